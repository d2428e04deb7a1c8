import type { FromClient, Kept, Refused } from '../messages.ts';

/** A request that the server has settled: it is in storage, or it was turned down. */
export type Reply = Kept | Refused;

/** What changes something. The fields a caller fills in; table and id are the client's own business. */
export type Wish = DistributiveOmit<
  Exclude<FromClient, { type: 'hello' | 'ping' | 'why' | 'withheld' | 'pledge' | 'disclose' }>,
  'table' | 'id'
>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

interface Pending {
  readonly text: string;
  readonly settle: (reply: Reply) => void;
}

/** Refusals that say nothing about the request itself: it is sent again. */
const PASSING: ReadonlySet<string> = new Set(['unavailable', 'too-fast']);

export const isPassing = (reply: Reply): boolean => reply.type === 'refused' && PASSING.has(reply.code);

/** Requests that the server has not settled yet, oldest first. */
export class Requests {
  private readonly pending = new Map<string, Pending>();

  get size(): number {
    return this.pending.size;
  }

  add(id: string, text: string): Promise<Reply> {
    return new Promise(settle => this.pending.set(id, { text, settle }));
  }

  /** Everything that has to be said again after a connection was lost, in the order it was first said. */
  unsettled(): string[] {
    return [...this.pending.values()].map(({ text }) => text);
  }

  /** Whether the reply ended the request; if not, it has to be sent again. */
  settle(reply: Reply): boolean {
    const pending = reply.id === null ? undefined : this.pending.get(reply.id);
    if (pending === undefined || reply.id === null) return true;
    if (isPassing(reply)) return false;
    this.pending.delete(reply.id);
    pending.settle(reply);
    return true;
  }
}
