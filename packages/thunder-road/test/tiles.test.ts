import { expect, test } from 'vitest';
import { lossesOn } from '../lab/crossing.ts';
import { BOOK } from '../src/content/book.ts';
import type { SideRow } from '../src/rows.ts';

const { lanes: LANES, rows: ROWS } = BOOK.limits;
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

const eachSide = (check: (side: SideRow) => void): void => {
  for (const side of BOOK.sides) {
    try {
      check(side);
    } catch (error) {
      throw new Error(`${side.name}: ${(error as Error).message}`);
    }
  }
};

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
  for (const module of ['base', 'carnage']) {
    const sides = BOOK.sides.filter(side => side.module === module);
    const tiles = new Set(sides.map(side => side.tile));
    expect([sides.length, tiles.size]).toEqual([10, 5]);
    for (const tile of tiles)
      expect(sides.filter(side => side.tile === tile).map(side => side.face)).toEqual(['a', 'b']);
  }
  eachSide(({ map }) => {
    expect(map).toHaveLength(ROWS);
    for (const row of map) expect(row).toMatch(/^[.=~#%/>^:]{6} [.*2-5]{6}$/);
  });
});

test('TR-DB-2: no dead end: from every passable space one can drive on', () => {
  eachSide(side => {
    for (const cell of cells.filter(c => ground(side, c) !== '#')) {
      const open = ahead(cell).filter(
        ([lane, row]) => lane >= 0 && lane < LANES && (row >= ROWS || ground(side, [lane, row]) !== '#'),
      );
      expect(open.length, key(cell)).toBeGreaterThan(0);
    }
  });
});

test('TR-DB-3: edges are passable, without ramps; the rear edge has at most one space of mud', () => {
  eachSide(side => {
    const edges = cells.filter(([, row]) => row === 0 || row === ROWS - 1);
    expect(edges.some(cell => '#>'.includes(ground(side, cell)))).toBe(false);
    expect(edges.filter(cell => cell[1] === 0 && ground(side, cell) === '~').length).toBeLessThanOrEqual(1);
  });
});

test('TR-DB-4: from every space of the rear edge one can reach the front edge without rocks and ramps', () => {
  eachSide(side => {
    const reaches = new Set<string>();
    for (const cell of cells.toSorted((a, b) => byDistance(b, a))) {
      if ('#>'.includes(ground(side, cell))) continue;
      const on = ahead(cell).some(
        next => next[0] >= 0 && next[0] < LANES && (next[1] >= ROWS || reaches.has(key(next))),
      );
      if (on) reaches.add(key(cell));
    }
    for (let lane = 0; lane < LANES; lane++) expect(reaches.has(key([lane, 0])), `lane ${lane}`).toBe(true);
  });
});

test('TR-DB-5: roads run through with one to three lane changes and join at every seam', () => {
  eachSide(side => {
    const share = of(side, '=').length / cells.length;
    if (side.module === 'base') expect(share).toBeGreaterThanOrEqual(0.35);
    expect(share).toBeLessThanOrEqual(0.45);
    expect(bestRoad(side).changes).toBeGreaterThanOrEqual(1);
    expect(bestRoad(side).changes).toBeLessThanOrEqual(3);
    for (const row of [0, ROWS - 1]) {
      expect([ground(side, [2, row]), ground(side, [3, row])]).toEqual(['=', '=']);
      expect([ground(side, [1, row]), ground(side, [4, row])]).toContain('=');
    }
  });
});

test('TR-DB-6, TR-DB-8: hazard spaces: about six, seven with Carnage, half of them on or beside the road, none where the race starts', () => {
  eachSide(side => {
    const found = hazards(side);
    const { route } = bestRoad(side);
    const near = new Set([...route, ...route.flatMap(around)].map(key));
    if (side.module === 'carnage') expect(found).toHaveLength(7);
    else expect(Math.abs(found.length - 6)).toBeLessThanOrEqual(1);
    expect(found.filter(cell => near.has(key(cell))).length).toBeGreaterThanOrEqual(found.length / 2);
    for (const cell of found) expect('.=').toContain(ground(side, cell));
    if (side.tile !== 1) return expect(found.every(cell => mark(side, cell) === '*')).toBe(true);
    expect(found.some(cell => cell[1] === 0)).toBe(false);
    const used = [2, 3, 4, 5].map(seats => found.filter(cell => Number(mark(side, cell)) >= seats).length);
    expect(used).toEqual([7, 6, 5, 4]);
  });
});

test('TR-DB-7: three to six rocks, two of them close to the road; mud in clusters', () => {
  eachSide(side => {
    const rocks = of(side, '#');
    const road = of(side, '=');
    const close = rocks.filter(([lane, row]) => road.some(([l, r]) => Math.abs(l - lane) + Math.abs(r - row) <= 2));
    const mud = of(side, '~');
    expect(rocks.length).toBeGreaterThanOrEqual(3);
    expect(rocks.length).toBeLessThanOrEqual(6);
    expect(close.length).toBeGreaterThanOrEqual(2);
    expect(mud.length).toBeGreaterThanOrEqual(4);
    expect(mud.length).toBeLessThanOrEqual(8);
    for (const cell of mud)
      expect(
        around(cell).some(next => isOnTile(next) && ground(side, next) === '~'),
        key(cell),
      ).toBe(true);
  });
});

test('TR-DB-9: every special ground of Carnage on at least four sides, two or three kinds a side, ramps with room to land', () => {
  const carnage = BOOK.sides.filter(side => side.module === 'carnage');
  for (const special of '%/>^:')
    expect(carnage.filter(side => of(side, special).length > 0).length, special).toBeGreaterThanOrEqual(4);
  for (const side of carnage) {
    const kinds = [...'%/>^:'].filter(special => of(side, special).length > 0).length;
    expect(kinds, side.name).toBeGreaterThanOrEqual(2);
    expect(kinds, side.name).toBeLessThanOrEqual(3);
    for (const [lane, row] of of(side, '>')) {
      expect(ground(side, [lane, row - 1])).not.toBe('#');
      const bad = [1, 2, 3, 4].filter(n => row + n < ROWS && '#%'.includes(ground(side, [lane, row + n])));
      expect(bad.length).toBeLessThanOrEqual(1);
    }
  }
  for (const side of BOOK.sides.filter(s => s.module === 'base')) expect(of(side, '%/>^:'), side.name).toEqual([]);
});

test('TR-DB-10: from glass at least two directions lead to safe spaces', () => {
  eachSide(side => {
    for (const cell of of(side, '/')) {
      const safe = around(cell).filter(
        next => next[0] >= 0 && next[0] < LANES && (!isOnTile(next) || !'#>'.includes(ground(side, next))),
      );
      expect(safe.length).toBeGreaterThanOrEqual(2);
    }
  });
});

test('TR-DB-11: salt lies in strips of two to four beside the road', () => {
  eachSide(side => {
    const salt = of(side, ':');
    const seen = new Set<string>();
    for (const start of salt) {
      if (seen.has(key(start))) continue;
      const strip = [start];
      seen.add(key(start));
      for (const cell of strip) {
        for (const next of around(cell)) {
          if (!isOnTile(next) || ground(side, next) !== ':' || seen.has(key(next))) continue;
          seen.add(key(next));
          strip.push(next);
        }
      }
      expect(strip.length).toBeGreaterThanOrEqual(2);
      expect(strip.length).toBeLessThanOrEqual(4);
      expect(strip.some(cell => around(cell).some(next => isOnTile(next) && ground(side, next) === '='))).toBe(true);
    }
  });
});

test('TR-DB-12: all sides are about equally hard', () => {
  const scores = BOOK.sides.map(
    side => 2 * of(side, '#').length + hazards(side).length + of(side, '~').length / 2 + of(side, '%/>^:').length,
  );
  const middle = scores.reduce((a, b) => a + b, 0) / scores.length;

  for (const [i, score] of scores.entries()) {
    expect(Math.abs(score - middle) / middle, BOOK.sides[i].name).toBeLessThanOrEqual(0.25);
  }
});

test('TR-DB-13: of careless drivers alone on a side, 4 to 12 per cent are lost on it', () => {
  eachSide(side => {
    const lost = lossesOn(side.name, side.module === 'carnage', 1000);
    expect(lost).toBeGreaterThanOrEqual(4);
    expect(lost).toBeLessThanOrEqual(12);
  });
});
