import type { Race } from '../state.ts';
import { isCard } from '../verbs/dice.ts';
import { asking } from './asking.ts';

const mix = (sum: number, part: number): number => (Math.imul(sum, 31) + part) | 0;

/** What chance has just shown to everybody: the dice of the round, those of a slam, where a car has got to by itself. */
export const scene = (g: Race): number => {
  const f = asking(g);
  if (f.task === 'slam') return mix(f.pushed + 1, f.way);
  if (f.task === 'drive') return mix(g.cars[f.car].at, g.cars[f.car].points);
  let sum = mix(g.round, g.road);
  for (let seat = 0; seat < g.crews.length; seat++) {
    const { dice } = g.crews[seat];
    // Cards in the hands of others have been shown to nobody.
    for (let i = 0; i < dice.length; i++) if (seat === f.seat || !isCard(dice[i])) sum = mix(sum, dice[i]);
  }
  return sum;
};
