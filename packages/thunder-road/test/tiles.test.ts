import { expect, test } from 'vitest';
import { lossesOn } from '../lab/crossing.ts';
import { limitsOf } from '../src/content/book.ts';
import { BOOK } from '../src/modules/index.ts';
import type { SideRow } from '../src/rows.ts';

const { lanes: LANES, rows: ROWS } = limitsOf(BOOK.limits);
type Cell = readonly [lane: number, row: number];
const cells: readonly Cell[] = Array.from({ length: LANES * ROWS }, (_, i) => [i % LANES, Math.floor(i / LANES)]);

const ground = (side: SideRow, [lane, row]: Cell): string => side.map[ROWS - 1 - row][lane];
const mark = (side: SideRow, [lane, row]: Cell): string => side.map[ROWS - 1 - row][LANES + 1 + lane];
const isOnTile = ([lane, row]: Cell): boolean => lane >= 0 && lane < LANES && row >= 0 && row < ROWS;

/** F, FL, FR, B, BL, BR. */
const around = ([lane, row]: Cell): Cell[] => {
  const half = lane % 2;
  return [
    [lane, row + 1],
    [lane - 1, row + half],
    [lane + 1, row + half],
    [lane, row - 1],
    [lane - 1, row - 1 + half],
    [lane + 1, row - 1 + half],
  ];
};
const ahead = (cell: Cell): Cell[] => around(cell).slice(0, 3);
const of = (side: SideRow, marks: string): Cell[] => cells.filter(cell => marks.includes(ground(side, cell)));
const hazards = (side: SideRow): Cell[] => cells.filter(cell => mark(side, cell) !== '.');
const key = (cell: Cell): string => cell.join();
const byDistance = (a: Cell, b: Cell): number => 2 * a[1] + (a[0] % 2) - (2 * b[1] + (b[0] % 2));

/** The names of the sides that break a rule. */
const breaking = (keeps: (side: SideRow) => boolean, sides: readonly SideRow[] = BOOK.sides): string[] =>
  sides.filter(side => !keeps(side)).map(side => side.name);
const BASE = BOOK.sides.filter(side => side.module === 'base');
const CARNAGE = BOOK.sides.filter(side => side.module === 'carnage');
const STARTING = BOOK.sides.filter(side => side.tile === 1);
const SPECIALS = ['%', '/', '>', '^', ':'];
const within = (value: number, from: number, to: number): boolean => value >= from && value <= to;
const isInLane = ([lane]: Cell): boolean => lane >= 0 && lane < LANES;

/** The road with the fewest lane changes from the rear edge to the front edge: how many, and its spaces. */
const bestRoad = (side: SideRow): { changes: number; route: Cell[] } => {
  const road = of(side, '=').toSorted(byDistance);
  const best = new Map<string, { changes: number; route: Cell[] }>();
  for (const cell of road) {
    if (cell[1] === 0) best.set(key(cell), { changes: 0, route: [cell] });
  }
  for (const cell of road) {
    const here = best.get(key(cell));
    if (here === undefined) continue;
    for (const [way, next] of ahead(cell).entries()) {
      if (!isOnTile(next) || ground(side, next) !== '=') continue;
      const changes = here.changes + (way === 0 ? 0 : 1);
      if (changes < (best.get(key(next))?.changes ?? 99))
        best.set(key(next), { changes, route: [...here.route, next] });
    }
  }
  const ends = road.filter(cell => cell[1] === ROWS - 1).flatMap(cell => best.get(key(cell)) ?? []);
  return ends.toSorted((a, b) => a.changes - b.changes)[0] ?? { changes: 99, route: [] };
};

test('TR-DB-1, TR-DATA-1: ten sides each, on five tiles with two sides, six lanes of eight rows', () => {
  for (const sides of [BASE, CARNAGE]) {
    const tiles = [...new Set(sides.map(side => side.tile))];
    const faces = tiles.map(tile => sides.filter(side => side.tile === tile).map(side => side.face));
    expect(faces).toEqual(Array.from({ length: 5 }, () => ['a', 'b']));
  }
  expect(breaking(({ map }) => map.length === ROWS)).toEqual([]);
  expect(breaking(({ map }) => map.every(row => /^[.=~#%/>^:]{6} [.*2-5]{6}$/.test(row)))).toEqual([]);
});

test('TR-DB-2: no dead end: from every passable space one can drive on', () => {
  const isOpen = (side: SideRow, cell: Cell): boolean =>
    isInLane(cell) && (cell[1] >= ROWS || ground(side, cell) !== '#');
  const passable = (side: SideRow): Cell[] => cells.filter(cell => ground(side, cell) !== '#');

  expect(breaking(side => passable(side).every(cell => ahead(cell).some(next => isOpen(side, next))))).toEqual([]);
});

test('TR-DB-3: edges are passable, without ramps; the rear edge has at most one space of mud', () => {
  const rear = cells.filter(([, row]) => row === 0);
  const edges = [...rear, ...cells.filter(([, row]) => row === ROWS - 1)];

  expect(breaking(side => edges.every(cell => !'#>'.includes(ground(side, cell))))).toEqual([]);
  expect(breaking(side => rear.filter(cell => ground(side, cell) === '~').length <= 1)).toEqual([]);
});

test('TR-DB-4: from every space of the rear edge one can reach the front edge without rocks and ramps', () => {
  const lanesThrough = (side: SideRow): number => {
    const reaches = new Set<string>();
    for (const cell of cells.toSorted((a, b) => byDistance(b, a))) {
      if ('#>'.includes(ground(side, cell))) continue;
      if (ahead(cell).some(next => isInLane(next) && (next[1] >= ROWS || reaches.has(key(next)))))
        reaches.add(key(cell));
    }
    return cells.filter(cell => cell[1] === 0 && reaches.has(key(cell))).length;
  };

  expect(breaking(side => lanesThrough(side) === LANES)).toEqual([]);
});

test('TR-DB-5: roads run through with one to three lane changes and join at every seam', () => {
  const share = (side: SideRow): number => of(side, '=').length / cells.length;
  const joins = (side: SideRow, row: number): boolean =>
    [2, 3].every(lane => ground(side, [lane, row]) === '=') && [1, 4].some(lane => ground(side, [lane, row]) === '=');

  expect(breaking(side => within(share(side), 0.35, 0.45), BASE)).toEqual([]);
  expect(breaking(side => within(bestRoad(side).changes, 1, 3))).toEqual([]);
  expect(breaking(side => joins(side, 0) && joins(side, ROWS - 1))).toEqual([]);
});

test('TR-DB-6, TR-DB-8: hazard spaces: about six, seven with Carnage, half of them on or beside the road, none where the race starts', () => {
  const beside = (side: SideRow): Cell[] => {
    const { route } = bestRoad(side);
    const near = new Set([...route, ...route.flatMap(around)].map(key));
    return hazards(side).filter(cell => near.has(key(cell)));
  };
  const used = (side: SideRow): number[] =>
    [2, 3, 4, 5].map(seats => hazards(side).filter(cell => Number(mark(side, cell)) >= seats).length);

  expect(breaking(side => within(hazards(side).length, 5, 7), BASE)).toEqual([]);
  expect(breaking(side => hazards(side).length === 7, CARNAGE)).toEqual([]);
  expect(breaking(side => 2 * beside(side).length >= hazards(side).length)).toEqual([]);
  expect(breaking(side => hazards(side).every(cell => '.='.includes(ground(side, cell))))).toEqual([]);
  expect(breaking(side => hazards(side).every(cell => cell[1] > 0), STARTING)).toEqual([]);
  expect(STARTING.map(used)).toEqual([
    [7, 6, 5, 4],
    [7, 6, 5, 4],
  ]);
});

test('TR-DB-7: three to six rocks, two of them close to the road; mud in clusters', () => {
  const close = (side: SideRow): Cell[] => {
    const road = of(side, '=');
    return of(side, '#').filter(([lane, row]) => road.some(([l, r]) => Math.abs(l - lane) + Math.abs(r - row) <= 2));
  };
  const isClustered = (side: SideRow, cell: Cell): boolean =>
    around(cell).some(next => isOnTile(next) && ground(side, next) === '~');

  expect(breaking(side => within(of(side, '#').length, 3, 6))).toEqual([]);
  expect(breaking(side => close(side).length >= 2)).toEqual([]);
  expect(breaking(side => within(of(side, '~').length, 4, 8))).toEqual([]);
  expect(breaking(side => of(side, '~').every(cell => isClustered(side, cell)))).toEqual([]);
});

test('TR-DB-9: every special ground of Carnage on at least four sides, two or three kinds a side, ramps with room to land', () => {
  const kinds = (side: SideRow): string[] => SPECIALS.filter(special => of(side, special).length > 0);
  const hasRoom = (side: SideRow, [lane, row]: Cell): boolean => {
    const landings = [1, 2, 3, 4].map((n): Cell => [lane, row + n]).filter(isOnTile);
    return landings.filter(cell => '#%'.includes(ground(side, cell))).length <= 1;
  };

  for (const special of SPECIALS)
    expect(CARNAGE.filter(side => kinds(side).includes(special)).length).toBeGreaterThanOrEqual(4);
  expect(breaking(side => within(kinds(side).length, 2, 3), CARNAGE)).toEqual([]);
  expect(breaking(side => kinds(side).length === 0, BASE)).toEqual([]);
  expect(breaking(side => of(side, '>').every(([lane, row]) => ground(side, [lane, row - 1]) !== '#'))).toEqual([]);
  expect(breaking(side => of(side, '>').every(cell => hasRoom(side, cell)))).toEqual([]);
});

test('TR-DB-10: from glass at least two directions lead to safe spaces', () => {
  const safe = (side: SideRow, cell: Cell): Cell[] =>
    around(cell).filter(next => isInLane(next) && (!isOnTile(next) || !'#>'.includes(ground(side, next))));

  expect(breaking(side => of(side, '/').every(cell => safe(side, cell).length >= 2))).toEqual([]);
});

/** Spaces of one ground that hang together. */
const strips = (side: SideRow, ofGround: string): Cell[][] => {
  const left = new Map(of(side, ofGround).map(cell => [key(cell), cell]));
  const found: Cell[][] = [];
  for (const start of left.values()) {
    left.delete(key(start));
    const strip = [start];
    for (const cell of strip) {
      for (const next of around(cell)) if (left.delete(key(next))) strip.push(next);
    }
    found.push(strip);
  }
  return found;
};

test('TR-DB-11: salt lies in strips of two to four beside the road', () => {
  const isBeside = (side: SideRow, cell: Cell): boolean =>
    around(cell).some(next => isOnTile(next) && ground(side, next) === '=');

  expect(breaking(side => strips(side, ':').every(strip => within(strip.length, 2, 4)))).toEqual([]);
  expect(breaking(side => strips(side, ':').every(strip => strip.some(cell => isBeside(side, cell))))).toEqual([]);
});

test('TR-DB-12: all sides are about equally hard', () => {
  const score = (side: SideRow): number =>
    2 * of(side, '#').length + hazards(side).length + of(side, '~').length / 2 + of(side, SPECIALS.join('')).length;
  const middle = BOOK.sides.reduce((sum, side) => sum + score(side), 0) / BOOK.sides.length;

  expect(breaking(side => Math.abs(score(side) - middle) <= middle / 4)).toEqual([]);
});

test('TR-DB-13: of careless drivers alone on a side, 4 to 12 per cent are lost on it', () => {
  expect(breaking(side => within(lossesOn(side.name, side.module === 'carnage', 1000), 4, 12))).toEqual([]);
});
