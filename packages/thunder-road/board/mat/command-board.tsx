import repair from 'icon:auto-repair';
import airstrike from 'icon:helicopter';
import nitro from 'icon:rocket-thruster';
import drift from 'icon:tire-tracks';
import { Die, Icon } from '@lastroad/ui';
import { rangeOf } from '../../src/view/describe.ts';
import type { ThunderBoardProps } from '../props.ts';
import { Pick } from './pick.tsx';

/** Pictures of commands, by the deed. */
export const COMMAND_ICONS: Readonly<Record<string, string>> = { airstrike, nitro, drift, repair };

interface CommandBoardProps {
  readonly board: ThunderBoardProps;
  readonly owner: number;
}

const Dice = ({ board, owner }: CommandBoardProps) => {
  const { view, say, events, step } = board;
  const rolled = events.some(event => event.type === 'rolledDice' && event.seat === owner);
  const dice = view.crews[owner]?.dice ?? [];
  if (dice.length === 0) return <p className="tr-none">{say({ key: 'face.noDice' })}</p>;
  return (
    <div className="tr-dice">
      {dice.map((die, i) => (
        <Pick
          key={i}
          about="die"
          at={die}
          label={say({ key: 'choice.die', values: { die } })}
          board={board}
          className="tr-die"
        >
          <Die face={die} throwNumber={rolled ? step : 0} label={say({ key: 'choice.die', values: { die } })} />
        </Pick>
      ))}
    </div>
  );
};

/** One command: what it takes, or the die that was spent on it. */
const Command = ({ board, owner, row }: CommandBoardProps & { readonly row: number }) => {
  const { content, view, say } = board;
  const command = content.commands[row];
  const { command: used = row, commandDie: die = 0 } = view.crews[owner] ?? {};
  if (command === undefined) return null;
  const { name, from, to, power } = command;
  const words = say({ key: `command.${name}` });
  return (
    <Pick about="command" at={row} label={words} board={board} className="tr-command">
      <Icon path={COMMAND_ICONS[power] ?? ''} size={1.2} />
      <span>{words}</span>
      {used === row ? (
        <Die face={die} size={1.5} label={say({ key: 'screen.die', values: { die } })} />
      ) : (
        <b>{say({ key: `face.range.${rangeOf(content, command)}`, values: { from, to } })}</b>
      )}
    </Pick>
  );
};

/** The dice a crew has left, and the commands they can be spent on. */
export const CommandBoard = ({ board, owner }: CommandBoardProps) => {
  const { content, view, say } = board;
  const rows = content.boards[view.crews[owner]?.kind ?? 0] ?? [];
  return (
    <section className="tr-commands" data-seat={owner} aria-label={say({ key: 'face.commands' })}>
      <h3>{say({ key: 'face.dice' })}</h3>
      <Dice board={board} owner={owner} />
      <h3>{say({ key: 'face.commands' })}</h3>
      <ul>
        {rows.map(row => (
          <li key={row}>
            <Command board={board} owner={owner} row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
};
