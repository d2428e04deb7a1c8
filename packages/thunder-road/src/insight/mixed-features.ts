import type { Seat } from '@lastroad/kernel';
import { type Car, NONE, OUT, type Race } from '../state.ts';
import { bodyOf } from '../verbs/cars.ts';

// What matters at tables with other crews than cars.

export const OF_TABLE = ['rivals', 'cars of others', 'rig of others', 'bikes of others', 'carnage'] as const;

/** Who else is in the race. */
export const noteTable = (g: Race, seat: Seat, into: Float64Array, from: number): void => {
  into.fill(0, from, from + OF_TABLE.length);
  for (let other = 0; other < g.crews.length; other++) if (other !== seat && !g.crews[other].out) into[from]++;
  for (let car = 0; car < g.cars.length; car++) {
    const c = g.cars[car];
    if (!c.operable || c.seat === seat || c.seat < 0) continue;
    const { endures, drivesThrough, trails } = bodyOf(g, car);
    if (endures === null) into[from + (drivesThrough ? 3 : 1)] += drivesThrough ? 0.4 : 0.2;
    else if (!trails) into[from + 2] = 1;
  }
  into[from + 4] = g.content.lasting.length > 0 ? 1 : 0;
};

export const OF_BIKES = ['lost', 'broken', 'unmoved', 'sum of dice', 'mending dice', 'returning dice'] as const;

/** What the bikes have beyond their places on the road. */
export const noteBikes = (g: Race, seat: Seat, into: Float64Array, from: number): void => {
  into.fill(0, from, from + OF_BIKES.length);
  for (let car: Car = 0; car < g.cars.length; car++) {
    const c = g.cars[car];
    if (c.seat !== seat) continue;
    if (c.at === OUT) into[from]++;
    else if (!c.operable) into[from + 1]++;
    else if (c.die === 0) into[from + 2]++;
  }
  const { dice, command, kind } = g.crews[seat];
  for (let i = 0; i < dice.length; i++) into[from + 3] += dice[i] / 5;
  if (command !== NONE) return;
  const board = g.content.boards[kind];
  for (let i = 0; i < board.length; i++) {
    const { power, from: least, to: most } = g.content.commands[board[i]];
    const place = power === 'repair' ? 4 : power === 'respawn' ? 5 : NONE;
    if (place !== NONE)
      for (let d = 0; d < dice.length; d++) if (dice[d] >= least && dice[d] <= most) into[from + place] = 1;
  }
};
