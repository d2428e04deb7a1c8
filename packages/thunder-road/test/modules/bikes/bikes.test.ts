import { must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { thunderRoad } from '../../../src/index.ts';
import { lay, type Place, type Setting, say } from '../../table.ts';

/** Orange has the bikes; every bike that is not named is out of the race. */
const ride = (setting: Setting) => lay({ ...setting, options: { crew1: 'bikes', ...setting.options } });

const RING: Place = [1, 3, 1];

test('TR-BIKE-1, TR-BIKE-4, TR-BIKE-12, TR-DATA-9: five small bikes with a mark each, six dice, four coasts, one slot', () => {
  const { models, crews, commands } = must(thunderRoad.content({ crew2: 'bikes' }));
  const bikes = models.filter(({ body }) => body === 'bike');
  const crew = crews.find(({ name }) => name === 'bikes');

  expect(bikes.map(({ mark }) => mark)).toEqual(['bars', 'cross', 'chevron', 'ring', 'snake']);
  expect(new Set(bikes.map(({ size, slots, coasts }) => `${size} ${slots} ${coasts}`))).toEqual(new Set(['small 1 4']));
  expect(crew).toMatchObject({ dice: 6, models: bikes.map(({ name }) => name) });
  expect(must(thunderRoad.content({})).models.some(({ body }) => body === 'bike')).toBe(false);
  expect(must(thunderRoad.content({})).commands.map(({ name }) => name)).not.toContain('respawn');
  expect(commands.map(({ name }) => name)).toContain('respawn');
});

test('TR-BIKE-15, TR-DATA-7: airstrike with any die, nitro 1 to 3, repair 5, respawn 4', () => {
  const t = ride({
    cars: { 'orange ring': RING, 'orange cross': [1, 1, 1] },
    damage: { 'orange cross': ['minor'] },
    dice: [[1, 1, 3, 4, 5, 6], [1]],
  });

  t.play('die 1');

  expect(t.may()).toEqual(['no command', 'airstrike (any die)', 'nitro (1–3)', 'repair (5)', 'respawn (4)']);
});

test('TR-SETUP-11, TR-INT-1, TR-INT-3: cars in four colours and one set of bikes; five seats need another crew', () => {
  const refused = (options: object) => {
    const made = thunderRoad.content(options as never);
    return made.ok ? null : made.code;
  };

  expect(refused({ seats: 5, crew5: 'bikes' })).toBeNull();
  expect(refused({ seats: 5, crew2: 'bikes' })).toBeNull();
  expect(refused({ seats: 5 })).toBe('bad-options');
  expect(refused({ seats: 3, crew1: 'bikes', crew3: 'bikes' })).toBe('bad-options');
});

test('TR-BIKE-2: each turn two dice go to two bikes', () => {
  const t = ride({
    cars: { 'orange ring': RING, 'orange cross': [1, 5, 1], 'orange snake': [1, 1, 1] },
    dice: [[1, 2, 2, 5], [1]],
  });

  const first = t.may();
  t.play("move Orange's ring bike", 'die 2', 'no command');
  const second = t.may();
  t.play("move Orange's cross bike", 'die 5');

  expect(first).toEqual(["move Orange's cross bike", "move Orange's ring bike", "move Orange's snake bike"]);
  expect(second).toEqual(["move Orange's cross bike", "move Orange's snake bike"]);
  expect([t.car('orange ring').die, t.car('orange cross').die, t.car('orange snake').die]).toEqual([2, 5, 0]);
  expect(t.g.crews[0].dice).toEqual([1, 2]);
  expect([t.asked(), t.g.cars[t.g.active]]).toEqual(['drive.chooseWay', t.car('orange ring')]);
});

test('TR-BIKE-2: once a round one of the two dice goes to a command, before the bike rides; nobody rides second', () => {
  const t = ride({
    cars: { 'orange ring': RING, 'orange cross': [1, 5, 1], 'blue small': [3, 1, 1] },
    moved: [],
    dice: [[1, 2, 3, 4, 5], [1]],
  });

  t.play("move Orange's ring bike", 'die 1', 'nitro', 'die 2');
  const points = t.car('orange ring').points;
  t.play('forward', 'forward', 'forward');

  expect(points).toBe(3);
  expect(t.car('orange cross').die).toBe(0);
  expect(t.g.seat).toBe(1);
});

test('TR-EX-53, TR-BIKE-3, TR-RUL-78: the bike that is given its die first moves and shoots before the other one moves', () => {
  const t = ride({
    cars: {
      'orange bars': [1, 1, 1],
      'orange ring': RING,
      'orange cross': [3, 6, 8],
      'blue small': [1, 3, 3],
      'blue large': [3, 1, 1],
    },
    dice: [[1, 2, 6], [1]],
    luck: [['shooting', 'medium']],
  });

  t.play("move Orange's ring bike", 'die 1', 'no command', "move Orange's double-bar bike", 'die 2');
  t.play('forward', "shoot at Blue's small car");
  const between = [t.place('orange ring'), t.place('orange bars'), t.happened('shot').length];
  t.play('forward', 'forward');

  expect(between).toEqual([[1, 3, 2], [1, 1, 1], 1]);
  expect(t.place('orange bars')).toEqual([1, 1, 3]);
});

test('TR-BIKE-3: the bike that rides second shoots as well', () => {
  const t = ride({
    cars: { 'orange bars': [3, 1, 1], 'orange ring': RING, 'blue small': [1, 3, 3], 'blue large': [3, 6, 8] },
    dice: [[1, 1], [1]],
    luck: [
      ['shooting', 'small-medium'],
      ['damage', 'dent'],
    ],
  });

  t.play("move Orange's double-bar bike", 'no command', 'forward', 'forward', "shoot at Blue's small car");

  expect([t.place('orange bars'), t.place('orange ring'), t.damage('blue small')]).toEqual([
    [3, 1, 2],
    [1, 3, 2],
    ['dent'],
  ]);
});

test('TR-BIKE-5: with two bikes that have not moved none coasts, however many dice are left for later turns', () => {
  const t = ride({
    cars: { 'orange ring': RING, 'orange snake': [1, 1, 1], 'orange cross': [1, 5, 1] },
    moved: ['orange cross'],
    dice: [[1, 2, 3, 4], [1]],
  });

  t.play("move Orange's ring bike", 'die 1', 'no command');

  // The only one left is given its die at once.
  expect(t.asked()).toBe('bikeTurn.chooseSecondDie');
  t.play('die 2');
  expect([t.car('orange snake').die, t.car('orange cross').coasts]).toEqual([2, 0]);
});

test('TR-EX-54, TR-BIKE-7, TR-BIKE-9: with 3 points a bike passes two cars in line; with 2 it slams the second, and only the bike moves', () => {
  const line: Setting = {
    cars: { 'orange ring': RING, 'blue large': [1, 3, 2], 'blue small': [1, 3, 3] },
    round: 1,
  };
  const far = ride({ ...line, dice: [[3], [1]] });
  const near = ride({ ...line, dice: [[2], [1]], luck: [['direction', 'BL']] });

  far.play('forward', 'forward', 'forward');
  near.play('forward', 'forward');

  expect(far.place('orange ring')).toEqual([1, 3, 4]);
  expect([far.happened('drovePast').length, far.happened('slammed').length]).toEqual([2, 0]);
  expect([near.place('blue small'), near.place('blue large')]).toEqual([
    [1, 3, 3],
    [1, 3, 2],
  ]);
  expect(near.place('orange ring')).toEqual([1, 2, 2]);
  expect([near.happened('slamRolled').length, near.happened('gaveWay').length]).toEqual([0, 1]);
  near.luckIsUsed();
});

test('TR-RUL-15: a bike with points left rides past the wreck that it turns up', () => {
  const t = ride({ cars: { 'orange ring': RING }, hidden: { wreck: [[1, 3, 2]] }, dice: [[2], [1]] });

  t.play('forward', 'forward');

  expect([t.place('wreck 1'), t.place('orange ring')]).toEqual([
    [1, 3, 2],
    [1, 3, 3],
  ]);
});

test('TR-BIKE-8, TR-BIKE-9: a car that drives into a bike slams it: the bike is pushed, and the larger car has no reroll', () => {
  const t = ride({
    cars: { 'blue large': [1, 3, 1], 'blue small': [2, 6, 1], 'orange ring': [1, 3, 2], 'orange cross': [3, 6, 1] },
    moved: ['orange ring', 'orange cross'],
    dice: [[], [3, 3]],
    luck: [['direction', 'FR']],
    round: 1,
  });

  t.play("move Blue's large car", 'forward');

  expect([t.place('blue large'), t.place('orange ring')]).toEqual([
    [1, 3, 2],
    [1, 4, 2],
  ]);
  expect(t.happened('slamRolled')).toEqual([]);
  expect(t.car('blue large').points).toBe(0);
});

test('TR-BIKE-8: by Drift a car passes a bike', () => {
  const t = ride({
    cars: { 'blue large': [1, 3, 1], 'blue small': [2, 6, 1], 'orange ring': [1, 3, 2] },
    moved: ['orange ring'],
    dice: [[], [2, 4, 6]],
    round: 1,
  });
  t.g.crews[1].command = -1;

  t.play("move Blue's large car", 'die 2', 'drift', 'forward', 'drift through', 'forward');

  expect([t.place('blue large'), t.place('orange ring')]).toEqual([
    [1, 3, 3],
    [1, 3, 2],
  ]);
});

const twoBikes = (setting: Setting = {}) =>
  ride({
    cars: { 'orange ring': RING, 'orange cross': [1, 3, 2], 'blue small': [3, 6, 8] },
    moved: ['orange cross'],
    dice: [[1], [1]],
    luck: [['direction', 'FR']],
    round: 1,
    ...setting,
  });

test('TR-BIKE-9, TR-RUL-79: two bikes: the direction is rolled, then their owner says which moves', () => {
  const top = twoBikes();
  const bottom = twoBikes();

  top.play('forward', "Orange's ring bike moves");
  bottom.play('forward');
  const asked = [bottom.asked(), bottom.asks(), bottom.whyNot("Orange's chevron bike moves")];
  bottom.play("Orange's cross bike moves");

  expect([top.place('orange ring'), top.place('orange cross')]).toEqual([
    [1, 4, 2],
    [1, 3, 2],
  ]);
  expect(asked).toEqual(['slam.chooseMover', 'orange', 'TR-BIKE-9']);
  expect([bottom.place('orange ring'), bottom.place('orange cross')]).toEqual([
    [1, 3, 2],
    [1, 4, 2],
  ]);
});

test('TR-RUL-79, TR-RUL-73: nobody is asked about two bikes whose owner is out; the one on top moves', () => {
  const t = lay({
    seats: 3,
    options: { crew2: 'bikes' },
    cars: { 'orange large': [1, 3, 1], 'blue ring': [1, 3, 2], 'blue cross': [1, 3, 3], 'white small': [3, 6, 8] },
    damage: { 'blue ring': ['minor'], 'blue cross': ['minor'] },
    out: ['blue'],
    dice: [[1], [], [1]],
    round: 1,
    final: true,
    luck: [
      ['direction', 'F'],
      ['direction', 'BR'],
    ],
  });

  t.play('forward');

  expect([t.place('blue ring'), t.place('blue cross')]).toEqual([
    [1, 4, 2],
    [1, 3, 3],
  ]);
});

test('TR-BIKE-5, TR-BIKE-4, TR-EX-55, TR-RUL-32: one bike that runs moves once and coasts four times, with a command in turn 1', () => {
  const t = ride({
    cars: { 'orange ring': RING, 'blue small': [2, 6, 1], 'blue large': [2, 5, 1] },
    dice: [
      [1, 1, 2, 3, 5, 6],
      [1, 1, 1],
    ],
    round: 1,
  });

  t.play('die 1', 'airstrike', 'die 1', 'tile 3, lane 1, row 1', 'forward');
  const moved = t.place('orange ring');
  t.play("move Blue's small", 'forward');
  t.play('die 2', 'die 3', 'forward', 'forward');
  const coastedTwice = [t.place('orange ring'), t.car('orange ring').coasts];
  t.play('forward');
  t.play('die 5', 'forward', 'forward');

  expect(moved).toEqual([1, 3, 2]);
  expect(coastedTwice).toEqual([[1, 3, 4], 2]);
  expect(t.happened('assigned').filter(event => event.type === 'assigned' && event.seat === 0)).toHaveLength(5);
  expect(t.place('orange ring')).toEqual([1, 3, 6]);
});

test('TR-BIKE-5: with fewer bikes than dice the surplus die coasts: with the bike that moves now, or first with one that has moved', () => {
  const setting: Setting = {
    cars: { 'orange ring': RING, 'orange cross': [1, 5, 1], 'blue small': [3, 6, 8] },
    moved: ['orange cross'],
    dice: [[2, 3], [1]],
    round: 1,
  };
  const same = ride(setting);
  const other = ride(setting);

  const offered = same.may();
  same.play("move Orange's ring bike", 'die 2', 'no command');
  const left = same.may();
  same.play("coast with Orange's ring bike", 'forward', 'forward', 'forward');
  other.play("coast with Orange's cross bike", 'die 2');
  const forced = other.g.cars[other.g.active] === other.car('orange cross') && other.car('orange ring').die;
  other.play('forward', 'forward', 'forward', 'forward');

  expect(offered).toEqual(["coast with Orange's cross bike", "move Orange's ring bike"]);
  expect(left).toEqual(["coast with Orange's cross bike", "coast with Orange's ring bike"]);
  expect(same.place('orange ring')).toEqual([1, 3, 4]);
  expect(forced).toBe(3);
  expect([other.place('orange cross'), other.place('orange ring')]).toEqual([
    [1, 5, 2],
    [1, 3, 4],
  ]);
});

test('TR-BIKE-5: bikes coast only when no other one is left to move', () => {
  const t = ride({
    cars: { 'orange ring': RING, 'orange cross': [1, 5, 1], 'orange snake': [1, 1, 1] },
    moved: ['orange cross'],
    dice: [[2, 3], [1]],
  });

  expect(t.may()).toEqual(["move Orange's ring bike", "move Orange's snake bike"]);
  expect(t.whyNot("coast with Orange's cross bike")).toBe('TR-ASSIGN-3');
});

test('TR-BIKE-5: a die with no legal place is not placed', () => {
  const t = ride({
    cars: { 'orange ring': RING, 'blue small': [3, 6, 8] },
    moved: ['orange ring'],
    dice: [[2, 3], [1]],
    round: 1,
  });
  t.car('orange ring').coasts = 3;

  t.play('die 2', 'forward');

  expect(t.g.crews[0].dice).toEqual([3]);
  expect(t.place('orange ring')).toEqual([1, 3, 2]);
  expect(t.g.seat).toBe(1);
});

test('TR-BIKE-6: no command in a turn that begins with a coasting bike', () => {
  const t = ride({
    cars: { 'orange ring': RING, 'orange cross': [1, 5, 1] },
    moved: ['orange cross'],
    dice: [[2, 3], [1]],
  });

  t.play("coast with Orange's cross bike", 'die 2');

  expect(t.happened('commanded')).toEqual([]);
  expect(t.asked()).toBe('drive.chooseWay');
});

test('TR-EX-56, TR-BIKE-10, TR-DMG-4: a bike that is hit once is inoperable, with one minor token and no effect; Repair restores it', () => {
  const t = ride({
    cars: { 'orange ring': [1, 3, 3], 'orange cross': [1, 3, 1], 'blue small': [2, 6, 1] },
    moved: ['orange ring'],
    dice: [[1], [1]],
    luck: [['shooting', 'small-medium']],
  });
  const pile = t.g.damagePile.length;

  t.play('forward', "shoot at Orange's ring bike");

  expect([t.damage('orange ring'), t.car('orange ring').operable]).toEqual([['minor'], false]);
  expect(t.g.damagePile).toHaveLength(pile);
});

test('TR-BIKE-10: Repair brings an inoperable bike back', () => {
  const t = ride({
    cars: { 'orange ring': [1, 3, 3], 'orange cross': [1, 5, 1], 'blue small': [3, 6, 8] },
    damage: { 'orange ring': ['minor'] },
    dice: [[1, 5, 6], [1]],
  });

  t.play('die 1', 'repair');

  expect([t.damage('orange ring'), t.car('orange ring').operable]).toEqual([[], true]);
});

test('TR-BIKE-11, TR-BIKE-13: a bike never draws a token that burns or lasts, but fire on the ground sets it alight', () => {
  const t = ride({
    carnage: true,
    cars: { 'orange ring': RING, 'orange cross': [2, 6, 1], 'blue small': [3, 6, 8] },
    moved: ['orange cross'],
    ground: { '^': [[1, 3, 2]] },
    hidden: { mine: [[1, 3, 3]] },
    dice: [[3], [1]],
  });
  t.g.damagePile = [t.g.content.damage.findIndex(({ name }) => name === 'fire')];

  t.play('forward');
  const burning = t.car('orange ring').burning;
  t.play('forward');

  expect(burning).toBe(true);
  expect([t.damage('orange ring'), t.car('orange ring').operable, t.car('orange ring').burning]).toEqual([
    ['minor'],
    false,
    false,
  ]);
});

test('TR-BIKE-13: rocks, edges and choppers are the end of a bike as of a car', () => {
  const t = ride({
    cars: { 'orange ring': RING, 'orange cross': [1, 5, 1], 'blue small': [3, 6, 8] },
    ground: { '#': [[1, 3, 2]] },
    choppers: { blue: [1, 5, 2] },
    dice: [[1, 1], [1]],
    round: 1,
  });

  t.play("move Orange's ring bike", 'no command', 'forward', 'forward');

  expect([t.place('orange ring'), t.place('orange cross')]).toEqual(['out', 'out']);
  expect(t.winner()).toBe('blue');
});

test('TR-BIKE-14: a bike that oil throws into a car slams it, points or not', () => {
  const t = ride({
    cars: { 'orange ring': RING, 'blue large': [1, 3, 3] },
    open: { oil: [[1, 3, 2]] },
    dice: [[5], [1]],
    round: 1,
    luck: [
      ['direction', 'F'],
      ['direction', 'BL'],
    ],
  });

  t.play('forward');

  expect(t.place('orange ring')).toEqual([1, 2, 2]);
  expect([t.happened('slammed').length, t.happened('drovePast').length]).toEqual([1, 0]);
});

test('TR-INT-5: glass carries a bike with points left through the car beyond it; a pit rolls against its small size', () => {
  const glass = ride({
    carnage: true,
    cars: { 'orange ring': RING, 'blue large': [1, 3, 3] },
    ground: { '/': [[1, 3, 2]] },
    dice: [[2], [1]],
    round: 1,
  });
  const pit = ride({
    carnage: true,
    cars: { 'orange ring': RING, 'blue large': [3, 3, 3] },
    open: { pit: [] },
    hidden: { pit: [[1, 3, 2]] },
    dice: [[2], [1]],
    round: 1,
    luck: [['shooting', 'large']],
  });

  glass.play('forward', 'forward');
  pit.play('forward', 'forward');

  expect([glass.place('orange ring'), glass.happened('slammed').length]).toEqual([[1, 3, 4], 0]);
  expect(pit.place('orange ring')).toEqual([1, 3, 3]);
});

test('TR-BIKE-12: bikes are told and drawn by their marks, in the log and on the page', () => {
  const t = ride({
    cars: { 'orange ring': RING, 'orange cross': [1, 5, 1], 'orange snake': [1, 1, 1], 'orange bars': [1, 1, 2] },
    damage: { 'orange cross': ['minor'] },
  });

  const page = thunderRoad.screen(t.g.content, thunderRoad.view(t.g, 0), say);

  expect(page).toContain('1|.1S.1H');
  expect(page.match(/1[HXVOShxvos] {2}/g)?.map(mark => mark.trim())).toEqual(['1H', '1x', '1v', '1O', '1S']);
});
