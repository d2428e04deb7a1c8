import type { AddressInfo } from 'node:net';
import websocket from '@fastify/websocket';
import type { Rules } from '@lastroad/kernel';
import fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { Addresses } from './connection/limits.ts';
import { Presence } from './connection/presence.ts';
import { Rooms } from './connection/rooms.ts';
import type { Service } from './connection/session.ts';
import { securityHeaders } from './http/headers.ts';
import { servePage } from './http/page.ts';
import { addRoutes, sendProblem } from './http/routes.ts';
import { addSocket, LARGEST_MESSAGE } from './http/socket.ts';
import { addWatching } from './http/watching.ts';
import type { Config } from './operations/config.ts';
import { startMetrics } from './operations/metrics.ts';
import { Webhooks } from './operations/webhooks.ts';
import { openStore, type Store } from './storage/index.ts';
import { type Bot, randomBot } from './tables/bot.ts';
import { realTime, type Time } from './tables/clock.ts';
import { Games } from './tables/games.ts';
import { Keeper } from './tables/keeper.ts';
import { Lobby } from './tables/lobby.ts';
import { no } from './tables/problem.ts';
import { Tables } from './tables/tables.ts';

const LARGEST_BODY = 256 * 1024;

export interface ServeOptions {
  readonly config: Config;
  readonly games: readonly Rules[];
  /** The first one minds the seats of people who are away. */
  readonly bots?: readonly Bot[];
  readonly time?: Time;
  /** Where the log goes; standard output if left out. */
  readonly logTo?: { write(line: string): void };
}

export interface Server {
  /** Where people find it, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly store: Store;
  readonly tables: Tables;
  readonly keeper: Keeper;
  /** Takes nothing new, keeps what was begun, says goodbye, closes. */
  close(): Promise<void>;
}

/** Starts the whole service in this process. */
export const serve = async ({
  config,
  games: offered,
  bots = [randomBot],
  time = realTime,
  logTo = process.stdout,
}: ServeOptions): Promise<Server> => {
  const log = pino({ level: config.logLevel, base: null }, logTo);
  const metrics = startMetrics();
  const store = await openStore(config);
  const games = new Games(offered);
  const { botDelay } = config;
  const watch = (size: number, milliseconds: number) => {
    metrics.groupSize.observe(size);
    metrics.groupSeconds.observe(milliseconds / 1000);
  };
  const tables = new Tables({ store, games, time, botDelay, cached: config.cachedTables, watch });
  const rooms = new Rooms(store, tables, time);
  const keeper = new Keeper(store, tables, bots, time, botDelay);
  const changed = (table: string) => {
    rooms.lookAgain(table);
    void keeper.attend(table);
  };
  const lobby = new Lobby({ store, games, bots, time, botDelay, watching: table => rooms.watching(table), changed });
  rooms.serve(lobby);
  const presence = new Presence(store, rooms, time);
  const webhooks = new Webhooks(store, tables, config.webhooks, metrics);
  await store.listen((table, seq) => rooms.heard(table, seq));

  const addresses = new Addresses(config.requests, config.connectionsPerAddress, time);
  const newTables = new Addresses(config.tablesPerAddress, 1, time);
  const app = fastify({ trustProxy: config.trustProxy, bodyLimit: LARGEST_BODY, logger: false });
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false } });
  guard(app, config, addresses);
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode;
    metrics.requests.inc({ status });
    // The route, not the address: nothing that opens a table or a seat is ever written down.
    log.debug({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status,
      ms: Math.round(reply.elapsedTime),
    });
  });
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode < 500) return reply.code(statusCode).send({ code: 'bad-message', detail: message });
    log.error({ err: { message } }, 'a request failed');
    return sendProblem(reply, no('unavailable', 'the server cannot do that now; try again'));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'bad-message', detail: 'there is nothing here' }),
  );
  addRoutes(app, { config, store, games, bots, lobby, tables, newTables });
  const service: Service = {
    store,
    tables,
    lobby,
    rooms,
    presence,
    time,
    messages: config.messages,
    chat: config.chat,
    settled: code => metrics.settled.inc({ code }),
    troubled: error => log.error({ err: { message: (error as Error).message } }, 'a message failed'),
  };
  addSocket(app, service, { config, metrics, addresses });
  addWatching(app, { config, store, metrics });
  if (config.clientDir !== null) servePage(app, config.base, config.clientDir);
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}${config.base}`;
  log.info({ url, storage: store.engine }, 'open');
  return {
    url,
    port,
    store,
    tables,
    keeper,
    async close() {
      log.info('closing');
      keeper.end();
      await tables.drained();
      for (const reader of rooms.all()) {
        reader.tell({ type: 'goodbye', table: reader.table, reason: 'the server restarts' });
        reader.close(1012, 'the server restarts');
      }
      await app.close();
      await presence.close();
      await webhooks.close();
      await store.close();
      log.info('closed');
    },
  };
};

/** What every request has to pass, and every answer carries. */
const guard = (app: FastifyInstance, config: Config, addresses: Addresses): void => {
  app.removeContentTypeParser('text/plain');
  const headers = securityHeaders(config.secure);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers);
    if (!addresses.take(request.ip)) return sendProblem(reply, no('too-fast', 'too many requests; wait a moment'));
  });
};
