import type { Time } from '../tables/clock.ts';

/** So many at once, so many a second after that. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A bucket of permissions that fills with time. */
export class Bucket {
  private readonly rate: Rate;
  private left: number;
  private at: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.left = rate.burst;
    this.at = now;
  }

  take(now: number): boolean {
    this.fill(now);
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  isFull(now: number): boolean {
    this.fill(now);
    return this.left >= this.rate.burst;
  }

  private fill(now: number): void {
    this.left = Math.min(this.rate.burst, this.left + (Math.max(0, now - this.at) / 1000) * this.rate.perSecond);
    this.at = now;
  }
}

const SWEEP = 60_000;
/** An attacker may come from many addresses; what is remembered of them stays small. */
const MOST_ADDRESSES = 100_000;

/** Buckets by address. Those that are full again are forgotten. */
export class Addresses {
  private readonly buckets = new Map<string, Bucket>();
  private readonly open = new Map<string, number>();
  private readonly rate: Rate;
  private readonly most: number;
  private readonly time: Time;
  private swept: number;

  constructor(rate: Rate, mostConnections: number, time: Time) {
    this.rate = rate;
    this.most = mostConnections;
    this.time = time;
    this.swept = time.now();
  }

  take(address: string): boolean {
    const now = this.time.now();
    this.sweep(now);
    let bucket = this.buckets.get(address);
    if (bucket === undefined) {
      bucket = new Bucket(this.rate, now);
      this.buckets.set(address, bucket);
    }
    return bucket.take(now);
  }

  /** Counts a connection in, unless there are too many from its address. */
  connect(address: string): boolean {
    const open = this.open.get(address) ?? 0;
    if (open >= this.most) return false;
    this.open.set(address, open + 1);
    return true;
  }

  disconnect(address: string): void {
    const open = (this.open.get(address) ?? 1) - 1;
    if (open > 0) this.open.set(address, open);
    else this.open.delete(address);
  }

  private sweep(now: number): void {
    if (now - this.swept < SWEEP && this.buckets.size < MOST_ADDRESSES) return;
    this.swept = now;
    for (const [address, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(address);
    if (this.buckets.size >= MOST_ADDRESSES) this.buckets.clear();
  }
}
