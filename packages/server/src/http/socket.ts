import type { Socket } from 'node:net';
import { API, TableId } from '@lastroad/protocol';
import { compile } from '@lastroad/protocol/compiled';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Bans } from '../connection/bans.ts';
import type { Addresses } from '../connection/limits.ts';
import { Outbox, Reader, type Wire } from '../connection/reader.ts';
import { type Service, Session } from '../connection/session.ts';
import type { Config } from '../operations/config.ts';
import type { Metrics } from '../operations/metrics.ts';
import { no } from '../tables/problem.ts';
import { secretIn } from './cookies.ts';
import { isOwnOrigin } from './headers.ts';
import { sendProblem } from './routes.ts';

export const LARGEST_MESSAGE = 8 * 1024;
const HEARTBEAT = 30_000;

const isTable = compile(TableId);

interface Doorkeepers {
  readonly config: Config;
  readonly metrics: Metrics;
  readonly addresses: Addresses;
  readonly bans: Bans;
}

/** Sockets, one for each reader of a table. */
export const addSocket = (
  app: FastifyInstance,
  service: Service,
  { config, metrics, addresses, bans }: Doorkeepers,
): void => {
  const outbox = new Outbox();
  const attend = (socket: WebSocket, request: FastifyRequest): void => {
    const { table } = request.params as { table: string };
    const reader = new Reader(table, wireOf(socket, request.raw.socket), outbox);
    const session = new Session(service, reader, secretIn(request.headers));
    metrics.connections.inc();
    const stopBeating = beat(socket);
    const forget = bans.admit(request.ip, () => reader.cutOff('banned'));
    socket.on('message', (data: Buffer, binary: boolean) => {
      void session.hear(binary ? '' : data.toString('utf8'));
    });
    for (const frame of ['ping', 'pong'] as const) socket.on(frame, () => session.note());
    // Before anything of it is looked at.
    request.raw.socket.prependListener('data', (data: Buffer) => session.weigh(data.length));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      stopBeating();
      forget();
      metrics.connections.dec();
      session.gone();
    });
  };
  /** Before the upgrade: a page of another site never gets a socket. */
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { table } = request.params as { table: string };
    if (!isOwnOrigin(request.headers.origin, request.host, config.origins)) {
      return sendProblem(reply, no('not-allowed', 'the connection comes from another site'));
    }
    if (!isTable(table).ok) return sendProblem(reply, no('unknown-table', 'that is no name of a table'));
    // A plain request leaves its connection open for others, so it must not count as a socket.
    if (!request.ws) return sendProblem(reply, no('bad-message', 'this is the way to a socket'));
    const { ip } = request;
    if (!addresses.connect(ip)) return sendProblem(reply, no('too-fast', 'too many connections'));
    request.raw.socket.once('close', () => addresses.disconnect(ip));
    return undefined;
  };
  const url = `${config.base}${API}/tables/:table/socket`;
  app.get(url, { websocket: true, preValidation: admit }, attend);
};

const wireOf = (socket: WebSocket, raw: Socket): Wire => ({
  get bufferedAmount() {
    return socket.bufferedAmount;
  },
  send: text => socket.send(text),
  close: (code, reason) => socket.close(code, reason),
  cutOff(reason) {
    socket.close(1008, reason);
    socket.pause();
    raw.end();
  },
  terminate: () => socket.terminate(),
});

/** A connection that answers no ping is dead, whatever the network pretends. */
const beat = (socket: WebSocket): (() => void) => {
  let alive = true;
  socket.on('pong', () => {
    alive = true;
  });
  const timer = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, HEARTBEAT);
  timer.unref();
  return () => clearInterval(timer);
};
