import type { Store } from '../storage/store.ts';
import type { Time } from '../tables/clock.ts';

/** Longer than this, and storage cannot be reached as far as anybody who plays is concerned. */
const PATIENCE = 2000;
const TRY_AGAIN = 1000;
const REMEMBERED = 30_000;

export const TROUBLES = {
  away: 'storage cannot be reached or written to',
  failed: 'storage could not keep the last decision',
} as const;
type Trouble = (typeof TROUBLES)[keyof typeof TROUBLES];

/** Whether storage can keep something now. However many ask, it is tried by one at a time and once a second. */
export class Health {
  private readonly store: Store;
  private readonly time: Time;
  private trying: Promise<Trouble | null> | null = null;
  /** When a decision could not be kept, if none has been kept since. */
  private failedAt: number | null = null;

  constructor(store: Store, time: Time) {
    this.store = store;
    this.time = time;
  }

  /** Decisions have been kept, or could not be: a disk may have room for a trial and none for them. */
  note(well: boolean): void {
    this.failedAt = well ? null : this.time.now();
  }

  async look(): Promise<Trouble | null> {
    if (this.failedAt !== null && this.time.now() - this.failedAt < REMEMBERED) return TROUBLES.failed;
    let giveUp = () => {};
    const late = new Promise<Trouble>(resolve => {
      giveUp = this.time.after(PATIENCE, () => resolve(TROUBLES.away));
    });
    const trouble = await Promise.race([(this.trying ??= this.try()), late]);
    giveUp();
    return trouble;
  }

  private async try(): Promise<Trouble | null> {
    const began = this.time.now();
    try {
      await this.store.tryToKeep();
      return null;
    } catch {
      return TROUBLES.away;
    } finally {
      const rest = TRY_AGAIN - (this.time.now() - began);
      this.time.after(Math.max(0, rest), () => {
        this.trying = null;
      });
    }
  }
}
