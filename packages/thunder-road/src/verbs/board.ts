import { FRONT_ARC, type TerrainRow, WAYS, type Way } from '../rows.ts';
import { BOARD, type Car, FACE_DOWN, NONE, type Race, type Space } from '../state.ts';
import { frontEnd, isOnBoard, neighbour, rearStart } from './geometry.ts';

const place = (g: Race, space: Space): number => space % (BOARD * g.content.area);

/** The token lying there, face up or face down, or `NONE`. */
export const tokenAt = (g: Race, space: Space): number => g.tokens[place(g, space)];
export const putToken = (g: Race, space: Space, token: number): void => {
  g.tokens[place(g, space)] = token;
};

export const isFaceDown = (token: number): boolean => token >= FACE_DOWN;

/** The side that a space on the table belongs to. */
export const sideAt = (g: Race, space: Space): number => g.board[Math.floor(space / g.content.area) % BOARD];

/** TR-HAZ-7: what a space counts as; a token lying face up overrides the print. */
export const terrainAt = (g: Race, space: Space): TerrainRow => {
  const { content } = g;
  const token = tokenAt(g, space);
  if (token !== NONE && !isFaceDown(token)) {
    const terrain = content.hazardTerrain[token];
    if (terrain !== NONE) return content.terrains[terrain];
  }
  const layers = content.hooks.ground;
  for (let i = 0; i < layers.length; i++) {
    const terrain = layers[i](g, space);
    if (terrain !== NONE) return content.terrains[terrain];
  }
  return content.terrains[content.sides[sideAt(g, space)].terrain[space % content.area]];
};

/** A car in that space, other than `but`. */
export const carAt = (g: Race, space: Space, but: Car = NONE): Car => {
  const { cars } = g;
  for (let car = 0; car < cars.length; car++) if (cars[car].at === space && car !== but) return car;
  return NONE;
};

export const hasChopper = (g: Race, space: Space): boolean => {
  for (let seat = 0; seat < g.crews.length; seat++) if (g.crews[seat].chopper === space) return true;
  return false;
};

/** No car, no chopper, no token of either face, not impassable. */
export const isEmpty = (g: Race, space: Space): boolean =>
  tokenAt(g, space) === NONE &&
  terrainAt(g, space).effect !== 'block' &&
  !hasChopper(g, space) &&
  carAt(g, space) === NONE;

/** The same, but for tokens. */
export const freeSpaces = (g: Race): Space[] => {
  const found: Space[] = [];
  for (let space = rearStart(g); space < frontEnd(g); space++)
    if (terrainAt(g, space).effect !== 'block' && !hasChopper(g, space) && carAt(g, space) === NONE) found.push(space);
  return found;
};

export const emptySpaces = (g: Race): Space[] => {
  const found: Space[] = [];
  for (let space = rearStart(g); space < frontEnd(g); space++) if (isEmpty(g, space)) found.push(space);
  return found;
};

export const hasEmptySpace = (g: Race): boolean => {
  for (let space = rearStart(g); space < frontEnd(g); space++) if (isEmpty(g, space)) return true;
  return false;
};

/** The first car that way, so many spaces off at most, or `NONE`. */
const firstCar = (g: Race, space: Space, way: Way, range: number): Car => {
  let next = space;
  for (let i = 0; i < range; i++) {
    next = neighbour(g.content, next, way);
    if (!isOnBoard(g, next)) return NONE;
    const car = carAt(g, next);
    if (car !== NONE) return car;
  }
  return NONE;
};

const carsIn = (g: Race, space: Space, from: Way, to: Way, range: number): Car[] => {
  const found: Car[] = [];
  for (let way = from; way < to; way++) {
    const car = firstCar(g, space, way, range);
    if (car !== NONE) found.push(car);
  }
  return found.sort((a, b) => a - b);
};

/** TR-SHOOT-2, TR-RUL-85: the cars in so many ways of a space, the front arc first, by number; so far, and none behind another. */
export const carsAhead = (g: Race, space: Space, ways: number, range: number): Car[] =>
  carsIn(g, space, 0, ways, range);

/** TR-RIG-1: the cars in the rear arc of a space, by number. */
export const carsBehind = (g: Race, space: Space): Car[] => carsIn(g, space, FRONT_ARC, WAYS.length, 1);

const BACK_WAYS = [3, 4, 5];

/** TR-RES-5: the nearest empty space behind, or `NONE`. */
export const emptyBehind = (g: Race, from: Space): Space => {
  const line = [from];
  for (let i = 0; i < line.length; i++) {
    if (i > 0 && isEmpty(g, line[i])) return line[i];
    for (const way of BACK_WAYS) {
      const behind = neighbour(g.content, line[i], way);
      if (isOnBoard(g, behind) && !line.includes(behind)) line.push(behind);
    }
  }
  return NONE;
};
