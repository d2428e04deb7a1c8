import type { ThunderEvent } from '../../src/index.ts';
import type { Car, Space } from '../../src/state.ts';

/** Seconds each kind of event takes at the usual pace; the others are told, not shown. */
const SECONDS: Partial<Record<ThunderEvent['type'], number>> = {
  rolledDice: 0.2,
  chopperLanded: 0.5,
  moved: 0.22,
  slammed: 0.45,
  slamRolled: 0.55,
  gaveWay: 0.55,
  turnedUp: 0.3,
  sprung: 0.35,
  slid: 0.15,
  launched: 0.2,
  quaked: 0.5,
  battered: 0.45,
  rocketFired: 0.7,
  plowed: 0.25,
  dropped: 0.35,
  respawned: 0.4,
  chopperShaken: 0.45,
  pitRolled: 0.4,
  damaged: 0.45,
  ricocheted: 0.4,
  fireRolled: 0.4,
  shot: 0.6,
  tileLaid: 0.45,
  eliminated: 0.45,
};

/** Where a car is from a moment on. */
interface Leg {
  readonly at: number;
  readonly to: Space;
}

/** What happens when in the course of one step: events in their order, each with its time. */
export interface Script {
  readonly beats: readonly { readonly event: ThunderEvent; readonly at: number }[];
  readonly seconds: number;
  /** The ways that cars go, and where they come from. */
  readonly legs: ReadonlyMap<Car, readonly Leg[]>;
  /** When cars leave the race. */
  readonly gone: ReadonlyMap<Car, number>;
  /** When cars are shaken. */
  readonly shaken: ReadonlyMap<Car, number>;
  /** Spaces whose token is turned up. */
  readonly turned: readonly Space[];
}

export const scriptOf = (events: readonly ThunderEvent[]): Script => {
  const beats: { readonly event: ThunderEvent; readonly at: number }[] = [];
  const legs = new Map<Car, Leg[]>();
  const gone = new Map<Car, number>();
  const shaken = new Map<Car, number>();
  const turned: Space[] = [];
  const drive = (car: Car, from: Space, to: Space, begin: number, end: number): void => {
    const way = legs.get(car) ?? [{ at: begin, to: from }];
    legs.set(car, [...way, { at: begin, to: way.at(-1)?.to ?? from }, { at: end, to }]);
  };
  let now = 0;
  /** When the last step on the road began: what is towed goes with it. */
  let begun = 0;
  for (const event of events) {
    beats.push({ event, at: now });
    const after = now + (SECONDS[event.type] ?? 0);
    if (event.type === 'moved') {
      drive(event.car, event.from, event.to, now, after);
      begun = now;
    } else if (event.type === 'towed') drive(event.car, event.from, event.to, begun, now);
    else if (event.type === 'eliminated') gone.set(event.car, now);
    else if (event.type === 'slammed') for (const car of [event.top, event.bottom]) shaken.set(car, now);
    else if (event.type === 'damaged' || event.type === 'battered') shaken.set(event.car, now);
    else if (event.type === 'turnedUp') turned.push(event.space);
    now = after;
  }
  return { beats, seconds: now, legs, gone, shaken, turned };
};

/** Where a car was at a moment; `otherwise` for one that does not move in this step. */
export const whereAt = ({ legs }: Script, car: Car, moment: number, otherwise: Space): Space => {
  const way = legs.get(car);
  return way?.findLast(({ at }) => at <= moment)?.to ?? way?.[0]?.to ?? otherwise;
};
