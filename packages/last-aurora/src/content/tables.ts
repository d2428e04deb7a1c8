import type { AutomaBoard, AutomaCard, MapRow } from '../board.ts';
import type { ItemCard, LootBack, OutcomeCard, TileRow } from '../cards.ts';
import { AUTOMA_BOARD, AUTOMA_CARDS } from '../modules/automa/rows.ts';
import { MINE_ITEMS } from '../modules/mines/rows.ts';
import { DEVICES, TRAILERS, TRUCKS } from './convoy.ts';
import { ENEMIES, LOOT } from './enemies.ts';
import { FAME, ITEMS, TILES } from './items.ts';
import { ENCOUNTERS, EVENTS, LOCATIONS } from './locations.ts';
import { ALPHA } from './map-alpha.ts';
import { BETA } from './map-beta.ts';
import { OUTCOMES } from './outcomes.ts';
import type { ConvoyRow, EncounterRow, EnemyRow, EventRow, LocationRow, SurvivorRow, TruckRow } from './rows.ts';
import { SURVIVORS } from './survivors.ts';

/** Everything that can be printed on a component, table by table; an owner's pack has the same shape. */
export interface Pack {
  readonly survivors: readonly SurvivorRow[];
  readonly trucks: readonly TruckRow[];
  readonly trailers: readonly ConvoyRow[];
  readonly devices: readonly ConvoyRow[];
  readonly locations: readonly LocationRow[];
  readonly encounters: readonly EncounterRow[];
  readonly events: readonly EventRow[];
  readonly enemies: readonly EnemyRow[];
  readonly loot: readonly LootBack[];
  readonly items: readonly ItemCard[];
  readonly outcomes: readonly OutcomeCard[];
  readonly tiles: readonly TileRow[];
  readonly fame: readonly number[];
  readonly automaBoard: AutomaBoard;
  readonly automaCards: readonly AutomaCard[];
  readonly alpha: MapRow;
  readonly beta: MapRow;
}

/** Rows of modules come after those of the base box: a row's number is its name. */
export const BASE: Pack = {
  survivors: SURVIVORS,
  trucks: TRUCKS,
  trailers: TRAILERS,
  devices: DEVICES,
  locations: LOCATIONS,
  encounters: ENCOUNTERS,
  events: EVENTS,
  enemies: ENEMIES,
  loot: LOOT,
  items: [...ITEMS, ...MINE_ITEMS],
  outcomes: OUTCOMES,
  tiles: TILES,
  fame: FAME,
  automaBoard: AUTOMA_BOARD,
  automaCards: AUTOMA_CARDS,
  alpha: ALPHA,
  beta: BETA,
};
