import type { Message, Seat } from '@lastroad/kernel';
import { type Aurora, NONE, type Player } from '../state.ts';
import { rankOf } from '../verbs/order.ts';
import { crewSize } from '../verbs/survivors.ts';
import { crewSpeed } from './crew.ts';
import { type Ledger, newLedger, takeStock } from './ledger.ts';

/** What of a position reasons are given by. */
interface Look extends Ledger {
  rank: number;
  stars: number;
  items: number;
  crew: number;
  illness: number;
  cards: number;
  /** Survivors that can explore in the next round, or in this one. */
  fresh: number;
  pace: number;
  hits: number;
  /** Signs that the aggression token has passed, and damage that is evaded. */
  earned: number;
  evades: number;
}

const look = (g: Aurora, seat: Seat): Look => {
  const player = g.players[seat];
  const ledger = newLedger();
  takeStock(g, player, ledger);
  const crew = [...player.active, ...player.rest, ...player.exhausted];
  return {
    ...ledger,
    rank: rankOf(g, seat),
    stars: g.content.fame[player.fame],
    items: player.items.length,
    crew: crewSize(player),
    illness: crew.reduce((sum, s) => sum + g.contamination[s], 0),
    cards: player.convoy.filter(card => card !== NONE).length,
    fresh: freshOnes(g, player),
    pace: ledger.speed + crewSpeed(g, player, false) + (g.turn === seat ? g.speedBonus : 0),
    earned: g.pvp?.aggression[seat] ?? 0,
    evades: g.content.pvpCard.evade[g.pvp?.evade[seat] ?? 0],
    hits: g.enemies.reduce((sum, enemy) => sum + enemy.targets.filter(who => who === seat).length, 0),
  };
};

const freshOnes = (g: Aurora, player: Player): number =>
  player.active.length + player.rest.length + player.exhausted.filter(s => g.content.traits[s].tireless).length;

type Reason = readonly [key: string, gain: (before: Look, after: Look) => number];

/** Most important first. A reason holds where something was gained; how much goes into its text. */
const REASONS: readonly Reason[] = [
  ['hint.nearer', (before, after) => after.rank - before.rank],
  ['hint.driver', (before, after) => Number(after.wheel) - Number(before.wheel)],
  ['hint.fame', (before, after) => after.stars - before.stars],
  ['hint.recruits', (before, after) => after.crew - before.crew],
  ['hint.faster', (before, after) => Math.floor(after.pace - before.pace)],
  ['hint.fuel', (before, after) => after.fuel - before.fuel],
  ['hint.items', (before, after) => after.items - before.items],
  ['hint.builds', (before, after) => after.cards - before.cards],
  ['hint.armed', (before, after) => after.guns + after.junk - before.guns - before.junk],
  ['hint.workshop', (before, after) => after.workshop - before.workshop],
  ['hint.marks', (before, after) => after.hits - before.hits],
  ['hint.aggression', (before, after) => after.earned - before.earned],
  ['hint.evades', (before, after) => after.evades - before.evades],
  ['hint.repairs', (before, after) => before.damage - after.damage],
  ['hint.cures', (before, after) => before.illness - after.illness],
  ['hint.food', (before, after) => after.food - before.food],
  ['hint.ammo', (before, after) => after.ammo - before.ammo],
  ['hint.rests', (before, after) => after.fresh - before.fresh],
];

/** Damage came, and nothing was lost by it but the slot's armour. */
const isHarmless = (before: Look, after: Look): boolean =>
  after.damage + after.worn > before.damage + before.worn &&
  after.crew === before.crew &&
  after.fuel + after.food + after.ammo >= before.fuel + before.food + before.ammo &&
  after.guns === before.guns &&
  after.junk === before.junk &&
  after.workshop === before.workshop &&
  after.pockets === before.pockets &&
  after.speed === before.speed &&
  after.wheel === before.wheel;

const hasReached = (g: Aurora, seat: Seat): boolean => {
  const { docks, nodes } = g.content.map;
  return rankOf(g, seat) >= nodes[docks[g.red ? 1 : 0][g.dock]].rank;
};

/** What speaks for a choice, by what it has led to. */
export const reasons = (before: Aurora, seat: Seat, _choice: number, after: Aurora): readonly Message[] => {
  if (after.players[seat].out) return [];
  const [was, is] = [look(before, seat), look(after, seat)];
  const found: Message[] = [];
  if (hasReached(after, seat) && !hasReached(before, seat)) found.push({ key: 'hint.reaches' });
  for (const [key, gain] of REASONS) {
    const count = gain(was, is);
    if (count > 0) found.push({ key, values: { count } });
  }
  if (isHarmless(was, is)) found.push({ key: 'hint.harmless' });
  return found;
};
