import { draw, type Seat } from '@lastroad/kernel';
import type { Size, Way } from '../rows.ts';
import type { Race } from '../state.ts';
import { crewOf } from './cars.ts';

export const rollDirection = (g: Race): Way => g.content.dice.direction[draw(g, 6, 'direction')];
export const rollStunt = (g: Race): number => g.content.dice.stunt[draw(g, 6, 'stunt')];
export const rollRoad = (g: Race): number => g.content.dice.road[draw(g, 6, 'road')];
/** Whether the top car moves. */
export const rollSlam = (g: Race): boolean => g.content.dice.slam[draw(g, 6, 'slam')];
/** Which face of the shooting die lies up. */
export const rollShooting = (g: Race): number => draw(g, 6, 'shooting');
/** TR-SHOOT-4. */
export const hits = (g: Race, face: number, size: Size): boolean => g.content.dice.shooting[face].includes(size);

/** TR-ROUND-1: all movement dice of a seat. */
export const rollMovement = (g: Race, seat: Seat): void => {
  const faces = g.content.throws[g.crews[seat].kind];
  const dice: number[] = [];
  const count = crewOf(g, seat).dice;
  for (let i = 0; i < count; i++) dice.push(faces[draw(g, 6, 'movement')]);
  g.crews[seat].dice = dice.sort((a, b) => a - b);
  g.events?.push({ type: 'rolledDice', seat, dice: dice.slice() });
};
