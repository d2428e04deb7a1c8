import cards from 'icon:card-pick';
import discard from 'icon:card-random';
import items from 'icon:cardboard-box-closed';
import loot from 'icon:locked-box';
import outcomes from 'icon:perspective-dice-six';
import { Icon, SeatMark } from '@lastroad/ui';
import { memo } from 'react';
import { AUTOMA } from '../../src/state.ts';
import { AreaGrid } from '../fight/area-grid.tsx';
import { StoryDeck } from '../modules/stories/deck.tsx';
import type { AuroraBoardProps } from '../props.ts';

/** Who goes when: the first on the left. The Explore phase goes the other way round the track. */
const Order = ({ board }: { readonly board: AuroraBoardProps }) => {
  const { view, seats, say } = board;
  const first = view.phase === 'explore' ? view.track : view.track.toReversed();
  const name = (who: number): string => (who === AUTOMA ? say({ key: 'face.automa' }) : (seats[who]?.name ?? ''));
  const label = say({ key: 'face.order', values: { order: first.map(name).join(', ') } });
  return (
    <span className="la-order" role="img" aria-label={label} title={label}>
      <span className="la-order-title">{say({ key: 'face.orderTitle' })}</span>
      {first.map(who => (
        <span key={who} data-turn={who === view.turn || undefined}>
          {who === AUTOMA ? <i className="la-automa-mark" /> : <SeatMark seat={who} size={0.85} />}
        </span>
      ))}
    </span>
  );
};

/** The piles beside the row. */
export const Decks = memo(({ board }: { readonly board: AuroraBoardProps }) => {
  const { view, say } = board;
  const { deckPeriod, outcomeBack } = view;
  const deck =
    deckPeriod === null
      ? { key: 'face.deckEmpty' }
      : { key: 'face.deck', values: { count: view.deckSize, period: deckPeriod } };
  const pile = (icon: string, title: string, count: number, back?: string) => (
    <span className="la-pile" key={title} title={title}>
      <Icon path={icon} size={1.05} label={title} />
      <b>{count}</b>
      {back !== undefined && <small>{back}</small>}
    </span>
  );
  return (
    <div className="la-decks">
      <Order board={board} />
      <StoryDeck board={board} />
      {pile(cards, say(deck), view.deckSize, deckPeriod ?? undefined)}
      {pile(discard, say({ key: 'face.discard', values: { count: view.discard.length } }), view.discard.length)}
      {pile(loot, say({ key: 'face.loot', values: { count: view.lootDeckSize } }), view.lootDeckSize)}
      {pile(items, say({ key: 'face.itemDeck', values: { count: view.itemDeckSize } }), view.itemDeckSize)}
      <span className="la-pile">
        <Icon
          path={outcomes}
          size={1.05}
          label={say({ key: 'face.outcomes', values: { count: view.outcomeDeckSize } })}
        />
        <b>{view.outcomeDeckSize}</b>
        {outcomeBack !== null && <AreaGrid area={outcomeBack} label={say({ key: `area.${outcomeBack}` })} />}
      </span>
    </div>
  );
});
