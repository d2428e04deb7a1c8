import { expect, test } from 'vitest';
import { flightOf } from '../../../board/modules/pvp/flight.ts';

const WIDTH = 600;
/** Half of a sign of a shot, which must not be cut off. */
const HALF = 20;

test.each([
  ['apart', { x: 200, y: 90 }, { x: 400, y: 90 }],
  ['one above the other', { x: 200, y: 90 }, { x: 200, y: 60 }],
  ['at the first waypoint', { x: 30, y: 90 }, { x: 60, y: 100 }],
  ['one above the other at the last waypoint', { x: 575, y: 90 }, { x: 575, y: 60 }],
  ['at both ends of the road', { x: 575, y: 90 }, { x: 25, y: 90 }],
])('FS-PVP-10: the weapon and what it does stand on the map, and not on the plates, of convoys %s', (_, from, to) => {
  const { start, end, way } = flightOf(from, to, WIDTH);

  for (const [sign, plate] of [
    [start, from],
    [end, to],
  ] as const) {
    expect(sign.x).toBeGreaterThanOrEqual(HALF);
    expect(sign.x).toBeLessThanOrEqual(WIDTH - HALF);
    expect(Math.hypot(sign.x - plate.x, sign.y - plate.y)).toBeGreaterThan(30);
  }
  expect(way.startsWith(`M${start.x} ${start.y}Q`)).toBe(true);
});
