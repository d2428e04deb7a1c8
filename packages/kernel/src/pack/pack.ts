import { accept, type Result, refuse } from '../result.ts';
import { check, demand, type Given, isGiven, listed, type Names, Refused, show } from './check.ts';
import { join, type Part, type Parts, type Tables, type Values, valuesOf } from './parts.ts';
import { namesIn, overlayRows } from './rows.ts';

/** What owners of a box may put in place of our own values. */
export interface Packs<T> {
  readonly base: T;
  /** Our values with those of a pack over them; `null` is no pack. */
  overlay(pack: unknown): Result<T>;
  /** A pack with every value as it stands here. */
  template(): unknown;
}

type Joined<M extends readonly Tables[]> = M extends readonly [
  infer P extends Tables,
  ...infer Rest extends readonly Tables[],
]
  ? Values<P> & Joined<Rest>
  : unknown;

/** The packs of a game: every module brings its tables. */
export const packsOf = <const M extends readonly Tables[]>(...modules: M): Packs<Joined<M>> => {
  const parts = join(modules);
  const base = valuesOf(parts);
  return {
    base: base as Joined<M>,
    overlay(pack) {
      if (pack === null) return accept(base as Joined<M>);
      try {
        demand(isGiven(pack), () => `the pack is not an object; its tables are ${listed(Object.keys(parts))}`);
        const given = pack as Given;
        return accept({ ...base, ...overlayParts(parts, given, '', namesFor(parts, given)) } as Joined<M>);
      } catch (error) {
        if (error instanceof Refused) return refuse('bad-pack', error.message);
        throw error;
      }
    },
    template: () => templateOf(parts),
  };
};

const namesFor =
  (parts: Parts, given: Given): Names =>
  table => {
    const part = parts[table] as Part | undefined;
    if (part?.part !== 'table') throw new Error(`there is no table "${table}" whose rows could be named`);
    return namesIn(part, given[table]);
  };

const overlayParts = (parts: Parts, given: Given, within: string, names: Names): Given => {
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const place = within === '' ? name : `${within}.${name}`;
    const kind = within === '' ? 'table' : 'field';
    demand(
      Object.hasOwn(parts, name),
      () => `${place}: there is no such ${kind}; there are ${listed(Object.keys(parts))}`,
    );
    changed[name] = overlay(parts[name], value, place, names);
  }
  return changed;
};

const overlay = (part: Part, given: unknown, place: string, names: Names): unknown => {
  switch (part.part) {
    case 'table':
      return overlayRows(part, given, place, names);
    case 'board':
      demand(isGiven(given), () => `${place}: ${show(given)} is not an object`);
      return { ...part.base, ...overlayParts(part.parts, given as Given, place, names) };
    case 'plain':
      check(part.shape, given, place, names);
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
