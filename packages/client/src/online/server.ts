import { type AnswerTo, API, check, ROUTES, type RouteName } from '@lastroad/protocol';
import type { Done } from '../table/table.ts';

/** Below wherever these pages are: the server that gives them also serves the tables. */
export const addressOf = (path: string): URL => new URL(`.${API}${path}`, document.baseURI);

export const socketOf = (table: string): URL => {
  const address = addressOf(`/tables/${table}/socket`);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
};

const NOBODY = { ok: false, code: 'unreachable', detail: '' } as const;

/** A request to the server; turned down with its reason, or because there is no server. */
export const ask = async <N extends RouteName>(name: N, table = '', body: unknown = {}): Promise<Done<AnswerTo<N>>> => {
  const { method, path, answer } = ROUTES[name];
  const json = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const reply = await fetch(addressOf(path.replace(':table', table)), method === 'POST' ? json : {});
    const value: unknown = await reply.json();
    if (!reply.ok) return { ok: false, ...(value as { code: string; detail: string }) };
    const checked = check(answer, value);
    return checked.ok ? { ok: true, value: value as AnswerTo<N> } : NOBODY;
  } catch {
    return NOBODY;
  }
};

/** So many random bytes as text. */
export const randomText = (bytes: number): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
