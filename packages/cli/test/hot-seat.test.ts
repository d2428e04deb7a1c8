import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, readGameFile, toGameFile, verify, writeGameFile } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { expect, test } from 'vitest';
import { decide, keepAs, newsFor, takeBack } from '../src/play/hot-seat.ts';
import { layTable, openTable } from '../src/play/open.ts';
import { gameNamed, loadRegistry } from '../src/registry.ts';
import { folders } from './run.ts';

const emptyFolder = folders();
const registry = await loadRegistry(new URL('../src/games.ts', import.meta.url).href);
const NO_BOTS = { seats: '2', bots: 'none', seed: '1' };

const inFile = (path: string) => must(readGameFile(readFileSync(path, 'utf8')));

test('what a file says to its reader stays in it when the game goes on', () => {
  const path = join(emptyFolder(), 'game.json');
  const notes = [{ at: 0, text: 'Watch the bank.' }];
  const { match } = layTable(gameNamed(registry, 'toy'), NO_BOTS);
  writeFileSync(path, writeGameFile(toGameFile(match, { names: ['player 1', 'player 2'], notes })));

  const hotSeat = openTable(undefined, { file: path }, { registry });
  must(decide(hotSeat, 0, hotSeat.rules.options(hotSeat.match.g, 0)[0] ?? 0));

  expect(inFile(path)).toMatchObject({ notes, names: ['player 1', 'player 2'], decisions: { length: 1 } });
});

test('a seat is told once what happened, and nothing that was taken back', () => {
  const hotSeat = layTable(gameNamed(registry, 'toy'), NO_BOTS);
  const [first = 0, second = 0] = hotSeat.rules.options(hotSeat.match.g, 0);
  must(decide(hotSeat, 0, first));
  const told = newsFor(hotSeat, 1);
  const again = newsFor(hotSeat, 1);
  must(takeBack(hotSeat, 0));
  const takenBack = newsFor(hotSeat, 1);
  must(decide(hotSeat, 0, second));

  expect([told.length, again, takenBack]).toEqual([1, [], []]);
  expect(newsFor(hotSeat, 1)).toEqual(told);
  expect(newsFor(hotSeat, 0)).toHaveLength(1);
});

test('a game that an earlier version left is taken up, and its file is one of today', () => {
  const path = join(emptyFolder(), 'game.json');
  const kept = new URL('../../kernel/test/fixtures/version-2/3.running.json', import.meta.url);
  const old = must(readGameFile(readFileSync(kept, 'utf8')));

  const hotSeat = openTable('toy', { file: kept.pathname }, { registry });
  keepAs(hotSeat, path);

  const file = inFile(path);
  expect(old.version).toBeLessThan(toy.version);
  expect(file.version).toBe(toy.version);
  expect(file.decisions.map(([seat, choice]) => [seat, choice])).toEqual(
    old.decisions.map(([seat, choice]) => [seat, choice]),
  );
  expect(verify(toy, file)).toMatchObject({ ok: true });
});
