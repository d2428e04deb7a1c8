import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Checked, firstProblem } from './check.ts';
import { FromClient } from './messages.ts';

/** A check turned into code: for servers, where that is allowed and pays. */
export const compile = <S extends TSchema>(schema: S): ((value: unknown) => Checked<Static<S>>) => {
  const validator = Compile(schema);
  return value =>
    validator.Check(value) ? { ok: true, value: value } : { ok: false, detail: firstProblem(schema, value) };
};

/** One check for each type: finding out what is wrong with a message must cost little, for anybody can send one. */
const CHECKS: ReadonlyMap<unknown, (value: unknown) => Checked<FromClient>> = new Map(
  FromClient.anyOf.map(schema => [schema.properties.type.const, compile(schema)]),
);

export const readMessage = (text: string): Checked<FromClient> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, detail: 'the message is not JSON' };
  }
  const isOne = CHECKS.get((value as { type?: unknown } | null)?.type);
  return isOne?.(value) ?? { ok: false, detail: 'the message is of no known type' };
};
