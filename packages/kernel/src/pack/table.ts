import type { Shape, TypeOf } from './shape.ts';

/** Where a value comes from: the publisher's box, a sound conclusion from it, or somebody's own drawing board. */
export const SOURCES = ['printed', 'inferred', 'designed'] as const;
export type Source = (typeof SOURCES)[number];

interface Row {
  readonly source: Source;
}

/** Lists stand for tuples too: how many entries there are is the shape's to say. */
type Loose<T> = T extends readonly (infer E)[] ? readonly Loose<E>[] : T;

type Column<T> = Shape<Loose<T>> | ByRow<Loose<T>>;

/** A column that holds something else in every row, by the names of the rows. */
export interface ByRow<T = unknown> {
  readonly is: 'byRow';
  readonly rows: Readonly<Record<string, Shape<T>>>;
}

export const byRow = <T>(rows: Readonly<Record<string, Shape<T>>>): ByRow<T> => ({ is: 'byRow', rows });

/** What may stand in each field of a row, but for its name and its source. */
export type Columns<R, K extends keyof R> = {
  readonly [N in Exclude<keyof R, K | 'source'>]-?: object extends Pick<R, N>
    ? Shape<Loose<R[N]>> & Optional
    : Column<R[N]>;
};

type Optional = { readonly optional: true };

/** The rows that a description stands for. */
export type RowOf<C, K extends 'id' | 'name' = 'id'> = Row & { readonly [N in K]: string } & {
  readonly [N in keyof C as C[N] extends Optional ? never : N]: TypeOf<C[N]>;
} & { readonly [N in keyof C as C[N] extends Optional ? N : never]?: TypeOf<C[N]> };

/** Rows that packs find by their name. */
export interface Table<T = readonly object[]> {
  readonly part: 'table';
  readonly base: T;
  /** The field with the name of the row. */
  readonly key: 'id' | 'name';
  readonly columns: Readonly<Record<string, Column<unknown>>>;
  /** How many rows of their own owners may add: blank cards, stories. */
  readonly own: number;
}

interface Room {
  readonly own?: number;
}

/** A table that packs write as a list of rows, each with its id. */
export const rowsById = <R extends Row & { readonly id: string }>(
  base: readonly R[],
  columns: Columns<NoInfer<R>, 'id'>,
  { own = 0 }: Room = {},
): Table<readonly R[]> => ({ part: 'table', base, key: 'id', columns, own });

/** A table that packs write as an object of rows by name. */
export const rowsByName = <R extends Row & { readonly name: string }>(
  base: readonly R[],
  columns: Columns<NoInfer<R>, 'name'>,
  { own = 0 }: Room = {},
): Table<readonly R[]> => ({ part: 'table', base, key: 'name', columns, own });

/** Rows that a module adds to a table of another. */
export interface More<T = readonly object[]> {
  readonly part: 'more';
  readonly base: T;
}

export const more = <R extends object>(base: readonly R[]): More<readonly R[]> => ({ part: 'more', base });
