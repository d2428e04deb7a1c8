/** Every way in which input from outside can be turned down. Clients translate the code; `detail` names the place. */
export type RefusalCode =
  | 'damaged'
  | 'wrong-game'
  | 'unknown-version'
  | 'unknown-step'
  | 'wrong-content'
  | 'wrong-hash'
  | 'bad-options'
  | 'bad-pack'
  | 'old-question'
  | 'not-asked'
  | 'not-an-option'
  | 'nothing-to-undo'
  | 'over';

export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly detail: string;
}

export type Result<T> = { readonly ok: true; readonly value: T } | Refusal;

export const accept = <T>(value: T): Result<T> => ({ ok: true, value });
export const refuse = (code: RefusalCode, detail: string): Refusal => ({ ok: false, code, detail });

/** For input that we wrote ourselves, where a refusal is our own mistake. */
export const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`);
  return result.value;
};
