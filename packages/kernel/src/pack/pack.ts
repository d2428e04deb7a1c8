import { accept, must, type Result, refuse } from '../result.ts';
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
  /** The same over rows of ours as they were at another date, which are written as a pack. */
  dated(rows: object): Packs<T>;
}

type Joined<M extends readonly Tables[]> = M extends readonly [
  infer P extends Tables,
  ...infer Rest extends readonly Tables[],
]
  ? Values<P> & Joined<Rest>
  : unknown;

/** The packs of a game: every module brings its tables. */
export const packsOf = <const M extends readonly Tables[]>(...modules: M): Packs<Joined<M>> => packsOver(join(modules));

const packsOver = <T>(parts: Parts): Packs<T> => {
  const base = valuesOf(parts);
  const packs: Packs<T> = {
    base: base as T,
    overlay(pack) {
      if (pack === null) return accept(base as T);
      try {
        demand(isGiven(pack), () => `the pack is not an object; its tables are ${listed(Object.keys(parts))}`);
        const given = pack as Given;
        return accept({ ...base, ...overlayParts(parts, given, '', namesFor(parts, given)) } as T);
      } catch (error) {
        if (error instanceof Refused) return refuse('bad-pack', error.message);
        throw error;
      }
    },
    template: () => templateOf(parts),
    dated: rows => packsOver(withValues(parts, must(packs.overlay(rows)) as Given)),
  };
  return packs;
};

/** Other values in place of our own. */
const withValues = (parts: Parts, values: Given): Parts =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const base = values[name];
      const within = part.part === 'board' ? { parts: withValues(part.parts, base as Given) } : {};
      return [name, { ...part, ...within, base } as Part];
    }),
  );

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
