import { accept, type Options, type Result, refuse, type Seal } from '@lastroad/kernel';
import type { Packs } from '@lastroad/kernel/pack';
import type { Body } from '../bodies.ts';
import type { Deed } from '../deeds.ts';
import type { ThunderHooks } from '../hooks.ts';
import {
  type Ability,
  type BodyName,
  type Box,
  type CommandPower,
  type CrewRow,
  type Dice,
  type DieRow,
  GOES_OUT,
  type HazardRow,
  type Power,
  type PowerRow,
  SIZES,
  type Side,
  type SideRow,
  SKULL,
  type TerrainRow,
  type ThunderContent,
  type TurnOf,
  WAYS,
} from '../rows.ts';
import { CREW_NAMES, type CrewName, crewsAt, houseOf, isInPlay } from '../settings.ts';
import type { DiceSource } from '../sources.ts';
import { NO_TRAITS } from '../traits.ts';
import { type Book, limitsOf } from './book.ts';

const NONE = -1;
const rowNamed = (rows: readonly { readonly name: string }[], name: string): number =>
  rows.findIndex(row => row.name === name);

/** TR-GEO-3: what each way adds to a space; 0 where there is no lane on that side. Odd lanes lie half a space ahead. */
const stepsFor = (lanes: number): number[] => {
  const steps: number[] = [];
  for (let lane = 0; lane < lanes; lane++) {
    const ahead = lane % 2 === 1 ? lanes : 0;
    const left = lane > 0;
    const right = lane < lanes - 1;
    steps.push(lanes, left ? ahead - 1 : 0, right ? ahead + 1 : 0);
    steps.push(-lanes, left ? ahead - lanes - 1 : 0, right ? ahead - lanes + 1 : 0);
  }
  return steps;
};

/** TR-SETUP-5, TR-RUL-55: fewer players, more hazards. A digit is the greatest number of players that uses the space. */
const isUsed = (mark: string, seats: number): boolean => mark === '*' || (mark !== '.' && seats <= Number(mark));

const compileSide = (
  { name, tile, map }: SideRow,
  terrains: readonly TerrainRow[],
  lanes: number,
  seats: number,
): Omit<Side, 'back'> => {
  const rows = map.toReversed();
  return {
    name,
    tile,
    terrain: rows.flatMap(row =>
      row
        .slice(0, lanes)
        .split('')
        .map(mark => terrains.findIndex(t => t.mark === mark)),
    ),
    hazards: rows.flatMap(row =>
      row
        .slice(lanes + 1)
        .split('')
        .map(mark => isUsed(mark, seats)),
    ),
  };
};

const facesOf = (dice: readonly DieRow[], name: string): readonly (number | string)[] =>
  dice.find(die => die.name === name)?.faces ?? [];

/** The sizes that a shot hits. */
const sizesHit = (face: number | string): readonly number[] =>
  String(face)
    .split('')
    .map(letter => 'SML'.indexOf(letter));

const compileDice = (dice: readonly DieRow[]): Dice => ({
  movement: facesOf(dice, 'movement') as number[],
  road: facesOf(dice, 'road') as number[],
  stunt: facesOf(dice, 'stunt') as number[],
  slam: facesOf(dice, 'slam').map(face => face === 'top'),
  direction: facesOf(dice, 'direction').map(face => WAYS.indexOf(face as (typeof WAYS)[number])),
  shooting: facesOf(dice, 'shooting').map(sizesHit),
  fire: facesOf(dice, 'fire').map(face => (face === 'out' ? GOES_OUT : face === 'skull' ? SKULL : Number(face))),
});

/** A row of the map in which something stands that no terrain has for a mark. */
const strayMark = (book: Book): string | null => {
  const marks = book.terrains.map(terrain => terrain.mark);
  const { lanes } = limitsOf(book.limits);
  for (const side of book.sides) {
    for (const [i, row] of side.map.entries()) {
      const stray = row
        .slice(0, lanes)
        .split('')
        .find(mark => !marks.includes(mark));
      if (stray !== undefined) return `sides.${side.name}.map[${i}]: "${stray}" is the mark of no terrain`;
    }
  }
  return null;
};

/** A side whose tile has not just one other side, with the other letter, of the same module. */
const oddSide = ({ sides }: Book): string | null => {
  for (const { name, tile, face, module } of sides) {
    const others = sides.filter(side => side.tile === tile && side.name !== name);
    if (others.length !== 1 || others[0].face === face || others[0].module !== module)
      return `sides.${name}.tile: tile ${tile} needs one side a and one side b`;
  }
  return sides.some(side => side.tile === 1 && side.module === 'base') ? null : 'sides: the race starts on tile 1';
};

/** What all boxes together bring. */
export interface Boxes {
  readonly packs: Packs<Book>;
  readonly powers: readonly PowerRow[];
  readonly bodies: Readonly<Record<BodyName, Body>>;
  readonly deeds: Readonly<Record<CommandPower, Deed>>;
  readonly turns: Readonly<Record<CrewName, TurnOf>>;
  /** Where crews have their dice from: they roll them, or draw cards of a deck. */
  readonly sources: { readonly rolled: DiceSource; readonly drawn: DiceSource };
  /** What the modules say that these options call for. */
  hooksFor(options: Options): ThunderHooks;
}

/** TR-SETUP-1: the base box, the modules wanted, and an owner's pack over them, made ready for the rules. */
export const gatherFrom =
  (boxes: Boxes) =>
  (options: Options, pack: unknown, seal: Seal): Result<ThunderContent> => {
    const overlaid = boxes.packs.overlay(pack);
    if (!overlaid.ok) return overlaid;
    const fault = strayMark(overlaid.value) ?? oddSide(overlaid.value);
    if (fault !== null) return refuse('bad-pack', fault);
    return accept(compile(overlaid.value, boxes, options, seal));
  };

/** Without the tables that have no rows in play. */
const atTable = <T extends Readonly<Record<string, readonly unknown[]>>>(tables: T): Partial<T> =>
  Object.fromEntries(Object.entries(tables).filter(([, rows]) => rows.length > 0)) as Partial<T>;
type Lists = readonly (readonly string[])[];

const rowsInPlay = (book: Book, { powers }: Boxes, options: Options) => {
  const inPlay = ({ module = 'base' }: { readonly module?: Box }): boolean => isInPlay(options, module);
  // The cars of the base box are always at hand.
  const hasCrew = ({ name }: CrewRow): boolean => name === CREW_NAMES[0] || isInPlay(options, name);
  const away = book.crews.filter(crew => !hasCrew(crew));
  const crews = book.crews.filter(hasCrew);
  const isDealt = (row: { readonly module: Box; readonly needs?: Box }): boolean =>
    inPlay(row) && isInPlay(options, row.needs ?? 'base');
  const leaders = book.leaders.filter(isDealt);
  const upgrades = book.upgrades.filter(isDealt);
  /** Rows that boards list, but for those that only boards list which nobody has. */
  const listed = <R extends { readonly name: string }>(
    rows: readonly R[],
    here: Lists,
    elsewhere: Lists,
  ): readonly R[] =>
    rows.filter(({ name }) => here.some(list => list.includes(name)) || !elsewhere.some(list => list.includes(name)));
  const commandsOf = (boards: readonly { readonly commands: readonly string[] }[]): Lists =>
    boards.map(({ commands }) => commands);
  const commands = listed(
    book.commands.filter(inPlay),
    commandsOf([...crews, ...leaders]),
    commandsOf([...away, ...book.leaders]),
  );
  const isUsed = ({ name }: PowerRow): boolean =>
    [lasting, conditions, strikes, leaders, upgrades].some(rows => rows.some(({ power }) => power === name)) ||
    commands.some(({ boosts }) => boosts === name);
  const sideRows = book.sides.filter(inPlay);
  const hazards = book.hazards.filter(inPlay);
  const lasting = book.lasting.filter(inPlay);
  const conditions = book.conditions.filter(inPlay);
  const strikes = book.strikes.filter(inPlay);
  // An owner's map may show any ground, and an owner's token may be any.
  const lies = ({ mark, name }: TerrainRow): boolean =>
    sideRows.some(({ map }) => map.some(row => row.includes(mark))) || hazards.some(({ terrain }) => terrain === name);
  return {
    limitRows: book.limits.filter(inPlay),
    terrains: book.terrains.filter(row => inPlay(row) || lies(row)),
    sideRows,
    hazards,
    damage: book.damage.filter(inPlay),
    lasting,
    powers: powers.filter(isUsed),
    commands,
    models: listed(
      book.models,
      crews.map(({ models }) => models),
      away.map(({ models }) => models),
    ),
    crews,
    dieRows: book.dice.filter(inPlay),
    // Tables of later boxes name the content only where they are at the table.
    ...atTable({
      deck: book.deck.filter(inPlay),
      conditions,
      strikes,
      bounties: book.bounties.filter(inPlay),
      oneShots: book.oneShots.filter(inPlay),
      leaders,
      upgrades,
    }),
  };
};

const compile = (book: Book, boxes: Boxes, options: Options, seal: Seal): ThunderContent => {
  const rows = rowsInPlay(book, boxes, options);
  const data = {
    leaders: [],
    upgrades: [],
    deck: [],
    conditions: [],
    strikes: [],
    bounties: [],
    oneShots: [],
    ...rows,
    house: houseOf(options),
    limits: limitsOf(book.limits),
    hooks: boxes.hooksFor(options),
  };
  return seal(rows, {
    limits: data.limits,
    house: data.house,
    hooks: data.hooks,
    bodies: rows.models.map(({ body }) => boxes.bodies[body]),
    deeds: rows.commands.map(({ power }) => boxes.deeds[power]),
    turns: rows.crews.map(({ name }) => boxes.turns[name as CrewName]),
    sources: rows.crews.map(({ deck }) => (deck ? boxes.sources.drawn : boxes.sources.rolled)),
    seating: crewsAt(options).map(name => rowNamed(rows.crews, String(name))),
    leaders: data.leaders,
    upgrades: data.upgrades,
    deck: data.deck,
    conditions: data.conditions,
    strikes: data.strikes,
    bounties: data.bounties,
    oneShots: data.oneShots,
    ...derive(data),
    ...deriveSides(data),
  });
};

type Data = Omit<Book, 'sides' | 'dice' | 'limits'> &
  Pick<ThunderContent, 'house' | 'hooks' | 'limits' | 'powers' | 'sideRows' | 'dieRows'>;

/** TR-SETUP-5: what follows from the maps for this number of players. */
const deriveSides = ({
  limits,
  house,
  terrains,
  sideRows,
}: Data): Pick<ThunderContent, 'area' | 'steps' | 'sides' | 'start'> => ({
  area: limits.lanes * limits.rows,
  steps: stepsFor(limits.lanes),
  sides: sideRows.map(side => ({
    ...compileSide(side, terrains, limits.lanes, house.seats),
    back: sideRows.findIndex(other => other.tile === side.tile && other.face !== side.face),
  })),
  start: sideRows.findIndex(side => side.tile === 1 && side.face === house.start),
});

/** A power as the rules use it. */
const abilityOf = (powers: readonly PowerRow[], power: Power | undefined): Ability => {
  const {
    name: _name,
    source: _source,
    act = null,
    ofChopper = false,
    ...columns
  } = powers.find(row => row.name === power) ?? NOTHING;
  return { traits: { ...NO_TRAITS, ...columns }, act, ofChopper };
};

const NOTHING: Partial<PowerRow> = {};

/** What the rules would otherwise look up by name again and again. */
const derive = ({ house, hooks, terrains, hazards, damage, lasting, powers, ...data }: Data) => {
  const { models, commands, crews, leaders, upgrades, dieRows, deck, conditions, strikes } = data;
  const rowsOf = (names: readonly string[]): number[] =>
    names.map(name => rowNamed(commands, name)).sort((a, b) => a - b);
  const dice = compileDice(dieRows);
  const keepsGround = (row: HazardRow): boolean => hooks.keepsGround.some(says => says(row, house));
  return {
    hazardTerrain: hazards.map(row => (keepsGround(row) ? NONE : rowNamed(terrains, row.terrain))),
    minor: rowNamed(damage, 'minor'),
    sizes: models.map(model => SIZES.indexOf(model.size as (typeof SIZES)[number])),
    carried: models.map(model => (model.commands ?? []).map(name => rowNamed(commands, name))),
    wreckModel: rowNamed(models, 'wreck'),
    offRoad: rowNamed(terrains, 'off-road'),
    boards: crews.map(crew => rowsOf(crew.commands)),
    abilities: leaders.map(({ power }) => abilityOf(powers, power)),
    leaderBoards: leaders.map(leader => rowsOf(leader.commands)),
    fittings: upgrades.map(({ power }) => abilityOf(powers, power)),
    boosts: commands.map(({ boosts }) => (boosts === undefined ? null : abilityOf(powers, boosts).traits)),
    throws: crews.map(({ die = 'movement' }) => facesOf(dieRows, die) as number[]),
    dice,
    shots: [...dice.shooting, ...deck.map(({ face }) => sizesHit(face))],
    traits: lasting.map(({ power }) => abilityOf(powers, power).traits),
    strikeTraits: strikes.map(({ power }) => abilityOf(powers, power).traits),
    conditionTraits: conditions.map(({ power }) => abilityOf(powers, power).traits),
    conditionGround: conditions.map(({ ground, as }) =>
      terrains.map(({ name }, at) => (name === ground && as !== undefined ? rowNamed(terrains, as) : at)),
    ),
  };
};
