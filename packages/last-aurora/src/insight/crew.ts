import type { Seat } from '@lastroad/kernel';
import { comesBackSoon, speedOfCrew } from '../modules/crews/insight.ts';
import type { Aurora, Card, Player } from '../state.ts';
import { crewSize, survivorCard } from '../verbs/survivors.ts';
import { actionWorth } from './prices.ts';

/** Whether the crew has got up already in this round's Rest phase. */
const isUp = (g: Aurora, player: Player): boolean => {
  if (g.phase === 'explore' || g.phase === 'setup') return false;
  return g.phase !== 'rest' || (player.exhausted.length === 0 && player.active.length > 0);
};

/** How many rounds pass before somebody of a zone can explore: 0 to 2. */
const waits = (g: Aurora, player: Player, zone: 'active' | 'rest' | 'exhausted'): number => {
  const later = isUp(g, player) ? 1 : 0;
  if (zone === 'active') return later;
  return zone === 'rest' ? 1 + later : 2;
};

/** How often a survivor acts in so many rounds after this one, when it must wait so long before. */
const actions = (wait: number, rounds: number, everyRound: boolean): number => {
  const left = rounds + 1 - wait;
  if (left <= 0) return 0;
  return everyRound ? left : left <= 1 ? left : 0.5 + left / 2;
};

/** Points that a crew will bring in by exploring, in this round and so many others. */
export const crewWorth = (g: Aurora, seat: Seat, rounds: number): number => {
  const player = g.players[seat];
  const worth =
    zoneWorth(g, player.active, waits(g, player, 'active'), rounds) +
    zoneWorth(g, player.rest, waits(g, player, 'rest'), rounds) +
    zoneWorth(g, player.exhausted, waits(g, player, 'exhausted'), rounds);
  return worth - danger(g, player);
};

const zoneWorth = (g: Aurora, zone: readonly Card[], wait: number, rounds: number): number => {
  let worth = 0;
  for (let i = 0; i < zone.length; i++) {
    const s = zone[i];
    const { skill } = survivorCard(g, s);
    const { tireless } = g.content.traits[s];
    const isSoonBack = comesBackSoon(g, s);
    const isOut = g.party.length > 0 && g.party.includes(s);
    const lasting = skill - g.contamination[s];
    worth += actionWorth(lasting) * actions(isOut ? (isSoonBack ? 1 : 2) : wait, rounds, tireless);
    // Food and Antifreeze help with the very next action only.
    const boost = g.fed[s] + g.boost[s];
    if (boost > 0 && wait === 0 && !isOut) worth += actionWorth(lasting + boost) - actionWorth(lasting);
  }
  return worth;
};

/** A crew that a few contaminations could wipe out: whoever loses everybody loses the game. */
const danger = (g: Aurora, player: Player): number => dangerTo(crewSize(player), livesOf(g, player));

const dangerTo = (people: number, lives: number): number => {
  const alone = people === 1 ? 2 : 0;
  return alone + (lives <= 4 ? 4 / Math.max(1, lives) - 0.8 : 0);
};

const livesOf = (g: Aurora, { active, rest, exhausted }: Player): number =>
  toughness(g, active) + toughness(g, rest) + toughness(g, exhausted);

/** What a crew loses with whoever it would miss least (LA-PLC-12), before it is said who that is. */
export const leastLoss = (g: Aurora, seat: Seat, rounds: number): number => {
  const player = g.players[seat];
  const least = Math.min(
    zoneLoss(g, player.active, waits(g, player, 'active'), rounds),
    zoneLoss(g, player.rest, waits(g, player, 'rest'), rounds),
    zoneLoss(g, player.exhausted, waits(g, player, 'exhausted'), rounds),
  );
  const people = crewSize(player);
  if (people <= 1) return LAST_ONE;
  return least + dangerTo(people - 1, livesOf(g, player) - 1) - danger(g, player);
};

/** Whoever loses the last one is out. */
const LAST_ONE = 20;

const zoneLoss = (g: Aurora, zone: readonly Card[], wait: number, rounds: number): number => {
  let least = LAST_ONE;
  for (let i = 0; i < zone.length; i++) {
    const s = zone[i];
    const { tireless, fame } = g.content.traits[s];
    const lasting = survivorCard(g, s).skill - g.contamination[s];
    const healthy = g.contamination[s] === 0 ? 0.5 : 0;
    least = Math.min(least, actionWorth(lasting) * actions(wait, rounds, tireless) + fame + healthy);
  }
  return least;
};

const toughness = (g: Aurora, zone: readonly Card[]): number => {
  let lives = 0;
  for (let i = 0; i < zone.length; i++) lives += survivorCard(g, zone[i]).skill - g.contamination[zone[i]];
  return lives;
};

/** Contamination that a crew could be cured of. */
export const illnessOf = ({ contamination }: Aurora, { active, rest, exhausted }: Player): number =>
  tokensOn(contamination, active) + tokensOn(contamination, rest) + tokensOn(contamination, exhausted);

const tokensOn = (contamination: readonly number[], zone: readonly Card[]): number => {
  let tokens = 0;
  for (let i = 0; i < zone.length; i++) tokens += contamination[zone[i]];
  return tokens;
};

/** LA-SCO-7: survivors without contamination; one with a token may still be cured. */
export const cleanWorth = (g: Aurora, player: Player, rounds: number): number => {
  const cured = rounds > 0 ? 0.35 : 0;
  return zoneClean(g, player.active, cured) + zoneClean(g, player.rest, cured) + zoneClean(g, player.exhausted, cured);
};

const zoneClean = (g: Aurora, zone: readonly Card[], cured: number): number => {
  let clean = 0;
  for (let i = 0; i < zone.length; i++) {
    const tokens = g.contamination[zone[i]];
    clean += tokens === 0 ? 1 : tokens === 1 ? cured : 0;
  }
  return clean;
};

/** LA-SCO-6, LA-ABL-4: fame of survivors, in any zone. */
export const abilityWorth = (g: Aurora, player: Player, rounds: number): number =>
  zoneFame(g, player, player.active, rounds) +
  zoneFame(g, player, player.rest, rounds) +
  zoneFame(g, player, player.exhausted, rounds);

const zoneFame = (g: Aurora, player: Player, zone: readonly Card[], rounds: number): number => {
  let fame = 0;
  for (let i = 0; i < zone.length; i++) {
    const traits = g.content.traits[zone[i]];
    fame += traits.fame;
    if (traits.fameWithLoot > 0) fame += ownsLoot(g, player) ? traits.fameWithLoot : Math.min(0.6, rounds * 0.2);
  }
  return fame;
};

const ownsLoot = (g: Aurora, player: Player): boolean => {
  const { loot } = g.content;
  for (let i = 0; i < player.convoy.length; i++)
    if (player.convoy[i] >= 0 && loot[player.convoy[i]] !== null) return true;
  return hasLoot(g, player.active) || hasLoot(g, player.rest) || hasLoot(g, player.exhausted);
};

const hasLoot = (g: Aurora, zone: readonly Card[]): boolean => {
  for (let i = 0; i < zone.length; i++) if (g.content.loot[zone[i]] !== null) return true;
  return false;
};

/** Points of speed that the crew adds when it drives, in this round or on average later. */
export const crewSpeed = (g: Aurora, player: Player, now: boolean): number => {
  const active = drivers(g, player, player.active, now);
  const rest = drivers(g, player, player.rest, now);
  const exhausted = drivers(g, player, player.exhausted, now);
  if (!now) return 0.5 * (active + rest + exhausted);
  return isUp(g, player) ? active : rest + 0.45 * active + 0.1 * exhausted;
};

const drivers = (g: Aurora, player: Player, zone: readonly Card[], now: boolean): number => {
  let speed = 0;
  for (let i = 0; i < zone.length; i++) {
    const s = zone[i];
    if (g.party.includes(s)) continue;
    speed += g.content.traits[s].speed;
    if (g.content.house.crews === 'on') speed += speedOfCrew(g, player, s, now);
  }
  return speed;
};
