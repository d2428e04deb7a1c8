import type { Frame, Next, Reason, Seat } from '@lastroad/kernel';
import type { Frames } from './deeds.ts';
import type { DamageEffect, HazardEffect, TerrainEffect, Way } from './rows.ts';
import type { Car, Race, Space } from './state.ts';

/** A car that comes into a space, as the task `enter` notes it. */
export interface Entering {
  readonly car: Car;
  readonly to: Space;
  readonly way: Way;
  /** What moves it there. */
  readonly mode: number;
  /** Spaces crossed: 1, or the length of a flight. */
  readonly span: number;
  paid: number;
  passed: boolean;
  /** The displacement that this is; 0 until the car is placed. */
  entry: number;
}

export type Befall = (g: Race, f: Entering) => Next;
export type Harm = (g: Race, car: Car, slot: number) => Next;

/** Of two cars in one space that give way alike, dice say who moves; otherwise the one that gives way more does. */
export const STANDS = 0;
export const BY_DICE = 1;
export const GIVES_WAY = 2;

/** What befalls a kind of vehicle; `ModelRow.body` names it. Closed: each column is read by the one rule named with it. */
export interface Body {
  /** An impassable space: `enter.place`. */
  readonly blocked: Befall;
  /** A token in the space it enters: `enter.spring`. */
  readonly hazards: Readonly<Record<HazardEffect, Befall>>;
  /** The ground it enters: `enter.ground`. */
  readonly terrains: Readonly<Record<TerrainEffect, Befall>>;
  /** Whether ground is its certain end, come into that way: `isDeadly` in drive.ts. */
  readonly deadly: Readonly<Record<TerrainEffect, (way: Way) => boolean>>;
  /** A damage token in its slot: `takeDamage.apply`. */
  readonly damage: Readonly<Record<DamageEffect, Harm>>;
  /** The token it takes for a damage: `takeDamage.draw`. */
  readonly token: (g: Race) => number;
  /**
   * What it suffers in place of damage tokens, and in place of being moved or eliminated by what befalls the whole road;
   * `null`: it is spared nothing. `takeDamage.draw` and `endured` in rules/damage.ts.
   */
  readonly endures: ((g: Race, car: Car) => Frame) | null;
  /** It is part of the car before it in `Race.cars`, which says where both are: `rearmost` in worm.ts, and insight. */
  readonly trails: boolean;
  /** It has come out of a space; `from` may be `START`: `enter.place`. */
  readonly leaves: (g: Race, f: Entering, from: Space) => void;
  /** It comes upon another car and does not leave it behind: `enter.meet`. */
  readonly rams: (g: Race, f: Entering, other: Car) => Next;
  /** Why a step is not possible that its traits forbid: `whyNotWay` in drive.ts. */
  readonly barred: Reason;
  /** The cars that its guns reach from a space, so many ways and so many spaces being open to them: `shoot.chooseTarget`. */
  readonly reaches: (g: Race, car: Car, from: Space, ways: number, range: number) => readonly Car[];
  /** Where it can be hit, as a shooter has to say: `shoot.aim`; nowhere: it is no target; `null`: it is hit as a whole. */
  readonly spots: ((g: Race, car: Car) => readonly number[]) | null;
  /** A shot has hit it there: `shoot.hit`. */
  readonly struck: (g: Race, car: Car, spot: number) => Frames;
  /** What takes a damage off a crew of such cars: `mend` in modules/waiting/favours.ts. */
  readonly mends: (g: Race, seat: Seat) => Frame;
  /** The tile it stands on is taken away; returns the cars that are lost by it: `refresh.eliminateStragglers`. */
  readonly stranded: (g: Race, car: Car) => readonly Car[];
  /** `STANDS`, `BY_DICE` or `GIVES_WAY`: `slam`. */
  readonly inSlams: number;
  /** Whether it leaves other cars behind as long as it has points for that: `enter.meet`. */
  readonly drivesThrough: boolean;
  /** Whether the board moves on when it goes over the front edge: `crossFront` in refresh.ts. */
  readonly bringsRefresh: (g: Race) => boolean;
}

/** A body as the base box knows it, or what another box adds to it: effects that are its own. */
export type Part<H extends HazardEffect, T extends TerrainEffect, D extends DamageEffect> = {
  readonly hazards: Pick<Body['hazards'], H>;
  readonly terrains: Pick<Body['terrains'], T>;
  readonly deadly: Pick<Body['deadly'], T>;
  readonly damage: Pick<Body['damage'], D>;
};
