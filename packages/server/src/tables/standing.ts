import {
  type Content,
  type Game,
  type Happening,
  isOver,
  type Rules,
  type Seat,
  type VoidDeal,
} from '@lastroad/kernel';
import { type Control, isForGood, type Kind, type Pace } from '@lastroad/protocol';
import type { SeatRow } from '../storage/schema.ts';

/** What the service itself knows about a seat in a running game. */
export interface SeatState {
  readonly control: Control;
  /** Milliseconds left beside the time for each decision. */
  readonly reserve: number;
  /** Since when it has been thinking; `null` while it is not asked. */
  readonly since: number | null;
  /** The entry at which its open question came up: answers to an earlier one are stale. */
  readonly askedAt: number;
  /** Its person is back, after the time for the open question was up: a bot makes this one decision yet. */
  readonly returning?: true;
}

export interface Proposal {
  readonly by: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** A seat that should go to a bot because its person is away, and who has said so. */
export interface Replacing {
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
}

/** Everything around a game that is not the game. Saved beside its snapshot. */
export interface Around {
  readonly seats: readonly SeatState[];
  /** How many decisions the seat that answered last may take back by itself. */
  readonly undoable: number;
  readonly lastSeat: Seat;
  /** What each of these decisions took of the time there is for every decision, in milliseconds. */
  readonly spent?: readonly number[];
  readonly proposal: Proposal | null;
  readonly replacing: Replacing | null;
  /** Since when the operator has stopped the game; `null`: it goes on. */
  readonly parkedAt: number | null;
  /** So many have given up that the game has ended before the rules end it. */
  readonly conceded: boolean;
}

/** Tables of earlier releases say nothing of what did not exist then. */
export const readAround = (text: string): Around => {
  const around = JSON.parse(text) as Omit<Around, 'conceded' | 'replacing' | 'parkedAt'> & Partial<Around>;
  const { replacing = null, parkedAt = null, conceded = false } = around;
  return { ...around, replacing, parkedAt, conceded };
};

/** A table at one entry of its log. Never changed: a change makes a new one, which counts once it is kept. */
export interface Standing {
  readonly seq: number;
  readonly length: number;
  readonly g: Game;
  readonly hash: string;
  readonly around: Around;
}

/** A running or finished table as a process has it in hand. */
export interface HeldTable {
  readonly id: string;
  readonly rules: Rules;
  readonly content: Content;
  readonly pace: Pace;
  readonly seats: readonly Pick<SeatRow, 'kind' | 'name' | 'secret_hash' | 'pledge' | 'nonce' | 'bot'>[];
  readonly dice: {
    /** Form of their record. */
    readonly form: number;
    readonly secret: string;
    readonly commitment: string;
    readonly voided: readonly VoidDeal[];
  };
  readonly start: string;
  readonly version: number;
  readonly pack: unknown;
  readonly standing: Standing;
}

/** What a verb makes of a table: an entry for the log and the standing after it. */
export interface Change {
  readonly kind: Kind;
  readonly seat: Seat;
  readonly choice: number | null;
  readonly bot: boolean;
  readonly events: readonly Happening[];
  readonly next: Standing;
}

/** Whether the proof of a seat is still good: before the game seats may be left and taken by others. */
export const holdsSeat = ({ seats }: HeldTable, seat: Seat, proof: string | null): boolean =>
  seat < 0 || (proof !== null && seats[seat]?.secret_hash === proof);

/** Nothing more is played. */
export const isFinished = ({ g, around }: Standing): boolean => around.conceded || isOver(g);

/** Nothing more is played for now. */
export const isStill = (standing: Standing): boolean => standing.around.parkedAt !== null || isFinished(standing);

/** Whether a bot has the seat for good: its person asks for nothing more and is asked nothing more. */
export const isGivenUp = ({ standing }: HeldTable, seat: Seat): boolean =>
  isForGood(standing.around.seats[seat]?.control ?? 'self');

/** Whether a bot decides for the seat. */
export const playedByBot = (table: HeldTable, seat: Seat): boolean =>
  table.seats[seat]?.kind === 'bot' || table.standing.around.seats[seat]?.control !== 'self';
