import type { Seat } from '@lastroad/kernel';
import type { EntryRow } from '../storage/schema.ts';
import type { Outcome } from './problem.ts';
import { isAnswer, type Request } from './request.ts';

/** The entry that a request has led to. */
export type First = Pick<EntryRow, 'seq' | 'hash'>;

/** A request in line at its table, with whoever waits for the outcome. */
export interface Asking {
  readonly seat: Seat;
  readonly request: Request;
  /** When it arrived. */
  readonly at: number;
  /** Proof of the seat; `null` if there is none. */
  readonly proof: string | null;
  settle(outcome: Outcome<First>): void;
  fail(error: unknown): void;
}

interface Line {
  readonly waiting: Asking[];
  readonly done: Promise<void>;
}

/**
 * One line of requests for each table. Answers that wait together are served together: seats that are asked at once
 * answer at once. Anything else is served alone, for going back reads what is in storage.
 */
export class Lines {
  private readonly lines = new Map<string, Line>();
  private readonly serve: (table: string, together: readonly Asking[]) => Promise<void>;

  constructor(serve: (table: string, together: readonly Asking[]) => Promise<void>) {
    this.serve = serve;
  }

  join(table: string, asking: Asking): void {
    const line = this.lines.get(table);
    if (line !== undefined) {
      line.waiting.push(asking);
      return;
    }
    const waiting = [asking];
    this.lines.set(table, { waiting, done: this.work(table, waiting) });
  }

  private async work(table: string, waiting: Asking[]): Promise<void> {
    // Whatever has arrived on the sockets of this table by now comes along.
    await new Promise(resolve => setImmediate(resolve));
    while (waiting.length > 0) {
      const other = waiting.findIndex(({ request }) => !isAnswer(request));
      const together = waiting.splice(0, other < 0 ? waiting.length : Math.max(1, other));
      try {
        await this.serve(table, together);
      } catch (error) {
        for (const { fail } of together) fail(error);
      }
    }
    this.lines.delete(table);
  }

  /** Ends when nobody stands in line any more. */
  async drained(): Promise<void> {
    while (this.lines.size > 0) await Promise.all([...this.lines.values()].map(({ done }) => done));
  }
}
