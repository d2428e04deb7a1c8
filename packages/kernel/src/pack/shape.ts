export type Word = string | number | boolean;

/** What a value of a pack may be, as data: checks, messages and types follow from it. */
type Form =
  | { readonly is: 'whole'; readonly from: number; readonly to: number }
  | { readonly is: 'word'; readonly words: readonly Word[] }
  | { readonly is: 'text'; readonly pattern: RegExp; readonly says: string }
  | { readonly is: 'list'; readonly item: Shape; readonly from: number; readonly to: number }
  | { readonly is: 'record'; readonly fields: Fields }
  | { readonly is: 'either'; readonly shapes: readonly Shape[] }
  | { readonly is: 'name'; readonly table: string };

/** A form, with the type of the values it lets through, which exists for the compiler alone. */
export type Shape<T = unknown> = Form & { readonly optional?: true; readonly type?: T };
export type TypeOf<S> = S extends { readonly type?: infer T } ? T : never;

/** What may stand in each field of a record or a row. */
export type Fields = Readonly<Record<string, Shape>>;

export const whole = (from: number, to: number): Shape<number> => ({ is: 'whole', from, to });

export const oneOf = <const W extends Word>(words: readonly W[]): Shape<W> => ({ is: 'word', words });

export const flag: Shape<boolean> = oneOf([true, false]);

/** A text of a certain form; `says` ends the sentence "… is not". */
export const matching = (pattern: RegExp, says: string): Shape<string> => ({ is: 'text', pattern, says });

export const text: Shape<string> = matching(/\S/u, 'a text');

export const listOf = <T>(item: Shape<T>, from: number, to: number = from): Shape<readonly T[]> => ({
  is: 'list',
  item,
  from,
  to,
});

type Optional = { readonly optional: true };

/** The records that fields stand for. */
type RecordOf<F> = { readonly [N in keyof F as F[N] extends Optional ? never : N]: TypeOf<F[N]> } & {
  readonly [N in keyof F as F[N] extends Optional ? N : never]?: TypeOf<F[N]>;
};

export const record = <const F extends Fields>(fields: F): Shape<RecordOf<F>> => ({ is: 'record', fields });

/** The name of a row of another table, which any module may have brought. */
export const nameIn = (table: string): Shape<string> => ({ is: 'name', table });

/** Records are told apart by their first field. */
export const either = <const S extends readonly Shape[]>(...shapes: S): Shape<TypeOf<S[number]>> => ({
  is: 'either',
  shapes,
});

/** May be left out. */
export const optional = <T>(shape: Shape<T>): Shape<T> & { readonly optional: true } => ({ ...shape, optional: true });
