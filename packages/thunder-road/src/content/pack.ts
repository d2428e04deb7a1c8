import { accept, type Result, refuse } from '@lastroad/kernel';
import {
  BODY_NAMES,
  BOXES,
  COMMAND_POWERS,
  DAMAGE_EFFECTS,
  HAZARD_EFFECTS,
  POWERS,
  SIZES,
  SOURCES,
  TERRAIN_EFFECTS,
  WAYS,
} from '../rows.ts';
import { BASE_BOOK, type Book, limitsOf } from './book.ts';

/** What is wrong with a value, or `null`. */
type Check = (value: unknown) => string | null;

const whole =
  (from: number, to: number): Check =>
  value =>
    Number.isInteger(value) && (value as number) >= from && (value as number) <= to
      ? null
      : `is not a whole number from ${from} to ${to}`;
const oneOf =
  (words: readonly string[]): Check =>
  value =>
    words.includes(value as string) ? null : `is not one of ${words.map(word => `"${word}"`).join(', ')}`;
const yesOrNo: Check = value => (typeof value === 'boolean' ? null : 'is neither true nor false');
const character: Check = value => (typeof value === 'string' && value.length === 1 ? null : 'is not one character');
const listOf =
  (item: Check, length: number | null = null): Check =>
  value => {
    if (!Array.isArray(value)) return 'is not a list';
    if (value.length === 0) return 'is empty';
    if (length !== null && value.length !== length) return `has ${value.length} entries, not ${length}`;
    const wrong = value.findIndex(entry => item(entry) !== null);
    return wrong < 0 ? null : `entry ${wrong}: ${JSON.stringify(value[wrong])} ${item(value[wrong])}`;
  };
const names = (rows: readonly { readonly name: string }[]): string[] => rows.map(row => row.name);

const points = whole(1, 9);
const FACES: Readonly<Record<string, Check>> = {
  movement: points,
  road: whole(0, 9),
  stunt: points,
  slam: oneOf(['top', 'bottom']),
  direction: oneOf(WAYS),
  shooting: oneOf(['S', 'M', 'L', 'SM', 'SL', 'ML', 'SML']),
  fire: value =>
    value === 'out' || value === 'skull' || points(value) === null ? null : 'is no number, "out" or "skull"',
};
const { lanes, rows } = limitsOf(BASE_BOOK.limits);
const MAP_ROW = new RegExp(`^.{${lanes}} [.*2-5]{${lanes}}$`, 'u');
const mapRow: Check = value =>
  typeof value === 'string' && MAP_ROW.test(value)
    ? null
    : 'is not the ground of each lane, a blank and the hazard marks';

/** The fields of each table and what may stand in them. */
const fieldsOf = (book: Book): Readonly<Record<keyof Book, Readonly<Record<string, Check>>>> => ({
  limits: { value: whole(0, 10_000) },
  terrains: { module: oneOf(BOXES), mark: character, cost: points, road: yesOrNo, effect: oneOf(TERRAIN_EFFECTS) },
  hazards: {
    module: oneOf(BOXES),
    count: whole(0, 99),
    stays: yesOrNo,
    terrain: oneOf(['', ...names(book.terrains)]),
    effect: oneOf(HAZARD_EFFECTS),
  },
  damage: { module: oneOf(BOXES), count: whole(0, 99), effect: oneOf(DAMAGE_EFFECTS), way: oneOf(['', ...WAYS]) },
  lasting: { module: oneOf(BOXES), power: oneOf(POWERS), awake: yesOrNo },
  commands: { from: whole(1, 6), to: whole(1, 6), power: oneOf(COMMAND_POWERS) },
  models: { size: oneOf(SIZES), body: oneOf(BODY_NAMES), slots: whole(0, 8), coasts: whole(0, 9) },
  crews: {
    models: listOf(oneOf(names(book.models))),
    commands: listOf(oneOf(names(book.commands))),
    dice: whole(1, 9),
  },
  dice: { module: oneOf(BOXES), faces: value => listOf(() => null, 6)(value) },
  sides: {
    module: oneOf(BOXES),
    tile: whole(1, 99),
    face: oneOf(['a', 'b']),
    map: listOf(mapRow, rows),
  },
});
/** What a limit may be; maps have the size they have. */
const LIMITS: Readonly<Record<string, Check>> = {
  lanes: whole(lanes, lanes),
  rows: whole(rows, rows),
  wrecks: whole(0, 20),
  turns: whole(1, 9),
  finalTile: whole(4, 99),
  chain: whole(0, 10_000),
};

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first thing wrong with a record of a pack, with its path; `null` if all is well. */
const faultIn = (path: string, given: unknown, checks: Readonly<Record<string, Check>>): string | null => {
  if (!isRecord(given)) return `${path}: is not a record`;
  for (const [field, value] of Object.entries(given)) {
    const check = Object.hasOwn(checks, field) ? checks[field] : undefined;
    if (check === undefined)
      return `${path}.${field}: there is no such field; there are ${Object.keys(checks).join(', ')}`;
    const fault = check(value);
    if (fault !== null)
      return `${path}.${field}: ${fault.startsWith('entry') ? fault : `${JSON.stringify(value)} ${fault}`}`;
  }
  return null;
};

const checksFor = (book: Book, table: keyof Book, row: string): Readonly<Record<string, Check>> => ({
  ...fieldsOf(book)[table],
  ...(table === 'dice' && { faces: listOf(FACES[row], 6) }),
  ...(table === 'limits' && { value: LIMITS[row] }),
  source: oneOf(SOURCES),
});

const overlayTable = (book: Book, table: keyof Book, given: unknown): Result<readonly object[]> => {
  const rows: readonly (object & { readonly name: string })[] = book[table];
  if (!isRecord(given)) return refuse('bad-pack', `${table}: is not a record`);
  for (const [name, fields] of Object.entries(given)) {
    if (!rows.some(row => row.name === name))
      return refuse('bad-pack', `${table}.${name}: there is no such row; there are ${names(rows).join(', ')}`);
    const fault = faultIn(`${table}.${name}`, fields, checksFor(book, table, name));
    if (fault !== null) return refuse('bad-pack', fault);
  }
  const overlaid = rows.map(row => {
    const fields = Object.hasOwn(given, row.name) ? (given[row.name] as Fields) : {};
    // What an owner copies from the box is printed there.
    return Object.keys(fields).length > 0 ? { ...row, source: 'printed', ...fields } : row;
  });
  return accept(overlaid);
};

/** The book with the values of an owner's box put in. */
export const overlay = (book: Book, pack: unknown): Result<Book> => {
  if (pack === null) return accept(book);
  if (!isRecord(pack)) return refuse('bad-pack', 'the pack is not a record');
  const overlaid: Record<string, unknown> = { ...book };
  for (const [table, given] of Object.entries(pack)) {
    if (!Object.hasOwn(book, table))
      return refuse('bad-pack', `${table}: there is no such table; there are ${Object.keys(book).join(', ')}`);
    const rows = overlayTable(book, table as keyof Book, given);
    if (!rows.ok) return rows;
    overlaid[table] = rows.value;
  }
  return accept(overlaid as unknown as Book);
};

/** Every value as it stands here, in the form of a pack. */
export const templateOf = (book: Book): unknown => {
  const pack: Record<string, unknown> = {};
  for (const table of Object.keys(fieldsOf(book)) as (keyof Book)[]) {
    pack[table] = Object.fromEntries(book[table].map(({ name, ...fields }) => [name, structuredFields(fields)]));
  }
  return pack;
};

const structuredFields = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, Array.isArray(value) ? [...value] : value]),
  );
