import type { Frame, Next, Seat } from '@lastroad/kernel';
import { listOf } from '../deeds.ts';
import { FRONT_ARC, SIZES, WAYS } from '../rows.ts';
import { type Car, NONE, type Race, type Space, task } from '../state.ts';
import { FROM_BEHIND, IGNITES, LAST_OF_ALL, SWAPS, type Trait } from '../traits.ts';
import { carsAhead } from '../verbs/board.ts';
import { bodyOf, hasVoice, ignite, isOnRoad, isWreck, sizeOf, swap } from '../verbs/cars.ts';
import { hits } from '../verbs/dice.ts';
import { halfSteps, laneOf } from '../verbs/geometry.ts';
import { note } from '../verbs/occasions.ts';
import { chopperTraitOf, hasTrait, traitOf } from '../verbs/traits.ts';
import { ASK, DONE, NOTHING, YES } from './answers.ts';
import { takeDamage } from './declared.ts';
import { lulls } from './lull.ts';
import { because } from './reasons.ts';

interface Shot {
  readonly seat: Seat;
  readonly from: Space;
  /** The car that shoots; `NONE`: the chopper. */
  readonly car: Car;
  target: Car;
  /** Where the target is to be hit, if the shooter had to say. */
  spot?: number;
  face: number;
  /** Whom it has shot at before in this row of shots. */
  readonly before?: readonly Car[];
}

/** What works on the car or chopper that shoots. */
const ofShooter = (g: Race, f: Shot, trait: Trait): number =>
  f.car === NONE ? chopperTraitOf(g, f.seat, trait) : traitOf(g, f.car, trait);

const inReach = (g: Race, f: Shot): readonly Car[] => {
  const ways = Math.max(1, Math.min(FRONT_ARC + ofShooter(g, f, 'arc'), WAYS.length));
  const range = 1 + ofShooter(g, f, 'range');
  return f.car === NONE ? carsAhead(g, f.from, ways, range) : bodyOf(g, f.car).reaches(g, f.car, f.from, ways, range);
};

/** TR-RUL-85: something may hide a car from guns straight behind it, or behind other targets. */
const isCovered = (g: Race, f: Shot, car: Car, others: readonly Car[]): boolean => {
  const cover = traitOf(g, car, 'cover');
  if (cover === FROM_BEHIND) return isStraightBehind(g, f.from, g.cars[car].at);
  return cover === LAST_OF_ALL && others.length > 1;
};

const isStraightBehind = ({ content }: Race, from: Space, at: Space): boolean =>
  laneOf(content, from) === laneOf(content, at) && halfSteps(content, from) < halfSteps(content, at);

/** Whom it may shoot at: those in reach that can be hit, and of these others than before, if there are any. */
const targetsOf = (g: Race, f: Shot): readonly Car[] => {
  const reached = inReach(g, f).filter(car => isTarget(g, car));
  const open = reached.filter(car => !isCovered(g, f, car, reached));
  const fresh = open.filter(car => !f.before?.includes(car));
  return fresh.length > 0 ? fresh : open;
};

/** TR-SHOOT-4, TR-GER-5. */
const rollFor = (g: Race, f: Shot): number => g.content.sources[g.crews[f.seat].kind].shot(g, f.seat);

const isTarget = (g: Race, car: Car): boolean => {
  const { spots } = bodyOf(g, car);
  return spots === null || spots(g, car).length > 0;
};

/** TR-COMP-2: the face that hits any size. */
const isSure = (g: Race, face: number): boolean => g.content.shots[face].length === SIZES.length;

/** TR-SHOOT-4: something may make the target look bigger or smaller than it is. */
const isHit = (g: Race, f: Shot): boolean => {
  if (isSure(g, f.face) && hasTrait(g, f.target, 'sureMisses')) return false;
  const size = sizeOf(g, f.target) + traitOf(g, f.target, 'sizeAsTarget') + ofShooter(g, f, 'caliber');
  return hits(g, f.face, Math.max(0, Math.min(size, SIZES.length - 1)));
};

/** TR-RUL-73: whether somebody is asked about a shot that hit the car. */
const mayAnswer = (g: Race, target: Car): boolean =>
  hasVoice(g, target) || (g.content.house.outMayReroll && target !== NONE && !isWreck(g.cars[target]));

/** TR-SHOOT-1: one shot at a car in the front arc. */
export const shoot = task(
  'shoot',
  (seat: Seat, from: Space, car: Car, before?: readonly Car[]): Shot => ({
    seat,
    from,
    car,
    target: NONE,
    face: NONE,
    ...(before !== undefined && { before }),
  }),
  {
    // TR-SHOOT-2, TR-SHOOT-3, TR-SHOOT-6.
    chooseTarget: {
      about: 'target',
      options(g, f) {
        const targets = targetsOf(g, f);
        return targets.length === 0 || ofShooter(g, f, 'mustShoot') > 0 ? targets : [DONE, ...targets];
      },
      take(_g, f, target) {
        f.target = target;
      },
      whyNot(g, f, target) {
        if (target === DONE) return because('mustShoot', 'TR-LAST-1');
        if (!isOnRoad(g.cars[target])) return because('notOnRoad', 'TR-SETUP-15');
        if (!isTarget(g, target)) return because('nothingToHit', 'TR-RIG-31');
        return inReach(g, f).includes(target) ? because('outOfSight', 'TR-RUL-85') : because('notInArc', 'TR-SHOOT-2');
      },
    },
    // TR-RIG-29. What can be hit in several places is hit where the shooter says.
    aim: {
      about: 'spot',
      options: (g, f) => (f.target === NONE ? NOTHING : (bodyOf(g, f.target).spots?.(g, f.target) ?? NOTHING)),
      take(_g, f, spot) {
        f.spot = spot;
      },
      whyNot: () => because('spotNotOpen', 'TR-RIG-29'),
    },
    roll(g, f) {
      if (f.target !== NONE) f.face = rollFor(g, f);
    },
    // TR-RIG-39. Something may let the shooter have it rolled again; that stands.
    rollBetter: {
      about: 'answer',
      options: (g, f) =>
        f.target !== NONE && ofShooter(g, f, 'shotRerolledByOwner') > 0 && !isHit(g, f) ? ASK : NOTHING,
      take(g, f, answer) {
        if (answer === YES) f.face = rollFor(g, f);
      },
    },
    // TR-LAST-1. A lasting effect of the shooter may let the target have it rolled again.
    rollAgain: {
      about: 'answer',
      who: (g, f) => g.cars[f.target].seat,
      options: (g, f) =>
        ofShooter(g, f, 'shotRerolledByTarget') > 0 && mayAnswer(g, f.target) && isHit(g, f) ? ASK : NOTHING,
      take(g, f, answer) {
        if (answer === YES) f.face = rollFor(g, f);
      },
    },
    // TR-SHOOT-4.
    hit(g, f): Next {
      if (f.target === NONE) return;
      const { seat, car, target, face, spot = NONE } = f;
      const hit = isHit(g, f);
      g.events?.push({ type: 'shot', seat, car, target, face, hit });
      note(g, hit ? 'hit' : 'missed', seat, car, target);
      if (!hit) return;
      for (const says of g.content.hooks.hit) says(g, seat, target);
      const more = ofShooter(g, f, 'onHit');
      const struck = bodyOf(g, target).struck(g, target, spot);
      return more === 0 ? struck : [...listOf(struck), goFurther(car, target, more)];
    },
    // TR-LAST-1. A lasting effect may turn the surest shot against the shooter too.
    recoil(g, f): Next {
      if (f.target === NONE) return;
      const frames: Frame[] = [];
      const { seat, from, car } = f;
      if (ofShooter(g, f, 'recoil') > 0 && isOnRoad(g.cars[car]) && isSure(g, f.face)) frames.push(takeDamage(car));
      const before = [...(f.before ?? []), f.target];
      if (before.length <= ofShooter(g, f, 'shots')) frames.push(followUp(seat, from, car, before));
      return [...frames, ...lulls(g)];
    },
  },
);

/** Something may have a hit do more than damage. */
export const goFurther = task('goFurther', (car: Car, target: Car, more: number) => ({ car, target, more }), {
  // TR-FIRE-1, TR-RUL-88. A chopper and what cannot be moved trade no places.
  act(g, { car, target, more }) {
    if (!isOnRoad(g.cars[target])) return;
    if (more === IGNITES) ignite(g, target);
    const maySwap =
      car !== NONE && isOnRoad(g.cars[car]) && [car, target].every(one => bodyOf(g, one).endures === null);
    if (more === SWAPS && maySwap) swap(g, car, target);
  },
});

/** Something may give it another shot, if it is still there. */
export const followUp = task(
  'followUp',
  (seat: Seat, from: Space, car: Car, before: readonly Car[]) => ({ seat, from, car, before: [...before] }),
  {
    shoot(g, { seat, from, car, before }): Next {
      if (car === NONE) return g.crews[seat].chopper === from ? shoot(seat, from, car, before) : undefined;
      const c = g.cars[car];
      if (c.operable && isOnRoad(c)) return shoot(seat, c.at, car, before);
    },
  },
);
