import { readdirSync, readFileSync } from 'node:fs';
import { type Game, keyFromSeed, must } from '@lastroad/kernel';
import { conform } from '@lastroad/kernel/conformance';
import { perft, playAtRandom } from '@lastroad/kernel/testing';
import { expect, test } from 'vitest';
import { type Race, thunderRoad } from '../src/index.ts';
import { BOARD, NOBODY, NONE, OUT } from '../src/state.ts';
import { modelOf } from '../src/verbs/cars.ts';
import { isOnBoard } from '../src/verbs/geometry.ts';
import { lay, say } from './table.ts';

test('TR-INT-1: random games with any options keep the contract', () => {
  expect(conform(thunderRoad, { games: 3, seed: 'contract', bound: 3000 }).fault).toBeNull();
  expect(conform(thunderRoad, { games: 60, seed: 'contract', thorough: 10, bound: 3000 }).fault).toBeNull();
});

/** What must hold at every decision of every game. */
const faultIn = (g: Race): string | null => {
  const onRoad = g.cars.filter(car => car.at >= 0);
  const shared = onRoad.filter(car => onRoad.some(other => other !== car && other.at === car.at));
  // Two cars share a space only while somebody is asked about it, or a drifting car is passing through.
  const isPending = g.stack.some(
    frame => frame.task === 'slam' || frame.task === 'enter' || frame.task === 'takeDamage',
  );
  const isPassing = g.active !== NONE && g.cars[g.active].points > 0 && shared.includes(g.cars[g.active]);
  if (shared.length > 0 && !isPending && !isPassing) return 'two cars in one space';
  if (!isPending && onRoad.some(car => !isOnBoard(g, car.at))) return 'a car beyond the board';
  if (g.board.length !== BOARD || g.board.includes(NONE)) return 'not three tiles';
  if (g.cars.some((car, at) => car.damage.length > modelOf(g, at).slots)) return 'more damage than slots';
  if (g.cars.some(car => car.lasting.length !== car.damage.length)) return 'damage without a place for its card';
  if (g.cars.some(car => car.at === OUT && (car.operable || car.burning || car.damage.length > 0)))
    return 'an eliminated car has something left';
  if (g.cars.some(car => car.burning && !car.operable)) return 'a broken car burns';
  if (g.crews.some((crew, seat) => !crew.out && !g.cars.some(car => car.seat === seat && car.operable)))
    return 'somebody without running cars is not out';
  if (g.crews.some(crew => crew.out) && !g.final) return 'somebody is out and the lead tile is not final';
  const [asked] = thunderRoad.waitingFor(g);
  const isOut = asked !== undefined && g.crews[asked].out;
  return isOut && !g.content.house.outMayReroll ? 'somebody who is out is asked' : null;
};

test('TR-SLAM-6, TR-BOARD-1, TR-WIN-1, TR-RES-4, TR-RUL-73: what must hold at every decision does, in random games of every kind', () => {
  const faults: string[] = [];
  const watch = (g: Game): void => {
    const fault = faultIn(g as Race);
    if (fault !== null) faults.push(fault);
  };

  const report = conform(thunderRoad, { games: 800, seed: 'invariants', thorough: 1000, bound: 3000, watch });

  expect([report.fault, faults.slice(0, 3)]).toEqual([null, []]);
});

test('TR-RES-2: a car’s space changes in few places only: moved, swapped, towed, overhanging, raised from the supply, eliminated', () => {
  const folder = new URL('../src/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'));

  const writers = sources.flatMap(file => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    return Array.from(text.matchAll(/\.at = /g), () => file.replaceAll('\\', '/'));
  });

  expect(new Set(writers)).toEqual(new Set(['verbs/cars.ts', 'verbs/movement.ts', 'verbs/outcome.ts']));
  expect(writers).toHaveLength(7);
});

test('a clone has every field of the game and shares nothing with it', () => {
  for (let seed = 0; seed < 30; seed++) {
    const g = thunderRoad.setup(
      must(thunderRoad.content({ seats: 2 + (seed % 3), carnage: seed % 2 === 0 })),
      keyFromSeed(seed),
    );
    playAtRandom(thunderRoad, g, seed, 20 + 3 * seed);
    const { content: _, ...rest } = g;
    const before = structuredClone(rest);

    const copy = thunderRoad.clone(g);
    playAtRandom(thunderRoad, copy, seed, 20);

    expect(rest).toEqual(before);
  }
});

test('a save stays small', () => {
  const g = thunderRoad.setup(must(thunderRoad.content({ seats: 4, carnage: true })), keyFromSeed('save'));
  playAtRandom(thunderRoad, g, 'save', 100);

  expect(thunderRoad.save(g).length).toBeLessThan(8000);
});

test('perft: the tree of decisions from fixed positions', () => {
  const start = lay({
    round: 1,
    dice: [
      [1, 2, 4],
      [3, 5],
    ],
  });
  const crowded = lay({
    cars: { 'orange small': [1, 3, 3], 'orange large': [1, 2, 3], 'blue medium': [1, 3, 4], 'blue large': [1, 4, 4] },
    ground: {
      '#': [[1, 1, 4]],
      '~': [[1, 5, 4]],
      '=': [
        [1, 3, 3],
        [1, 2, 3],
      ],
    },
    dice: [
      [2, 3, 6],
      [1, 4],
    ],
    damage: { 'orange large': ['dent'] },
  });
  for (const { g } of [start, crowded]) {
    g.script = null;
    g.key = keyFromSeed('perft');
  }

  const counts = [start, crowded].map(({ g }) => [1, 2, 3, 4].map(depth => perft(thunderRoad, g, depth)));

  expect(counts).toMatchInlineSnapshot(`
    [
      [
        3,
        9,
        33,
        150,
      ],
      [
        2,
        6,
        26,
        70,
      ],
    ]
  `);
});

test('the board is drawn with lanes, cars, hazards, choppers and seams', () => {
  const t = lay({
    carnage: true,
    cars: { 'orange small': [1, 3, 3], 'orange large': [2, 2, 3], 'blue medium': [1, 4, 4], 'blue small': 'start' },
    damage: { 'orange large': ['dent', 'dent'], 'blue medium': ['jammed gun'] },
    burning: ['blue medium'],
    wrecks: [[3, 1, 1]],
    hidden: { mine: [[1, 1, 1]] },
    open: { oil: [[3, 6, 8]] },
    choppers: { blue: [2, 6, 1] },
    ground: { '#': [[1, 5, 5]], '~': [[1, 6, 6]] },
    roadLanes: [3],
    final: true,
  });

  const page = thunderRoad.screen(t.g.content, thunderRoad.view(t.g, 0), say);

  expect(page).toMatchInlineSnapshot(`
    "Round 2, road die 2. First: Orange. Turn: Orange.
    Tiles: Motor Pool | Bottleneck | Switchback with the finish. 2 tiles in the pile.
      1  2  3  4  5  6  7  8   1  2  3  4  5  6  7  8   1  2  3  4  5  6  7  8
    1|.? .  .  .  .  .  .  .  |.  .  .  .  .  .  .  .  |.X .  .  .  .  .  .  .  #
    2 |.  .  .  .  .  .  .  .  |.  .  .1l.  .  .  .  .  |.  .  .  .  .  .  .  .  #
    3|=  =  =1S=  =  =  =  =  |=  =  =  =  =  =  =  =  |=  =  =  =  =  =  =  =  #
    4 |.  .  .  *2M.  .  .  .  |.  .  .  .  .  .  .  .  |.  .  .  .  .  .  .  .  #
    5|.  .  .  .  #  .  .  .  |.  .  .  .  .  .  .  .  |.  .  .  .  .  .  .  .  #
    6 |.  .  .  .  .  ~  .  .  |.② .  .  .  .  .  .  .  |.  .  .  .  .  .  .  =o #
    Driving this way >>>
    . off-road  = road  ~ mud  # impassable rock
    Cars: crew number and size, small letters when inoperable, X a wreck, * on fire. ①–④ choppers, ? hidden hazard.
    1 Orange: dice 1 2 3 4; command none; chopper with its owner
       1S  tile 1, lane 3, row 3   runs
       1m  eliminated
       1l  tile 2, lane 2, row 3   inoperable, damage 2 of 2
    2 Blue: dice 1 2 3 4; command airstrike; chopper tile 2, lane 6, row 1
       2S  start area              runs
       2M  tile 1, lane 4, row 4   runs, burning, damage 1 of 2, Jammed Gun
       2l  eliminated"
  `);
});

test('hidden things stay hidden: the view of a seat shows no face-down token, no pile and no tile to come', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 3] },
    hidden: { mine: [[1, 1, 1]] },
    damage: { 'orange small': ['jump'] },
  });

  const view = thunderRoad.view(t.g, 0);

  expect(view.tokens.filter(token => token !== NONE)).toEqual([64]);
  expect(view.pile).toEqual([64, 64]);
  expect(view.cars[0].damage).toEqual([64]);
  expect(view.hazardPile).toBe(t.g.hazardPile.length);
});

test('everybody sees which car the turn is about, what the dice of a slam say, and whether the road bonus is open', () => {
  const t = lay({
    cars: { 'orange medium': [1, 3, 1] },
    wrecks: [[1, 3, 2]],
    dice: [[3], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'FL'],
    ],
  });
  const wreck = t.g.cars.findIndex(car => car.seat === NOBODY);
  const before = thunderRoad.view(t.g, 1);

  t.play('forward');
  const slammed = thunderRoad.view(t.g, 1);
  t.play('leave it');

  expect([before.slam, before.chosen]).toEqual([null, t.g.cars.findIndex(car => car.at >= 0 && car.seat === 0)]);
  expect(slammed.slam).toEqual({ top: before.chosen, bottom: wreck, pushed: wreck, way: 1 });
  expect(before.bonusOpen).toBe(t.g.content.terrains[before.terrain[before.cars[before.chosen].at - before.rear]].road);
  expect(thunderRoad.view(t.g, 1).slam).toBeNull();
});
