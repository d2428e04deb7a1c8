import { FACE_DOWN, NONE, type Race } from '../state.ts';
import { isCard } from '../verbs/dice.ts';

const count = (kinds: readonly number[], of: number): number => kinds.filter(kind => kind === of).length;

/** Nothing gets lost on the way: tokens of every kind, cards, tiles and cars. */
export const components = (g: Race): Readonly<Record<string, number>> => {
  const { content } = g;
  const onRoad = g.tokens.flatMap(token => (token === NONE ? [] : [token % FACE_DOWN]));
  const onCars = g.cars.flatMap(car => car.damage);
  const cards = g.cars.flatMap(car => car.lasting).filter(card => card !== NONE);
  const counts: Record<string, number> = {
    tiles: g.board.length + g.pile.length,
    lasting: g.lastingDeck.length + g.lastingDiscard.length + cards.length,
    cars: g.cars.filter(car => car.seat >= 0).length,
  };
  for (const [seat, deck] of (g.decks ?? []).entries()) {
    if (deck === null) continue;
    counts[`cards of seat ${seat}`] =
      g.crews[seat].dice.filter(isCard).length + deck.pile.length + deck.discard.length + deck.played.length;
  }
  if (g.conditions !== undefined) {
    const { deck, discard, beside } = g.conditions;
    counts['conditions'] = deck.length + discard.length + beside.filter(card => card !== NONE).length;
  }
  for (const name of ['bounties', 'oneShots'] as const) {
    const deck = g[name];
    if (deck !== undefined)
      counts[name] = deck.rest.length + deck.played.length + deck.held.filter(card => card !== NONE).length;
  }
  for (const [kind, { name }] of content.hazards.entries()) {
    counts[`hazard ${name}`] = count(onRoad, kind) + count(g.hazardPile, kind) + count(g.hazardDiscard, kind);
  }
  for (const [kind, { name }] of content.damage.entries()) {
    if (kind !== content.minor) counts[`damage ${name}`] = count(onCars, kind) + count(g.damagePile, kind);
  }
  return counts;
};
