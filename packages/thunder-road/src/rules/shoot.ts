import type { Next, Seat } from '@lastroad/kernel';
import { FRONT_ARC, SIZES } from '../rows.ts';
import { type Car, NONE, type Race, type Space, task } from '../state.ts';
import type { Trait } from '../traits.ts';
import { carsAhead } from '../verbs/board.ts';
import { bodyOf, hasVoice, isOnRoad, isWreck, sizeOf } from '../verbs/cars.ts';
import { hits } from '../verbs/dice.ts';
import { note } from '../verbs/occasions.ts';
import { traitOf } from '../verbs/traits.ts';
import { ASK, DONE, NOTHING, YES } from './answers.ts';
import { takeDamage } from './declared.ts';
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
}

/** What works on the car that shoots; nothing works on choppers. */
const ofShooter = (g: Race, f: Shot, trait: Trait): number => (f.car === NONE ? 0 : traitOf(g, f.car, trait));

const inReach = (g: Race, f: Shot): readonly Car[] => {
  const ways = Math.max(1, FRONT_ARC + ofShooter(g, f, 'arc'));
  return f.car === NONE ? carsAhead(g, f.from, ways) : bodyOf(g, f.car).reaches(g, f.car, f.from, ways);
};

/** TR-SHOOT-4, TR-GER-5. */
const rollFor = (g: Race, f: Shot): number => g.content.sources[g.crews[f.seat].kind].shot(g, f.seat);

const isTarget = (g: Race, car: Car): boolean => {
  const { spots } = bodyOf(g, car);
  return spots === null || spots(g, car).length > 0;
};

/** TR-SHOOT-4: something may make the target look bigger or smaller than it is. */
const isHit = (g: Race, f: Shot): boolean => {
  const size = sizeOf(g, f.target) + traitOf(g, f.target, 'sizeAsTarget');
  return hits(g, f.face, Math.max(0, Math.min(size, SIZES.length - 1)));
};

/** TR-RUL-73: whether somebody is asked about a shot that hit the car. */
const mayAnswer = (g: Race, target: Car): boolean =>
  hasVoice(g, target) || (g.content.house.outMayReroll && target !== NONE && !isWreck(g.cars[target]));

/** TR-SHOOT-1: one shot at a car in the front arc. */
export const shoot = task(
  'shoot',
  (seat: Seat, from: Space, car: Car): Shot => ({ seat, from, car, target: NONE, face: NONE }),
  {
    // TR-SHOOT-2, TR-SHOOT-3, TR-SHOOT-6.
    chooseTarget: {
      about: 'target',
      options(g, f) {
        const targets = inReach(g, f).filter(car => isTarget(g, car));
        return targets.length === 0 || ofShooter(g, f, 'mustShoot') > 0 ? targets : [DONE, ...targets];
      },
      take(_g, f, target) {
        f.target = target;
      },
      whyNot(g, _f, target) {
        if (target === DONE) return because('mustShoot', 'TR-LAST-1');
        if (!isOnRoad(g.cars[target])) return because('notOnRoad', 'TR-SETUP-15');
        if (!isTarget(g, target)) return because('nothingToHit', 'TR-RIG-31');
        return because('notInArc', 'TR-SHOOT-2');
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
      if (hit) return bodyOf(g, target).struck(g, target, spot);
    },
    // TR-LAST-1. A lasting effect may turn the surest shot against the shooter too.
    recoil(g, f): Next {
      if (f.target === NONE || ofShooter(g, f, 'recoil') === 0 || !isOnRoad(g.cars[f.car])) return;
      if (g.content.shots[f.face].length === SIZES.length) return takeDamage(f.car);
    },
  },
);
