import { type Seat, sumOf } from '@lastroad/kernel';
import type { SurvivorCard, SurvivorTraits } from '../cards.ts';
import { type Aurora, type Card, CONTAMINATION, FOOD, NONE, type Player } from '../state.ts';
import { leave } from './occasions.ts';
import { returnToken } from './supply.ts';

export const survivorCard = (g: Aurora, s: Card): SurvivorCard => g.content.cards[s] as SurvivorCard;

/** LA-FOD-6: base skill, less contamination, plus food and Antifreeze. */
export const skill = (g: Aurora, s: Card): number => {
  const own = survivorCard(g, s).skill - g.contamination[s] + g.fed[s] + g.boost[s];
  return g.content.hooks.skill.length === 0 ? own : own + sumOf(g.content.hooks.skill, g, s);
};

export const totalSkill = (g: Aurora, survivors: readonly Card[]): number => {
  let sum = 0;
  for (let i = 0; i < survivors.length; i++) sum += skill(g, survivors[i]);
  return sum;
};

/** Cards stand in a zone by ascending number, so that options are in order by themselves. */
export const insert = (zone: number[], s: number): void => {
  let at = zone.length;
  while (at > 0 && zone[at - 1] > s) at--;
  zone.splice(at, 0, s);
};

export const removeFrom = (list: number[], thing: number): void => {
  const at = list.indexOf(thing);
  if (at < 0) throw new Error(`${thing} is not where it should be`);
  list.splice(at, 1);
};

export const move = (from: Card[], to: Card[], s: Card): void => {
  removeFrom(from, s);
  insert(to, s);
};

/** All survivor cards of a seat, in whatever zone, ascending. */
export const crew = (player: Player): Card[] =>
  [...player.active, ...player.rest, ...player.exhausted].sort((a, b) => a - b);

export const crewSize = (player: Player): number => player.active.length + player.rest.length + player.exhausted.length;

export const zoneOf = (player: Player, s: Card): Card[] =>
  player.active.includes(s) ? player.active : player.rest.includes(s) ? player.rest : player.exhausted;

type Numbers<T> = { [K in keyof T]: T[K] extends number ? K : never }[keyof T];
type Flags<T> = { [K in keyof T]: T[K] extends boolean ? K : never }[keyof T];

/** LA-SUR-1: abilities add up. */
export const sumTrait = (g: Aurora, survivors: readonly Card[], trait: Numbers<SurvivorTraits>): number => {
  const { traits } = g.content;
  let sum = 0;
  for (let i = 0; i < survivors.length; i++) sum += traits[survivors[i]][trait];
  return sum;
};

/** LA-ABL-3: whether somebody with this ability takes part in the Explore action under way. */
export const partyHas = (g: Aurora, trait: Flags<SurvivorTraits>): boolean => {
  const { traits } = g.content;
  for (let i = 0; i < g.party.length; i++) if (traits[g.party[i]][trait]) return true;
  return false;
};

/** LA-FOD-5: the food on a survivor goes back to the supply. */
export const digest = (g: Aurora, s: Card): void => {
  returnToken(g, FOOD, g.fed[s]);
  g.fed[s] = 0;
};

/** Takes a survivor card out of a crew and everything off it (LA-CON-6); loot leaves the game (LA-RUL-40). */
export const discardSurvivor = (g: Aurora, seat: Seat, s: Card): void => {
  const player = g.players[seat];
  removeFrom(zoneOf(player, s), s);
  digest(g, s);
  returnToken(g, CONTAMINATION, g.contamination[s]);
  g.contamination[s] = 0;
  g.boost[s] = 0;
  const at = g.party.indexOf(s);
  if (at >= 0) g.party.splice(at, 1);
  if (g.newcomer === s) g.newcomer = NONE;
  (g.content.loot[s] === null ? g.discard : g.removed).push(s);
  g.events?.push({ type: 'died', seat, survivor: s });
  leave(g, s);
};
