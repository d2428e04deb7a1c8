import type { Seat } from '@lastroad/kernel';
import { hitsOfCrew } from '../modules/crews/insight.ts';
import { hasHeldFire, hasRival } from '../modules/pvp/insight.ts';
import { boxesOf, shieldOf } from '../rules/attack.ts';
import { type Aurora, NONE } from '../state.ts';
import { cardAt, convoyCard, isJunk } from '../verbs/convoy.ts';
import { nodeOf } from '../verbs/order.ts';
import type { Ledger } from './ledger.ts';
import { DAMAGE_COST, HIT_WORTH, ITEM_WORTH, RAID_WORTH } from './prices.ts';

/** Damage that an enemy does to a convoy in its region in one Fire phase, about. */
const BITE = 0.75;
/** What a damage more is worth on a hit. */
const MORE_DAMAGE = 0.4;
/** How likely there is somebody to shoot at in a later round; the first enemies are weak and come early. */
const meeting = (g: Aurora, rounds: number): number => (rounds > 2 ? 0.85 : 0.35) * (g.pvp === undefined ? 1 : FEWER);
/** FS-PVP-2: half of the enemies stay away where players fire at players. */
const FEWER = 0.6;
/** How likely a player is near in a later round. */
const COMPANY = 0.8;

/** What weapons and ammo are good for, less what enemies will do. */
export const fightWorth = (g: Aurora, seat: Seat, ledger: Ledger, held: number, rounds: number): number => {
  const foes = enemiesNear(g, seat);
  const ammo = ledger.ammo + held;
  const aim = ledger.guns === 0 ? 0 : ledger.volley / ledger.guns;
  let shots = 0;
  const firedJunk = ledger.junk === 0 ? 0 : countFiredJunk(g, seat);
  const fired = g.players[seat].fired.length - firedJunk;
  const now = g.phase === 'fire' ? Math.max(0, ledger.guns - fired) : ledger.guns;
  const shootsAt = foes > 0 ? HIT_WORTH : hasRival(g, seat) ? RAID_WORTH : 0;
  if (shootsAt > 0 && g.phase !== 'endOfRound' && !hasHeldFire(g, seat)) shots = Math.min(ammo, now) * 0.9;
  const later = Math.min(Math.max(0, ammo - shots), ledger.guns * rounds);
  const harm = foes > 0 ? foes * BITE * (ledger.armour >= foes ? 0.5 : 1) * DAMAGE_COST : 0;
  const moreHits = foes > 0 && shots > 0 ? aim * MORE_DAMAGE * hitsOfCrew(g, g.players[seat]) : 0;
  return (
    moreHits +
    aim * (shootsAt * shots + laterWorth(g, rounds) * later) +
    junkWorth(g, seat, ledger, firedJunk, foes, rounds) +
    spoils(g, seat) -
    harm
  );
};

/** What a shot in a later round is worth. */
const laterWorth = (g: Aurora, rounds: number): number => {
  const met = meeting(g, rounds);
  return met * HIT_WORTH + (g.pvp === undefined ? 0 : (1 - met) * COMPANY * RAID_WORTH);
};

const countFiredJunk = (g: Aurora, seat: Seat): number => {
  const player = g.players[seat];
  let count = 0;
  for (let i = 0; i < player.fired.length; i++) {
    // Loot may have taken the place of a card that has fired.
    const card = cardAt(player, player.fired[i]);
    if (card !== NONE && isJunk(convoyCard(g, card).slots[player.fired[i] & 7] ?? '')) count++;
  }
  return count;
};

/** What junk weapons are good for beyond the items they cost. */
const junkWorth = (g: Aurora, seat: Seat, ledger: Ledger, fired: number, foes: number, rounds: number): number => {
  if (ledger.junk === 0) return 0;
  const gain = (HIT_WORTH * ledger.junkVolley) / ledger.junk - ITEM_WORTH;
  const items = g.players[seat].items.length;
  const ready = g.phase === 'fire' ? Math.max(0, ledger.junk - fired) : ledger.junk;
  const shots = foes > 0 && g.phase !== 'endOfRound' ? Math.min(items, ready) : 0;
  return Math.max(0, gain) * (shots + 0.5 * meeting(g, rounds) * Math.min(rounds, 1) * ledger.junk);
};

/** Enemies that will fire at a seat in this round; those in the row fall upon the region of the leader. */
const enemiesNear = (g: Aurora, seat: Seat): number => {
  const { nodes } = g.content.map;
  const { region } = nodes[g.players[seat].node];
  let foes = 0;
  for (let i = 0; i < g.enemies.length; i++) if (g.enemies[i].region === region) foes++;
  if (g.track.length > 0) {
    const first = g.track[g.track.length - 1];
    const ahead = nodes[nodeOf(g, first)].region;
    if (ahead === region) for (let i = 0; i < g.row.length; i++) if (isEnemy(g, g.row[i])) foes += 0.9;
  }
  return foes;
};

const isEnemy = (g: Aurora, card: number): boolean => card !== NONE && g.content.cards[card].kind === 'enemy';

/** Loot and items won or hoped for: target tokens on enemies count the more, the nearer these are to defeat. */
const spoils = (g: Aurora, seat: Seat): number => {
  let worth = g.itemsDue[seat] * 0.5;
  for (let i = 0; i < g.wonBy.length; i++) if (g.wonBy[i] === seat) worth += 1.8;
  for (let i = 0; i < g.enemies.length; i++) {
    const { targets, damage, worn = 0 } = g.enemies[i];
    const boxes = boxesOf(g, g.enemies[i]) + shieldOf(g, g.enemies[i]);
    let own = 0;
    for (let t = 0; t < targets.length; t++) if (targets[t] === seat) own++;
    if (own > 0) worth += own * 1.2 * (0.2 + (0.5 * (damage + worn)) / boxes) * (own / targets.length + 0.5);
  }
  return worth;
};
