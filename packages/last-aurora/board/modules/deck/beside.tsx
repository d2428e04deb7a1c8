import damage from 'icon:cracked-shield';
import wind from 'icon:windy-stripes';
import { Icon } from '@lastroad/ui';
import { cardName } from '../../../src/view/names.ts';
import { cardPicture } from '../../pictures/cards.ts';
import { Place } from '../../place.tsx';
import type { AuroraBoardProps } from '../../props.ts';
import './beside.css';

interface BesideProps {
  readonly board: AuroraBoardProps;
  readonly owner: number;
}

/** What waits beside a convoy for its next move: who shows the way, what the wind takes, what a brew will do. */
export const Beside = ({ board, owner }: BesideProps) => {
  const { view, content, say } = board;
  const deck = view.frozenDeck;
  if (deck === null) return null;
  const slowed = deck.slowed[owner] ?? 0;
  const hits = deck.backfire[owner] ?? 0;
  const note = (icon: string, words: string) => (
    <span className="la-beside" key={words}>
      <Icon path={icon} size={1.1} />
      {words}
    </span>
  );
  return (
    <>
      {(deck.passengers[owner] ?? []).map(card => {
        const row = content.cards[card];
        const words = say({ key: 'face.passenger', values: { card: cardName(content, card) } });
        return row === undefined ? null : (
          <Place
            key={card}
            board={board}
            about="nobody"
            at={card}
            thing={{ about: 'card', at: card }}
            label={words}
            className="la-beside"
          >
            {() => (
              <>
                <Icon path={cardPicture(row)} size={1.1} />
                {words}
              </>
            )}
          </Place>
        );
      })}
      {deck.winds > 0 && note(wind, say({ key: 'face.windAhead' }))}
      {slowed > 0 && note(wind, say({ key: 'face.slowed', values: { points: slowed } }))}
      {hits > 0 && note(damage, say({ key: 'face.backfire', values: { damage: hits } }))}
    </>
  );
};
