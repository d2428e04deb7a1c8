import type { Message } from '@lastroad/kernel';
import { Die } from '@lastroad/ui';
import { NONE } from '../../src/state.ts';
import { firstLike, isCard } from '../../src/verbs/dice.ts';
import { dieName } from '../../src/view/names.ts';
import { HIDDEN } from '../../src/view/view.ts';
import { Card } from '../modules/german/card.tsx';
import { Deck } from '../modules/german/deck.tsx';
import { SteeringBoard } from '../modules/rig/steering-board.tsx';
import { leaderAt } from '../modules/shop/leader-at.ts';
import { LeaderHead } from '../modules/shop/leader-head.tsx';
import { Held } from '../modules/waiting/held.tsx';
import type { ThunderBoardProps } from '../props.ts';
import { Command } from './command.tsx';
import { Pick } from './pick.tsx';

interface CommandBoardProps {
  readonly board: ThunderBoardProps;
  readonly owner: number;
}

/** Two that are alike are one answer. */
const answerOf = ({ content }: ThunderBoardProps, dice: readonly number[], die: number): number =>
  dice[firstLike(content, dice, die)] ?? die;

const wordsOf = (content: ThunderBoardProps['content'], die: number): Message =>
  die === HIDDEN ? { key: 'face.cardBack' } : dieName(content, die);

const Dice = ({ board, owner }: CommandBoardProps) => {
  const { content, view, say, events, step } = board;
  const rolled = events.some(event => event.type === 'rolledDice' && event.seat === owner);
  const dice = view.crews[owner]?.dice ?? [];
  if (dice.length === 0) return <p className="tr-none">{say({ key: 'face.noDice' })}</p>;
  return (
    <div className="tr-dice">
      {dice.map((die, i) => (
        <Pick
          key={i}
          about="die"
          at={answerOf(board, dice, die)}
          label={say(wordsOf(content, die))}
          board={board}
          className="tr-die"
        >
          {isCard(die) ? (
            <Card content={content} die={die} say={say} />
          ) : (
            <Die face={die} throwNumber={rolled ? step : 0} label={say({ key: 'choice.die', values: { die } })} />
          )}
        </Pick>
      ))}
    </div>
  );
};

/** The dice a crew has left, and what they can be spent on beside its vehicles. */
export const CommandBoard = ({ board, owner }: CommandBoardProps) => {
  const { content, view, say } = board;
  const { kind = 0, command: used = NONE, commandDie: die = 0, deck = null } = view.crews[owner] ?? {};
  const bonus = view.bonus?.[owner] ?? NONE;
  const leader = leaderAt(view, owner);
  const printed = leader === NONE ? content.boards[kind] : content.leaderBoards[leader];
  const rows = [...(printed ?? []), ...(bonus === NONE ? [] : [bonus])];
  const placed = view.leaders?.placed[owner] ?? [];
  return (
    <section className="tr-commands" data-seat={owner} aria-label={say({ key: 'face.commands' })}>
      <Held board={board} owner={owner} />
      <h3>{say({ key: deck === null ? 'face.dice' : 'face.hand' })}</h3>
      <Dice board={board} owner={owner} />
      {deck !== null && <Deck board={board} deck={deck} />}
      {view.rig?.seat === owner ? (
        <SteeringBoard board={board} rig={view.rig} />
      ) : (
        <>
          <h3>{say({ key: 'face.commands' })}</h3>
          <LeaderHead board={board} owner={owner} />
          <ul>
            {rows.map(row => (
              <li key={row}>
                <Command board={board} row={row} die={used === row ? die : 0} hasToken={placed.includes(row)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
