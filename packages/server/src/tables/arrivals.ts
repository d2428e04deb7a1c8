import type { Seat } from '@lastroad/kernel';
import type { Request } from './request.ts';

const MOST = 10_000;

const nameOf = (seat: Seat, request: Request): string | null =>
  'id' in request ? `${seat} ${JSON.stringify(request)}` : null;

/** When requests arrived that storage could not keep then: repeated, they are judged by that. */
export class Arrivals {
  private readonly unkept = new Map<string, number>();

  /** When the request arrived first. */
  of(seat: Seat, request: Request, now: number): number {
    const name = nameOf(seat, request);
    return (name === null ? undefined : this.unkept.get(name)) ?? now;
  }

  note(seat: Seat, request: Request, at: number): void {
    const name = nameOf(seat, request);
    if (name === null) return;
    this.unkept.set(name, at);
    if (this.unkept.size > MOST) this.unkept.delete(this.unkept.keys().next().value ?? '');
  }

  forget(seat: Seat, request: Request): void {
    if (this.unkept.size > 0) this.unkept.delete(nameOf(seat, request) ?? '');
  }
}
