import type { Point } from '../../map/layout.ts';

/** Half a plate of a convoy, and the room of a sign beside it. */
const BESIDE = 42;
/** A sign above a plate, where beside it the map ends; half a sign. */
const ABOVE = 34;
const HALF = 22;
/** How far a shot flies aside of the straight line. */
const BULGE = 46;
/** Plates nearer than that stand one above the other. */
const STACKED = 12;

export interface Flight {
  readonly start: Point;
  readonly end: Point;
  /** The way between them, as the data of a path. */
  readonly way: string;
}

/** Beside a plate, or above it at the edge of a map of this width. */
const signAt = ({ x, y }: Point, beside: number, width: number): Point => {
  const isOutside = x + beside < HALF || x + beside > width - HALF;
  return isOutside ? { x, y: y - ABOVE } : { x: x + beside, y };
};

/** A shot from one convoy to another: beside their plates, so that it is seen, however near they stand. */
export const flightOf = (from: Point, to: Point, width: number): Flight => {
  const across = to.x - from.x;
  const isStacked = Math.abs(across) < STACKED;
  const [out, back] = isStacked ? [BESIDE, BESIDE] : [-BESIDE * Math.sign(across), BESIDE * Math.sign(across)];
  const start = signAt(from, out, width);
  const end = signAt(to, back, width);
  const bend = {
    x: (start.x + end.x) / 2 + (isStacked ? BULGE : 0),
    y: (start.y + end.y) / 2 - (isStacked ? 0 : BULGE),
  };
  return { start, end, way: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}` };
};
