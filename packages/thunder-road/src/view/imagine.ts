import { draw, type Key, type Seat, shuffle } from '@lastroad/kernel';
import { clone } from '../clone.ts';
import type { ThunderEvent } from '../events.ts';
import { redealDecks } from '../modules/german/view.ts';
import { dealLeaders } from '../modules/leaders/imagine.ts';
import { dealUpgrades } from '../modules/upgrades/imagine.ts';
import { redealWaiting } from '../modules/waiting/view.ts';
import { FACE_DOWN, type Race } from '../state.ts';
import { isFaceDown } from '../verbs/board.ts';

/**
 * Deals anew what a seat has not seen: hands of others, leaders and upgrades that are not shown yet, and what nobody has
 * seen, tokens face down on the road together with the hazard pile, and the tiles of the
 * pile that have not been on the table. Damage tokens on cars were seen by all when they were drawn. Everything unseen
 * is put in order first, so that what is dealt does not depend on how it truly lies.
 */
export const imagine = (g: Race, seat: Seat, key: Key): Race => {
  const twin = clone(g);
  twin.key = key;
  twin.drawn = 0;
  twin.script = null;
  dealHazards(twin);
  dealTiles(twin);
  redealDecks(twin, seat);
  redealWaiting(twin, seat);
  orderConditions(twin);
  dealLeaders(twin, seat);
  dealUpgrades(twin, seat);
  twin.drawn = g.drawn;
  twin.script = g.script;
  return twin;
};

/** Which conditions are left is known to all, their order is chance. */
const orderConditions = ({ conditions }: Race): void => {
  conditions?.deck.sort(inOrder);
};

const inOrder = (a: number, b: number): number => a - b;

const dealHazards = (twin: Race): void => {
  const unseen = twin.hazardPile.splice(0);
  for (const token of twin.tokens) if (isFaceDown(token)) unseen.push(token % FACE_DOWN);
  unseen.sort(inOrder);
  shuffle(twin, unseen, 'imagined');
  for (let i = 0; i < twin.tokens.length; i++) {
    if (isFaceDown(twin.tokens[i])) twin.tokens[i] = (unseen.pop() ?? 0) + FACE_DOWN;
  }
  twin.hazardPile.push(...unseen);
};

const dealTiles = (twin: Race): void => {
  const { sides } = twin.content;
  const unseen = twin.pile.splice(0, twin.pile.length - twin.known);
  const tiles = unseen.map(side => Math.min(side, sides[side].back)).sort(inOrder);
  shuffle(twin, tiles, 'imagined');
  twin.pile.unshift(...tiles.map(side => (draw(twin, 2, 'imagined') === 0 ? side : sides[side].back)));
};

/** TR-GER-2: only whoever draws cards knows which. */
export const redact = (event: ThunderEvent, seat: Seat): ThunderEvent =>
  event.type === 'drewCards' && event.seat !== seat ? { ...event, cards: [] } : event;
