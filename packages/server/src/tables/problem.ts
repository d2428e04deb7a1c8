import type { Code } from '@lastroad/protocol';

/** Something that was asked for and cannot be done. */
export interface Problem {
  readonly ok: false;
  readonly code: Code;
  readonly detail: string;
}
export type Outcome<T> = { readonly ok: true; readonly value: T } | Problem;

export const yes = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const no = (code: Code, detail: string): Problem => ({ ok: false, code, detail });
