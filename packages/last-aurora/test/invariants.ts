import type { ConvoyCard } from '../src/cards.ts';
import { type Aurora, lastAurora } from '../src/index.ts';
import { itemLimit } from '../src/rules/items.ts';
import { AUTOMA, DAMAGE, EMPTY, NONE, type Player, SURVIVOR } from '../src/state.ts';
import { accepts, eachSlot } from '../src/verbs/convoy.ts';
import { crew, skill } from '../src/verbs/survivors.ts';

/** Between two turns no token is in anybody's hand and no action is half done. */
const SETTLED = ['exploreTurn.chooseAct', 'movementTurn.chooseAct', 'fireTurn.chooseAct'];

const isSettled = (g: Aurora): boolean =>
  lastAurora.waitingFor(g).some(seat => SETTLED.includes(lastAurora.question(g, seat)?.name ?? ''));

const slotFaults = (g: Aurora, player: Player): string[] => {
  const faults: string[] = [];
  const known = new Set<number>();
  eachSlot(g, player, (slot, kind, token) => {
    known.add(slot);
    if (token !== EMPTY && token !== DAMAGE && !accepts(kind, token)) faults.push(`LA-INV-6, 7: ${token} in ${kind}`);
  });
  player.cargo.forEach((token, slot) => {
    if (token !== EMPTY && !known.has(slot)) faults.push(`LA-INV-1: a token beside the slots, at ${slot}`);
  });
  return faults;
};

/** A new truck may be asked at once which trailer it leaves behind. */
const isLeavingTrailer = (g: Aurora): boolean =>
  lastAurora.waitingFor(g).some(seat => lastAurora.question(g, seat)?.name === 'upgrade.leaveTrailer');

const convoyFaults = (g: Aurora, player: Player): string[] => {
  const faults: string[] = [];
  const towed = [1, 2, 3].filter(position => player.convoy[position] !== NONE);
  const truck = g.content.cards[player.convoy[0]] as ConvoyCard;
  const isTooMuch = towed.length > truck.towing && !isLeavingTrailer(g);
  if (truck.kind !== 'truck' || isTooMuch) faults.push('LA-INV-5: towing');
  if (towed.some((position, i) => position !== i + 1)) faults.push('LA-INV-5: a gap between trailers');
  for (const position of [4, 5, 6, 7])
    if (player.convoy[position] !== NONE && player.convoy[position - 4] === NONE)
      faults.push('LA-INV-5: a device in the air');
  return faults;
};

const playerFaults = (g: Aurora, player: Player): string[] => {
  if (player.out) return player.cargo.some(token => token !== EMPTY) ? ['LA-ELM-1: cargo left'] : [];
  const faults = [...slotFaults(g, player), ...convoyFaults(g, player)];
  const people = crew(player);
  if (player.fame < 0 || player.fame >= g.content.fame.length) faults.push('LA-INV-12');
  if (!isSettled(g)) return faults;
  if (player.cargo.filter(token => token === SURVIVOR).length !== people.length) faults.push('LA-INV-2');
  if (people.some(s => skill(g, s) < 1)) faults.push('LA-INV-3');
  if (player.items.length > itemLimit(g, g.players.indexOf(player))) faults.push('LA-INV-4');
  return faults;
};

const rowFaults = (g: Aurora): string[] => {
  const faults: string[] = [];
  const cards = g.row.filter(card => card !== NONE);
  if (g.row.length !== 5) faults.push('LA-INV-9');
  if (cards.some(card => g.content.cards[card].kind === 'event')) faults.push('LA-INV-10');
  if (g.phase === 'explore' && isSettled(g) && cards.length < 5 && g.deck.length > 0) faults.push('LA-INV-9: a gap');
  return faults;
};

const enemyFaults = (g: Aurora): string[] => {
  const faults: string[] = [];
  for (const enemy of g.enemies) {
    if (g.content.loot[enemy.loot] === null) faults.push('LA-INV-14');
    if (enemy.targets.length > 4) faults.push('LA-INV-8: five tokens');
  }
  for (const who of g.track) {
    const placed = g.enemies.reduce((sum, enemy) => sum + enemy.targets.filter(owner => owner === who).length, 0);
    const home = who === AUTOMA ? (g.automa?.targets ?? 0) : g.players[who].targets;
    if (placed + home + g.targetsDue[who] !== 2) faults.push('LA-INV-8');
  }
  return faults;
};

const ascending = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join();

const tableFaults = (g: Aurora): string[] => {
  const faults: string[] = [];
  const left = g.players.flatMap((player, seat) => (player.out ? [] : [seat]));
  if (ascending(g.track) !== ascending([...left, ...(g.automa ? [AUTOMA] : [])])) faults.push('LA-INV-11');
  if (g.round > 6) faults.push('LA-INV-19');
  if (g.outcomeDeck.length + g.outcomeDiscard.length + (g.resolving === NONE ? 0 : 1) !== 12) faults.push('LA-INV-20');
  if (g.phase === 'movement' && g.players.some(player => player.exhausted.length > 0)) faults.push('LA-INV-15');
  if (g.automa !== null) {
    if (g.automa.survivors + g.automa.contaminated > 6) faults.push('LA-INV-18: survivors');
    if (g.automa.stock.some(tokens => tokens > 7 || tokens < 0)) faults.push('LA-INV-18: resources');
  }
  return faults;
};

/** Every invariant of part 20 that a position breaks. */
export const faultsOf = (g: Aurora): string[] => [
  ...g.players.flatMap(player => playerFaults(g, player)),
  ...rowFaults(g),
  ...enemyFaults(g),
  ...tableFaults(g),
];
