import star from 'icon:round-star';
import { Die, Icon } from '@lastroad/ui';
import { rangeOf } from '../../src/view/describe.ts';
import type { ThunderBoardProps } from '../props.ts';
import { COMMAND_ICONS } from './command-icons.ts';
import { Pick } from './pick.tsx';

interface CommandProps {
  readonly board: ThunderBoardProps;
  readonly row: number;
  /** The die that was spent on it, or 0. */
  readonly die: number;
  /** A command token lies on it. */
  readonly hasToken?: boolean;
  /** It lies under a damage token. */
  readonly isHurt?: boolean;
}

/** Kinds of questions that commands are answers to. */
const KINDS: readonly string[] = ['spot', 'token', 'order'];

/** One command: what it takes, or the die that was spent on it. */
export const Command = ({ board, row, die, hasToken = false, isHurt = false }: CommandProps) => {
  const { content, say, asked } = board;
  const command = content.commands[row];
  if (command === undefined) return null;
  const { name, from, to, power } = command;
  const words = say({ key: `command.${name}` });
  const label = isHurt ? `${words}: ${say({ key: 'face.damaged' })}` : words;
  const look = isHurt ? 'tr-command tr-command-hurt' : 'tr-command';
  return (
    <Pick
      about={KINDS.includes(asked?.about ?? '') ? (asked?.about ?? '') : 'command'}
      at={row}
      label={label}
      board={board}
      className={look}
    >
      <Icon path={COMMAND_ICONS[power] ?? ''} size={1.2} />
      <span>{words}</span>
      {hasToken ? (
        <span className="tr-command-token">
          <Icon path={star} size={1.3} label={say({ key: 'face.hasToken' })} />
        </span>
      ) : die > 0 ? (
        <Die face={die} size={1.5} label={say({ key: 'screen.die', values: { die } })} />
      ) : (
        <b>{say({ key: `face.range.${rangeOf(content, command)}`, values: { from, to } })}</b>
      )}
    </Pick>
  );
};
