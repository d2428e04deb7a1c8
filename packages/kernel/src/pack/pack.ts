import { accept, type Result, refuse } from '../result.ts';
import { check, demand, type Given, isGiven, listed, Refused, show } from './check.ts';
import { overlayRows } from './rows.ts';
import type { Shape } from './shape.ts';
import type { Table } from './table.ts';

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

type Values<P extends Parts> = { readonly [N in keyof P]: P[N] extends { readonly base: infer T } ? T : never };

export const plain = <T>(base: T, shape: Shape<T>): Plain<T> => ({ part: 'plain', base, shape });

export const board = <P extends Parts>(parts: P): Board<Values<P>> => ({ part: 'board', base: valuesOf(parts), parts });

const valuesOf = <P extends Parts>(parts: P): Values<P> =>
  Object.fromEntries(Object.entries(parts).map(([name, { base }]) => [name, base])) as Values<P>;

/** What owners of a box may put in place of our own values. */
export interface Packs<T> {
  readonly base: T;
  /** Our values with those of a pack over them; `null` is no pack. */
  overlay(pack: unknown): Result<T>;
  /** A pack with every value as it stands here. */
  template(): unknown;
}

type Joined<M extends readonly Parts[]> = M extends readonly [
  infer P extends Parts,
  ...infer Rest extends readonly Parts[],
]
  ? Values<P> & Joined<Rest>
  : unknown;

/** The packs of a game: every module brings its tables. */
export const packsOf = <const M extends readonly Parts[]>(...modules: M): Packs<Joined<M>> => {
  const parts = join(modules);
  const base = valuesOf(parts) as Joined<M>;
  return {
    base,
    overlay(pack) {
      if (pack === null) return accept(base);
      try {
        demand(isGiven(pack), () => `the pack is not an object; its tables are ${listed(Object.keys(parts))}`);
        return accept({ ...(base as Given), ...overlayParts(parts, pack as Given, '') } as Joined<M>);
      } catch (error) {
        if (error instanceof Refused) return refuse('bad-pack', error.message);
        throw error;
      }
    },
    template: () => templateOf(parts),
  };
};

const join = (modules: readonly Parts[]): Parts => {
  const parts: Record<string, Part> = {};
  for (const [name, part] of modules.flatMap(module => Object.entries(module))) {
    if (Object.hasOwn(parts, name)) throw new Error(`two modules have a table "${name}"`);
    parts[name] = part;
  }
  return parts;
};

const overlayParts = (parts: Parts, given: Given, within: string): Given => {
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const place = within === '' ? name : `${within}.${name}`;
    const kind = within === '' ? 'table' : 'field';
    demand(
      Object.hasOwn(parts, name),
      () => `${place}: there is no such ${kind}; there are ${listed(Object.keys(parts))}`,
    );
    changed[name] = overlay(parts[name], value, place);
  }
  return changed;
};

const overlay = (part: Part, given: unknown, place: string): unknown => {
  switch (part.part) {
    case 'table':
      return overlayRows(part, given, place);
    case 'board':
      demand(isGiven(given), () => `${place}: ${show(given)} is not an object`);
      return { ...part.base, ...overlayParts(part.parts, given as Given, place) };
    case 'plain':
      check(part.shape, given, place);
      return given;
  }
};

const templateOf = (parts: Parts): unknown =>
  JSON.parse(
    JSON.stringify(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, written(part)]))),
  ) as unknown;

/** A part as packs write it. */
const written = (part: Part): unknown => {
  if (part.part === 'board') return templateOf(part.parts);
  if (part.part === 'plain' || part.key === 'id') return part.base;
  return Object.fromEntries((part.base as readonly Given[]).map(({ name, ...fields }) => [name, fields]));
};
