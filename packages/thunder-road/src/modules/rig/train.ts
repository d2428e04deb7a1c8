import type { Entering } from '../../bodies.ts';
import { FORWARD } from '../../rows.ts';
import { type Car, type Race, type Space, START } from '../../state.ts';
import type { Trait } from '../../traits.ts';
import { carsAhead, carsBehind } from '../../verbs/board.ts';
import { isOnRoad, overhang, tow } from '../../verbs/cars.ts';
import { isOnRearTile } from '../../verbs/geometry.ts';
import { rigOf, sectionsOf, works } from './boards.ts';

/** TR-RIG-11, TR-RIG-12, TR-RIG-14: the sections follow like a train; a step to a side costs a lane change. Nothing else moves the rig. */
export const pull = (g: Race, f: Entering, from: Space): void => {
  if (f.way !== FORWARD) rigOf(g).steering--;
  let free = from;
  for (const car of sectionsOf(g).slice(1)) {
    if (free === START) return;
    const left = g.cars[car].at;
    tow(g, car, free);
    free = left;
  }
};

/** TR-RIG-12, TR-RIG-13, TR-RIG-39: what steering and the command of this turn make of how it drives and shoots. */
export const abilities = (g: Race, car: Car, trait: Trait, before: number): number => {
  const { front, steering } = rigOf(g);
  if (car !== front) return before;
  switch (trait) {
    case 'noLeft':
    case 'noRight':
      return steering > 0 ? before : 1;
    case 'noRoadBonus':
      return works(g, 'traction') ? before : 1;
    case 'bonusAnywhere':
      return works(g, 'traction') ? 1 : before;
    case 'shotRerolledByOwner':
      return works(g, 'computer') ? 1 : before;
    default:
      return before;
  }
};

/** TR-RIG-1, TR-RIG-28: ahead of the front section, and behind the rear one if that is on the road. */
export const reach = (g: Race, _car: Car, from: Space, ways: number, range: number): readonly Car[] => {
  const rear = g.cars[sectionsOf(g)[2]];
  const behind = isOnRoad(rear) ? carsBehind(g, rear.at) : [];
  return [...carsAhead(g, from, ways, range), ...behind].toSorted((a, b) => a - b);
};

/** TR-RIG-32, TR-RIG-34: lost if its front section is on the tile that goes; other sections of it just overhang. */
export const strand = (g: Race, car: Car): readonly Car[] => {
  const { front } = rigOf(g);
  if (isOnRearTile(g, g.cars[front].at)) return car === front ? sectionsOf(g) : [];
  overhang(g, car);
  return [];
};
