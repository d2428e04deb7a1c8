import type { ModuleWish, SettingValue } from '@lastroad/kernel';
import type { Report } from '@lastroad/kernel/conformance';

/** What all workers of one run know. */
export interface Order {
  readonly module: string;
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, SettingValue>>;
  readonly modules: ModuleWish;
  readonly thorough: number;
}

/** Games are examined in batches of this size, whoever does it: so the result does not depend on how many workers there are. */
export const BATCH = 50;

export const batchesOf = ({ games }: Order): number => Math.ceil(games / BATCH);

export const gamesIn = ({ games }: Order, batch: number): number => Math.min(BATCH, games - batch * BATCH);

export type FromWorker =
  | { readonly type: 'under-way'; readonly games: number; readonly decisions: number }
  | { readonly type: 'done'; readonly batch: number; readonly report: Report }
  | { readonly type: 'failed'; readonly problem: string };
