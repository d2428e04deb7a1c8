import { expect, test } from 'vitest';
import { thunderRoad } from '../../../src/index.ts';
import { UPGRADES } from '../../../src/modules/upgrades/rows.ts';
import { type Luck, lay, type Setting } from '../../table.ts';

const PUSHED_AHEAD: Luck = [
  ['slam', 'bottom'],
  ['direction', 'F'],
];
const HIT: Luck = [
  ['shooting', 'any'],
  ['damage', 'dent'],
];

/** Orange's small car has a card and is on turn. */
const fitted = (card: string, setting: Setting = {}) =>
  lay({
    dice: [[1], [1]],
    ...setting,
    upgrades: { 'orange small': card, ...setting.upgrades },
    cars: { 'orange small': [1, 3, 3], 'blue small': [3, 6, 8], ...setting.cars },
  });

/** Blue's small car has a card, and orange's is on turn. */
const facing = (card: string, setting: Setting = {}) =>
  lay({
    dice: [[1], [1]],
    ...setting,
    upgrades: { 'blue small': card },
    cars: { 'orange small': [1, 3, 3], 'blue small': [1, 3, 5], ...setting.cars },
  });

const asleepOn = (t: ReturnType<typeof lay>): boolean | undefined => thunderRoad.view(t.g, 0).upgrades?.asleep[0];

const points = (t: ReturnType<typeof lay>): number => t.car('orange small').points;

/** What a card does: given the table, when it is played, then this is so. One for each card. */
const CASES: Readonly<Record<string, () => void>> = {
  // Given a die of 3; when the car sets out; then it has 4 points.
  supercharger() {
    expect(points(fitted('supercharger', { dice: [[3], [1]] }))).toBe(4);
  },
  // Given a road die of 2 and a move on road; when the bonus is taken; then it is 3.
  'slick tyres'() {
    const t = fitted('slick tyres', { roadLanes: [3], road: 2 });
    t.play('forward', 'take the road bonus');
    expect(points(t)).toBe(3);
  },
  // Given mud ahead; when the car drives onto it with 2 points; then one is left.
  'paddle tyres'() {
    const t = fitted('paddle tyres', { dice: [[2], [1]], open: { mud: [[1, 3, 4]] } });
    t.play('forward');
    expect(points(t)).toBe(1);
  },
  // Given a move off the road; when it is over; then the road bonus is offered.
  'gravel tyres'() {
    const t = fitted('gravel tyres');
    t.play('forward');
    expect(t.asked()).toBe('move.roadBonus');
  },
  // Given a car ahead and 2 points; when it is driven into; then it may be passed.
  'quick rack'() {
    const t = fitted('quick rack', { dice: [[2], [1]], cars: { 'blue small': [1, 3, 4] } });
    t.play('forward', 'drift through', 'forward');
    expect([t.place('orange small'), t.happened('slammed')]).toEqual([[1, 3, 5], []]);
  },
  // Given glass and then oil ahead; when the car drives over both; then it slides on neither.
  'studded chains'() {
    const t = fitted('studded chains', {
      carnage: true,
      dice: [[2], [1]],
      ground: { '/': [[1, 3, 4]] },
      open: { oil: [[1, 3, 5]] },
    });
    t.play('forward', 'forward');
    expect([t.place('orange small'), t.happened('slid')]).toEqual([[1, 3, 5], []]);
  },
  // Given two small cars in a slam; when the dice have been rolled; then the owner of this one may have them rolled again.
  ballast() {
    const t = fitted('ballast', { cars: { 'blue small': [1, 3, 4] }, luck: PUSHED_AHEAD });
    t.play('forward');
    expect([t.asked(), t.asks()]).toEqual(['slam.rollAgain', 'orange']);
  },
  // Given a large car that slams this one; when the dice have been rolled; then its owner may not have them rolled again.
  'anchor frame'() {
    const t = facing('anchor frame', {
      cars: { 'orange small': [2, 1, 1], 'orange large': [1, 3, 4] },
      luck: PUSHED_AHEAD,
    });
    t.play("move Orange's large car", 'forward');
    expect(t.happened('slamRolled')).toHaveLength(1);
    expect(t.asked()).not.toBe('slam.rollAgain');
  },
  // Given a push onto rock; when the direction is rolled again; then the car goes there.
  'roll cage'() {
    const t = facing('roll cage', {
      cars: { 'blue small': [1, 3, 4] },
      ground: { '#': [[1, 3, 5]] },
      luck: [...PUSHED_AHEAD, ['direction', 'B']],
    });
    t.play('forward');
    const asked = t.asks();
    t.play('roll again');
    expect([asked, t.place('blue small')]).toEqual(['blue', [1, 3, 3]]);
  },
  // Given a slam in which the other car is pushed ahead; when it is over; then that is two spaces ahead.
  'spring bumper'() {
    const t = fitted('spring bumper', { cars: { 'blue small': [1, 3, 4] }, luck: PUSHED_AHEAD });
    t.play('forward');
    expect(t.place('blue small')).toEqual([1, 3, 6]);
  },
  // Given a car ahead and 3 points; when it is driven into; then it is a space ahead, no dice are rolled, and the move is over.
  'bull bar'() {
    const t = fitted('bull bar', { dice: [[3], [1]], cars: { 'blue small': [1, 3, 4] } });
    t.play('forward');
    expect([t.place('orange small'), t.place('blue small'), t.happened('slammed')]).toEqual([[1, 3, 4], [1, 3, 5], []]);
  },
  // Given a shot that misses; when it is rolled again; then that stands.
  'range finder'() {
    const t = fitted('range finder', { cars: { 'blue small': [1, 3, 5] }, luck: [['shooting', 'large'], ...HIT] });
    t.play('forward', "shoot at Blue's small car", 'roll again');
    expect(t.damage('blue small')).toEqual(['dent']);
  },
  // Given two cars ahead; when it has shot at one; then it may shoot at the other.
  'twin barrels'() {
    const t = fitted('twin barrels', {
      cars: { 'blue small': [1, 3, 5], 'blue large': [1, 4, 4] },
      luck: [['shooting', 'medium']],
    });
    t.play('forward', "shoot at Blue's small car");
    expect(t.may()).toEqual(['hold fire', "shoot at Blue's large car"]);
  },
  // Given a car ahead; when the turn begins; then it may shoot before it moves, and again afterwards.
  'hair trigger'() {
    const t = fitted('hair trigger', { cars: { 'blue small': [1, 3, 4], 'blue large': [1, 2, 5] } });
    const early = t.asked();
    t.play('hold fire', 'forward-left');
    expect([early, t.asked(), t.place('orange small')]).toEqual([
      'shoot.chooseTarget',
      'shoot.chooseTarget',
      [1, 2, 3],
    ]);
  },
  // Given a car right behind it; when it has moved; then that is a target.
  'ring mount'() {
    const t = fitted('ring mount', { cars: { 'blue small': [1, 2, 3] } });
    t.play('forward');
    expect(t.may()).toContain("shoot at Blue's small car");
  },
  // Given a car two spaces off to the side; when it has moved; then that is a target; one behind another is not.
  'long barrel'() {
    const t = fitted('long barrel', {
      cars: { 'blue small': [1, 3, 6], 'blue large': [1, 4, 4], 'blue medium': [1, 5, 5] },
    });
    t.play('forward');
    expect(t.may()).toEqual(['hold fire', "shoot at Blue's small car", "shoot at Blue's large car"]);
  },
  // Given one car three spaces straight ahead and one beside it; when it has moved; then only the first is a target.
  'spinal cannon'() {
    const t = fitted('spinal cannon', { cars: { 'blue small': [1, 3, 7], 'blue large': [1, 4, 4] } });
    t.play('forward');
    expect(t.may()).toEqual(['hold fire', "shoot at Blue's small car"]);
  },
  // Given a shot that hits; when the damage is done; then the two have traded places.
  grapple() {
    const t = fitted('grapple', { cars: { 'blue small': [1, 3, 5] }, luck: HIT });
    t.play('forward', "shoot at Blue's small car");
    expect([t.place('orange small'), t.place('blue small')]).toEqual([
      [1, 3, 5],
      [1, 3, 4],
    ]);
  },
  // Given a shot that hits; when the damage is done; then the target burns.
  'incendiary belt'() {
    const t = fitted('incendiary belt', {
      carnage: true,
      dice: [[1], [1, 2]],
      cars: { 'blue small': [1, 3, 5] },
      luck: HIT,
    });
    t.play('forward', "shoot at Blue's small car");
    expect(t.car('blue small').burning).toBe(true);
  },
  // Given a car with one damage; when it is damaged again; then that token has no effect either, and it is inoperable.
  'armour plates'() {
    const t = fitted('armour plates', {
      damage: { 'orange small': ['dent'] },
      open: { mine: [[1, 3, 4]] },
      luck: [['damage', 'jump']],
      cars: { 'orange large': [1, 6, 1] },
    });
    t.play("move Orange's small car", 'forward');
    expect([t.place('orange small'), t.car('orange small').operable, t.happened('jumped')]).toEqual([
      [1, 3, 4],
      false,
      [],
    ]);
  },
  // Given a shot of any size at it; when it is rolled; then it misses.
  'sloped hood'() {
    const t = facing('sloped hood', { luck: [['shooting', 'any']] });
    t.play('forward', "shoot at Blue's small car");
    expect(t.happened('shot')).toMatchObject([{ hit: false }]);
  },
  // Given a car straight behind it and one behind it to the side; when they look for targets; then only the second may shoot at it.
  tailgate() {
    const straight = facing('tailgate', { cars: { 'blue large': [1, 4, 4] } });
    straight.play('forward');
    const aside = facing('tailgate', {
      cars: { 'orange small': [1, 4, 3], 'blue small': [1, 3, 5], 'blue large': [1, 4, 5] },
    });
    aside.play('forward');
    expect(straight.may()).toEqual(['hold fire', "shoot at Blue's large car"]);
    expect(straight.whyNot("shoot at Blue's small car")).toBe('TR-RUL-85');
    expect(aside.may()).toContain("shoot at Blue's small car");
  },
  // Given another target; when a target is chosen; then not this one; alone it is one.
  'dust cloak'() {
    const t = facing('dust cloak', { cars: { 'blue large': [1, 4, 4] } });
    t.play('forward');
    const alone = facing('dust cloak');
    alone.play('forward');
    expect(t.may()).toEqual(['hold fire', "shoot at Blue's large car"]);
    expect(alone.may()).toEqual(['hold fire', "shoot at Blue's small car"]);
  },
  // Given a move; when it is over; then a mine may be laid right behind; once it has gone off it does not come back.
  'mine dispenser'() {
    const t = fitted('mine dispenser');
    t.play('forward');
    const [asked, may] = [t.asked(), t.may()];
    t.play('tile 1, lane 3, row 3');
    expect([asked, may.length, t.token([1, 3, 3]), t.g.upgrades?.charges[0]]).toEqual([
      'dispense.chooseSpace',
      4,
      'laid mine',
      2,
    ]);
  },
  // Given a move; when it is over; then oil may be laid right behind.
  'oil dispenser'() {
    const t = fitted('oil dispenser');
    t.play('forward', 'tile 1, lane 3, row 3');
    expect([t.token([1, 3, 3]), t.g.upgrades?.charges[0]]).toEqual(['laid oil', 2]);
  },
  // Given a mine ahead and 2 points; when it is driven onto; then it is gone, and nothing has happened to the car.
  'mine rollers'() {
    const t = fitted('mine rollers', { dice: [[2], [1]], open: { mine: [[1, 3, 4]] } });
    t.play('forward');
    expect([points(t), t.damage('orange small'), t.token([1, 3, 4])]).toEqual([1, [], 'none']);
  },
  // Given two hidden tokens, one right ahead; when the turn begins; then that one may be turned up.
  periscope() {
    const t = fitted('periscope', {
      hidden: {
        mine: [
          [1, 3, 4],
          [1, 3, 6],
        ],
      },
    });
    const may = t.may();
    t.play('tile 1, lane 3, row 4');
    expect([may, t.token([1, 3, 4]), t.token([1, 3, 6])]).toEqual([
      ['none', 'tile 1, lane 3, row 4'],
      'mine',
      '(mine)',
    ]);
  },
};

test.each(Object.keys(CASES))('TR-UPG-3, TR-RUL-85, TR-RUL-88: what %s does', name => {
  expect(CASES[name]).not.toThrow();
});

test('TR-DATA-10, TR-DB-19: 27 cards, and a case here for each', () => {
  expect(UPGRADES.map(({ name }) => name)).toEqual(Object.keys(CASES));
  expect(UPGRADES.length).toBe(27);
});

test('TR-UPG-3, TR-INT-11: it sleeps while the car is inoperable, minor damage included, and wakes with the repair', () => {
  const t = fitted('supercharger', {
    dice: [[6, 3], [1]],
    damage: { 'orange small': ['dent', 'minor'] },
    cars: { 'orange large': [1, 6, 1] },
  });
  const asleep = asleepOn(t);

  t.play('die 3', 'repair', 'damage 2', ...new Array<string>(3).fill('forward'));
  const awake = asleepOn(t);

  expect([asleep, awake]).toEqual([true, false]);
});

test('TR-UPG-3: it works for its car alone', () => {
  const t = fitted('supercharger', { dice: [[3], [1]], cars: { 'orange large': [1, 6, 1] } });

  t.play("move Orange's large car");

  expect(t.car('orange large').points).toBe(3);
});

test('TR-UPG-4, TR-RUL-91: oil comes back to its card with the tile, a mine does not', () => {
  const mine = facing('mine dispenser', { open: { 'laid mine': [[1, 3, 4]] }, luck: [['damage', 'dent']] });
  mine.g.upgrades?.charges.fill(2, 3, 4);
  mine.play('forward');
  const fired = facing('oil dispenser', {
    open: { 'laid oil': [[1, 1, 1]] },
    cars: { 'orange small': [3, 3, 8], 'blue small': [2, 3, 5] },
  });
  fired.g.upgrades?.charges.fill(2, 3, 4);
  fired.play('forward');

  expect([mine.g.upgrades?.charges[3], mine.g.upgrades?.spent]).toEqual([2, 1]);
  expect(fired.g.upgrades?.charges[3]).toBe(3);
  expect(fired.g.hazardDiscard).not.toContain(fired.g.content.hazards.findIndex(({ name }) => name === 'laid oil'));
});

test('TR-INT-12: to the rig a laid mine is a mine', () => {
  const t = lay({
    options: { crew2: 'rig' },
    upgrades: { 'orange small': 'mine dispenser' },
    cars: { 'orange small': [3, 6, 8], 'blue front': [1, 3, 3], 'blue centre': [1, 3, 2], 'blue rear': [1, 3, 1] },
    open: { 'laid mine': [[1, 3, 4]] },
    dice: [[], [1, 1, 1]],
  });
  for (let i = 0; i < 20 && t.asked() !== 'batter.chooseSpot'; i++) t.play(t.may()[0]);

  expect([t.asked(), t.g.upgrades?.spent]).toEqual(['batter.chooseSpot', 1]);
});

test('TR-DB-20: no card changes the number of dice, spares elimination, or works while the car is inoperable', () => {
  const t = fitted('supercharger', {
    damage: { 'orange small': ['dent', 'dent'] },
    cars: { 'orange large': [1, 6, 1] },
  });
  const shrugged = fitted('armour plates', {
    dice: [[1], [1]],
    ground: { '#': [[1, 3, 4]] },
    cars: { 'orange large': [1, 6, 1] },
  });

  shrugged.play("move Orange's small car", 'forward');

  expect(t.may()).not.toContain("move Orange's small car");
  expect(shrugged.place('orange small')).toBe('out');
  expect([t, shrugged].map(({ g }) => g.content.crews[0].dice)).toEqual([4, 4]);
});
