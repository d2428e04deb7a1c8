import { keyFromSeed, must } from '@lastroad/kernel';
import { playAtRandom } from '@lastroad/kernel/testing';
import { expect, test } from 'vitest';
import { limitsOf } from '../src/content/book.ts';
import { thunderRoad } from '../src/index.ts';
import { BOOK } from '../src/modules/index.ts';
import { COMMANDS as LEADER_COMMANDS } from '../src/modules/leaders/rows.ts';
import { lay } from './table.ts';

const count = (rows: readonly { readonly count: number; readonly module: string }[], module: string): number =>
  rows.filter(row => row.module === module).reduce((sum, row) => sum + row.count, 0);

test('every row says where it comes from', () => {
  const strange = Object.values(BOOK)
    .flat()
    .filter((row: { source: string }) => !['printed', 'inferred', 'designed'].includes(row.source));
  expect(strange).toEqual([]);
});

test('TR-COMP-3, TR-COMP-5, TR-COMP-6, TR-DATA-2, TR-DATA-3: the faces of the dice', () => {
  const { dice } = must(thunderRoad.content({ carnage: true }));

  expect(dice.movement).toEqual([1, 2, 3, 4, 5, 6]);
  expect(dice.direction.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(new Set(dice.road)).toEqual(new Set([1, 2, 3]));
  expect(Math.min(...dice.stunt)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...dice.stunt)).toBeLessThanOrEqual(4);
  expect(new Set(dice.fire)).toEqual(new Set([1, 2, 0, -1]));
  for (const faces of Object.values(dice)) expect(faces).toHaveLength(6);
});

test('TR-DATA-4, TR-DATA-5, TR-COMP-4: 26 and 22 hazards, 20 and 10 damage tokens, six skids of six directions', () => {
  const skids = BOOK.damage.filter(row => row.effect === 'skid');

  expect([count(BOOK.hazards, 'base'), count(BOOK.hazards, 'carnage')]).toEqual([26, 22]);
  expect([count(BOOK.damage, 'base'), count(BOOK.damage, 'carnage')]).toEqual([20, 10]);
  expect([skids.length, new Set(skids.map(row => row.way)).size, skids.every(row => row.count === 1)]).toEqual([
    6,
    6,
    true,
  ]);
});

test('TR-DATA-4, TR-DATA-5, TR-DATA-10: every kind of token is counted by itself, wherever its tokens lie, and none changes into another', () => {
  for (const carnage of [false, true]) {
    const g = thunderRoad.setup(must(thunderRoad.content({ seats: 3, carnage })), keyFromSeed('components'));
    const rows = <R extends { readonly module: string }>(all: readonly R[]) =>
      all.filter(row => carnage || row.module === 'base');
    const expected = {
      tiles: carnage ? 10 : 5,
      lasting: carnage ? 21 : 0,
      cars: 9,
      ...Object.fromEntries(
        rows(BOOK.hazards.filter(row => row.ofCard === undefined)).map(row => [`hazard ${row.name}`, row.count]),
      ),
      ...Object.fromEntries(
        rows(BOOK.damage)
          .filter(row => row.name !== 'minor')
          .map(row => [`damage ${row.name}`, row.count]),
      ),
    };

    const before = thunderRoad.components(g);
    playAtRandom(thunderRoad, g, 'components', 150);

    expect([before, thunderRoad.components(g)]).toEqual([expected, expected]);
  }
});

test('TR-DB-14: every kind at least twice, benign and deadly hazards in bounds, the pile never short after setup', () => {
  const all = BOOK.hazards.filter(row => row.ofCard === undefined);
  const deadly = all.filter(row => ['worm', 'pit', 'ramp'].includes(row.name)).reduce((sum, row) => sum + row.count, 0);
  const roads = all.find(row => row.name === 'road')?.count ?? 0;

  expect(all.every(row => row.count >= 2)).toBe(true);
  expect(roads / 26).toBeGreaterThanOrEqual(0.1);
  expect(roads / 26).toBeLessThanOrEqual(0.2);
  expect(deadly / 48).toBeLessThanOrEqual(0.22);
  expect(26 - mostLaid(['base'])).toBeGreaterThanOrEqual(6);
  expect(48 - mostLaid(['base', 'carnage'])).toBeGreaterThanOrEqual(6);
});

/** The most hazard tokens that setup can need: the starting tile and the two tiles with the most hazard spaces. */
const mostLaid = (modules: readonly string[]): number => {
  const marks = (tile: number): number =>
    Math.max(
      ...BOOK.sides
        .filter(side => side.tile === tile)
        .map(
          side =>
            side.map
              .join('')
              .split('')
              .filter(c => '*2345'.includes(c)).length,
        ),
    );
  const tiles = new Set(
    BOOK.sides.filter(side => modules.includes(side.module) && side.tile > 1).map(side => side.tile),
  );
  const [first, second] = [...tiles].map(marks).toSorted((a, b) => b - a);
  return marks(1) + first + second;
};

test('TR-DB-15: damage without effect and damage that moves cars in bounds', () => {
  const sum = (effects: readonly string[], modules: readonly string[]): number =>
    BOOK.damage
      .filter(row => effects.includes(row.effect) && modules.includes(row.module))
      .reduce((n, row) => n + row.count, 0);
  const moving = ['skid', 'daze', 'jump'];

  expect(sum(['nothing'], ['base']) / 20).toBeGreaterThanOrEqual(0.2);
  expect(sum(['nothing'], ['base']) / 20).toBeLessThanOrEqual(0.3);
  expect(sum(['nothing'], ['base', 'carnage']) / 30).toBeGreaterThanOrEqual(0.15);
  expect(sum(moving, ['base']) / 20).toBeGreaterThanOrEqual(0.5);
  expect(sum(moving, ['base']) / 20).toBeLessThanOrEqual(0.65);
  expect(sum(moving, ['base', 'carnage']) / 30).toBeGreaterThanOrEqual(0.38);
});

test('TR-DATA-6, TR-DATA-7, TR-DATA-9, TR-DATA-10: four wrecks, the command boards, dashboards, 21 lasting effects', () => {
  expect([limitsOf(BOOK.limits).wrecks, limitsOf(BOOK.limits).offRoads]).toEqual([4, 8]);
  expect(BOOK.commands.filter(({ dealt }) => !dealt).map(({ name, from, to }) => [name, from, to])).toEqual([
    ['airstrike', 1, 6],
    ['nitro', 1, 3],
    ['drift', 3, 5],
    ['repair', 6, 6],
    ['rocket launcher', 1, 6],
    ['front repair', 3, 3],
    ['plow', 1, 6],
    ['traction drive', 1, 6],
    ['centre repair', 3, 3],
    ['hazard dispenser', 1, 6],
    ['rear repair', 3, 3],
    ['targeting computer', 1, 6],
    ['bike repair', 5, 5],
    ['respawn', 4, 4],
    ...LEADER_COMMANDS.map(({ name, from, to }) => [name, from, to]),
  ]);
  expect(BOOK.models.map(({ size, slots, coasts }) => [size, slots, coasts])).toEqual([
    ['small', 2, 2],
    ['medium', 2, 2],
    ['large', 2, 2],
    ['small', 0, 0],
    ...Array.from({ length: 3 }, () => ['large', 2, 0]),
    ...Array.from({ length: 5 }, () => ['small', 1, 4]),
  ]);
  expect(BOOK.lasting).toHaveLength(21);
  expect([BOOK.leaders.length, BOOK.upgrades.length]).toEqual([11, 27]);
});

test('TR-DATA-11, TR-DATA-12: the state of cars and game is all there, and plain', () => {
  const { g } = lay({ seats: 2, carnage: true });

  expect(Object.keys(g.cars[0])).toEqual([
    'seat',
    'model',
    'at',
    'entry',
    'points',
    'operable',
    'burning',
    'die',
    'coasts',
    'damage',
    'lasting',
  ]);
  for (const field of [
    'board',
    'pile',
    'laid',
    'final',
    'tokens',
    'hazardPile',
    'hazardDiscard',
    'damagePile',
    'crews',
    'road',
    'first',
    'round',
    'seat',
  ])
    expect(g).toHaveProperty(field);
  expect(JSON.parse(JSON.stringify(g.cars))).toEqual(g.cars);
});

test('every name on the table has words', () => {
  const { words } = thunderRoad;
  const names = [
    ...BOOK.terrains.map(row => `terrain.${row.name}`),
    ...BOOK.hazards.map(row => `hazard.${row.name}`),
    ...BOOK.damage.map(row => `damage.${row.name}`),
    ...BOOK.lasting.flatMap(row => [`lasting.${row.name}`, `power.${row.power}`]),
    ...BOOK.commands.map(row => `command.${row.name}`),
    ...BOOK.commands.flatMap(({ boosts }) => (boosts === undefined ? [] : [`power.${boosts}`])),
    ...BOOK.leaders.flatMap(row => [`leader.${row.name}`, `power.${row.power}`]),
    ...BOOK.upgrades.flatMap(row => [`upgrade.${row.name}`, `power.${row.power}`]),
    ...BOOK.sides.map(row => `tile.${row.name}`),
  ];

  expect(names.filter(name => words[name] === undefined)).toEqual([]);
});

test('an owner’s pack overrides any value, and its rows count as printed', () => {
  const map = ['======', '======', '======', '======', '======', '======', '======', '======'].map(
    row => `${row} ......`,
  );
  const pack = {
    dice: { road: { faces: [4, 4, 4, 4, 4, 4] } },
    hazards: { mine: { count: 9 } },
    sides: { bottleneck: { map } },
    commands: { nitro: { to: 4 } },
    limits: { wrecks: { value: 6 } },
  };

  const content = must(thunderRoad.content({}, pack));

  expect(content.dice.road).toEqual([4, 4, 4, 4, 4, 4]);
  expect(content.hazards.find(row => row.name === 'mine')).toMatchObject({ count: 9, source: 'printed' });
  expect(content.sides.find(side => side.name === 'bottleneck')?.terrain.every(terrain => terrain === 1)).toBe(true);
  expect(content.commands[1]).toMatchObject({ from: 1, to: 4 });
  expect(content.limits.wrecks).toBe(6);
  expect(content.hash).not.toBe(must(thunderRoad.content({})).hash);
});

test('the template is a pack that changes nothing but its hash', () => {
  const content = must(thunderRoad.content({ carnage: true }, thunderRoad.template()));

  expect(content.hash).toBe(must(thunderRoad.content({ carnage: true })).hash);
});

test.each([
  ['a table that does not exist', { cards: {} }, 'cards: there is no such table'],
  [
    'a row that does not exist',
    { hazards: { bees: { count: 1 } } },
    'hazards.bees: there is no "bees" in this table; there are wreck, mine,',
  ],
  ['a field that does not exist', { hazards: { mine: { number: 1 } } }, 'hazards.mine.number: there is no such field'],
  [
    'a count that is no number',
    { hazards: { mine: { count: 'many' } } },
    'hazards.mine.count: "many" is not a whole number from 0 to 99',
  ],
  [
    'an unknown power',
    { lasting: { 'jammed gun': { power: 'flies' } } },
    'lasting.jammed gun.power: "flies" is not one of',
  ],
  ['a die with too few faces', { dice: { road: { faces: [1, 2] } } }, 'dice.road.faces: [1,2] has 2 entries, not 6'],
  [
    'a face that cannot be',
    { dice: { slam: { faces: ['top', 'top', 'top', 'top', 'top', 3] } } },
    'dice.slam.faces[5]: 3 is not one of top, bottom',
  ],
  ['a short map', { sides: { flats: { map: ['......'] } } }, 'sides.flats.map: ["......"] has 1 entry, not 8'],
  [
    'a strange ground',
    {
      sides: {
        flats: {
          map: ['......', '..Q...', '......', '......', '......', '......', '......', '......'].map(
            row => `${row} ......`,
          ),
        },
      },
    },
    'sides.flats.map[1]: "Q" is the mark of no terrain',
  ],
  [
    'a tile of one side',
    { sides: { flats: { tile: 9 } } },
    'sides.switchback.tile: tile 3 needs one side a and one side b',
  ],
  ['a crew without cars', { crews: { cars: { models: [] } } }, 'crews.cars.models: [] is empty'],
  ['something else', 7, 'the pack is not an object; its tables are limits, terrains,'],
])('a pack with %s is refused, naming the place', (_what, pack, detail) => {
  const result = thunderRoad.content({}, pack);

  expect(result.ok).toBe(false);
  expect(result.ok ? '' : result.detail).toContain(detail);
});
