import type { Rules } from '@lastroad/kernel';
import { type Logger, pino } from 'pino';
import { botsAbreast } from './bots.ts';
import { Bans } from './connection/bans.ts';
import { Presence } from './connection/presence.ts';
import { Rooms } from './connection/rooms.ts';
import { Housekeeping, type HousekeepingWatch } from './housekeeping/housekeeping.ts';
import type { Config } from './operations/config.ts';
import { Health } from './operations/health.ts';
import { type Metrics, startMetrics } from './operations/metrics.ts';
import { Webhooks } from './operations/webhooks.ts';
import { openStore, type Store } from './storage/index.ts';
import { type Bot, randomBot } from './tables/bot.ts';
import { steadyTime, type Time } from './tables/clock.ts';
import { Games } from './tables/games.ts';
import { Keeper } from './tables/keeper.ts';
import { Lobby } from './tables/lobby.ts';
import type { SweepWatch } from './tables/sweep.ts';
import { Tables } from './tables/tables.ts';
import { Thinking, type ThinkingWatch } from './tables/thinking.ts';

export interface ServeOptions {
  readonly config: Config;
  readonly games: readonly Rules[];
  /** The first one minds the seats of people who are away. */
  readonly bots?: readonly Bot[];
  readonly time?: Time;
  /** Where the log goes; standard output if left out. */
  readonly logTo?: { write(line: string): void };
}

/** Everything behind the doors: it knows tables and readers, no HTTP. */
export interface House {
  readonly config: Config;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly time: Time;
  readonly store: Store;
  readonly games: Games;
  readonly bots: readonly Bot[];
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly keeper: Keeper;
  readonly lobby: Lobby;
  readonly presence: Presence;
  readonly health: Health;
  readonly bans: Bans;
  readonly housekeeping: Housekeeping;
  /** Keeps what was begun, then closes storage; `before` is done in between. */
  close(before: () => Promise<void>): Promise<void>;
}

export const openHouse = async (options: ServeOptions): Promise<House> => {
  const { config, bots = [randomBot], time = steadyTime(), logTo = process.stdout } = options;
  const { botDelay, botQueue, shard } = config;
  const log = pino({ level: config.logLevel, base: null }, logTo);
  const metrics = startMetrics();
  const store = await openStore(config);
  const games = new Games(options.games);
  const health = new Health(store, time);
  const watch = (size: number, milliseconds: number, well: boolean) => {
    health.note(well);
    metrics.groupSize.observe(size);
    metrics.groupSeconds.observe(milliseconds / 1000);
  };
  const tables = new Tables({ store, games, time, botDelay, cached: config.cachedTables, watch });
  const rooms = new Rooms(store, tables, time);
  const thinking = new Thinking({
    store,
    tables,
    bots,
    time,
    abreast: botsAbreast(config.botThreads),
    watch: watchThinking(metrics, log),
    isHere: table => rooms.isSeatedHere(table),
  });
  const keeper = new Keeper(store, tables, thinking, { time, botDelay, watch: watchSweeps(metrics, log) });
  const webhooks = new Webhooks(store, tables, config.webhooks, metrics);
  const changed = (table: string) => {
    rooms.lookAgain(table);
    void keeper.attend(table);
    void webhooks.lookAtFirst(table).catch(() => {});
  };
  const watching = (table: string) => rooms.watching(table);
  const areBotsBusy = () => thinking.waiting >= botQueue;
  const lobby = new Lobby({ store, games, bots, time, botDelay, shard, areBotsBusy, watching, changed });
  rooms.serve(lobby);
  keeper.serve(lobby);
  const bans = new Bans(store, time);
  await bans.begin();
  const presence = new Presence(store, rooms, time);
  const housekeeping = new Housekeeping({ store, tables, games, time, config, watch: watchHousekeeping(metrics, log) });
  await store.listen((table, seq) => rooms.heard(table, seq));
  const close = async (before: () => Promise<void>): Promise<void> => {
    keeper.end();
    bans.end();
    await tables.drained();
    await before();
    await housekeeping.close();
    await presence.close();
    await webhooks.close();
    await store.close();
  };
  const kept = { store, tables, rooms, keeper, lobby, presence, health, bans, housekeeping };
  return { config, log, metrics, time, games, bots, ...kept, close };
};

const watchThinking = (metrics: Metrics, log: Logger): ThinkingWatch => ({
  queued: tables => metrics.botQueue.set(tables),
  waited: milliseconds => metrics.botWait.observe(milliseconds / 1000),
  thought: milliseconds => metrics.botThought.observe(milliseconds / 1000),
  failed(error) {
    metrics.botFailures.inc();
    log.error({ err: { message: (error as Error).message } }, 'a bot failed; chance has answered for it');
  },
  refused(message) {
    metrics.botFailures.inc();
    log.error({ err: { message } }, 'the rules fail on the choice of a bot; another one is taken');
  },
  stuck: () => log.error('the rules fail on every choice of a bot; its table is parked'),
});

const watchSweeps = (metrics: Metrics, log: Logger): SweepWatch => ({
  troubled: tables => metrics.troubled.set(tables),
  failed: ({ message }, isAboutTable) =>
    log.error({ err: { message } }, isAboutTable ? 'a table that is due cannot be looked after' : 'a sweep failed'),
});

const watchHousekeeping = (metrics: Metrics, log: Logger): HousekeepingWatch => ({
  sized({ tables, entries, lines, bytes }) {
    for (const [state, count] of Object.entries(tables)) metrics.tables.set({ state }, count);
    metrics.entries.set(entries);
    metrics.lines.set(lines);
    metrics.bytes.set(bytes);
  },
  removed: why => metrics.removed.inc({ why }),
  failed: ({ message }) => log.error({ err: { message } }, 'housekeeping has left something as it was'),
});
