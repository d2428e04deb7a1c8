import { type Static, Type } from 'typebox';
import { CODES, Pace, PlayerName, SeatSecret, TableId, TableInfo } from './messages.ts';

const closed = { additionalProperties: false } as const;
const SettingValue = Type.Union([Type.String({ maxLength: 100 }), Type.Number(), Type.Boolean()]);

export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    options: Type.Record(Type.String({ maxLength: 60 }), SettingValue, { maxProperties: 60 }),
    pack: Type.Optional(Type.Unknown()),
    listed: Type.Boolean(),
    pace: Pace,
  },
  closed,
);
export type NewTable = Static<typeof NewTable>;

export const SitDown = Type.Object(
  { name: PlayerName, seat: Type.Optional(Type.Integer({ minimum: 0, maximum: 15 })) },
  closed,
);
export type SitDown = Static<typeof SitDown>;
export const Seated = Type.Object({ seat: Type.Integer(), secret: SeatSecret, info: TableInfo });
export type Seated = Static<typeof Seated>;

export const Return = Type.Object({ secret: SeatSecret }, closed);
export const Returned = Type.Object({ seat: Type.Integer(), info: TableInfo });
export const FillWithBots = Type.Object({ bot: Type.String({ maxLength: 40 }) }, closed);
export const Webhook = Type.Object({ url: Type.Union([Type.String({ maxLength: 300 }), Type.Null()]) }, closed);
export const Rematch = Type.Object({ table: TableId, seat: Type.Integer(), secret: SeatSecret });
export const Tables = Type.Object({ tables: Type.Array(TableInfo) });
export const GameInfo = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  settings: Type.Array(Type.Unknown()),
  bots: Type.Array(Type.String()),
});
export const Games = Type.Object({ games: Type.Array(GameInfo) });
export const Health = Type.Object({
  ok: Type.Boolean(),
  storage: Type.String(),
  version: Type.String(),
  trouble: Type.Optional(Type.String()),
});
export const Problem = Type.Object({ code: Type.Enum(CODES), detail: Type.String() });
export type Problem = Static<typeof Problem>;
const Nothing = Type.Object({}, closed);
const TableAt = Type.Object({ table: TableId });

/** The HTTP part: what is asked, what is answered. Routes, validators and the OpenAPI document all read this. */
export const ROUTES = {
  games: { method: 'GET', path: '/games', summary: 'Games, their settings and the bots for them', answer: Games },
  list: {
    method: 'GET',
    path: '/tables',
    summary: 'Listed tables that wait for players or may be watched',
    answer: Tables,
  },
  create: { method: 'POST', path: '/tables', summary: 'Open a table', body: NewTable, answer: TableInfo },
  table: { method: 'GET', path: '/tables/:table', summary: 'One table', params: TableAt, answer: TableInfo },
  sit: {
    method: 'POST',
    path: '/tables/:table/seats',
    summary: 'Sit down as a guest; the seat secret is also set as a cookie',
    params: TableAt,
    body: SitDown,
    answer: Seated,
  },
  leave: {
    method: 'POST',
    path: '/tables/:table/leave',
    summary: 'Stand up before the game has begun',
    params: TableAt,
    body: Nothing,
    answer: TableInfo,
  },
  return: {
    method: 'POST',
    path: '/tables/:table/return',
    summary: 'Take a seat to this device by its secret, which is set as a cookie',
    params: TableAt,
    body: Return,
    answer: Returned,
  },
  bots: {
    method: 'POST',
    path: '/tables/:table/bots',
    summary: 'Put bots into the empty seats, which starts the game; for anybody seated',
    params: TableAt,
    body: FillWithBots,
    answer: TableInfo,
  },
  webhook: {
    method: 'POST',
    path: '/tables/:table/webhook',
    summary: 'Where to tell this seat that it is asked; days-long tables and allowed hosts only',
    params: TableAt,
    body: Webhook,
    answer: TableInfo,
  },
  rematch: {
    method: 'POST',
    path: '/tables/:table/rematch',
    summary: 'Play again once the game is over: sits down at a new table with the same setup and people, one seat on',
    params: TableAt,
    body: Nothing,
    answer: Rematch,
  },
  file: {
    method: 'GET',
    path: '/tables/:table/file',
    summary: 'The finished game as a game file, with the secret of its dice',
    params: TableAt,
    answer: Type.Unknown(),
  },
} as const;
export type RouteName = keyof typeof ROUTES;
export type AnswerTo<N extends RouteName> = Static<(typeof ROUTES)[N]['answer']>;

/** Where all of it lives below the server's base path. */
export const API = '/api/v1';
