import type { Insertable, Selectable, Updateable } from 'kysely';

/** One table: how it was set up, and the position it stands at. Times are milliseconds since 1970. */
export interface TablesTable {
  id: string;
  game: string;
  /** JSON. */
  options: string;
  /** JSON; an owner's values. */
  pack: string;
  /** What the dice are derived from; shown when the game is over. */
  secret: string;
  commitment: string;
  /** Form of the record of the dice: 1 for games begun before there were pledges, 2 for all others. */
  dice: number;
  /** JSON: earlier deals, of which nothing came. */
  voided: string;
  listed: number;
  /** JSON. */
  pace: string;
  state: 'open' | 'playing' | 'over';
  created_at: number;
  /** Raised by every change of the people around the table, so that such changes queue up behind each other. */
  touched: number;
  /** Number of the last entry: the only thing that a new entry is compared with. */
  seq: number;
  /** Decisions that stand. */
  length: number;
  /** Version of the rules by which hashes and snapshot are; while open, the one it was opened with. */
  version: number;
  /** Hash of the state at the first decision. */
  start: string;
  hash: string;
  /** The game as the rules save it; empty before it has begun. */
  snapshot: string;
  /** JSON: clocks, who moves each seat, what is proposed. */
  around: string;
  /** When somebody must look after this table: a bot is asked, a clock runs out, or dice are waited for too long. */
  due_at: number | null;
  rematch: string | null;
}

/** One seat. Once the game has begun only what concerns the person alone changes here. */
export interface SeatsTable {
  table_id: string;
  seat: number;
  kind: 'empty' | 'person' | 'bot';
  name: string;
  /** Hash of the seat secret; the secret itself is nowhere. */
  secret_hash: string;
  /** What the person has pledged for the dice; `null`: nothing. */
  pledge: string | null;
  /** Empty until it is disclosed; a bot's follows from the secret. */
  nonce: string;
  bot: string;
  webhook: string | null;
  /** The entry about which the webhook was last called. */
  notified: number;
  /** JSON: seats whose chat this one does not want to read. */
  muted: string;
  /** The person counts as present until then. */
  seen_until: number;
}

/** What happened at a table, in order, for good. */
export interface EntriesTable {
  table_id: string;
  seq: number;
  kind: string;
  seat: number;
  /** The choice of an answer; how many decisions stand after an undo. */
  choice: number | null;
  hash: string;
  /** The id that the client gave its request. */
  request: string | null;
  bot: number;
  at: number;
  /** JSON: everything that happened, seen by nobody; readers get what they may know of it. */
  events: string;
}

export interface ChatTable {
  table_id: string;
  n: number;
  seat: number;
  text: string;
  request: string;
  at: number;
}

/** What somebody has shown the operator because of another one's words. */
export interface ReportsTable {
  table_id: string;
  by: number;
  seat: number;
  /** JSON: what was said lately, by everybody. */
  lines: string;
  at: number;
}

export interface BansTable {
  /** Whom limits count as one: an IPv4 address, or a /64 of IPv6. */
  address: string;
  at: number;
}

/** What the operator has done with `lastroad admin`, or tried to. */
export interface ActsTable {
  id: string;
  at: number;
  /** Who was signed in at the machine. */
  operator: string;
  act: string;
  detail: string;
  /** Empty until it is known. */
  outcome: string;
}

export interface Schema {
  tables: TablesTable;
  seats: SeatsTable;
  entries: EntriesTable;
  chat: ChatTable;
  reports: ReportsTable;
  bans: BansTable;
  acts: ActsTable;
}

export type TableRow = Selectable<TablesTable>;
export type NewTableRow = Insertable<TablesTable>;
export type TableUpdate = Updateable<TablesTable>;
export type SeatRow = Selectable<SeatsTable>;
export type EntryRow = Selectable<EntriesTable>;
export type ChatRow = Selectable<ChatTable>;
