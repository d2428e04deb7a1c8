import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
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

  take(now: number, count = 1): boolean {
    this.fill(now);
    if (this.left < count) return false;
    this.left -= count;
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
const MOST_BUCKETS = 100_000;

/** Whom an address stands for: of IPv6 everybody has at least a /64 to himself. */
export const holderOf = (address: string): string => {
  if (isIPv4(address)) return address;
  if (!ipaddr.isValid(address)) return 'nobody';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return (parsed as ipaddr.IPv6).parts.slice(0, 4).join(':');
};

/** Buckets by whom they are for. Those that are full again are forgotten, and if there are too many, those not used the longest. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();
  private readonly rate: Rate;
  private readonly time: Time;
  private swept: number;

  constructor(rate: Rate, time: Time) {
    this.rate = rate;
    this.time = time;
    this.swept = time.now();
  }

  take(whose: string): boolean {
    const now = this.time.now();
    this.sweep(now);
    const bucket = this.buckets.get(whose) ?? new Bucket(this.rate, now);
    this.buckets.delete(whose);
    this.buckets.set(whose, bucket);
    if (this.buckets.size > MOST_BUCKETS) this.buckets.delete(this.buckets.keys().next().value ?? '');
    return bucket.take(now);
  }

  private sweep(now: number): void {
    if (now - this.swept < SWEEP) return;
    this.swept = now;
    for (const [whose, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(whose);
  }
}

/** How long nothing more is let in from an address that floods. */
const SHUT = 10_000;

/** What each address may ask for, and how many connections it has. */
export class Addresses {
  private readonly buckets: Buckets;
  private readonly open = new Map<string, number>();
  private readonly shutUntil = new Map<string, number>();
  private readonly most: number;
  private readonly time: Time;

  constructor(rate: Rate, mostConnections: number, time: Time) {
    this.buckets = new Buckets(rate, time);
    this.most = mostConnections;
    this.time = time;
  }

  take(address: string): boolean {
    return this.buckets.take(holderOf(address));
  }

  /** For a while nobody connects from there. */
  shut(address: string): void {
    this.shutUntil.set(holderOf(address), this.time.now() + SHUT);
    if (this.shutUntil.size > MOST_BUCKETS) this.shutUntil.delete(this.shutUntil.keys().next().value ?? '');
  }

  /** Counts a connection in, unless there are too many from its address, or it is shut out. */
  connect(address: string): boolean {
    const holder = holderOf(address);
    if ((this.shutUntil.get(holder) ?? 0) > this.time.now()) return false;
    this.shutUntil.delete(holder);
    const open = this.open.get(holder) ?? 0;
    if (open >= this.most) return false;
    this.open.set(holder, open + 1);
    return true;
  }

  disconnect(address: string): void {
    const holder = holderOf(address);
    const open = (this.open.get(holder) ?? 1) - 1;
    if (open > 0) this.open.set(holder, open);
    else this.open.delete(holder);
  }
}
