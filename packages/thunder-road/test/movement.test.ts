import { expect, test } from 'vitest';
import { lay } from './table.ts';

test('TR-EX-9, TR-TERR-3: with 2 points mud costs both, with 1 point it costs that one', () => {
  const two = lay({ cars: { 'orange small': [1, 3, 2] }, ground: { '~': [[1, 3, 3]] }, dice: [[2], [1]] });
  const one = lay({ cars: { 'orange small': [1, 3, 2] }, ground: { '~': [[1, 3, 3]] }, dice: [[1], [1]] });

  two.play('forward');
  one.play('forward');

  expect(two.place('orange small')).toEqual([1, 3, 3]);
  expect(one.place('orange small')).toEqual([1, 3, 3]);
  expect([two.asks(), one.asks()]).toEqual(['blue', 'blue']);
});
