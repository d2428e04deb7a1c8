import type { Message } from '@lastroad/kernel';
import type { Asked } from '@lastroad/ui';
import { TILE_KINDS } from '../../src/cards.ts';
import type { AuroraContent, AuroraView } from '../../src/index.ts';
import { EMPTY, NONE } from '../../src/state.ts';
import { weaponClass } from '../../src/verbs/convoy.ts';
import { cardShown, listOf, tokenName } from '../../src/view/names.ts';
import type { PlayerView, SurvivorView } from '../../src/view/view.ts';
import { evadedBy } from '../modules/pvp/telling.ts';
import { cardsToCome, oddsOf } from './odds.ts';

interface Ahead {
  readonly content: AuroraContent;
  readonly view: AuroraView;
  readonly asked: Asked;
  readonly me: PlayerView;
}

type Foresight = (ahead: Ahead, choice: number) => Message | null;

const survivorOf = ({ active, rest, exhausted }: PlayerView, card: number): SurvivorView | undefined =>
  [...active, ...rest, ...exhausted].find(survivor => survivor.card === card);

const space: Foresight = ({ content, view }, at) => {
  const row = content.map.spaces[at];
  const card = content.cards[view.row[at] ?? NONE];
  if (row === undefined) return null;
  const bonus = listOf(
    row.bonus.map(name => ({ key: `choice.bonus.${name}` })),
    'comma',
  );
  const effect = card?.kind === 'location' ? card.effect : 'none';
  const values = { cost: row.cost, bonus, effect: { key: `face.effect.${effect}` } };
  return { key: effect === 'none' ? 'face.will.explore' : 'face.will.danger', values };
};

const party = ({ content, view, me }: Ahead, survivor: SurvivorView): Message => {
  const gone = view.party.reduce((sum, card) => sum + (survivorOf(me, card)?.skill ?? 0), 0);
  const cost = content.map.spaces[view.exploring]?.cost ?? 0;
  return { key: 'face.will.party', values: { skill: gone + survivor.skill, cost } };
};

const skillTo = ({ skill }: SurvivorView, by: number): Message =>
  skill + by <= 0 ? { key: 'face.will.dies' } : { key: 'face.will.skill', values: { from: skill, to: skill + by } };

/** What is done to a survivor, by the question that names it. */
const WITH_SURVIVOR: Readonly<Record<string, (ahead: Ahead, survivor: SurvivorView) => Message | null>> = {
  'explore.chooseParty': party,
  'feed.chooseSurvivor': (_ahead, survivor) => skillTo(survivor, 1),
  'wake.chooseSurvivor': () => ({ key: 'face.will.wake' }),
  'pass.chooseSurvivor': (_ahead, { skill }) => ({ key: 'face.will.repairs', values: { skill } }),
  'contaminate.chooseSurvivor': (_ahead, survivor) => skillTo(survivor, -1),
  'cure.chooseSurvivor': (_ahead, survivor) => skillTo(survivor, 1),
};

const survivor: Foresight = (ahead, choice) => {
  const found = survivorOf(ahead.me, choice);
  return found === undefined ? null : (WITH_SURVIVOR[ahead.asked.name]?.(ahead, found) ?? null);
};

const waypoint: Foresight = ({ content, view, me }, node) => {
  const { nodes, docks } = content.map;
  const steps = (nodes[node]?.rank ?? 0) - (nodes[me.node]?.rank ?? 0);
  if (steps === 0) return { key: 'face.will.stay' };
  if (docks[view.red ? 1 : 0][view.dock] === node) return { key: 'face.will.dock', values: { steps } };
  const tile = TILE_KINDS[view.tiles[node] ?? NONE];
  return tile === undefined
    ? { key: 'face.will.steps', values: { steps } }
    : { key: 'face.will.tile', values: { steps, tile: { key: `token.${tile}` } } };
};

const road: Foresight = ({ content }, at) => {
  const row = content.map.roads[at];
  if (row === undefined) return null;
  const { kind, damage, contamination } = row;
  if (kind === 'avalanche') return { key: 'face.will.closes', values: { damage, contamination } };
  return damage + contamination > 0
    ? { key: 'face.will.risk', values: { damage, contamination } }
    : { key: 'face.will.free' };
};

const kindOf = ({ content, view, me }: Ahead, slot: number) =>
  cardShown(content, view.stories?.archived ?? [], me.convoy[slot >> 3] ?? NONE)?.slots[slot & 7];

const weapon: Foresight = (ahead, slot) => {
  const value = weaponClass(kindOf(ahead, slot) ?? 'any');
  if (value === 0) return null;
  const { damage, ...odds } = oddsOf(cardsToCome(ahead.content, ahead.view), value);
  return { key: 'face.will.weapon', values: { ...odds, class: value, damage: damage.toFixed(1) } };
};

const isDamage = (name: string): boolean => name === 'damage.chooseSlot' || name === 'damageCards.chooseSlot';

const slot: Foresight = (ahead, at) => {
  if (!isDamage(ahead.asked.name)) return null;
  const token = ahead.me.cargo[at] ?? EMPTY;
  if (token !== EMPTY) return { key: 'face.will.loses', values: { token: tokenName(token) } };
  const kind = kindOf(ahead, at) ?? 'any';
  return /^(?:any|survivor|foodOrFuel|armour|asgardArmour)$/.test(kind)
    ? { key: 'face.will.burns' }
    : { key: 'face.will.disables', values: { kind: { key: `slot.${kind}` } } };
};

const enemy: Foresight = ({ view }, card) => {
  const found = view.enemies.find(each => each.card === card);
  if (found === undefined) return null;
  return { key: 'face.will.enemy', values: { left: found.shield - found.worn + found.boxes - found.damage } };
};

/** What a shot at a convoy meets; nobody can evade losing fame. */
const opponent: Foresight = ({ content, view, asked }, seat) =>
  asked.name === 'disgrace.chooseVictim' ? null : evadedBy(content, view, seat);

const item: Foresight = ({ content }, at) => {
  const row = content.items[at];
  return row === undefined ? null : { key: `text.${row.power}` };
};

/** What a choice would bring, by what is asked about. */
const AHEAD: Readonly<Record<string, Foresight>> = {
  space,
  survivor,
  victim: survivor,
  waypoint,
  road,
  weapon,
  slot,
  enemy,
  anyEnemy: enemy,
  opponent,
  item,
  ownItem: item,
};

export const foresee = (content: AuroraContent, view: AuroraView, asked: Asked, choice: number): Message | null => {
  const me = view.players[view.seat];
  return me === undefined || choice < 0 ? null : (AHEAD[asked.about]?.({ content, view, asked, me }, choice) ?? null);
};
