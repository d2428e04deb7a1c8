import type { Seat } from '@lastroad/kernel';
import type { Aurora, Pvp } from '../../state.ts';

/** FS-PVP-4: all tokens on the first cell of their track. */
export const newRecord = (seats: number): Pvp => ({
  evade: new Array<number>(seats).fill(0),
  aggression: new Array<number>(seats).fill(0),
  victims: Array.from({ length: seats }, () => []),
});

/** The tracks; asked for only where they are on the table. */
export const recordOf = ({ pvp }: Aurora): Pvp => {
  if (pvp === undefined) throw new Error('players do not fire at players at this table');
  return pvp;
};

/** FS-PVP-8: damage of each attack of a player that a convoy ignores. */
export const evadeOf = (g: Aurora, seat: Seat): number => g.content.pvpCard.evade[recordOf(g).evade[seat]];
