import { askedOf, type Seat } from '@lastroad/kernel';
import { BONUSES } from '../board.ts';
import { CREWS, type Phase } from '../cards.ts';
import { DECK_THINGS } from '../modules/deck/view.ts';
import { TASKS } from '../modules/index.ts';
import { MINE_THINGS } from '../modules/mines/view.ts';
import { PVP_THINGS } from '../modules/pvp/view.ts';
import { allEnemies } from '../rules/abilities.ts';
import { waysFor } from '../rules/ambush.ts';
import { ATTACK } from '../rules/attack.ts';
import { NO, YES } from '../rules/drive.ts';
import { BESIDE } from '../rules/explore.ts';
import { FIRE_ITEM, HOLD_FIRE } from '../rules/fire.ts';
import { USE } from '../rules/items.ts';
import { END_MOVE, MOVE, MOVE_ITEM, STAY } from '../rules/movement.ts';
import { REST_DONE, REST_FEED, REST_ITEM } from '../rules/rest.ts';
import { AMMO, type Aurora, FOOD, FUEL, SURVIVOR } from '../state.ts';
import { HAZMAT } from '../verbs/contaminate.ts';
import { allSlots, RESOURCES, slotKind, weaponClass } from '../verbs/convoy.ts';
import { hosts } from '../verbs/leaving.ts';
import { crew } from '../verbs/survivors.ts';
import { STORY_THINGS } from './story-lines.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const onMap = (g: Aurora): number[] => g.enemies.map(enemy => enemy.card).sort((a, b) => a - b);
const slots = (g: Aurora, seat: Seat): number[] => allSlots(g, g.players[seat]);
/** Of items those whose box is on the table. */
const items = (g: Aurora): number[] => [...new Set(g.content.piles.items)];

const acts = (g: Aurora, phase: Phase, own: readonly number[]): number[] =>
  [
    ...own,
    ...g.content.hooks.act
      .filter(act => act.phase === phase && (act.known?.(g.content) ?? true))
      .map(({ number }) => number),
  ].sort((a, b) => a - b);

/** Everything that a kind of question could name, offered or not. */
const THINGS: Readonly<Record<string, (g: Aurora, seat: Seat) => readonly number[]>> = {
  slot: slots,
  cargo: slots,
  weapon: (g, seat) => slots(g, seat).filter(slot => weaponClass(slotKind(g, g.players[seat], slot)) > 0),
  survivor: (g, seat) => crew(g.players[seat]),
  victim: (g, seat) => [HAZMAT, ...crew(g.players[seat])],
  token: () => [AMMO, FOOD, FUEL, SURVIVOR],
  item: items,
  ownItem: items,
  keep: g => [...items(g), ...items(g).map(item => item + USE)],
  part: g => [...upTo(4), ...(g.content.hooks.beside.length > 0 ? upTo(g.row.length).map(at => BESIDE + at) : [])],
  crew: () => upTo(CREWS.length),
  meal: g => [...RESOURCES, ...items(g).map(item => item + USE)],
  space: g => upTo(g.row.length),
  act: () => upTo(6),
  restAct: g => acts(g, 'rest', [REST_FEED, REST_ITEM, REST_DONE]),
  moveAct: g => acts(g, 'movement', [MOVE, MOVE_ITEM, STAY, END_MOVE]),
  fireAct: g => acts(g, 'fire', [ATTACK, FIRE_ITEM, HOLD_FIRE]),
  answer: () => [NO, YES],
  bonus: () => upTo(BONUSES.length),
  block: () => upTo(2),
  encounter: () => upTo(2),
  position: (g, seat) => hosts(g.players[seat]),
  discarded: g => g.discard.toSorted((a, b) => a - b),
  waypoint: g => upTo(g.content.map.nodes.length),
  road: (g, seat) => g.content.map.leaving[g.players[seat].node],
  ...MINE_THINGS,
  ...PVP_THINGS,
  ...DECK_THINGS,
  ...STORY_THINGS,
  enemy: onMap,
  markedEnemy: onMap,
  anyEnemy: allEnemies,
  ambush: (g, seat) => {
    const asked = askedOf(TASKS, g, seat);
    if (asked === null) return [];
    return upTo(waysFor(g, seat, (asked.frame as unknown as { enemy: number }).enemy).length);
  },
};

export const things = (g: Aurora, seat: Seat, about: string): readonly number[] => THINGS[about]?.(g, seat) ?? [];
