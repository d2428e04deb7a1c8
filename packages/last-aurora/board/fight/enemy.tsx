import { Icon, SeatMark } from '@lastroad/ui';
import { type EnemyCard, LETTERS } from '../../src/cards.ts';
import { AUTOMA } from '../../src/state.ts';
import { cardName, whoName } from '../../src/view/names.ts';
import type { EnemyView } from '../../src/view/view.ts';
import { Shield } from '../modules/asgard/shield.tsx';
import { cardPicture } from '../pictures/cards.ts';
import { Place } from '../place.tsx';
import { type AuroraBoardProps, aboutOf, isNamed } from '../props.ts';

interface EnemyProps {
  readonly enemy: EnemyView;
  readonly board: AuroraBoardProps;
}

/** Spaces A to D with the target tokens that lie there. */
const Targets = ({ enemy, board }: EnemyProps) => {
  const { say, view } = board;
  return (
    <span className="la-targets">
      {LETTERS.map((letter, space) => {
        const who = enemy.targets[space];
        const values = { letter, who: who === undefined ? '' : whoName(who) };
        const label = say({ key: who === undefined ? 'face.targetFree' : 'face.targetSpace', values });
        const inside = (
          <>
            <b>{letter}</b>
            {who !== undefined && who !== AUTOMA && <SeatMark seat={who} size={0.8} />}
            {who === AUTOMA && <i className="la-automa-mark" />}
          </>
        );
        const isAsked = board.asked?.about === 'target' && view.facing === enemy.card;
        return isAsked ? (
          <Place
            key={letter}
            board={board}
            about="target"
            at={space}
            thing={{ about: 'enemy', at: enemy.card }}
            label={label}
            className="la-target"
          >
            {() => inside}
          </Place>
        ) : (
          <span key={letter} className="la-target" role="img" aria-label={label}>
            {inside}
          </span>
        );
      })}
    </span>
  );
};

/** An enemy on the map: its defence boxes, the damage it has taken, and who has marked it. */
export const Enemy = ({ enemy, board }: EnemyProps) => {
  const { content, say, events, view } = board;
  const card = content.cards[enemy.card] as EnemyCard;
  const name = say(cardName(content, enemy.card));
  const { boxes, damage, shield, worn } = enemy;
  const key = shield === 0 ? 'face.boxes' : 'face.boxesBehind';
  const label = say({ key, values: { card: name, damage, boxes, shield, worn } });
  const isHit = events.some(event => event.type === 'attacked' && event.enemy === enemy.card && event.damage > 0);
  return (
    <div
      className="la-enemy"
      data-named={view.facing === enemy.card || isNamed(board, { about: 'enemy', at: enemy.card }) || undefined}
      data-hit={isHit ? board.step % 2 : undefined}
    >
      <Place
        board={board}
        about={aboutOf(board, ['enemy', 'markedEnemy', 'anyEnemy'])}
        at={enemy.card}
        thing={{ about: 'enemy', at: enemy.card }}
        label={label}
        className="la-cover"
      />
      <div className="la-enemy-in">
        <Icon path={cardPicture(card)} size={1.7} className="la-enemy-picture" />
        <span className="la-enemy-name" aria-hidden="true">
          {name}
        </span>
        {shield > 0 && <Shield enemy={enemy} board={board} />}
        <span className="la-boxes" aria-hidden="true" data-behind={worn < shield || undefined}>
          {Array.from({ length: boxes }, (_, i) => (
            <i key={i} data-hit={i < damage || undefined} />
          ))}
        </span>
        <Targets enemy={enemy} board={board} />
      </div>
    </div>
  );
};
