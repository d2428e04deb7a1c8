import { FRONT_ARC } from '../rows.ts';
import { type Car, NONE, type Race, type Space } from '../state.ts';
import { isOnBoard, neighbour } from '../verbs/geometry.ts';
import { hitChance } from './ruin.ts';

// Which car stands where is looked up again and again while a line is followed, so it is noted once for every position.

/** Spaces that are kept, counted from a little behind the car. */
export const SPOTS = 112;
const MARGIN = 8;

let origin: Space = 0;
let look = 0;
const occupants = new Int8Array(SPOTS);
const occupied = new Int32Array(SPOTS);

/** Looks at the position around a space; returns a number that no other look has. */
export const lookAround = (g: Race, from: Space): number => {
  look++;
  origin = from - MARGIN;
  for (let car = 0; car < g.cars.length; car++) {
    const spot = g.cars[car].at - origin;
    if (spot < 0 || spot >= SPOTS) continue;
    occupants[spot] = car;
    occupied[spot] = look;
  }
  return look;
};

/** The number of a space among those near the car; below 0 or from `SPOTS` on it is too far. */
export const spotOf = (space: Space): number => space - origin;

export const carNear = (space: Space): Car => {
  const spot = space - origin;
  return spot >= 0 && spot < SPOTS && occupied[spot] === look ? occupants[spot] : NONE;
};

/** The best shot at somebody else's running car from a space: how likely it hits, twice that if it would stop the car. */
export const shotFrom = (g: Race, seat: number, space: Space): number => {
  let best = 0;
  for (let way = 0; way < FRONT_ARC; way++) {
    const ahead = neighbour(g.content, space, way);
    const car = carNear(ahead);
    if (car === NONE || g.cars[car].seat === seat || !g.cars[car].operable || !isOnBoard(g, ahead)) continue;
    best = Math.max(best, hitChance(g, car) * (1 + g.cars[car].damage.length));
  }
  return best;
};
