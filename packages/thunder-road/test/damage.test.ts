import { expect, test } from 'vitest';
import { type Luck, lay, type Place } from './table.ts';

/** Orange's large car coasts up to a target straight ahead and shoots it. */
const shooting = (luck: Luck, more: Parameters<typeof lay>[0] = {}) => {
  const t = lay({
    cars: { 'orange large': [1, 3, 3], 'blue small': [1, 3, 5], 'blue large': [3, 6, 8], ...more.cars },
    moved: ['orange large'],
    dice: [[1], [1, 1]],
    luck,
    ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'cars')),
  });
  t.play('forward', "shoot at Blue's small car");
  return t;
};

test('TR-EX-25, TR-COMP-2, TR-SHOOT-4: each size is hit by its faces: small 2, medium 3, large 4 of 6', () => {
  const { shooting: die } = lay().g.content.dice;
  const faces = [0, 1, 2].map(size => die.filter(face => face.includes(size)).length);
  const hit = shooting([
    ['shooting', 'small-medium'],
    ['damage', 'dent'],
  ]);
  const any = shooting([
    ['shooting', 'any'],
    ['damage', 'dent'],
  ]);
  const missed = [shooting([['shooting', 'medium']]), shooting([['shooting', 'large']])];

  expect(faces).toEqual([2, 3, 4]);
  expect([hit.damage('blue small'), any.damage('blue small')]).toEqual([['dent'], ['dent']]);
  for (const t of missed) expect(t.damage('blue small')).toEqual([]);
});

test('TR-EX-26, TR-SHOOT-3, TR-WRECK-2: a wreck in the arc may be shot; hit, it is eliminated and no token is drawn', () => {
  const t = lay({
    cars: { 'orange large': [1, 3, 3] },
    wrecks: [[1, 3, 5]],
    moved: ['orange large'],
    dice: [[1], [1]],
    luck: [['shooting', 'any']],
  });

  t.play('forward', 'shoot at wreck 1');

  expect(t.place('wreck 1')).toBe('out');
  expect(t.happened('damaged')).toEqual([]);
});

test('TR-SHOOT-2, TR-SHOOT-3, TR-SHOOT-6: any car in the front arc, also an own one, but no chopper; or none', () => {
  const t = lay({
    cars: { 'orange large': [1, 3, 3], 'orange small': [1, 2, 4], 'blue small': [1, 4, 4], 'blue large': [1, 3, 6] },
    choppers: { blue: [1, 3, 5] },
    moved: ['orange large', 'orange small'],
    dice: [[1], [1]],
  });

  t.play("coast with Orange's large car", 'forward');
  const offered = t.may();
  const refused = t.whyNot("shoot at Blue's large car");
  t.play('hold fire');

  expect(offered).toEqual(['hold fire', "shoot at Orange's small car", "shoot at Blue's small car"]);
  expect(refused).toBe('TR-SHOOT-2');
  expect(t.happened('shot')).toEqual([]);
});

test('TR-SHOOT-2: cars behind are no targets', () => {
  const t = lay({
    cars: { 'orange large': [1, 3, 3], 'blue small': [1, 1, 3], 'blue large': [3, 6, 8] },
    wrecks: [[1, 2, 2]],
    moved: ['orange large'],
    dice: [[1], [1]],
  });

  t.play('forward-left');

  expect([t.place('orange large'), t.asks()]).toEqual([[1, 2, 3], 'blue']);
});

test('TR-DMG-1, TR-STATE-1, TR-TOK-1: one token drawn at random, applied, laid face down; the car still runs', () => {
  const t = shooting([
    ['shooting', 'any'],
    ['damage', 'dent'],
  ]);

  expect([t.damage('blue small'), t.car('blue small').operable]).toEqual([['dent'], true]);
  expect(t.g.damagePile).toEqual([]);
});

test('TR-EX-27, TR-STATE-2, TR-TOK-3, TR-COMP-4: the second token skids the car forward-right, then it is inoperable', () => {
  const t = shooting(
    [
      ['shooting', 'any'],
      ['damage', 'skid FR'],
    ],
    { damage: { 'blue small': ['dent'] } },
  );

  expect(t.place('blue small')).toEqual([1, 4, 5]);
  expect(t.car('blue small').operable).toBe(false);
  const order = t.events.map(event => event.type).filter(type => type === 'moved' || type === 'brokeDown');
  expect(order.slice(-2)).toEqual(['moved', 'brokeDown']);
});

test('TR-TOK-3: six skids, one for each direction', () => {
  const to: Record<string, Place> = { F: [1, 3, 6], FL: [1, 2, 5], FR: [1, 4, 5], BL: [1, 2, 4], BR: [1, 4, 4] };

  for (const [way, place] of Object.entries(to)) {
    const t = shooting([
      ['shooting', 'any'],
      ['damage', `skid ${way}`],
    ]);
    expect(t.place('blue small')).toEqual(place);
  }
});

test('TR-EX-28, TR-DMG-3, TR-RUL-7: the first token skids onto a mine: the second resolves fully, both slots are full', () => {
  const t = shooting(
    [
      ['shooting', 'any'],
      ['damage', 'skid F'],
      ['damage', 'skid FL'],
    ],
    { hidden: { mine: [[1, 3, 6]] } },
  );

  expect(t.place('blue small')).toEqual([1, 2, 6]);
  expect([t.damage('blue small'), t.car('blue small').operable]).toEqual([['skid F', 'skid FL'], false]);
  expect(t.happened('brokeDown')).toHaveLength(1);
});

test('TR-EX-29, TR-DMG-3, TR-HAZ-8, TR-STATE-3: a car resolving its second token draws no more; the mine is gone all the same', () => {
  const t = shooting(
    [
      ['shooting', 'any'],
      ['damage', 'skid F'],
    ],
    {
      damage: { 'blue small': ['dent'] },
      hidden: { mine: [[1, 3, 6]] },
    },
  );

  expect(t.damage('blue small')).toEqual(['dent', 'skid F']);
  expect(t.token([1, 3, 6])).toBe('none');
});

test('TR-STATE-3: an inoperable car that is hit takes nothing', () => {
  const t = shooting([['shooting', 'any']], { damage: { 'blue small': ['dent', 'dent'] } });

  expect(t.damage('blue small')).toEqual(['dent', 'dent']);
  expect(t.happened('damaged')).toEqual([]);
});

test('TR-EX-30, TR-TOK-2, TR-GEO-7: a ricochet flies straight over a chopper and rocks to the first car', () => {
  const t = shooting(
    [
      ['shooting', 'any'],
      ['damage', 'ricochet'],
      ['direction', 'F'],
      ['damage', 'dent'],
    ],
    {
      cars: { 'blue medium': [1, 3, 8] },
      choppers: { blue: [1, 3, 6] },
      ground: { '#': [[1, 3, 7]] },
    },
  );

  expect(t.damage('blue medium')).toEqual(['dent']);
  expect(t.happened('ricocheted')).toEqual([{ type: 'ricocheted', car: 3, way: 0, hit: 4 }]);
});

test('TR-TOK-2: a ricochet that reaches the edge hits nobody', () => {
  const t = shooting([
    ['shooting', 'any'],
    ['damage', 'ricochet'],
    ['direction', 'BR'],
  ]);

  expect(t.happened('damaged')).toHaveLength(1);
});

test('TR-EX-31, TR-RUL-44: ricochets to and fro end when both cars are full', () => {
  const t = lay({
    cars: { 'orange small': [3, 1, 1], 'orange large': [1, 3, 3], 'blue small': [1, 3, 5], 'blue large': [3, 6, 8] },
    moved: ['orange large', 'orange small'],
    dice: [[1], [1]],
    luck: [
      ['shooting', 'any'],
      ['damage', 'ricochet'],
      ['direction', 'B'],
      ['damage', 'ricochet'],
      ['direction', 'F'],
      ['damage', 'ricochet'],
      ['direction', 'B'],
      ['damage', 'ricochet'],
      ['direction', 'F'],
    ],
  });

  t.play("coast with Orange's large car", 'forward', "shoot at Blue's small car");

  expect([t.damage('blue small').length, t.damage('orange large').length]).toEqual([2, 2]);
  expect(t.happened('brokeDown')).toHaveLength(2);
  t.luckIsUsed();
});

test('TR-RUL-44, TR-TOK-2, TR-STATE-3: a ricochet strikes the first car though it is full of damage: that absorbs it, the car behind is safe', () => {
  const t = shooting(
    [
      ['shooting', 'any'],
      ['damage', 'ricochet'],
      ['direction', 'F'],
    ],
    { cars: { 'blue medium': [1, 3, 7], 'blue large': [2, 3, 1] }, damage: { 'blue medium': ['dent', 'dent'] } },
  );

  expect(t.happened('ricocheted')).toEqual([{ type: 'ricocheted', car: 3, way: 0, hit: 4 }]);
  expect([t.damage('blue medium'), t.damage('blue large')]).toEqual([['dent', 'dent'], []]);
  t.luckIsUsed();
});

test('TR-RUL-51: a ricochet that meets a wreck eliminates it', () => {
  const t = shooting(
    [
      ['shooting', 'any'],
      ['damage', 'ricochet'],
      ['direction', 'F'],
    ],
    { wrecks: [[2, 3, 2]] },
  );

  expect(t.place('wreck 1')).toBe('out');
});

test('TR-EX-32, TR-TOK-4: dazed with 3 points, back into mud: two are used, one remains', () => {
  const t = shooting(
    [
      ['shooting', 'any'],
      ['damage', 'dazed'],
      ['stunt', 3],
      ['direction', 'FL'],
      ['direction', 'F'],
    ],
    {
      ground: { '~': [[1, 2, 5]] },
    },
  );

  expect(t.place('blue small')).toEqual([1, 2, 6]);
  t.luckIsUsed();
});

test('TR-EX-33, TR-TOK-4: a dazed car that runs into another slams, and the daze is over', () => {
  const t = shooting(
    [
      ['shooting', 'any'],
      ['damage', 'dazed'],
      ['stunt', 2],
      ['direction', 'F'],
      ['slam', 'top'],
      ['direction', 'FL'],
    ],
    {
      cars: { 'blue medium': [1, 3, 6] },
    },
  );

  t.play('leave it');

  expect(t.place('blue small')).toEqual([1, 2, 6]);
  t.luckIsUsed();
});

test('TR-EX-34, TR-TOK-5: a jump of 3 over rocks and cars onto an empty space: nothing between matters', () => {
  const t = shooting(
    [
      ['shooting', 'any'],
      ['damage', 'jump'],
      ['direction', 'FR'],
      ['stunt', 3],
    ],
    {
      cars: { 'blue medium': [1, 5, 6] },
      ground: { '#': [[1, 4, 5]] },
    },
  );

  expect(t.place('blue small')).toEqual([1, 6, 6]);
  expect(t.place('blue medium')).toEqual([1, 5, 6]);
});

test('TR-TOK-5, TR-TOK-8: the landing space counts in full: a jump onto a rock, or off the side, is deadly', () => {
  const rock = shooting(
    [
      ['shooting', 'any'],
      ['damage', 'jump'],
      ['direction', 'F'],
      ['stunt', 2],
    ],
    { ground: { '#': [[1, 3, 7]] } },
  );
  const side = shooting([
    ['shooting', 'any'],
    ['damage', 'jump'],
    ['direction', 'FR'],
    ['stunt', 4],
  ]);

  expect([rock.place('blue small'), side.place('blue small')]).toEqual(['out', 'out']);
});

test('TR-EX-35, TR-SHOOT-5: a car that a mine made inoperable does not shoot', () => {
  const t = lay({
    cars: { 'orange large': [1, 3, 3], 'orange small': [3, 1, 1], 'blue small': [1, 3, 5] },
    damage: { 'orange large': ['dent'] },
    moved: ['orange large', 'orange small'],
    hidden: { mine: [[1, 3, 4]] },
    dice: [[1], [1]],
    luck: [['damage', 'dent']],
  });

  t.play("coast with Orange's large car", 'forward');

  expect(t.car('orange large').operable).toBe(false);
  expect(t.asks()).toBe('blue');
});

test('TR-SHOOT-5, TR-SHOOT-1: a car shoots after a slam from where it stands now, once', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 3], 'blue small': [1, 3, 4], 'blue large': [1, 2, 5] },
    moved: ['orange small'],
    dice: [[1], [1]],
    luck: [
      ['slam', 'top'],
      ['direction', 'FL'],
      ['shooting', 'large'],
      ['damage', 'dent'],
    ],
  });

  t.play('forward');
  const offered = t.may();
  t.play("shoot at Blue's large car");

  expect(t.place('orange small')).toEqual([1, 2, 4]);
  expect(offered).toEqual(['hold fire', "shoot at Blue's large car"]);
  expect([t.damage('blue large'), t.asks()]).toEqual([['dent'], 'blue']);
});

test('TR-DMG-6, TR-DMG-4, TR-TOK-6, TR-RUL-8: with no token left in the pile the damage is minor: it fills a slot and does nothing', () => {
  const empty = lay({
    cars: { 'orange large': [1, 3, 3], 'blue small': [1, 3, 5], 'blue large': [3, 6, 8] },
    moved: ['orange large'],
    dice: [[1], [1]],
    luck: [['shooting', 'any']],
  });
  empty.g.damagePile = [];

  empty.play('forward', "shoot at Blue's small car");

  expect(empty.damage('blue small')).toEqual(['minor']);
  expect(empty.g.damagePile).toEqual([]);
  expect(empty.place('blue small')).toEqual([1, 3, 5]);
});

test('TR-TOK-6, TR-RUL-8: a minor token that is repaired does not come into the pile', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 3], 'orange large': [3, 6, 1] },
    damage: { 'orange small': ['dent', 'minor'] },
    dice: [[3, 6], [1]],
  });
  const before = [...t.g.damagePile];

  t.play('die 3', 'repair', "damage 2 of Orange's small car");

  expect([t.damage('orange small'), t.g.damagePile]).toEqual([['dent'], before]);
});

test('TR-ELIM-2, TR-RUL-41: an eliminated car leaves for good, its tokens go back to the pile, the one being resolved too', () => {
  const t = shooting(
    [
      ['shooting', 'any'],
      ['damage', 'skid FL'],
    ],
    {
      cars: { 'orange large': [1, 1, 3], 'blue small': [1, 1, 5] },
      damage: { 'blue small': ['ricochet'] },
    },
  );

  const pile = t.g.damagePile.map(token => t.g.content.damage[token].name);
  expect(t.place('blue small')).toBe('out');
  expect(pile.sort()).toEqual(['ricochet', 'skid FL']);
  expect(t.damage('blue small')).toEqual([]);
});

test('TR-RUL-61: two cars share a space only while a slam is resolved: every shot is taken after it', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 3], 'blue small': [1, 3, 4] },
    moved: ['orange small'],
    dice: [[1], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'F'],
    ],
  });

  t.play('forward');

  expect(t.asked()).toBe('shoot.chooseTarget');
  const places = t.g.cars.filter(car => car.at >= 0).map(car => car.at);
  expect(new Set(places).size).toBe(places.length);
});
