import { must, type SavedFrame } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { MIGRATIONS } from '../src/migrations.ts';

const drive = (at: string): SavedFrame => ({ task: 'drive', at, seat: 1, path: [4, 5] }) as unknown as SavedFrame;

/** A state of version 1, as far as mines are concerned, brought up to date. */
const migrated = (mineVariant: string, ...stack: readonly SavedFrame[]) => {
  const state: Record<string, unknown> = { mines: [7], mineOwners: [0], stack: [...stack] };
  MIGRATIONS[0].up(state, must(lastAurora.content({ mineVariant })));
  return state;
};

test('mines and their owners become a record, or none where they are not at the table', () => {
  expect(migrated('on')).toEqual({ mines: { roads: [7], owners: [0] }, stack: [] });
  expect(migrated('off')).toEqual({ mines: null, stack: [] });
});

test('the open question about a mine stands on the drive it follows', () => {
  const asked = { task: 'layMine', at: 'chooseRoad', seat: 1, path: [4, 5] };

  expect(migrated('on', drive('chooseMineRoad'))['stack']).toEqual([drive('end'), asked]);
});

test('a drive whose tile is still being taken asks later', () => {
  const tile: SavedFrame = { task: 'visitTile', at: 'takeTile' };

  expect(migrated('on', drive('chooseMineRoad'), tile)['stack']).toEqual([drive('arrive'), tile]);
  expect(migrated('on', drive('findTile'))['stack']).toEqual([drive('findTile')]);
});

test.each([
  ['moveAutoma', 'prepare'],
  ['foodSlots', 'furtherEffects'],
])('the step %s of the end of the round is called %s', (before, now) => {
  const ending: SavedFrame = { task: 'endOfRound', at: before };

  expect(migrated('off', ending)['stack']).toEqual([{ task: 'endOfRound', at: now }]);
});

test('effects at the end of the round that stood before what slots yield stand before nothing else now', () => {
  const stack = [{ task: 'endOfRound', at: 'foodSlots' }, drive('findTile')];

  MIGRATIONS[1].up({ stack }, must(lastAurora.content({})));

  expect(stack).toEqual([{ task: 'endOfRound', at: 'furtherEffects' }, drive('findTile')]);
});

test('tasks have the notes they take now, also those under way at the same time', () => {
  const frame = (task: string, at: string, notes: object = {}): SavedFrame => ({ task, at, ...notes });
  const asked = drive('chooseMineRoad');
  const branch = { seat: 0, stack: [frame('useItem', 'chooseItem', { seat: 0, inAction: false })] };

  expect(migrated('off', asked, frame('visitTile', 'takeTile', { taken: false }), frame('drawItems', 'more'))).toEqual({
    mines: null,
    stack: [
      drive('arrive'),
      frame('visitTile', 'takeTile', { path: [4, 5] }),
      frame('drawItems', 'more', { path: [4, 5] }),
    ],
  });
  expect(migrated('off', frame('gather', 'drawItems'), frame('drawItems', 'more'))['stack']).toEqual([
    frame('gather', 'drawItems'),
    frame('drawItems', 'more', { path: [] }),
  ]);
  expect(migrated('off', frame('settleIn', 'settle'))['stack']).toEqual([frame('settleIn', 'settle', { recruit: -1 })]);
  expect(migrated('off', frame('movementTurn', 'close'))['stack']).toEqual([frame('movementTurn', 'afterwards')]);
  expect(migrated('off', { task: 'together', at: 'join', branches: [branch] })['stack']).toMatchObject([
    { branches: [{ stack: [{ task: 'useItem', inAction: false, moved: false }] }] },
  ]);
});
