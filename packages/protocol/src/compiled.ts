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

const isFromClient = compile(FromClient);

export const readMessage = (text: string): Checked<FromClient> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, detail: 'the message is not JSON' };
  }
  return isFromClient(value);
};
