import type { Hint } from '@lastroad/bots';
import type { GameFile, Reason, Result, Worded } from '@lastroad/kernel';
import type { LogLine, Snapshot } from './table.ts';

/** What the page can ask of the worker. */
export type Request =
  | { readonly type: 'open'; readonly id: string; readonly pace: number }
  | { readonly type: 'answer'; readonly seq: number; readonly choice: number }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'sitDown' }
  | { readonly type: 'hint' }
  | { readonly type: 'withheld' }
  | { readonly type: 'whyNot'; readonly thing: number }
  | { readonly type: 'gameFile' }
  | { readonly type: 'pace'; readonly ms: number }
  | { readonly type: 'hurry' }
  | { readonly type: 'verify'; readonly file: GameFile };

/** What comes back for each of them. */
export interface Replies {
  readonly open: Result<null>;
  readonly answer: Result<null>;
  readonly undo: Result<null>;
  readonly redo: Result<null>;
  readonly sitDown: Result<null>;
  readonly hint: Result<readonly Hint[]>;
  readonly withheld: readonly Worded[];
  readonly whyNot: Reason | null;
  readonly gameFile: string;
  readonly pace: null;
  readonly hurry: null;
  readonly verify: Result<null>;
}

export interface Asking {
  readonly number: number;
  readonly request: Request;
}

/** The state of the table, the log only from where it changed. */
export interface Update {
  readonly now: Omit<Snapshot, 'log'>;
  readonly logFrom: number;
  readonly lines: readonly LogLine[];
}

export type FromWorker =
  | { readonly type: 'reply'; readonly number: number; readonly reply: Replies[keyof Replies] }
  | { readonly type: 'broken'; readonly number: number; readonly detail: string }
  | { readonly type: 'update'; readonly update: Update };
