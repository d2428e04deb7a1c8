import { board, flag, listOf, more, oneOf, packsOf, plain, rowsById, text, whole } from '@lastroad/kernel/pack';
import { AUTOMA_SLOTS, type MapRow } from '../board.ts';
import {
  ASGARD_DEVICES,
  ASGARD_ENEMIES,
  ASGARD_LOOT,
  ASGARD_SURVIVORS,
  ASGARD_TRAILERS,
} from '../modules/asgard/rows.ts';
import { AUTOMA_BOARD, AUTOMA_CARDS } from '../modules/automa/rows.ts';
import { CREW_SURVIVORS } from '../modules/crews/rows.ts';
import { DECK_TABLES } from '../modules/deck/rows.ts';
import { MINE_ITEMS } from '../modules/mines/rows.ts';
import { PVP_TABLES } from '../modules/pvp/rows.ts';
import { STORIES } from '../modules/stories/rows.ts';
import { STORY } from '../story.ts';
import { DEVICES, TRAILERS, TRUCKS } from './convoy.ts';
import { ENEMIES, LOOT } from './enemies.ts';
import { FAME, ITEMS, TILES } from './items.ts';
import { ENCOUNTERS, EVENTS, LOCATIONS } from './locations.ts';
import { ALPHA } from './map-alpha.ts';
import { BETA } from './map-beta.ts';
import { OUTCOMES } from './outcomes.ts';
import {
  AUTOMA_CARD,
  BACK,
  CONVOY,
  ENCOUNTER,
  ENEMY,
  EVENT,
  ITEM,
  LOCATION,
  NODE,
  OUTCOME,
  ROAD,
  SPACE,
  SURVIVOR,
  TILE,
  TRUCK,
} from './rows.ts';
import { SURVIVORS } from './survivors.ts';

const map = ({ nodes, roads, white, red, spaces, orderAfterExplore }: MapRow) =>
  board({
    nodes: rowsById(nodes, NODE),
    roads: rowsById(roads, ROAD),
    white: plain(white, listOf(text, 6)),
    red: plain(red, listOf(text, 6)),
    spaces: rowsById(spaces, SPACE),
    orderAfterExplore: plain(orderAfterExplore, flag),
  });

/** Everything that can be printed on a component, table by table. A row's number is its name: modules add theirs at the end. */
export const PACKS = packsOf(
  {
    survivors: rowsById(SURVIVORS, SURVIVOR),
    trucks: rowsById(TRUCKS, TRUCK),
    trailers: rowsById(TRAILERS, CONVOY),
    devices: rowsById(DEVICES, CONVOY),
    locations: rowsById(LOCATIONS, LOCATION),
    encounters: rowsById(ENCOUNTERS, ENCOUNTER),
    events: rowsById(EVENTS, EVENT),
    enemies: rowsById(ENEMIES, ENEMY),
    loot: rowsById(LOOT, BACK),
    items: rowsById(ITEMS, ITEM),
    outcomes: rowsById(OUTCOMES, OUTCOME),
    tiles: rowsById(TILES, TILE),
    fame: plain(FAME, listOf(whole(-1, 99), 3, 99)),
    automaBoard: board({
      rows: rowsById(AUTOMA_BOARD.rows, { slots: listOf(oneOf(AUTOMA_SLOTS), 6, 9) }),
      groups: rowsById(AUTOMA_BOARD.groups, { slots: listOf(text, 1, 24) }),
      speed: plain(AUTOMA_BOARD.speed, whole(0, 9)),
      survivors: plain(AUTOMA_BOARD.survivors, whole(1, 20)),
      resources: plain(AUTOMA_BOARD.resources, whole(1, 20)),
    }),
    automaCards: rowsById(AUTOMA_CARDS, AUTOMA_CARD),
    alpha: map(ALPHA),
    beta: map(BETA),
  },
  { items: more(MINE_ITEMS) },
  {
    survivors: more(ASGARD_SURVIVORS),
    trailers: more(ASGARD_TRAILERS),
    devices: more(ASGARD_DEVICES),
    enemies: more(ASGARD_ENEMIES),
    loot: more(ASGARD_LOOT),
  },
  DECK_TABLES,
  { survivors: more(CREW_SURVIVORS) },
  PVP_TABLES,
  { stories: rowsById(STORIES, STORY) },
);

export const BASE = PACKS.base;
export type Pack = typeof BASE;
