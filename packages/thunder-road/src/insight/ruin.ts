import { FORWARD, FRONT_ARC, WAYS, type Way } from '../rows.ts';
import { type Car, NONE, type Race, type Space } from '../state.ts';
import { carAt, terrainAt } from '../verbs/board.ts';
import { sizeOf } from '../verbs/cars.ts';
import { isOnBoard, neighbour, OFF, rearStart } from '../verbs/geometry.ts';

/** Whether a car that comes into the space this way is lost, as far as anybody can see. */
export const isRuin = (g: Race, space: Space, way: Way): boolean => {
  if (space === OFF || space < rearStart(g)) return true;
  if (!isOnBoard(g, space)) return false;
  const { effect } = terrainAt(g, space);
  return effect === 'block' || (effect === 'launch' && way !== FORWARD);
};

/** In how many of the six ways a push out of the space is the end. */
export const perilsOf = (g: Race, space: Space): number => {
  let perils = 0;
  for (let way = 0; way < WAYS.length; way++) if (isRuin(g, neighbour(g.content, space, way), way)) perils++;
  return perils;
};

/** TR-SHOOT-4: how likely a shot is to hit the car. */
export const hitChance = (g: Race, target: Car): number => {
  const { shooting } = g.content.dice;
  const size = sizeOf(g, target);
  let faces = 0;
  for (let face = 0; face < shooting.length; face++) if (shooting[face].includes(size)) faces++;
  return faces / shooting.length;
};

/** The likeliest hit on somebody else's running car from a space, with hardly-damaged cars counting less; 0 for none. */
export const shotFrom = (g: Race, seat: number, space: Space): number => {
  let best = 0;
  for (let way = 0; way < FRONT_ARC; way++) {
    const ahead = neighbour(g.content, space, way);
    const car = isOnBoard(g, ahead) ? carAt(g, ahead) : NONE;
    if (car === NONE || g.cars[car].seat === seat || !g.cars[car].operable) continue;
    best = Math.max(best, hitChance(g, car) * (1 + g.cars[car].damage.length));
  }
  return best;
};
