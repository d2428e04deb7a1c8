import type { Next } from '@lastroad/kernel';
import { endured } from '../../rules/damage.ts';
import type { Car, Race } from '../../state.ts';
import { bodyOf, frontToRear } from '../../verbs/cars.ts';
import { halfSteps, rowOf } from '../../verbs/geometry.ts';
import { eliminateAll } from '../../verbs/outcome.ts';

/** TR-CARN-9, TR-RUL-3: the rearmost cars on the road, all that are level. */
const rearmost = (g: Race): Car[] => {
  const { content, cars } = g;
  const distance = (car: Car): number =>
    content.house.rearmostByRow ? rowOf(content, cars[car].at) : halfSteps(content, cars[car].at);
  const order = frontToRear(g).filter(car => !bodyOf(g, car).trails);
  const least = Math.min(...order.map(distance));
  return order.filter(car => distance(car) === least);
};

/** TR-CARN-9, TR-RIG-22: it eats all of them but what it cannot; nobody further ahead goes in place of that. */
export const worm = (g: Race): Next => {
  const found = rearmost(g);
  eliminateAll(
    g,
    found.filter(car => bodyOf(g, car).endures === null),
    () => 'worm',
  );
  return endured(g, found);
};
