import { reveal } from '@lastroad/kernel';
import { BOARD, type Car, type ConditionState, NONE, type Race, type Space } from '../../state.ts';
import { joined, type Trait } from '../../traits.ts';
import { sideAt } from '../../verbs/board.ts';
import { headOf } from '../../verbs/cars.ts';
import { takeAny } from '../../verbs/piles.ts';

/** The road conditions of this table. Only what is part of this module asks, and it speaks only where they are in play. */
const conditionsOf = ({ conditions }: Race): ConditionState => {
  if (conditions === undefined) throw new Error('there are no road conditions');
  return conditions;
};

/** TR-AMMO-2: the deck is shuffled, no card lies beside a tile yet. */
export const setUp = (g: Race): void => {
  g.conditions = {
    deck: g.content.conditions.map((_, card) => card),
    discard: [],
    beside: new Array<number>(BOARD).fill(NONE),
  };
};

/** TR-AMMO-2, TR-INT-10: a card beside every tile that is laid but the starting tile of the race, once its hazards lie there. */
export const lay = (g: Race): void => {
  if (g.laid === 1) return;
  const { deck, discard, beside } = conditionsOf(g);
  if (deck.length === 0) deck.push(...discard.splice(0));
  // The last card of the deck needs no chance to be shown.
  reveal(g);
  const condition = takeAny(g, deck, 'condition');
  beside[(g.laid - 1) % BOARD] = condition;
  g.events?.push({ type: 'conditionLaid', condition, tile: g.laid });
};

/** TR-AMMO-2: with its tile it goes. */
export const discard = (g: Race): void => {
  const { discard: pile, beside } = conditionsOf(g);
  const place = (g.laid - BOARD) % BOARD;
  if (beside[place] !== NONE) pile.push(beside[place]);
  beside[place] = NONE;
};

/** The card beside the tile that a space is on, or `NONE`. */
const conditionAt = (g: Race, space: Space): number =>
  space < 0 ? NONE : conditionsOf(g).beside[Math.floor(space / g.content.area) % BOARD];

/** TR-AMMO-2, TR-INT-9: it works on cars on its tile; where the rig is, its front section says. */
export const weather = (g: Race, car: Car, trait: Trait, before: number): number => {
  const condition = conditionAt(g, g.cars[headOf(g, car)].at);
  return condition === NONE ? before : joined(trait, before, g.content.conditionTraits[condition][trait]);
};

/** TR-AMMO-2: the printed ground of its tile may count as another. */
export const groundAt = (g: Race, space: Space): number => {
  const condition = conditionAt(g, space);
  if (condition === NONE) return NONE;
  const { area, sides, conditionGround } = g.content;
  const printed = sides[sideAt(g, space)].terrain[space % area];
  const counts = conditionGround[condition][printed];
  return counts === printed ? NONE : counts;
};
