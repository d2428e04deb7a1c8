import { draw, type Seat } from '@lastroad/kernel';
import type { Size, ThunderContent, Way } from '../rows.ts';
import type { DiceSource } from '../sources.ts';
import type { Race } from '../state.ts';
import { crewOf } from './cars.ts';

/** A die is its value; a card that stands for one is its row, counted from here. */
export const CARDS = 16;
export const isCard = (die: number): boolean => die >= CARDS;
/** TR-GER-3. */
export const valueOf = ({ deck }: ThunderContent, die: number): number => (isCard(die) ? deck[die - CARDS].value : die);

const areAlike = ({ deck }: ThunderContent, a: number, b: number): boolean =>
  a === b ||
  (isCard(a) &&
    isCard(b) &&
    deck[a - CARDS].value === deck[b - CARDS].value &&
    deck[a - CARDS].face === deck[b - CARDS].face);

/** The place of the first die or card of a hand that is like this one. */
export const firstLike = (content: ThunderContent, dice: readonly number[], die: number): number =>
  dice.findIndex(other => areAlike(content, other, die));

export const rollDirection = (g: Race): Way => g.content.dice.direction[draw(g, 6, 'direction')];
export const rollStunt = (g: Race): number => g.content.dice.stunt[draw(g, 6, 'stunt')];
export const rollRoad = (g: Race): number => g.content.dice.road[draw(g, 6, 'road')];
/** Whether the top car moves. */
export const rollSlam = (g: Race): boolean => g.content.dice.slam[draw(g, 6, 'slam')];
/** Which face of the shooting die lies up. */
export const rollShooting = (g: Race): number => draw(g, 6, 'shooting');
/** TR-SHOOT-4. */
export const hits = (g: Race, face: number, size: Size): boolean => g.content.shots[face].includes(size);

/** TR-ROUND-1: all movement dice of a seat. */
export const rollMovement = (g: Race, seat: Seat): void => {
  const faces = g.content.throws[g.crews[seat].kind];
  const dice: number[] = [];
  const count = crewOf(g, seat).dice;
  for (let i = 0; i < count; i++) dice.push(faces[draw(g, 6, 'movement')]);
  g.crews[seat].dice = dice.sort((a, b) => a - b);
  g.events?.push({ type: 'rolledDice', seat, dice: dice.slice() });
};

/** TR-ROUND-1, TR-SHOOT-4: dice. */
export const ROLLED: DiceSource = { deal: rollMovement, fill: rollMovement, spend: () => {}, shot: rollShooting };
