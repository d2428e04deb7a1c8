import { expect, test } from 'vitest';
import { LEADERS } from '../../../src/modules/leaders/rows.ts';
import { lay, type Setting } from '../../table.ts';

/** Orange is led by somebody and is on turn with a small car. */
const led = (leader: string, setting: Setting = {}) =>
  lay({
    leaders: { orange: leader },
    dice: [[2, 3], [1]],
    ...setting,
    cars: { 'orange small': [1, 3, 3], 'blue small': [3, 6, 8], ...setting.cars },
  });

/** What a leader adds: given the table, when it is played, then this is so. One for each board. */
const CASES: Readonly<Record<string, () => void>> = {
  // Given a die of 6 on road; when it has been driven; then 7 points are used and the bonus is one greater.
  redline() {
    const t = led('redline', { dice: [[6], [1]], road: 1, roadLanes: [3] });

    expect(t.car('orange small').points).toBe(7);
    t.play(...new Array<string>(7).fill('forward'), 'take the road bonus');
    expect(t.happened('tookBonus')).toMatchObject([{ points: 2 }]);
  },
  // Given a small car of the crew under another small one; when the dice have been rolled; then only its owner is asked.
  bumper() {
    const luck = [
      ['slam', 'bottom'],
      ['direction', 'F'],
    ] as const;
    const t = led('bumper', { dice: [[1], [1]], cars: { 'blue small': [1, 3, 4] }, luck });
    t.play('forward');
    const asked = [t.asked(), t.asks()];
    const large = led('bumper', { dice: [[1], [1]], cars: { 'blue large': [1, 3, 4] }, luck });
    large.play('forward');

    expect(asked).toEqual(['slam.rollAgain', 'orange']);
    expect(large.asked()).not.toBe('slam.rollAgain');
  },
  // Given a shot that misses; when it is rolled again; then the second result stands.
  deadeye() {
    const t = led('deadeye', {
      dice: [[1], [1]],
      cars: { 'blue small': [1, 3, 5] },
      luck: [
        ['shooting', 'large'],
        ['shooting', 'any'],
        ['damage', 'dent'],
      ],
    });
    t.play('forward', "shoot at Blue's small car", 'roll again');

    expect(t.damage('blue small')).toEqual(['dent']);
  },
  // Given a car right behind the chopper; when the airstrike is over; then the chopper may shoot at it.
  rotor() {
    const t = led('rotor', { dice: [[1, 2], [1]], cars: { 'blue small': [2, 3, 3] } });
    t.play('die 1', 'sortie', 'tile 2, lane 3, row 4');

    expect([t.asked(), t.may()]).toEqual(['shoot.chooseTarget', ['hold fire', "shoot at Blue's small car"]]);
    t.play('hold fire');
    expect(t.asked()).toBe('redeploy.chooseSpace');
    t.play('tile 2, lane 5, row 1');
    expect(t.chopper('orange')).toBe(8 * 6 + 4);
  },
  // Given a car without damage; when it is damaged; then the token lies in its slot and does nothing.
  wrench() {
    const t = led('wrench', {
      dice: [[1], [1]],
      open: { mine: [[1, 3, 4]] },
      luck: [['damage', 'jump']],
    });
    t.play('forward');

    expect([t.damage('orange small'), t.place('orange small'), t.happened('jumped')]).toEqual([
      ['jump'],
      [1, 3, 4],
      [],
    ]);
  },
  // Given a shot of any size at a car of the crew; when it is rolled; then it misses.
  eel() {
    const t = lay({
      leaders: { blue: 'eel' },
      dice: [[1], [1]],
      cars: { 'orange small': [1, 3, 3], 'blue small': [1, 3, 5] },
      luck: [['shooting', 'any']],
    });
    t.play('forward', "shoot at Blue's small car");

    expect([t.damage('blue small'), t.happened('shot')]).toMatchObject([[], [{ hit: false }]]);
  },
  // Given a hidden token ahead; when a car of the crew turns it up; then the crew has one command token more.
  magpie() {
    const t = led('magpie', { dice: [[1], [1]], hidden: { road: [[1, 3, 4]] } });
    t.play('forward');

    expect([t.g.leaders?.tokens[0], t.g.leaders?.supply]).toEqual([1, 14]);
  },
  // Given a shot that hits; when it is over; then the target burns.
  cinder() {
    const t = led('cinder', {
      carnage: true,
      dice: [[1], [1, 2]],
      cars: { 'blue small': [1, 3, 5] },
      luck: [
        ['shooting', 'any'],
        ['damage', 'dent'],
      ],
    });
    t.play('forward', "shoot at Blue's small car");

    expect(t.car('blue small').burning).toBe(true);
  },
  // Given mud and then oil; when a car of the crew drives over both; then they cost a point each and it does not slide.
  mudlark() {
    const t = led('mudlark', { dice: [[2], [1]], open: { mud: [[1, 3, 4]], oil: [[1, 3, 5]] } });
    t.play('forward', 'forward');

    expect([t.place('orange small'), t.happened('slid'), t.happened('spared')]).toMatchObject([[1, 3, 5], [], [{}]]);
  },
  // Given a shot that hits somebody else's car; when it is over; then the crew has one command token more.
  broker() {
    const t = led('broker', {
      dice: [[1], [1]],
      cars: { 'blue small': [1, 3, 5] },
      luck: [
        ['shooting', 'any'],
        ['damage', 'dent'],
      ],
    });
    t.play('forward', "shoot at Blue's small car");

    expect(t.g.leaders?.tokens[0]).toBe(1);
  },
  // Given a die that a car has got; when it is rolled again; then the new one counts, and not once more in that round.
  gambler() {
    const t = led('gambler', {
      dice: [[1, 2], [1]],
      cars: { 'orange large': [1, 6, 1] },
      luck: [['movement', 5]],
    });
    t.play("move Orange's small car", 'die 1', 'roll again', 'no command');

    expect([t.car('orange small').die, t.car('orange small').points]).toEqual([5, 5]);
    expect(t.g.leaders?.rerolled[0]).toBe(true);
  },
};

test.each(Object.keys(CASES))('TR-LEAD-4, TR-RUL-89: the ability of %s works without a die', name => {
  expect(CASES[name]).not.toThrow();
});

test('TR-DB-16, TR-DB-17: every board has a case here, four commands, an airstrike and some repair; stars in bounds', () => {
  const stars = LEADERS.map(leader => leader.stars).toSorted((a, b) => b - a);

  expect(LEADERS.map(({ name }) => name)).toEqual(Object.keys(CASES));
  for (const { commands } of LEADERS) {
    expect(new Set(commands).size).toBe(4);
    expect(commands.some(name => ['airstrike', 'sortie'].includes(name))).toBe(true);
    expect(commands.some(name => ['repair', 'workshop', 'patch up'].includes(name))).toBe(true);
  }
  expect(stars.slice(0, 5).reduce((a, b) => a + b)).toBeLessThanOrEqual(15);
  expect(LEADERS.find(({ needs }) => needs === 'carnage')?.commands).toContain('flamethrower');
});
