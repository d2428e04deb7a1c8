import {
  byRow,
  either,
  flag,
  listOf,
  matching,
  nameIn,
  oneOf,
  optional,
  rowsByName,
  whole,
} from '@lastroad/kernel/pack';
import {
  BODY_NAMES,
  BOXES,
  COMMAND_POWERS,
  type ConditionRow,
  DAMAGE_EFFECTS,
  type DeckRow,
  FAVOURS,
  HAZARD_EFFECTS,
  type LastingRow,
  type LeaderRow,
  type LimitRow,
  type Limits,
  MARKS,
  OCCASIONS,
  POWERS,
  SIZES,
  type StrikeRow,
  TERRAIN_EFFECTS,
  type UpgradeRow,
  WAYS,
  type WaitingRow,
} from '../rows.ts';
import { BASE_SIDES } from './base-tiles.ts';
import { COMMANDS, CREWS, LIMITS, MODELS } from './crews.ts';
import { DAMAGE } from './damage.ts';
import { DICE } from './dice.ts';
import { HAZARDS } from './hazards.ts';
import { TERRAINS } from './terrains.ts';

/** The limits by name. */
export const limitsOf = (rows: readonly LimitRow[]): Limits =>
  Object.fromEntries(rows.map(({ name, value }) => [name, value])) as unknown as Limits;

/** TR-DB-26: three cards of each value. */
const cardValues = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].flatMap(value => ['a', 'b', 'c'].map(card => [`${value}${card}`, whole(value, value)])),
);

const module = oneOf(BOXES);
/** The sizes that a shot hits. */
const FACES = ['S', 'M', 'L', 'SM', 'SL', 'ML', 'SML'] as const;
const count = whole(0, 99);
const points = whole(1, 9);
const { lanes, rows } = limitsOf(LIMITS);
const mapRow = matching(
  new RegExp(`^.{${lanes}} [.*2-5]{${lanes}}$`, 'u'),
  'the ground of each lane, a blank and the hazard marks',
);

/** Cards that wait for something. */
const WAITING = {
  module,
  on: oneOf(OCCASIONS),
  whose: oneOf(['own', 'other']),
  mine: optional(oneOf([true])),
  size: optional(oneOf(SIZES)),
  behind: optional(oneOf([true])),
  slams: optional(whole(1, 9)),
  does: oneOf(FAVOURS),
};

/** TR-AMMO-1: blanks that owners may write on. */
const OWN = { own: 4 };

/** The tables that boxes have rows in, with those of the base box, and what may stand in each. */
export const TABLES = {
  // Maps have the size they have.
  limits: rowsByName(LIMITS, {
    value: byRow({
      lanes: whole(lanes, lanes),
      rows: whole(rows, rows),
      wrecks: whole(0, 20),
      turns: whole(1, 9),
      finalTile: whole(4, 99),
      chain: whole(0, 10_000),
      offRoads: whole(1, 10),
      commandTokens: whole(1, 99),
      leadersDealt: whole(1, 2),
      upgradesDealt: whole(3, 5),
      upgradesKept: whole(3, 3),
      charges: whole(1, 9),
    }),
    module: optional(module),
  }),
  terrains: rowsByName(TERRAINS, {
    module,
    mark: matching(/^[^]$/, 'one character'),
    cost: points,
    road: flag,
    effect: oneOf(TERRAIN_EFFECTS),
  }),
  hazards: rowsByName(HAZARDS, {
    module,
    count,
    stays: flag,
    terrain: either(oneOf(['']), nameIn('terrains')),
    effect: oneOf(HAZARD_EFFECTS),
    ofCard: optional(oneOf([true])),
  }),
  damage: rowsByName(DAMAGE, { module, count, effect: oneOf(DAMAGE_EFFECTS), way: oneOf(['', ...WAYS]) }),
  conditions: rowsByName<ConditionRow>(
    [],
    { module, power: optional(oneOf(POWERS)), ground: optional(nameIn('terrains')), as: optional(nameIn('terrains')) },
    OWN,
  ),
  strikes: rowsByName<StrikeRow>([], { module, power: oneOf(POWERS) }, OWN),
  bounties: rowsByName<WaitingRow>([], WAITING, OWN),
  oneShots: rowsByName<WaitingRow>([], WAITING, OWN),
  lasting: rowsByName<LastingRow>([], { module, power: oneOf(POWERS), awake: flag }),
  leaders: rowsByName<LeaderRow>([], {
    module,
    power: oneOf(POWERS),
    commands: listOf(nameIn('commands'), 4),
    stars: whole(0, 3),
    needs: optional(module),
  }),
  upgrades: rowsByName<UpgradeRow>([], { module, power: oneOf(POWERS), needs: optional(module) }),
  commands: rowsByName(
    COMMANDS,
    {
      from: whole(1, 6),
      to: whole(1, 6),
      power: oneOf(COMMAND_POWERS),
      byToken: optional(oneOf([true])),
      boosts: optional(oneOf(POWERS)),
      module: optional(module),
      dealt: optional(oneOf([true])),
      sheltered: optional(oneOf([true])),
    },
    OWN,
  ),
  models: rowsByName(MODELS, {
    size: oneOf(SIZES),
    body: oneOf(BODY_NAMES),
    slots: whole(0, 8),
    coasts: whole(0, 9),
    mark: optional(oneOf(MARKS)),
    commands: optional(listOf(nameIn('commands'), 1, 9)),
  }),
  crews: rowsByName(CREWS, {
    models: listOf(nameIn('models'), 1, 99),
    commands: listOf(nameIn('commands'), 1, 99),
    dice: points,
    die: optional(nameIn('dice')),
    deck: optional(oneOf([true])),
  }),
  // Cards have the values they have; which of them shoot well is for their owner to say.
  deck: rowsByName<DeckRow>([], { module, value: byRow(cardValues), face: oneOf(FACES) }),
  dice: rowsByName(DICE, {
    module,
    faces: byRow<readonly (number | string)[]>({
      movement: listOf(points, 6),
      road: listOf(whole(0, 9), 6),
      stunt: listOf(points, 6),
      slam: listOf(oneOf(['top', 'bottom']), 6),
      direction: listOf(oneOf(WAYS), 6),
      shooting: listOf(oneOf(FACES), 6),
      rig: listOf(points, 6),
      fire: listOf(either(points, oneOf(['out', 'skull'])), 6),
      bikes: listOf(points, 6),
    }),
  }),
  sides: rowsByName(BASE_SIDES, {
    module,
    tile: whole(1, 99),
    face: oneOf(['a', 'b']),
    map: listOf(mapRow, rows),
  }),
};

/** All rows of the game, before options pick from them. */
export type Book = { readonly [T in keyof typeof TABLES]: (typeof TABLES)[T]['base'] };
