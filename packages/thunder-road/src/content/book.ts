import type {
  CommandRow,
  CrewRow,
  DamageRow,
  DieRow,
  HazardRow,
  LastingRow,
  LimitRow,
  Limits,
  ModelRow,
  SideRow,
  TerrainRow,
} from '../rows.ts';
import { BASE_SIDES } from './base-tiles.ts';
import { COMMANDS, CREWS, LIMITS, MODELS } from './crews.ts';
import { DAMAGE } from './damage.ts';
import { DICE } from './dice.ts';
import { HAZARDS } from './hazards.ts';
import { TERRAINS } from './terrains.ts';

/** The rows of all boxes, or of one, before options pick from them. */
export interface Book {
  readonly terrains: readonly TerrainRow[];
  readonly hazards: readonly HazardRow[];
  readonly damage: readonly DamageRow[];
  readonly lasting: readonly LastingRow[];
  readonly commands: readonly CommandRow[];
  readonly models: readonly ModelRow[];
  readonly crews: readonly CrewRow[];
  readonly dice: readonly DieRow[];
  readonly sides: readonly SideRow[];
  readonly limits: readonly LimitRow[];
}

/** The rows of one box after those of another. */
export const bound = (book: Book, more: Partial<Book>): Book =>
  Object.fromEntries(
    Object.entries(book).map(([table, rows]) => [table, [...rows, ...(more[table as keyof Book] ?? [])]]),
  ) as unknown as Book;

/** The limits by name. */
export const limitsOf = (rows: readonly LimitRow[]): Limits =>
  Object.fromEntries(rows.map(({ name, value }) => [name, value])) as unknown as Limits;

/** The base box. */
export const BASE_BOOK: Book = {
  terrains: TERRAINS,
  hazards: HAZARDS,
  damage: DAMAGE,
  lasting: [],
  commands: COMMANDS,
  models: MODELS,
  crews: CREWS,
  dice: DICE,
  sides: BASE_SIDES,
  limits: LIMITS,
};
