import type { Car, Race } from '../../state.ts';
import { frontToRear } from '../../verbs/cars.ts';
import { halfSteps, rowOf } from '../../verbs/geometry.ts';

/** TR-CARN-9, TR-RUL-3: the rearmost cars on the road, all that are level. */
export const rearmost = (g: Race): Car[] => {
  const { content, cars } = g;
  const distance = (car: Car): number =>
    content.house.rearmostByRow ? rowOf(content, cars[car].at) : halfSteps(content, cars[car].at);
  const order = frontToRear(g);
  const least = Math.min(...order.map(distance));
  return order.filter(car => distance(car) === least);
};
