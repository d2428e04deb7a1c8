import { FACE_DOWN, type LeaderState, NONE, type Race, type UpgradeState } from '../state.ts';
import { isCard } from '../verbs/dice.ts';

const count = (kinds: readonly number[], of: number): number => kinds.filter(kind => kind === of).length;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** TR-CTOK-6. */
const tokensOf = ({ supply, tokens, placed }: LeaderState): number =>
  supply + sum(tokens) + sum(placed.map(commands => commands.length));

/** TR-UPG-4: of the tokens that came with the dispensers in play, those that are neither on cards, on the road nor spent. */
const missingTokens = (
  { content: { fittings, hazards, limits } }: Race,
  { open, fitted, charges, spent }: UpgradeState,
  onRoad: readonly number[],
): number => {
  if (!open) return 0;
  const dispensers = fitted.filter(card => card !== NONE && ['mines', 'oil'].includes(fittings[card].act ?? ''));
  const lying = onRoad.filter(kind => hazards[kind].ofCard).length;
  return dispensers.length * limits.charges - sum(charges) - spent - lying;
};

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
  for (const name of ['strikes', 'bounties', 'oneShots'] as const) {
    const deck = g[name];
    if (deck !== undefined)
      counts[name] = deck.rest.length + deck.played.length + deck.held.filter(card => card !== NONE).length;
  }
  if (g.leaders !== undefined) counts['command tokens'] = tokensOf(g.leaders);
  if (g.upgrades !== undefined) counts['tokens of cards missing'] = missingTokens(g, g.upgrades, onRoad);
  for (const [kind, { name, ofCard }] of content.hazards.entries()) {
    if (ofCard) continue;
    counts[`hazard ${name}`] = count(onRoad, kind) + count(g.hazardPile, kind) + count(g.hazardDiscard, kind);
  }
  for (const [kind, { name }] of content.damage.entries()) {
    if (kind !== content.minor) counts[`damage ${name}`] = count(onCars, kind) + count(g.damagePile, kind);
  }
  return counts;
};
