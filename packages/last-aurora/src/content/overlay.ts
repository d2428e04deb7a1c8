import { accept, type Result, refuse } from '@lastroad/kernel';
import { SHAPES } from './shapes.ts';
import { BASE, type Pack } from './tables.ts';

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const hasIds = (list: readonly unknown[]): boolean => list.length > 0 && list.every(row => isRow(row) && 'id' in row);

/** An owner's pack over our own tables: rows are found by their id, and only what is given is changed. */
export const overlay = (pack: unknown): Result<Pack> => {
  if (!isRow(pack)) return refuse('bad-pack', 'the pack is not an object');
  const tables: Record<string, unknown> = { ...BASE };
  for (const [name, given] of Object.entries(pack)) {
    if (!(name in tables)) return refuse('bad-pack', `${name}: there is no such table`);
    const merged = merge(tables[name], given, name);
    if (!merged.ok) return merged;
    const wrong = SHAPES[name](merged.value);
    if (wrong !== null) return refuse('bad-pack', `${name}${named(merged.value, wrong)}`);
    tables[name] = merged.value;
  }
  return accept(tables as unknown as Pack);
};

/** Paths name a row by its id, for that is what an owner knows it by. */
const named = (table: unknown, path: string): string =>
  path.replace(/^\[(\d+)\]/, (whole, i) => {
    const row = Array.isArray(table) ? (table[Number(i)] as unknown) : null;
    return isRow(row) ? `.${String(row['id'])}` : whole;
  });

const merge = (ours: unknown, given: unknown, path: string): Result<unknown> => {
  if (Array.isArray(ours) && hasIds(ours)) return mergeRows(ours as Row[], given, path);
  if (isRow(ours) && isRow(given)) return mergeFields(ours, given, path);
  return accept(given);
};

const mergeRows = (ours: readonly Row[], given: unknown, path: string): Result<unknown> => {
  if (!Array.isArray(given)) return refuse('bad-pack', `${path}: must be a list of rows`);
  const rows = [...ours];
  for (let i = 0; i < given.length; i++) {
    const row: unknown = given[i];
    if (!isRow(row)) return refuse('bad-pack', `${path}[${i}]: ${JSON.stringify(row)} is not an object`);
    const at = rows.findIndex(own => own['id'] === row['id']);
    if (at < 0) return refuse('bad-pack', `${path}[${i}].id: there is no ${JSON.stringify(row['id'])} in this table`);
    // What somebody reads off a component is printed, unless the pack says otherwise.
    rows[at] = { ...rows[at], source: 'printed', ...row };
  }
  return accept(rows);
};

const mergeFields = (ours: Row, given: Row, path: string): Result<unknown> => {
  const fields: Record<string, unknown> = { ...ours };
  for (const [name, value] of Object.entries(given)) {
    const merged = merge(ours[name], value, `${path}.${name}`);
    if (!merged.ok) return merged;
    fields[name] = merged.value;
  }
  return accept(fields);
};
