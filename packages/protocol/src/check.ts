import type { Static, TSchema } from 'typebox';
import { Errors, Check as isOne } from 'typebox/value';
import { Frame, FromClient } from './messages.ts';

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly detail: string };

/** Where the first thing is that does not fit. */
export const firstProblem = (schema: TSchema, value: unknown): string => {
  const [first] = Errors(schema, value);
  return first === undefined ? 'not as described' : `${first.instancePath || 'the message'} ${first.message}`;
};

/** Checks without generating code, so that it works in a browser under a strict content security policy. */
export const check = <S extends TSchema>(schema: S, value: unknown): Checked<Static<S>> =>
  isOne(schema, value) ? { ok: true, value: value } : { ok: false, detail: firstProblem(schema, value) };

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** A frame from the server. */
export const readFrame = (text: string): Checked<Static<typeof Frame>> => check(Frame, parse(text));

/** A message from a client; servers use the compiled check. */
export const readMessage = (text: string): Checked<FromClient> => check(FromClient, parse(text));
