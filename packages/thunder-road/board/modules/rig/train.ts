import type { ThunderContent, ThunderView } from '../../../src/index.ts';
import { type Car, START } from '../../../src/state.ts';
import type { Place } from '../../road/geometry.ts';

/** The section before this one, or `null`: for its front section, and for whatever is no section of the rig. */
export const sectionAhead = ({ rig }: ThunderView, car: Car): Car | null => {
  const place = rig?.sections.indexOf(car) ?? 0;
  return place > 0 ? (rig?.sections[place - 1] ?? null) : null;
};

/** TR-RIG-14, TR-RIG-32: whether it has no space of its own behind a section that is on the road. */
export const overhangs = (view: ThunderView, car: Car): boolean => {
  const ahead = sectionAhead(view, car);
  if (ahead === null || view.cars[car]?.at !== START) return false;
  return (view.cars[ahead]?.at ?? START) >= 0 || overhangs(view, ahead);
};

/** How a section lies to the one before it. */
export interface Coupled {
  /** Degrees it heads away from straight ahead. */
  readonly heading: number;
  /** From its middle to that of the section before it; 0 for one that pulls the others. */
  readonly reach: number;
}

const FREE: Coupled = { heading: 0, reach: 0 };

const between = (here: Place, ahead: Place): Coupled => ({
  heading: Math.round((Math.atan2(ahead.y - here.y, ahead.x - here.x) * 180) / Math.PI),
  reach: Math.round(Math.hypot(ahead.x - here.x, ahead.y - here.y)),
});

/** The front section has turned half as far as the coupling behind it. */
const BENT = 0.5;

/** A train bends: every section heads for the one before it. */
export const coupledAt = (view: ThunderView, car: Car, placeOf: (car: Car) => Place): Coupled => {
  const { rig } = view;
  if (rig === null || !rig.sections.includes(car)) return FREE;
  const ahead = sectionAhead(view, car);
  if (ahead !== null) return between(placeOf(car), placeOf(ahead));
  const { heading } = between(placeOf(rig.sections[1] ?? car), placeOf(car));
  return { heading: Math.round(heading * BENT), reach: 0 };
};

/** Commands on the board of a section. */
export const commandsOf = ({ carried }: ThunderContent, view: ThunderView, car: Car): readonly number[] =>
  carried[view.cars[car]?.model ?? 0] ?? [];
