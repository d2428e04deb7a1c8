import type { Addition, Fate, Store } from './store.ts';

/** Small enough for one notification of the other processes. */
const MOST_TOGETHER = 200;

interface Waiting {
  readonly addition: Addition;
  kept(fate: Fate): void;
  failed(error: unknown): void;
}

/** Told about every group: how many, how long it took, and whether storage could keep what it could take. */
export type GroupWatch = (size: number, milliseconds: number, well: boolean) => void;

/** Group commit: everything that waits when a transaction begins goes into it together. */
export class Appender {
  private readonly store: Store;
  private readonly watch: GroupWatch;
  private waiting: Waiting[] = [];
  private busy: Promise<void> | null = null;

  constructor(store: Store, watch: GroupWatch = () => {}) {
    this.store = store;
    this.watch = watch;
  }

  /** Ends when the addition is in storage for good, or is known not to be. */
  add(addition: Addition): Promise<Fate> {
    return new Promise((kept, failed) => {
      this.waiting.push({ addition, kept, failed });
      this.busy ??= this.work();
    });
  }

  /** Ends when nothing waits any more. */
  async drained(): Promise<void> {
    while (this.busy !== null) await this.busy;
  }

  private async work(): Promise<void> {
    while (this.waiting.length > 0) {
      // Whatever has arrived on other sockets by now comes along.
      await new Promise(resolve => setImmediate(resolve));
      await this.write(this.waiting.splice(0, MOST_TOGETHER));
    }
    this.busy = null;
  }

  private async write(group: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    let well = true;
    try {
      const fates = await this.store.addTogether(group.map(({ addition }) => addition));
      for (const [i, { kept }] of group.entries()) kept(fates[i] ?? 'stale');
    } catch (error) {
      well = this.store.refuses(error);
      // One that the engine cannot take must not drag the others down: each for itself.
      if (well && group.length > 1) for (const one of group) await this.write([one]);
      else for (const { failed } of group) failed(error);
    }
    this.watch(group.length, performance.now() - began, well);
  }
}
