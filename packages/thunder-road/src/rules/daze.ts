import { AGAIN, type Next } from '@lastroad/kernel';
import { type Car, OUT, task } from '../state.ts';
import { rollDirection, rollStunt } from '../verbs/dice.ts';
import { neighbour } from '../verbs/geometry.ts';
import { DAZED } from '../verbs/movement.ts';
import { enter } from './declared.ts';

/** TR-TOK-4: points by the stunt die, every step by the direction die. */
export const daze = task('daze', (car: Car) => ({ car }), {
  roll(g, f) {
    g.cars[f.car].points = rollStunt(g);
    g.events?.push({ type: 'dazed', car: f.car, points: g.cars[f.car].points });
  },
  stagger(g, f): Next {
    const { at, points } = g.cars[f.car];
    if (at === OUT || points === 0) return;
    const way = rollDirection(g);
    return [enter(f.car, neighbour(g.content, at, way), way, DAZED), AGAIN];
  },
});
