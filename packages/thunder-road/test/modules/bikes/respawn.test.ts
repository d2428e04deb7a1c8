import { expect, test } from 'vitest';
import { lay, type Setting } from '../../table.ts';

/** Orange's ring bike runs, the others are out of the race. */
const ride = (setting: Setting = {}) =>
  lay({
    options: { crew1: 'bikes' },
    cars: { 'orange ring': [2, 3, 1], 'blue small': [3, 6, 1] },
    dice: [[1, 4, 4, 5], [1]],
    round: 1,
    ...setting,
  });

test('TR-BIKE-16, TR-BIKE-17: an eliminated bike comes back on an empty space of the rear tile, whole', () => {
  const t = ride();

  t.play('die 1', 'respawn', "Orange's snake bike");
  const spaces = t.may();
  const refused = t.whyNot('tile 2, lane 1, row 1');
  t.play('tile 1, lane 2, row 3');

  expect(spaces).toHaveLength(48);
  expect(refused).toBe('TR-BIKE-17');
  expect([t.place('orange snake'), t.car('orange snake').operable, t.damage('orange snake')]).toEqual([
    [1, 2, 3],
    true,
    [],
  ]);
  expect(t.happened('respawned')).toHaveLength(1);
});

test('TR-BIKE-16: not without an eliminated bike; a bike still in the race does not come back', () => {
  const all = ['bars', 'cross', 'chevron', 'ring', 'snake'];
  const whole = ride({
    cars: Object.fromEntries(all.map((name, i) => [`orange ${name}`, [2, i + 1, 1] as const])),
  });
  const t = ride();

  whole.play("move Orange's ring bike", 'die 1');
  t.play('die 1', 'respawn');

  expect(whole.whyNot('respawn (4)')).toBe('TR-BIKE-16');
  expect(t.may()).not.toContain("Orange's ring bike");
  expect(t.whyNot("Orange's ring bike")).toBe('TR-BIKE-16');
});

test('TR-BIKE-17: not onto a car, a token, a chopper or a rock, and not without an empty space', () => {
  const t = ride({
    cars: { 'orange ring': [1, 1, 1], 'blue small': [3, 6, 8] },
    hidden: { mine: [[1, 2, 1]] },
    choppers: { blue: [1, 3, 1] },
    ground: { '#': [[1, 4, 1]] },
  });
  const rows = Array.from({ length: 8 }, (_, row) => row + 1);
  const full = ride({
    ground: { '#': rows.flatMap(row => [1, 2, 3, 4, 5, 6].map(lane => [1, lane, row] as const)) },
  });

  t.play('die 1', 'respawn', "Orange's snake bike");
  full.play('die 1');

  expect(t.may()).toHaveLength(44);
  expect(t.may()[0]).toBe('tile 1, lane 5, row 1');
  expect(full.whyNot('respawn (4)')).toBe('TR-BIKE-17');
});

test('TR-BIKE-18: it does not enter: fire on the ground leaves it alone', () => {
  const t = ride({ carnage: true, ground: { '^': [[1, 2, 3]] } });

  t.play('die 1', 'respawn', "Orange's snake bike", 'tile 1, lane 2, row 3');

  expect(t.car('orange snake').burning).toBe(false);
});

test('TR-BIKE-19: it may move later in the round; one that had moved in it may only coast', () => {
  const fresh = ride();
  const spent = ride({ moved: ['orange snake'] });
  for (const t of [fresh, spent]) {
    t.play('die 1', 'respawn', "Orange's snake bike", 'tile 1, lane 2, row 3', 'forward', 'forward');
  }

  expect(fresh.may()[0]).toBe("coast with Orange's ring bike");
  expect(fresh.may()).toContain("move Orange's snake bike");
  expect(spent.may()).toEqual(["coast with Orange's ring bike", "coast with Orange's snake bike"]);
});
