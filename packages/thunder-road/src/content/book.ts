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
import { CARNAGE_SIDES } from './carnage-tiles.ts';
import { COMMANDS, CREWS, LIMITS, MODELS } from './crews.ts';
import { DAMAGE } from './damage.ts';
import { DICE } from './dice.ts';
import { HAZARDS } from './hazards.ts';
import { LASTING } from './lasting.ts';
import { TERRAINS } from './terrains.ts';

/** All rows of the game, before modules and options pick from them. */
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

/** The limits by name. */
export const limitsOf = (rows: readonly LimitRow[]): Limits =>
  Object.fromEntries(rows.map(({ name, value }) => [name, value])) as unknown as Limits;

export const BOOK: Book = {
  terrains: TERRAINS,
  hazards: HAZARDS,
  damage: DAMAGE,
  lasting: LASTING,
  commands: COMMANDS,
  models: MODELS,
  crews: CREWS,
  dice: DICE,
  sides: [...BASE_SIDES, ...CARNAGE_SIDES],
  limits: LIMITS,
};
