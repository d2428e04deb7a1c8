import type { Happening, Message, Seat } from '@lastroad/kernel';
import type { Position, Step } from '@lastroad/protocol';
import type { LogLine } from '../table/table.ts';

/** What a step adds to the number of decisions that stand. */
const CHANGE: Partial<Record<Step['kind'], number>> = { answer: 1, undo: -1 };

export interface Told {
  readonly steps: readonly Step[];
  /** No step since the last ones is left out. */
  readonly whole: boolean;
}

/**
 * The log after further steps, with `length` decisions standing after the last of them. What was taken back goes. An undo
 * by consent of all may go back several decisions; that is certain when it is told by itself, and among others, after a
 * lost connection, it is taken for one.
 */
export const addTold = (
  log: readonly LogLine[],
  { steps, whole }: Told,
  length: number,
  tell: (event: Happening) => Message,
): readonly LogLine[] => {
  let at = steps.reduce((before, { kind }) => before - (CHANGE[kind] ?? 0), length);
  let lines = whole ? log : [];
  for (const { kind, seat, events } of steps) {
    at += CHANGE[kind] ?? 0;
    const fresh = (events as Happening[]).map(event => ({ at, seat, words: tell(event), event }));
    lines = kind === 'undo' ? lines.filter(line => line.at <= at) : [...lines, ...fresh];
  }
  return lines;
};

/** What has happened at a table on a server, as far as it was told. */
export class Telling {
  log: readonly LogLine[] = [];
  /** What the last step brought about, if nothing before it was left out. */
  events: readonly Happening[] = [];
  /** Decisions that stood before the reader's own last one; `null`: there is none to go back to. */
  beforeMine: number | null = null;
  private readonly tell: (event: Happening) => Message;
  private told: Told | null = null;

  constructor(tell: (event: Happening) => Message) {
    this.tell = tell;
  }

  /** Steps come before the position they lead to. */
  hear(steps: readonly Step[], whole: boolean): void {
    this.told = { steps, whole };
  }

  settle({ length }: Position, seat: Seat | null): void {
    const { told } = this;
    this.told = null;
    if (told !== null) {
      const last = told.steps.at(-1);
      this.log = addTold(this.log, told, length, this.tell);
      this.events = told.whole ? ((last?.events ?? []) as Happening[]) : [];
      if (last?.kind === 'answer' && last.seat === seat) this.beforeMine = length - 1;
    }
    if (this.beforeMine !== null && this.beforeMine >= length) this.beforeMine = null;
  }
}
