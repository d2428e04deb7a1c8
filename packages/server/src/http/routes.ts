import { writeGameFile } from '@lastroad/kernel';
import { API, type Code, type NewTable, openApi, ROUTES, type RouteName, type SitDown } from '@lastroad/protocol';
import { compile } from '@lastroad/protocol/compiled';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Addresses } from '../connection/limits.ts';
import type { Config } from '../operations/config.ts';
import { isAllowed } from '../operations/webhooks.ts';
import type { Store } from '../storage/store.ts';
import type { Bot } from '../tables/bot.ts';
import type { Games } from '../tables/games.ts';
import { fileOf } from '../tables/load.ts';
import type { Lobby } from '../tables/lobby.ts';
import { no, type Outcome, type Problem, yes } from '../tables/problem.ts';
import { isFinished } from '../tables/standing.ts';
import type { Tables } from '../tables/tables.ts';
import { LARGEST_WITH_PACK } from './bodies.ts';
import { forgetCookie, seatCookie, secretIn } from './cookies.ts';
import { isOwnOrigin } from './headers.ts';

export interface Web {
  readonly config: Config;
  readonly store: Store;
  readonly games: Games;
  readonly bots: readonly Bot[];
  readonly lobby: Lobby;
  readonly tables: Tables;
  readonly newTables: Addresses;
}

const STATUS: Readonly<Record<Code, number>> = {
  stale: 409,
  illegal: 422,
  'not-your-turn': 409,
  'not-seated': 403,
  'too-fast': 429,
  'bad-message': 400,
  'bad-options': 400,
  'unknown-table': 404,
  'unknown-game': 404,
  taken: 409,
  'not-open': 409,
  'not-over': 409,
  'nothing-to-undo': 409,
  'not-allowed': 403,
  'bots-busy': 503,
  parked: 409,
  unavailable: 503,
};

export const sendProblem = (reply: FastifyReply, { code, detail }: Problem): FastifyReply =>
  reply.code(STATUS[code]).send({ code, detail });

interface Asked {
  readonly table: string;
  readonly body: unknown;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
type Handler = (web: Web, asked: Asked) => Promise<Outcome<unknown>>;

/** The seat a request speaks for. */
const seatIn = async ({ lobby }: Web, { table, request }: Asked): Promise<Outcome<number>> => {
  const secret = secretIn(request.headers);
  const seat = secret === null ? null : await lobby.seatOf(table, secret);
  return seat === null ? no('not-seated', 'this needs a seat at the table') : yes(seat);
};

/** The same for whoever is seated, and the table afterwards as the answer. */
const seated =
  (act: (web: Web, asked: Asked, seat: number) => Promise<Outcome<unknown>>): Handler =>
  async (web, asked) => {
    const seat = await seatIn(web, asked);
    if (!seat.ok) return seat;
    const done = await act(web, asked, seat.value);
    return done.ok ? web.lobby.info(asked.table) : done;
  };

const setWebhook = async (
  { config, store, tables }: Web,
  { table, body }: Asked,
  seat: number,
): Promise<Outcome<null>> => {
  const { url } = body as { url: string | null };
  if (url !== null && !isAllowed(url, config.webhooks))
    return no('not-allowed', 'the operator does not allow that address');
  const running = await tables.playable(table);
  if (running !== undefined && running.pace.kind !== 'days') return no('not-allowed', 'only for days-long tables');
  await store.db
    .updateTable('seats')
    .set({ webhook: url })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .execute();
  return yes(null);
};

const HANDLERS: Readonly<Record<RouteName, Handler>> = {
  games: async ({ games, bots }) =>
    yes({
      games: games
        .all()
        .map(({ id, version, settings }) => ({ id, version, settings, bots: bots.map(({ name }) => name) })),
    }),
  list: async ({ lobby }) => yes({ tables: await lobby.list() }),
  create: ({ lobby }, { body }) => lobby.create(body as NewTable),
  table: ({ lobby }, { table }) => lobby.info(table),
  async sit({ lobby, config }, { table, body, reply }) {
    const sat = await lobby.sit(table, body as SitDown);
    if (!sat.ok) return sat;
    void reply.header('set-cookie', seatCookie(config.base, table, sat.value.secret, config.secure));
    const info = await lobby.info(table);
    return info.ok ? yes({ ...sat.value, info: info.value }) : info;
  },
  leave: seated(async ({ lobby, config }, { table, reply }, seat) => {
    const left = await lobby.leave(table, seat);
    if (left.ok) void reply.header('set-cookie', forgetCookie(config.base, table));
    return left;
  }),
  async return({ lobby, config }, { table, body, reply }) {
    const { secret } = body as { secret: string };
    const seat = await lobby.seatOf(table, secret);
    if (seat === null) return no('not-seated', 'no seat at this table has that secret');
    void reply.header('set-cookie', seatCookie(config.base, table, secret, config.secure));
    const info = await lobby.info(table);
    return info.ok ? yes({ seat, info: info.value }) : info;
  },
  bots: seated(({ lobby }, { table, body }) => lobby.fill(table, (body as { bot: string }).bot)),
  webhook: seated(setWebhook),
  async rematch(web, asked) {
    const { lobby, newTables, config } = web;
    const { request, reply } = asked;
    const seat = await seatIn(web, asked);
    if (!seat.ok) return seat;
    const asking = { seat: seat.value, secret: secretIn(request.headers) ?? '' };
    const next = await lobby.rematch(asked.table, asking, () => newTables.take(request.ip));
    if (next.ok) {
      const { table, secret } = next.value;
      void reply.header('set-cookie', seatCookie(config.base, table, secret, config.secure));
    }
    return next;
  },
  async file({ lobby, tables, store }, { table: id, reply }) {
    const table = await tables.playable(id);
    // A running game's decisions hold what is hidden from others.
    if (table !== undefined && !isFinished(table.standing)) {
      return no('not-over', 'the file can be had when the game is over');
    }
    const file = table === undefined ? await lobby.leftOver(id) : await fileOf(store.db, table);
    if (file === null) return no('not-over', 'there is no finished game at this table');
    void reply.header('content-disposition', `attachment; filename="${file.game}-${id}.json"`);
    void reply.type('application/json; charset=utf-8');
    return yes(writeGameFile(file));
  },
};

/** Opening a table may bring a pack: who has opened enough is told so before that is read. */
const opening = ({ newTables }: Web) => ({
  bodyLimit: LARGEST_WITH_PACK,
  async onRequest({ ip }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (newTables.take(ip)) return undefined;
    return sendProblem(reply, no('too-fast', 'too many tables from this address'));
  },
});

/** Every route of the protocol, checked against its schemas. */
export const addRoutes = (app: FastifyInstance, web: Web): void => {
  const { base, origins } = web.config;
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const { method, path, ...schemas } = ROUTES[name];
    const isBody = 'body' in schemas ? compile(schemas.body) : null;
    const isParams = 'params' in schemas ? compile(schemas.params) : null;
    app.route({
      method,
      url: `${base}${API}${path}`,
      ...(name === 'create' && opening(web)),
      async handler(request, reply) {
        if (method === 'POST' && !isOwnOrigin(request.headers.origin, request.host, origins)) {
          return sendProblem(reply, no('not-allowed', 'the request comes from another site'));
        }
        const params = isParams?.(request.params);
        if (params?.ok === false) return sendProblem(reply, no('unknown-table', 'that is no name of a table'));
        const body = isBody?.(request.body ?? {});
        if (body?.ok === false) return sendProblem(reply, no('bad-message', body.detail));
        const { table = '' } = request.params as { table?: string };
        const outcome = await HANDLERS[name](web, { table, body: body?.value, request, reply });
        return outcome.ok ? reply.header('cache-control', 'no-store').send(outcome.value) : sendProblem(reply, outcome);
      },
    });
  }
  const document = openApi(base);
  app.get(`${base}${API}/openapi.json`, () => document);
};
