import type { Seat } from '@lastroad/kernel';
import type { Car, Race, Space } from '../../state.ts';
import { rigOf, sectionsOf } from './boards.ts';

/** Part 9: what everybody sees of the rig beyond its cars; nothing of it is secret. */
export interface RigView {
  readonly seat: Seat;
  /**
   * Its sections, front to rear, as rows of `ThunderView.cars`. One that is in the start area while the one before it is on
   * the road hangs over the rear edge, right behind that one (TR-RIG-14, TR-RIG-32). `ThunderContent.carried` says which
   * three commands are on the board of each; its minor damage lies in `CarView.damage`, `hurt` says on which commands.
   */
  readonly sections: readonly Car[];
  /** Lane changes that are left this round: what the die on Power steering shows. */
  readonly steering: number;
  /** Of each section the command that has its die this round, or `NONE`, and that die, or 0. */
  readonly commands: readonly number[];
  readonly dice: readonly number[];
  /** The command that works this turn, or `NONE`: a plow that has been used does not any more. */
  readonly working: number;
  /** Rows of damaged commands. */
  readonly hurt: readonly number[];
  /** Spaces with off-road tokens; `ThunderView.terrain` knows of them already. */
  readonly offRoad: readonly Space[];
}

/** `null` where nobody has the rig. */
export const rigView = (g: Race): RigView | null => {
  if (g.rig === undefined) return null;
  const { front, steering, commands, dice, working, hurt, offRoad } = rigOf(g);
  return {
    seat: g.cars[front].seat,
    sections: sectionsOf(g),
    steering,
    commands: commands.slice(),
    dice: dice.slice(),
    working,
    hurt: hurt.slice(),
    offRoad: offRoad.slice(),
  };
};
