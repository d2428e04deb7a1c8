import type { ThunderContent, ThunderView } from '../../src/index.ts';
import { sufferingOf } from '../../src/modules/carnage/suffering.ts';
import { SIZES, type Size } from '../../src/rows.ts';
import { type Car, NONE } from '../../src/state.ts';
import { CARDS } from '../../src/verbs/dice.ts';
import { HIDDEN } from '../../src/view/view.ts';

/** So many faces of a die that has so many sides. */
export interface Odds extends Readonly<Record<string, number>> {
  readonly faces: number;
  readonly sides: number;
}

const sizeOf = (content: ThunderContent, view: ThunderView, car: Car): Size =>
  content.sizes[view.cars[car]?.model ?? 0] ?? 0;

const looksAs = (content: ThunderContent, view: ThunderView, car: Car): Size => {
  const here = view.cars[car];
  const change = here === undefined ? 0 : sufferingOf(content, here, 'sizeAsTarget', 0);
  return Math.max(0, Math.min(sizeOf(content, view, car) + change, SIZES.length - 1));
};

/**
 * TR-GER-5, TR-GER-6: of the cards that may come next for whoever is on turn, how many hit; `null` for who rolls. What is in
 * a hand that the reader does not see may come next, for all that is known.
 */
export const cardShotAt = (content: ThunderContent, view: ThunderView, car: Car) => {
  const { deck = null, dice = [] } = view.crews[view.turn] ?? {};
  if (deck === null) return null;
  const away = deck.pile === 0 ? [...dice, ...deck.played] : [...dice, ...deck.played, ...deck.discard];
  const next = content.deck.flatMap((_, card) => (away.includes(CARDS + card) ? [] : [card]));
  const size = looksAs(content, view, car);
  const hits = next.filter(card => content.shots[content.dice.shooting.length + card]?.includes(size));
  return { hits: hits.length, cards: next.length };
};

/** How the shooting die looks at a car; a lasting effect may make it look bigger. */
export const shotAt = (content: ThunderContent, view: ThunderView, car: Car): Odds => {
  const size = looksAs(content, view, car);
  const { shooting } = content.dice;
  return { faces: shooting.filter(sizes => sizes.includes(size)).length, sides: shooting.length };
};

/** How often the slam die moves the car on top. */
export const topMoves = ({ dice }: ThunderContent): Odds => ({
  faces: dice.slam.filter(Boolean).length,
  sides: dice.slam.length,
});

/** What everybody can count: tokens that have not been seen since they were shuffled, and the mines among them. */
export const unseenTokens = ({ hazards }: ThunderContent, view: ThunderView) => {
  const seen = [...view.hazardDiscard, ...view.tokens.filter(token => token !== NONE && token !== HIDDEN)];
  const mines = hazards.flatMap(({ effect, count }, kind) =>
    effect === 'mine' ? [count - seen.filter(token => token === kind).length] : [],
  );
  return {
    unseen: view.hazardPile + view.tokens.filter(token => token === HIDDEN).length,
    mines: mines.reduce((sum, count) => sum + count, 0),
  };
};
