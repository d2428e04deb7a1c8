import type { Message, OpenQuestion, Outcome, Reason } from '@lastroad/kernel';
import { type Static, type TProperties, Type } from 'typebox';

/** Raised when an old client could no longer understand a new server. */
export const PROTOCOL = 1;

/** Every way a request can be turned down. Clients translate the code; `detail` names the place. */
export const CODES = [
  'stale',
  'illegal',
  'not-your-turn',
  'not-seated',
  'too-fast',
  'bad-message',
  'bad-options',
  'unknown-table',
  'unknown-game',
  'taken',
  'not-open',
  'not-over',
  'nothing-to-undo',
  'not-allowed',
  'bots-busy',
  'parked',
  'unavailable',
] as const;
export type Code = (typeof CODES)[number];

const closed = { additionalProperties: false } as const;
const whole = (most = Number.MAX_SAFE_INTEGER) => Type.Integer({ minimum: 0, maximum: most });

export const TableId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });
/** Chosen by the client, different for every request; the same one again is the same request. */
export const RequestId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' });
export const SeatSecret = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });
export const Nonce = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });
/** SHA-256: what commits to a secret, or to a nonce. */
export const Fingerprint = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** Names and talk may hold anything; the server takes out what cannot be seen. */
export const PlayerName = Type.String({ minLength: 1, maxLength: 30 });
const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });
const Seq = whole();
const Choice = Type.Integer({ minimum: -(2 ** 31), maximum: 2 ** 31 });

const request = <T extends string, P extends TProperties>(type: T, fields: P) =>
  Type.Object({ type: Type.Literal(type), table: TableId, id: RequestId, ...fields }, closed);

/** The first message on a socket. `last` is the number of the last change the client has seen. */
export const Hello = request('hello', {
  v: Type.Integer(),
  secret: Type.Optional(SeatSecret),
  last: Type.Optional(Seq),
});
export const Answer = request('answer', { seq: Seq, choice: Choice });
/** Takes back the last decision, as far as the engine allows it by itself. */
export const Undo = request('undo', { seq: Seq });
/** Asks everybody to go back to the position after `to` decisions. */
export const Propose = request('propose', { seq: Seq, to: whole() });
export const Consent = request('consent', { seq: Seq, agree: Type.Boolean() });
/** Agrees that a bot takes the seat of somebody who is away from a table without clocks. */
export const Replace = request('replace', { seat: SeatNumber });
export const Resign = request('resign', {});
/** Takes the seat back from the bot that minded it. */
export const Back = request('back', {});
export const Say = request('say', { text: Type.String({ minLength: 1, maxLength: 500 }) });
export const Mute = request('mute', { seat: SeatNumber, on: Type.Boolean() });
/** Shows the operator what was said lately, because of somebody's words. */
export const Report = request('report', { seat: SeatNumber });
/** Why something is not offered by the open question. */
export const Why = request('why', { seq: Seq, choice: Choice });
/** What the open question does not offer, in words: told only to whoever wants to know. */
export const WhatElse = request('withheld', { seq: Seq });
export const Ping = request('ping', {});
/** Before the game: settles this seat's nonce without showing it, under the commitment that the table shows. */
export const Pledge = request('pledge', { commitment: Fingerprint, pledge: Fingerprint });
/** Once everybody has pledged: shows the nonce. */
export const Disclose = request('disclose', { commitment: Fingerprint, nonce: Nonce });

export const FromClient = Type.Union([
  Hello,
  Answer,
  Undo,
  Propose,
  Consent,
  Replace,
  Resign,
  Back,
  Say,
  Mute,
  Report,
  Why,
  WhatElse,
  Ping,
  Pledge,
  Disclose,
]);
export type FromClient = Static<typeof FromClient>;
export type Hello = Static<typeof Hello>;
export type Answer = Static<typeof Answer>;
export type Pledge = Static<typeof Pledge>;
export type Disclose = Static<typeof Disclose>;

/** A text to be worded by the reader's catalogue. */
const message = {
  key: Type.String(),
  values: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
};
export const Words = Type.Unsafe<Message>(Type.Object(message));
const WhyNot = Type.Unsafe<Reason>(Type.Object({ ...message, clause: Type.String() }));
const Worded = Type.Object({ choice: Type.Integer(), words: Words });
export const Asked = Type.Unsafe<OpenQuestion>(
  Type.Object({
    name: Type.String(),
    about: Type.String(),
    ask: Words,
    options: Type.Array(Worded),
    asides: Type.Array(Worded),
    things: Type.Array(Type.Integer()),
  }),
);

/** Who moves a seat: its person, a bot while the person is away, or a bot for good: by the person's will, or the others'. */
export const CONTROLS = ['self', 'away', 'resigned', 'replaced'] as const;
export const Control = Type.Enum(CONTROLS);
export type Control = (typeof CONTROLS)[number];

export const Proposal = Type.Object({ by: SeatNumber, to: whole(), agreed: Type.Array(SeatNumber) });
/** Whose seat should go to a bot, and who has said so. */
export const Replacing = Type.Object({ seat: SeatNumber, agreed: Type.Array(SeatNumber) });
export const SeatClock = Type.Object({
  /** Milliseconds left beside the time for each decision. */
  reserve: Type.Integer(),
  /** When a bot takes over, in milliseconds since 1970; `null` while the seat is not asked or has no clock. */
  deadline: Type.Union([Type.Integer(), Type.Null()]),
  control: Control,
});
export const Ending = Type.Unsafe<Outcome>(
  Type.Object({ scores: Type.Array(Type.Integer()), places: Type.Array(Type.Integer()) }),
);

export const Position = Type.Object({
  seq: Seq,
  /** Decisions that stand. */
  length: whole(),
  hash: Type.String(),
  view: Type.Unknown(),
  waiting: Type.Array(SeatNumber),
  question: Type.Union([Asked, Type.Null()]),
  /** Whether this seat may take its last decision back. */
  undo: Type.Boolean(),
  proposal: Type.Union([Proposal, Type.Null()]),
  replacing: Type.Union([Replacing, Type.Null()]),
  seats: Type.Array(SeatClock),
  outcome: Type.Union([Ending, Type.Null()]),
});
export type Position = Static<typeof Position>;

export const KINDS = [
  'start',
  'answer',
  'undo',
  'propose',
  'consent',
  'away',
  'back',
  'resign',
  'replace',
  'replaced',
  'parked',
  'resumed',
  'removed',
] as const;
export type Kind = (typeof KINDS)[number];
/** One change of a table: what happened, as far as the reader may know. */
export const Step = Type.Object({
  seq: Seq,
  kind: Type.Enum(KINDS),
  seat: Type.Integer(),
  bot: Type.Boolean(),
  hash: Type.String(),
  at: Type.Integer(),
  events: Type.Array(Type.Unknown()),
});
export type Step = Static<typeof Step>;

/** Why nothing goes on at a table: the operator has stopped it, or this release of the server cannot play it. */
export const PARKED = ['operator', 'release'] as const;
export type Parked = (typeof PARKED)[number];
export const STATES = ['open', 'playing', 'over'] as const;
const SeatInfo = Type.Object({
  kind: Type.Enum(['empty', 'person', 'bot']),
  /** Of an empty seat: the person it is kept for, if there is one. */
  name: Type.String(),
  /** `null`: none yet, or a seat whose nonce follows from the secret; also at tables from before there were pledges. */
  pledge: Type.Union([Type.String(), Type.Null()]),
  disclosed: Type.Boolean(),
  /** Empty until everybody has disclosed. */
  nonce: Type.String(),
  online: Type.Boolean(),
  /** When the person was last connected, in milliseconds since 1970; 0 for whoever never was. */
  seen: Type.Integer(),
});
/** A deal of which nothing came, because somebody did not disclose. */
const VoidDeal = Type.Object({
  commitment: Type.String(),
  seats: Type.Array(SeatNumber),
  names: Type.Array(Type.String()),
});
export const Pace = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, closed),
  Type.Object(
    {
      kind: Type.Enum(['live', 'days']),
      /** Seconds for each decision. */
      move: Type.Integer({ minimum: 1, maximum: 30 * 86_400 }),
      /** Seconds for the whole game beside that. */
      reserve: Type.Integer({ minimum: 0, maximum: 30 * 86_400 }),
    },
    closed,
  ),
]);
export type Pace = Static<typeof Pace>;

/** What everybody may know about a table. */
export const TableInfo = Type.Object({
  id: TableId,
  game: Type.String(),
  options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  pack: Type.Unknown(),
  listed: Type.Boolean(),
  pace: Pace,
  state: Type.Enum(STATES),
  created: Type.Integer(),
  seq: Seq,
  seats: Type.Array(SeatInfo),
  watching: whole(),
  fairness: Type.Object({
    commitment: Type.String(),
    secret: Type.Union([Type.String(), Type.Null()]),
    voided: Type.Array(VoidDeal),
  }),
  rematch: Type.Union([TableId, Type.Null()]),
  /** Seats whose people have sat down at the rematch. */
  again: Type.Array(SeatNumber),
  parked: Type.Union([Type.Enum(PARKED), Type.Null()]),
});
export type TableInfo = Static<typeof TableInfo>;

export const ChatLine = Type.Object({ n: whole(), seat: Type.Integer(), text: Type.String(), at: Type.Integer() });
export type ChatLine = Static<typeof ChatLine>;

const notice = <T extends string, P extends TProperties>(type: T, fields: P) =>
  Type.Object({ type: Type.Literal(type), table: TableId, ...fields });
const RequestOrNone = Type.Union([RequestId, Type.Null()]);

export const Welcome = notice('welcome', {
  v: Type.Integer(),
  id: RequestId,
  seat: Type.Union([SeatNumber, Type.Null()]),
  info: TableInfo,
  muted: Type.Array(SeatNumber),
  /** The server's time: deadlines are told by it, and the reader's clock may be wrong. */
  now: Type.Integer(),
});
export const Info = notice('info', { info: TableInfo });
/** Steps since what the reader has seen, or the newest of them, and where they led. `whole`: none is left out. */
export const News = notice('news', { whole: Type.Boolean(), steps: Type.Array(Step), position: Position });
/** It is in storage. Nothing else means that. */
export const Kept = notice('kept', { id: RequestId, seq: Seq, hash: Type.String() });
export const Refused = notice('refused', {
  id: RequestOrNone,
  code: Type.Enum(CODES),
  detail: Type.String(),
  seq: Type.Union([Seq, Type.Null()]),
});
export const Chat = notice('chat', { lines: Type.Array(ChatLine) });
export const Because = notice('because', { id: RequestId, reason: Type.Union([WhyNot, Type.Null()]) });
export const Withheld = notice('withheld', { id: RequestId, things: Type.Array(Worded) });
export const Pong = notice('pong', { id: RequestId, now: Type.Integer() });
export const Goodbye = notice('goodbye', { reason: Type.String() });

export const Notice = Type.Union([Welcome, Info, News, Kept, Refused, Chat, Because, Withheld, Pong, Goodbye]);
export type Notice = Static<typeof Notice>;
export type News = Static<typeof News>;
export type Kept = Static<typeof Kept>;
export type Refused = Static<typeof Refused>;

/** What the server sends in one frame: notices in order. */
export const Frame = Type.Array(Notice);
