import { expect, test } from 'vitest';
import { lay, type Setting } from '../../table.ts';

const led = (leader: string, setting: Setting = {}) =>
  lay({
    leaders: { orange: leader },
    tokens: { orange: 2 },
    dice: [[2, 4], [1]],
    ...setting,
    cars: { 'orange small': [1, 3, 3], 'blue small': [3, 6, 8], ...setting.cars },
  });

test('TR-LEAD-2: the board of the leader lies in place of the other', () => {
  const t = led('redline', { dice: [[3, 4], [1]] });

  t.play('die 3');

  expect(t.may()).toEqual(['no command', 'airstrike (any die)', 'drift (3–5)', 'long nitro (1–4)']);
});

test('TR-EX-66, TR-CTOK-4: a token on a nitro of 1 to 4 adds one point', () => {
  const t = led('redline', { dice: [[2], [1]] });

  t.play('long nitro');

  expect(t.car('orange small').points).toBe(3);
  expect(t.g.leaders?.tokens[0]).toBe(1);
});

test('TR-EX-67, TR-CTOK-2: a die on drift and a token on repair in one turn; both work, in the order that is chosen', () => {
  const t = led('redline', { dice: [[2, 4], [1]], damage: { 'orange small': ['dent'] } });

  t.play('die 2', 'drift', 'repair');
  const order = t.may();
  t.play('first repair');

  expect(order).toEqual(['first drift', 'first repair']);
  expect([t.damage('orange small'), t.g.drift]).toEqual([[], 1]);
});

test('TR-CTOK-2: the command of the die may come first', () => {
  const t = led('redline', { dice: [[2, 4], [1]], damage: { 'orange small': ['dent'] } });

  t.play('die 2', 'drift', 'repair', 'first drift');

  expect([t.damage('orange small'), t.g.drift]).toEqual([[], 1]);
});

test('TR-CTOK-1: not on a command that has a die or a token this round, and one token a turn', () => {
  const t = led('redline', { dice: [[2, 4], [1]], cars: { 'orange large': [1, 6, 1] } });

  t.play("move Orange's small car", 'die 2', 'drift');
  const refused = t.whyNot('drift (3–5)');
  t.play('long nitro', 'first drift');
  const placed = t.g.leaders?.placed[0].length;

  expect([refused, placed, t.asked()]).toEqual(['TR-CTOK-1', 1, 'drive.chooseWay']);
});

test('TR-CTOK-3: none when coasting', () => {
  const t = led('redline', { moved: ['orange small'], dice: [[2], [1]] });

  expect(t.asked()).toBe('drive.chooseWay');
});

test('TR-CTOK-5, TR-CTOK-6: at the end of the round tokens go from the boards to the supply; the others stay', () => {
  const luck = [...Array.from({ length: 8 }, () => ['movement', 1] as const), ['road', 1] as const];
  const t = led('redline', { dice: [[1], []], luck });

  t.play('long nitro', 'forward', 'forward');
  while (t.g.round === 2) t.play(t.may()[0]);

  expect(t.g.leaders?.placed).toEqual([[], []]);
  expect([t.g.leaders?.tokens[0], t.g.leaders?.supply]).toEqual([1, 14]);
});

test('TR-LEAD-5: a command with the symbol of a token takes no die', () => {
  const t = led('deadeye', { dice: [[2, 4], [1]] });

  t.play('die 2');

  expect(t.may()).toEqual(['no command', 'airstrike (any die)', 'long nitro (1–4)']);
  expect(t.whyNot('double shot (command token)')).toBe('TR-LEAD-5');
});

test('TR-DB-21: double shot, at different targets if there are two', () => {
  const t = led('deadeye', {
    dice: [[1], [1]],
    cars: { 'blue small': [1, 3, 5], 'blue large': [1, 4, 4] },
    luck: [
      ['shooting', 'medium'],
      ['shooting', 'medium'],
    ],
  });

  t.play('double shot', 'forward', "shoot at Blue's small car", 'leave it');

  expect(t.may()).toEqual(['hold fire', "shoot at Blue's large car"]);
});

test('part 21.4: snap shot, before it moves as well', () => {
  const t = led('broker', { dice: [[1], [1]], cars: { 'blue small': [1, 3, 4], 'blue large': [1, 2, 4] } });

  t.play('snap shot');
  const early = [t.asked(), t.place('orange small')];
  t.play('hold fire', 'forward-left');

  expect(early).toEqual(['shoot.chooseTarget', [1, 3, 3]]);
  expect(t.may()).toContain("shoot at Blue's large car");
});

test('TR-RUL-86, TR-RUL-87: ram pushes two spaces ahead without a slam; slalom passes two cars', () => {
  const ram = led('bumper', { dice: [[2, 3], [1]], cars: { 'blue small': [1, 3, 4] }, tokens: { orange: 0 } });
  ram.play('die 2', 'ram', 'forward');
  const slalom = led('eel', {
    dice: [[3, 4], [1]],
    cars: { 'blue small': [1, 3, 4], 'blue large': [1, 3, 5] },
    tokens: { orange: 0 },
  });
  slalom.play('die 3', 'slalom', 'forward', 'drift through', 'forward', 'drift through', 'forward');

  expect([ram.place('blue small'), ram.place('orange small'), ram.happened('slammed')]).toEqual([
    [1, 3, 6],
    [1, 3, 4],
    [],
  ]);
  expect([slalom.place('orange small'), slalom.happened('slammed')]).toEqual([[1, 3, 6], []]);
});

test('TR-RUL-90, TR-RUL-72: hop needs a chopper above the road; spyglass turns a token up and nothing happens; patch up needs no 6', () => {
  const home = led('rotor', { dice: [[2, 2], [1]] });
  home.play('no command');
  const away = led('rotor', { dice: [[2], [1]], choppers: { orange: [2, 1, 1] } });
  away.play('hop', 'tile 2, lane 1, row 5');
  const spy = led('magpie', { dice: [[2], [1]], hidden: { mine: [[2, 1, 1]] } });
  spy.play('spyglass', 'tile 2, lane 1, row 1');
  const patched = led('magpie', { dice: [[2], [1]], damage: { 'orange small': ['dent'] } });
  patched.play('patch up');

  expect(home.whyNot('hop (command token)')).toBe('TR-CMD-2');
  expect(away.chopper('orange')).toBe(8 * 6 + 4 * 6);
  expect(spy.token([2, 1, 1])).toBe('mine');
  expect(patched.damage('orange small')).toEqual([]);
});

test('TR-FIRE-1, TR-LEAD-5: the flamethrower sets fire to a car ahead', () => {
  const t = led('cinder', { carnage: true, dice: [[1], [1]], cars: { 'blue small': [1, 3, 4] } });
  t.play('flamethrower');
  const nobody = led('cinder', { carnage: true, dice: [[1], [1]], damage: { 'orange small': ['dent'] } });

  expect(t.car('blue small').burning).toBe(true);
  expect(nobody.whyNot('flamethrower (command token)')).toBe('TR-FIRE-1');
});

test('TR-INT-8: with a deck in place of dice a token counts as the lowest value all the same', () => {
  const t = led('redline', { options: { crew1: 'german' }, hand: { orange: ['2a'] }, dice: [[], [1]] });

  t.play('long nitro');

  expect(t.car('orange small').points).toBe(3);
});
