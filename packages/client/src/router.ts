import { useSyncExternalStore } from 'react';

/** Addresses live behind the `#`, so that they work from any folder of any server, and from none. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string; readonly lesson: string | null }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'lobby' }
  | { readonly page: 'open'; readonly game: string }
  | { readonly page: 'online'; readonly id: string; readonly secret: string | null }
  | { readonly page: 'rules'; readonly clause: string | null }
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  | { readonly page: 'lost'; readonly address: string };

export const parseRoute = (hash: string): Route => {
  const address = hash.replace(/^#\/?/, '');
  const [page = '', argument = '', ...rest] = address.split('/').map(decodeURIComponent);
  if (page === 'online' && rest.length < 2) {
    return argument === '' ? { page: 'lobby' } : { page, id: argument, secret: rest[0] ?? null };
  }
  if (page === 'learn' && argument !== '' && rest.length < 2) return { page, game: argument, lesson: rest[0] ?? null };
  if (rest.length > 0) return { page: 'lost', address };
  if (page === '' && argument === '') return { page: 'home' };
  if (page === 'rules') return { page, clause: argument === '' ? null : argument };
  if (argument === '') return page === 'settings' || page === 'about' ? { page } : { page: 'lost', address };
  if (page === 'setup' || page === 'open') return { page, game: argument };
  if (page === 'table' || page === 'replay') return { page, id: argument };
  return { page: 'lost', address };
};

export const HOME = '#/';
export const SETTINGS = '#/settings';
export const ABOUT = '#/about';
export const setupOf = (game: string): string => `#/setup/${encodeURIComponent(game)}`;
export const learnOf = (game: string): string => `#/learn/${encodeURIComponent(game)}`;
/** What a module brings, as a short lesson. */
export const lessonOf = (game: string, module: string): string => `${learnOf(game)}/${encodeURIComponent(module)}`;
export const LOBBY = '#/online';
export const openOf = (game: string): string => `#/open/${encodeURIComponent(game)}`;
export const onlineOf = (table: string): string => `#/online/${encodeURIComponent(table)}`;
/** A seat for another device. What stands behind the `#` is never sent, so no server can log it. */
export const seatOf = (table: string, secret: string): string => `${onlineOf(table)}/${encodeURIComponent(secret)}`;
export const tableOf = (id: string): string => `#/table/${encodeURIComponent(id)}`;
export const replayOf = (id: string): string => `#/replay/${encodeURIComponent(id)}`;
export const rulesAt = (clause?: string): string =>
  clause === undefined ? '#/rules' : `#/rules/${encodeURIComponent(clause)}`;

export const goTo = (address: string): void => {
  location.hash = address;
};

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash);
