import type { Seat } from '@lastroad/kernel';
import { FORWARD, type TerrainRow, type Way } from '../rows.ts';
import type { Car, Race, Space } from '../state.ts';
import { terrainAt } from '../verbs/board.ts';
import { bodyOf, modelOf, sizeOf } from '../verbs/cars.ts';
import { frontEnd, OFF, rearStart } from '../verbs/geometry.ts';
import { WORTHS } from './tuned-worths.ts';

/** TR-TERR-4, TR-CARN-3: whether this ground is the end of a car that comes onto it this way. */
export const isDeadly = ({ effect }: TerrainRow, way: Way): boolean =>
  effect === 'block' || (effect === 'launch' && way !== FORWARD);

/** Whether a car that comes into the space this way is lost, as far as anybody can see. */
export const isRuin = (g: Race, space: Space, way: Way): boolean => {
  if (space === OFF || space < rearStart(g)) return true;
  return space < frontEnd(g) && isDeadly(terrainAt(g, space), way);
};

/** What one more damage does to a car: 2 if it stops it. */
export const harmOf = (g: Race, car: Car): number => {
  if (bodyOf(g, car).endures !== null) return resistanceOf(g, g.cars[car].seat) <= 1 ? LAST_BLOW : WORTHS.blow;
  return g.cars[car].damage.length + 1 >= modelOf(g, car).slots ? 2 : 1;
};

/** What the last damage does to the rig. */
const LAST_BLOW = 6;

/** How many damages all cars of a seat can take together. */
export const resistanceOf = (g: Race, seat: Seat): number => {
  let left = 0;
  for (let car = 0; car < g.cars.length; car++) {
    if (g.cars[car].seat === seat) left += modelOf(g, car).slots - g.cars[car].damage.length;
  }
  return left;
};

/** TR-SHOOT-4: how likely a shot is to hit the car. */
export const hitChance = (g: Race, target: Car): number => {
  const { shooting } = g.content.dice;
  const size = sizeOf(g, target);
  let faces = 0;
  for (let face = 0; face < shooting.length; face++) if (shooting[face].includes(size)) faces++;
  return faces / shooting.length;
};
