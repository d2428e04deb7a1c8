import type { Next, Seat } from '@lastroad/kernel';
import { FRONT_ARC, SIZES } from '../rows.ts';
import { type Car, NOBODY, NONE, type Race, type Space, task } from '../state.ts';
import { carsAhead } from '../verbs/board.ts';
import { isOnRoad, sizeOf, suffers } from '../verbs/cars.ts';
import { hits, rollShooting } from '../verbs/dice.ts';
import { ASK, DONE, NOTHING, YES } from './answers.ts';
import { takeDamage } from './declared.ts';
import { because } from './reasons.ts';

interface Shot {
  readonly seat: Seat;
  readonly from: Space;
  /** The car that shoots; `NONE`: the chopper. */
  readonly car: Car;
  target: Car;
  face: number;
}

const afflicts = (g: Race, f: Shot, power: Parameters<typeof suffers>[2]): boolean =>
  f.car !== NONE && suffers(g, f.car, power);

/** TR-SHOOT-4: a lasting effect may make the target look bigger than it is. */
const isHit = (g: Race, f: Shot): boolean => {
  const bigger = suffers(g, f.target, 'bigTarget') ? 1 : 0;
  return hits(g, f.face, Math.min(sizeOf(g, f.target) + bigger, SIZES.length - 1));
};

/** TR-SHOOT-1: one shot at a car in the front arc. */
export const shoot = task(
  'shoot',
  (seat: Seat, from: Space, car: Car): Shot => ({ seat, from, car, target: NONE, face: NONE }),
  {
    // TR-SHOOT-2, TR-SHOOT-3, TR-SHOOT-6.
    chooseTarget: {
      about: 'target',
      options(g, f) {
        const targets = carsAhead(g, f.from, afflicts(g, f, 'narrowShot') ? 1 : FRONT_ARC);
        return targets.length === 0 || afflicts(g, f, 'mustShoot') ? targets : [DONE, ...targets];
      },
      take(_g, f, target) {
        f.target = target;
      },
      whyNot(g, _f, target) {
        if (target === DONE) return because('mustShoot', 'TR-LAST-1');
        if (!isOnRoad(g.cars[target])) return because('notOnRoad', 'TR-SETUP-15');
        return because('notInArc', 'TR-SHOOT-2');
      },
    },
    roll(g, f) {
      if (f.target !== NONE) f.face = rollShooting(g);
    },
    // TR-LAST-1. A lasting effect of the shooter may let the target have it rolled again.
    rollAgain: {
      about: 'answer',
      who: (g, f) => g.cars[f.target].seat,
      options: (g, f) =>
        f.target !== NONE && g.cars[f.target].seat !== NOBODY && afflicts(g, f, 'targetRerolls') && isHit(g, f)
          ? ASK
          : NOTHING,
      take(g, f, answer) {
        if (answer === YES) f.face = rollShooting(g);
      },
    },
    // TR-SHOOT-4.
    hit(g, f): Next {
      if (f.target === NONE) return;
      const { seat, car, target, face } = f;
      const hit = isHit(g, f);
      g.events?.push({ type: 'shot', seat, car, target, face, hit });
      if (hit) return takeDamage(target);
    },
    // TR-LAST-1. A lasting effect may turn the surest shot against the shooter too.
    recoil(g, f): Next {
      if (f.target === NONE || !afflicts(g, f, 'recoil') || !isOnRoad(g.cars[f.car])) return;
      if (g.content.dice.shooting[f.face].length === SIZES.length) return takeDamage(f.car);
    },
  },
);
