import type { Hint } from '@lastroad/bots';
import type { Happening, Message, OpenQuestion, Options, Outcome, Reason, Seat, Worded } from '@lastroad/kernel';

/** Who sits where: a person at this screen, or a bot of a level. */
export interface SeatPlan {
  readonly name: string;
  /** `null`: a person. */
  readonly level: string | null;
}

/** Something that happened, as a line of the log. */
export interface LogLine {
  /** Number of decisions taken when it had happened. */
  readonly at: number;
  /** Whose decision brought it about. */
  readonly seat: Seat;
  readonly words: Message;
  readonly event: Happening;
}

/** All that the page at a table shows. */
export interface Snapshot {
  readonly game: string;
  readonly options: Options;
  readonly pack: unknown;
  readonly seats: readonly SeatPlan[];
  /** Through whose eyes; `SPECTATOR` while the device is being passed. */
  readonly seat: Seat;
  /** Whoever is to take the device before anything secret is shown. */
  readonly passTo: Seat | null;
  readonly view: unknown;
  /** Every seat's own view once the game is over. */
  readonly revealed: readonly unknown[] | null;
  /** The question that is open for the person at the screen. */
  readonly question: OpenQuestion | null;
  readonly waitingFor: readonly Seat[];
  /** What the last step brought about, as far as this seat may know. */
  readonly events: readonly Happening[];
  readonly log: readonly LogLine[];
  /** Number of the open question: as many decisions stand. */
  readonly seq: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly over: boolean;
  readonly result: Outcome | null;
}

export interface Trouble {
  readonly code: string;
  readonly detail: string;
}

/** It is done, or it was turned down and why. */
export type Done<T = null> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Trouble);

/** What a table is before, while and instead of being played at. */
export type TableState =
  | { readonly stage: 'opening' }
  | { readonly stage: 'open'; readonly now: Snapshot; readonly trouble: Trouble | null }
  | { readonly stage: 'refused'; readonly trouble: Trouble };

/** A table at which a game is played, here or elsewhere: the page knows nothing of how. */
export interface Table {
  getState(): TableState;
  subscribe(listener: () => void): () => void;
  answer(choice: number): Promise<Done>;
  undo(): Promise<Done>;
  redo(): Promise<Done>;
  /** The person to whom the device was passed is there. */
  sitDown(): Promise<Done>;
  /** What a bot thinks best, with reasons; left out where none can tell. */
  hint?(): Promise<Done<readonly Hint[]>>;
  /** What the open question does not offer; one may ask why not. */
  withheld(): Promise<readonly Worded[]>;
  whyNot(thing: number): Promise<Reason | null>;
  /** The whole game as text, to be kept or passed on. */
  gameFile(): Promise<string>;
  /** Milliseconds a bot takes over a decision, so that people can follow; left out where others say. */
  setPace?(ms: number): void;
  /** Lets bots that think answer at once; left out where nobody here can hurry them. */
  hurry?(): void;
  close(): void;
}
