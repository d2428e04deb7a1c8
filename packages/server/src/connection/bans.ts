import type { Store } from '../storage/store.ts';
import type { Time } from '../tables/clock.ts';
import { holderOf } from './limits.ts';

const LOOK_AGAIN = 5000;

/** Addresses that the operator wants nothing to do with. Looked up now and then, for they are put in by another process. */
export class Bans {
  private readonly store: Store;
  private readonly time: Time;
  private readonly guests = new Map<symbol, { readonly address: string; readonly leave: () => void }>();
  private banned: ReadonlySet<string> = new Set();
  private stopLooking: () => void = () => {};
  private ended = false;

  constructor(store: Store, time: Time) {
    this.store = store;
    this.time = time;
  }

  has(address: string): boolean {
    return this.banned.size > 0 && this.banned.has(holderOf(address));
  }

  /** Sends somebody away who is here already, once the address is banned. The result calls that off. */
  admit(address: string, leave: () => void): () => void {
    const guest = Symbol(address);
    this.guests.set(guest, { address, leave });
    return () => this.guests.delete(guest);
  }

  async begin(): Promise<void> {
    await this.look();
    this.lookLater();
  }

  /** While storage is away, those who were banned stay so. */
  private lookLater(): void {
    this.stopLooking = this.time.after(LOOK_AGAIN, () => {
      void this.look()
        .catch(() => {})
        .finally(() => this.ended || this.lookLater());
    });
  }

  private async look(): Promise<void> {
    const rows = await this.store.db.selectFrom('bans').select('address').execute();
    this.banned = new Set(rows.map(({ address }) => address));
    for (const { address, leave } of this.guests.values()) if (this.has(address)) leave();
  }

  end(): void {
    this.ended = true;
    this.stopLooking();
  }
}
