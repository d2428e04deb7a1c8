import { type Given, show } from './check.ts';
import type { Shape } from './shape.ts';
import type { More, Table } from './table.ts';

/** A value that packs replace as a whole. */
export interface Plain<T = unknown> {
  readonly part: 'plain';
  readonly base: T;
  readonly shape: Shape;
}

/** Tables and values that belong together. */
export interface Board<T = object> {
  readonly part: 'board';
  readonly base: T;
  readonly parts: Parts;
}

export type Part = Table | Plain | Board;
export type Parts = Readonly<Record<string, Part>>;

/** What a module brings: tables of its own, and rows for those of others. */
export type Tables = Readonly<Record<string, Part | More>>;

export type Values<P extends Tables> = { readonly [N in keyof P]: P[N] extends { readonly base: infer T } ? T : never };

export const plain = <T>(base: T, shape: Shape<T>): Plain<T> => ({ part: 'plain', base, shape });

export const board = <P extends Parts>(parts: P): Board<Values<P>> => ({
  part: 'board',
  base: valuesOf(parts) as Values<P>,
  parts,
});

export const valuesOf = (parts: Parts): Given =>
  Object.fromEntries(Object.entries(parts).map(([name, { base }]) => [name, base]));

/** The tables of all modules, with the rows of later ones after those of earlier ones. */
export const join = (modules: readonly Tables[]): Parts => {
  const parts: Record<string, Part> = {};
  for (const [name, part] of modules.flatMap(module => Object.entries(module))) {
    const before = parts[name] as Part | undefined;
    if (part.part === 'more') parts[name] = longer(name, before, part);
    else if (before === undefined) parts[name] = part;
    else throw new Error(`two modules have a table "${name}"`);
  }
  return parts;
};

const longer = (name: string, table: Part | undefined, { base }: More): Table => {
  if (table?.part !== 'table') throw new Error(`there is no table "${name}" that rows could be added to`);
  const rows = [...table.base, ...base] as readonly Given[];
  const names = rows.map(row => row[table.key]);
  const twice = names.find((each, i) => names.indexOf(each) < i);
  if (twice !== undefined) throw new Error(`two rows of "${name}" are called ${show(twice)}`);
  return { ...table, base: rows };
};
