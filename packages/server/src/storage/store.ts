import type { Kysely, Transaction } from 'kysely';
import type { EntryRow, Schema } from './schema.ts';

/** More entries for a table, with the position they lead to. Kept only if the table still stands at `expected`. */
export interface Addition {
  readonly table: string;
  readonly expected: number;
  /** At least one, numbered on from `expected`. */
  readonly entries: readonly EntryRow[];
  readonly after: {
    readonly length: number;
    readonly state: 'playing' | 'over';
    readonly hash: string;
    readonly snapshot: string;
    readonly around: string;
    readonly dueAt: number | null;
  };
}

export type Fate = 'kept' | 'stale';

/** In place of an entry's number: something around the table has changed, not the game. */
export const AROUND = -1;

/** Told that a table may have changed through another process; without a table: any may have. */
export type Heard = (table: string | null, seq: number) => void;

/** Where everything is kept. Two engines, one schema, the same promises. */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /** Adds all of them in one transaction. One that does not fit leaves the others alone. */
  addTogether(additions: readonly Addition[]): Promise<Fate[]>;
  /** Whether an error is about what was to be kept; otherwise nothing can be kept now. */
  refuses(error: unknown): boolean;
  /** Ends when something that is of no use to anybody has been kept as durably as a decision. */
  tryToKeep(): Promise<void>;
  /** Tells other processes, once the transaction is kept, that they should look at the table again. */
  tell(trx: Transaction<Schema>, table: string): Promise<void>;
  /** How much room all of it takes. */
  bytes(): Promise<number>;
  listen(heard: Heard): Promise<void>;
  close(): Promise<void>;
}
