import { AGAIN, type Next } from '@lastroad/kernel';
import { type DamageEffect, WAYS } from '../rows.ts';
import { type Car, NONE, OUT, type Race, steps, task } from '../state.ts';
import { carAt } from '../verbs/board.ts';
import { ignite, modelOf, stop } from '../verbs/cars.ts';
import { rollDirection, rollStunt } from '../verbs/dice.ts';
import { isOnBoard, neighbour } from '../verbs/geometry.ts';
import { DAZED, FORCED } from '../verbs/movement.ts';
import { breakDown, eliminate } from '../verbs/outcome.ts';
import { drawDamage, drawLasting } from '../verbs/piles.ts';
import { enter, hop, takeDamage } from './declared.ts';

/** TR-DMG-1: a random token, its effect, and when the slots are full the car is inoperable. */
export const takingDamage = steps(takeDamage, {
  // TR-DMG-2, TR-DMG-3, TR-STATE-3, TR-WRECK-2. The slot is taken at once; a full car takes no more.
  draw(g, f) {
    const c = g.cars[f.car];
    const { slots } = modelOf(g, f.car);
    if (c.at === OUT) return;
    if (slots === 0) return eliminate(g, f.car, 'wreck');
    if (c.damage.length >= slots) return;
    stop(g, f.car);
    const token = drawDamage(g);
    f.slot = c.damage.push(token) - 1;
    c.lasting.push(NONE);
    g.events?.push({ type: 'damaged', car: f.car, token });
  },
  apply(g, f): Next {
    if (f.slot !== NONE) return DAMAGE[g.content.damage[g.cars[f.car].damage[f.slot]].effect](g, f.car, f.slot);
  },
  // TR-STATE-2.
  breakDown(g, f) {
    if (f.slot === modelOf(g, f.car).slots - 1 && g.cars[f.car].at !== OUT) breakDown(g, f.car);
  },
});

/** Part 7: the effects of damage tokens. */
const DAMAGE: Readonly<Record<DamageEffect, (g: Race, car: Car, slot: number) => Next>> = {
  // TR-TOK-1, TR-TOK-6.
  nothing: () => {},
  // TR-TOK-2.
  ricochet(g, car) {
    const way = rollDirection(g);
    let space = neighbour(g.content, g.cars[car].at, way);
    while (isOnBoard(g, space) && carAt(g, space) === NONE) space = neighbour(g.content, space, way);
    const hit = isOnBoard(g, space) ? carAt(g, space) : NONE;
    g.events?.push({ type: 'ricocheted', car, way, hit });
    if (hit !== NONE) return takeDamage(hit);
  },
  // TR-TOK-3.
  skid(g, car, slot) {
    const c = g.cars[car];
    const way = WAYS.indexOf(g.content.damage[c.damage[slot]].way as (typeof WAYS)[number]);
    return enter(car, neighbour(g.content, c.at, way), way, FORCED);
  },
  // TR-TOK-4.
  daze: (_g, car) => daze(car),
  // TR-TOK-5.
  jump(g, car) {
    const way = rollDirection(g);
    const spaces = rollStunt(g);
    g.events?.push({ type: 'jumped', car, way, spaces });
    return hop(car, way, spaces);
  },
  // TR-LAST-1.
  lasting(g, car, slot) {
    const card = drawLasting(g);
    g.cars[car].lasting[slot] = card;
    if (card !== NONE) g.events?.push({ type: 'afflicted', car, card });
  },
  // TR-FIRE-1.
  fire: (g, car) => ignite(g, car),
};

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
