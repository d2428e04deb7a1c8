import { toy } from '@lastroad/kernel/toy';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openGames } from '../src/store/games.ts';
import { ChangedElsewhere, type KeptGame } from '../src/store/kept-game.ts';
import { readSettings } from '../src/store/settings.ts';
import { newGame } from '../src/table/new-game.ts';

const gameAt = (changed: number): KeptGame => {
  const seats = [
    { name: 'A', level: null },
    { name: 'B', level: 'random' },
  ];
  const made = newGame(toy, { options: { seats: 2, rounds: 3, sides: 6 }, pack: null, seats, hidesSecrets: true });
  if (!made.ok) throw new Error(made.detail);
  return { ...made.value, changed };
};

const withDecisions = (game: KeptGame, count: number): KeptGame => ({
  ...game,
  file: { ...game.file, decisions: Array.from({ length: count }, () => [0, 0, 'hash'] as const) },
});

test('games are kept, listed newest first, and deleted', async () => {
  const factory = new IDBFactory();
  const store = openGames(factory);
  const [older, newer] = [gameAt(1), gameAt(2)];
  await store.keep(older, null);
  await store.keep(newer, null);

  expect((await store.all()).map(game => game.id)).toEqual([newer.id, older.id]);
  expect(await openGames(factory).get(older.id)).toEqual(older);
  await store.remove(older.id);
  expect(await store.get(older.id)).toBeUndefined();
});

test('a game that was changed or deleted meanwhile is not written over', async () => {
  const store = openGames(new IDBFactory());
  const game = gameAt(1);
  await store.keep(game, null);
  await store.keep(withDecisions(game, 1), 0);

  await expect(store.keep(withDecisions(game, 9), 0)).rejects.toThrow(ChangedElsewhere);
  expect((await store.get(game.id))?.file.decisions).toHaveLength(1);
  await store.remove(game.id);
  await expect(store.keep(withDecisions(game, 2), 1)).rejects.toThrow(ChangedElsewhere);
  expect(await store.get(game.id)).toBeUndefined();
});

test('every game has dice of its own that nobody chose', () => {
  const [one, other] = [gameAt(1), gameAt(1)];

  expect(one.id).not.toBe(other.id);
  expect(one.file.fairness.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set([...one.file.fairness.nonces, ...other.file.fairness.nonces]).size).toBe(4);
});

test('settings that are damaged or unknown are the usual ones', () => {
  expect(readSettings('{')).toEqual(readSettings(null));
  expect(readSettings('null')).toEqual(readSettings(null));
  expect(readSettings('{"pace":99,"language":"xx","theme":"light","sound":true}')).toMatchObject({
    pace: 1,
    language: 'auto',
    theme: 'light',
    sound: true,
  });
});
