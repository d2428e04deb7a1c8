import { expect, test } from 'vitest';
import { fitting, type Setting, sharedOut, shortage, withWish, wordedAs } from '../src/index.ts';

const crewOf = (number: number): Setting => ({
  name: `crew${number + 1}`,
  values: ['cars', 'rig', 'bikes'],
  preset: 'cars',
  seat: { number, of: 'crew', most: { cars: 2, rig: 1, bikes: 1 } },
  ...(number === 2 && { needs: { name: 'seats', values: [3] } }),
});
const SETTINGS: readonly Setting[] = [
  { name: 'seats', values: [2, 3], preset: 2 },
  ...[0, 1, 2].map(crewOf),
  { name: 'start', values: ['a', 'b'], preset: 'a' },
];
const table = (seats: number, ...crews: readonly string[]) => ({
  seats,
  ...Object.fromEntries(crews.map((crew, i) => [`crew${i + 1}`, crew])),
});

test('there may be no more of a thing at the seats of a table than there is', () => {
  expect(shortage(SETTINGS, table(3, 'cars', 'cars', 'rig'))).toBeNull();
  expect(shortage(SETTINGS, table(3, 'cars', 'cars', 'cars'))).toBe('crew3 is cars; no more than 2 may be');
  expect(shortage(SETTINGS, table(2, 'rig', 'rig', 'cars'))).toBe('crew2 is rig; no more than 1 may be');
  expect(shortage(SETTINGS, table(2, 'cars', 'cars', 'cars'))).toBeNull();
});

test('who wishes too late has the first thing that is left', () => {
  expect(sharedOut(SETTINGS, table(3, 'bikes', 'bikes', 'bikes'))).toEqual(table(3, 'bikes', 'cars', 'cars'));
  expect(fitting(SETTINGS, table(3, 'cars', 'cars', 'cars'))).toEqual(table(3, 'cars', 'cars', 'rig'));
  expect(fitting(SETTINGS, table(2, 'cars', 'cars', 'rig'))).toEqual(table(2, 'cars', 'cars', 'cars'));
});

test('a seat that takes the last of something gives what it had for it', () => {
  expect(withWish(SETTINGS, table(3, 'cars', 'cars', 'bikes'), 'crew1', 'bikes')).toEqual(
    table(3, 'bikes', 'cars', 'cars'),
  );
  expect(withWish(SETTINGS, table(3, 'cars', 'cars', 'bikes'), 'crew2', 'rig')).toEqual(
    table(3, 'cars', 'rig', 'bikes'),
  );
  // Nobody sits in the third seat, so nothing is taken from it.
  expect(withWish(SETTINGS, table(2, 'cars', 'cars', 'bikes'), 'crew1', 'bikes')).toEqual(
    table(2, 'bikes', 'cars', 'bikes'),
  );
  expect(withWish(SETTINGS, { ...table(2, 'cars', 'cars'), start: 'a' }, 'start', 'b')).toMatchObject({ start: 'b' });
});

test('what takes of the supply of something else is left as long as that is', () => {
  const settings = SETTINGS.map(setting =>
    setting.seat === undefined
      ? setting
      : { ...setting, values: [...setting.values, 'vans'], seat: { ...setting.seat, from: { vans: 'cars' } } },
  );

  expect(shortage(settings, table(3, 'vans', 'cars', 'rig'))).toBeNull();
  expect(shortage(settings, table(3, 'vans', 'cars', 'vans'))).toBe('crew3 is vans; no more than 2 may be');
  expect(sharedOut(settings, table(3, 'vans', 'vans', 'vans'))).toEqual(table(3, 'vans', 'vans', 'rig'));
});

test('what seats have is worded once for all of them', () => {
  expect(SETTINGS.map(wordedAs)).toEqual(['option.seats', 'option.crew', 'option.crew', 'option.crew', 'option.start']);
});
