import { must, type SavedFrame, type SavedState } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { thunderRoad } from '../src/index.ts';
import { MIGRATIONS } from '../src/migrations.ts';

/** A state of version 1, as far as it has another form now, brought up to date. */
const migrated = (...stack: readonly (SavedFrame & Record<string, unknown>)[]): SavedState => {
  const state: SavedState = { crews: [{ dice: [1] }, { dice: [] }], stack: [...stack] };
  MIGRATIONS[0].up(state, must(thunderRoad.content({ carnage: true })));
  return state;
};

test('what the fire die has added to a move that is under way stays added', () => {
  const turn = { task: 'turn', at: 'shoot', seat: 1, die: 4 };
  const drive = { task: 'drive', at: 'chooseWay', seat: 1, car: 3 };

  expect(migrated(turn, { task: 'move', at: 'roadBonus', seat: 1, car: 3, fire: 2 }, drive)['stack']).toEqual([
    turn,
    { task: 'move', at: 'roadBonus', seat: 1, car: 3, extra: 2 },
    drive,
  ]);
});

test('the step at which the fire die was rolled is called otherwise', () => {
  expect(migrated({ task: 'move', at: 'rollFire', car: 3, fire: 0 })['stack']).toEqual([
    { task: 'move', at: 'setOut', car: 3, extra: 0 },
  ]);
});

test('every seat has a crew of cars', () => {
  expect(migrated()['crews']).toEqual([
    { dice: [1], kind: 0 },
    { dice: [], kind: 0 },
  ]);
});
