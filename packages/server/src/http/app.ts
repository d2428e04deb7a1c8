import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Addresses, Buckets } from '../connection/limits.ts';
import type { House } from '../house.ts';
import type { Config } from '../operations/config.ts';
import { no } from '../tables/problem.ts';
import { LARGEST_BODY, readBodies } from './bodies.ts';
import { securityHeaders } from './headers.ts';
import { servePage } from './page.ts';
import { addRoutes, sendProblem } from './routes.ts';
import { addSocket, LARGEST_MESSAGE } from './socket.ts';
import { addWatching } from './watching.ts';

const MOST_FRAGMENTS = 16;
/** How long somebody whose connection is closed may take to agree. */
const FAREWELL = 1000;
/** A browser that has one socket has a few other connections. */
const CONNECTIONS_PER_SOCKET = 4;
/** Browsers, and proxies too, ask for the next thing on a connection when they have been given the one before. */
const MOST_AHEAD = 10;

/** The doors of the house: HTTP, sockets and the page. */
export const buildApp = async (house: House): Promise<FastifyInstance> => {
  const { config, log, metrics, time } = house;
  const addresses = new Addresses(config.requests, config.connectionsPerAddress, time);
  const newTables = new Addresses(config.tablesPerAddress, 1, time);
  const app = fastify({ trustProxy: config.trustProxy, bodyLimit: LARGEST_BODY, logger: false, ...timeouts(config) });
  const limits = { maxPayload: LARGEST_MESSAGE, maxFragments: MOST_FRAGMENTS, closeTimeout: FAREWELL };
  await app.register(websocket, { options: { ...limits, perMessageDeflate: false } });
  // Through a proxy everybody comes from one address here.
  if (!config.trustProxy) limitConnections(app, house);
  readBodies(app);
  guard(app, house, addresses);
  report(app, house);
  answerErrors(app, log);
  addRoutes(app, { ...house, newTables });
  const service = {
    ...house,
    messages: config.messages,
    talk: new Buckets(config.chat, time),
    settled: (code: string) => metrics.settled.inc({ code }),
    troubled: (error: unknown) => log.error({ err: { message: (error as Error).message } }, 'a message failed'),
  };
  addSocket(app, service, { config, metrics, addresses, bans: house.bans });
  addWatching(app, house);
  if (config.clientDir !== null) servePage(app, config.base, config.clientDir);
  return app;
};

/** A request has to be here soon after its connection; nobody may take a response for ever either. */
const timeouts = ({ requestTimeout }: Config) => ({
  requestTimeout,
  connectionTimeout: 3 * requestTimeout,
  http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 10 },
});

/** Connections of any kind, before anything is read from them, and what is asked over each of them. */
const limitConnections = (app: FastifyInstance, { config, metrics, time }: House): void => {
  const addresses = new Addresses(config.requests, CONNECTIONS_PER_SOCKET * config.connectionsPerAddress, time);
  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (addresses.connect(remoteAddress)) socket.once('close', () => addresses.disconnect(remoteAddress));
    else socket.destroy();
  });
  // Before anything else is done for a request: those that came along with one too many cost next to nothing.
  const [handle] = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  const ahead = new WeakMap<Socket, number>();
  app.server.on('request', (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const asked = (ahead.get(socket) ?? 0) + 1;
    ahead.set(socket, asked);
    response.once('close', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
    if (asked <= MOST_AHEAD) return handle?.(request, response);
    metrics.settled.inc({ code: 'cut-off' });
    addresses.shut(socket.remoteAddress ?? '');
    socket.destroy();
  });
};

const BANNED = no('not-allowed', 'banned');

/** What every request has to pass, and every answer carries. */
const guard = (app: FastifyInstance, { config, bans }: House, addresses: Addresses): void => {
  const headers = securityHeaders(config.secure);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers);
    if (bans.has(request.ip)) return sendProblem(reply, BANNED);
    if (!request.routeOptions.config.isPageFile && !addresses.take(request.ip))
      return sendProblem(reply, no('too-fast', 'too many requests; wait a moment'));
  });
};

const report = (app: FastifyInstance, { metrics, log }: House): void => {
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode;
    metrics.requests.inc({ status });
    // The route, not the address: nothing that opens a table or a seat is ever written down.
    const route = request.routeOptions.url ?? 'none';
    log.debug({ method: request.method, route, status, ms: Math.round(reply.elapsedTime) });
  });
};

const answerErrors = (app: FastifyInstance, log: Logger): void => {
  app.setErrorHandler(({ statusCode = 500, message }: { statusCode?: number; message: string }, _request, reply) => {
    if (statusCode < 500) return reply.code(statusCode).send({ code: 'bad-message', detail: message });
    log.error({ err: { message } }, 'a request failed');
    return sendProblem(reply, no('unavailable', 'the server cannot do that now; try again'));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'bad-message', detail: 'there is nothing here' }),
  );
};
