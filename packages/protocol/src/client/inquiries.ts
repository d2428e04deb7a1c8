import type { Notice } from '../messages.ts';

/** What the server tells a reader who wants to know; it changes nothing and is kept nowhere. */
export type Told = Extract<Notice, { type: 'because' | 'withheld' }>;

interface Pending {
  readonly text: string;
  readonly settle: (told: Told | null) => void;
}

/** What somebody wants to know about the open question. */
export class Inquiries {
  private readonly pending = new Map<string, Pending>();

  /** `null`: the server will not say. */
  add(id: string, text: string): Promise<Told | null> {
    return new Promise(settle => this.pending.set(id, { text, settle }));
  }

  /** Everything that has to be said again after a connection was lost. */
  unsettled(): string[] {
    return [...this.pending.values()].map(({ text }) => text);
  }

  settle(id: string, told: Told | null): void {
    this.pending.get(id)?.settle(told);
    this.pending.delete(id);
  }
}
