import repair from 'icon:auto-repair';
import plow from 'icon:bulldozer';
import traction from 'icon:caterpillar';
import respawn from 'icon:full-motorcycle-helmet';
import airstrike from 'icon:helicopter';
import dispenser from 'icon:land-mine';
import rocket from 'icon:missile-launcher';
import nitro from 'icon:rocket-thruster';
import computer from 'icon:targeting';
import drift from 'icon:tire-tracks';
import spur from 'icon:upgrade';
import mend from 'icon:wrench';
import { Die, Icon } from '@lastroad/ui';
import { rangeOf } from '../../src/view/describe.ts';
import type { ThunderBoardProps } from '../props.ts';
import { Pick } from './pick.tsx';

/** Pictures of commands, by the deed. */
export const COMMAND_ICONS: Readonly<Record<string, string>> = {
  airstrike,
  nitro,
  drift,
  repair,
  respawn,
  rocket,
  plow,
  traction,
  dispenser,
  computer,
  mend,
  spur,
};

interface CommandProps {
  readonly board: ThunderBoardProps;
  readonly row: number;
  /** The die that was spent on it, or 0. */
  readonly die: number;
  /** It lies under a damage token. */
  readonly isHurt?: boolean;
}

/** One command: what it takes, or the die that was spent on it. */
export const Command = ({ board, row, die, isHurt = false }: CommandProps) => {
  const { content, say, asked } = board;
  const command = content.commands[row];
  if (command === undefined) return null;
  const { name, from, to, power } = command;
  const words = say({ key: `command.${name}` });
  const label = isHurt ? `${words}: ${say({ key: 'face.damaged' })}` : words;
  const look = isHurt ? 'tr-command tr-command-hurt' : 'tr-command';
  return (
    <Pick about={asked?.about === 'spot' ? 'spot' : 'command'} at={row} label={label} board={board} className={look}>
      <Icon path={COMMAND_ICONS[power] ?? ''} size={1.2} />
      <span>{words}</span>
      {die > 0 ? (
        <Die face={die} size={1.5} label={say({ key: 'screen.die', values: { die } })} />
      ) : (
        <b>{say({ key: `face.range.${rangeOf(content, command)}`, values: { from, to } })}</b>
      )}
    </Pick>
  );
};
