import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArenaState } from '@lastroad/bots/arena';
import { modulesIn } from '@lastroad/kernel';
import { lastAurora } from '@lastroad/last-aurora';
import { expect, test } from 'vitest';
import { leftAway, tookPart } from '../src/modules.ts';
import { UsageError } from '../src/problems.ts';
import { settle, tablesFor } from '../src/settle.ts';
import { folders, lastroad } from './run.ts';

const emptyFolder = folders();

const mines = (modules: string | undefined, option: string[] = []): unknown[] => {
  const tables = tablesFor(lastAurora, { modules, option });
  return Array.from({ length: 20 }, (_, n) => tables.contentFor(`seed ${n}`).options['mineVariant']);
};

test('modules lie on the table as the flag says, else as preset; an option goes first', () => {
  expect(new Set(mines(undefined))).toEqual(new Set(['off']));
  expect(new Set(mines('none'))).toEqual(new Set(['off']));
  expect(new Set(mines('all'))).toEqual(new Set(['on']));
  expect(new Set(mines('mineVariant'))).toEqual(new Set(['on']));
  expect(new Set(mines('random'))).toEqual(new Set(['off', 'on']));
  expect(new Set(mines('all', ['mineVariant=off']))).toEqual(new Set(['off']));
  expect(mines('random')).toEqual(mines('random'));
});

test('a module that does not exist is refused, with those that do', () => {
  const wrong = () => settle(lastAurora, { modules: 'mineVariant,bikes' });

  expect(wrong).toThrow(UsageError);
  expect(wrong).toThrow(
    `there is no module "bikes"; there are ${modulesIn(lastAurora).join(', ')}; or all, none, random, frozenSteel`,
  );
});

test('FS-GEN-1, FS-RUL-35: a ready-made choice is every module of a box; alone one goes without what the Automa bars', () => {
  const table = (seats: string) => settle(lastAurora, { modules: 'frozenSteel' }, { seats }).content.options;
  const [alone, four] = [table('1'), table('4')];

  const box = { frozenDeck: 'on', asgard: 'on', crews: 'on', stories: 'on', mineVariant: 'off' };
  expect(four).toMatchObject({ ...box, pvp: 'on' });
  expect(alone).toMatchObject({ ...box, pvp: 'off' });
  expect(leftAway(lastAurora, 'frozenSteel', alone)).toEqual(['pvp']);
  expect(leftAway(lastAurora, 'frozenSteel', four)).toEqual([]);
  expect(leftAway(lastAurora, 'none', alone)).toEqual([]);
  expect(leftAway(lastAurora, 'crews', alone)).toEqual([]);
});

test('the help on a game names its ready-made choices, and play tells what a table goes without', async () => {
  const help = await lastroad(['help', 'last-aurora']);
  const none = await lastroad(['help', 'toy']);
  const alone = await lastroad(['play', 'last-aurora', '--seats', '1', '--modules', 'frozenSteel', '--seed', '1']);

  expect(help.out).toMatch(/frozenSteel {3}Frozen Steel, everything: frozenDeck, asgard, crews, stories,\s+pvp/);
  expect(help.out).toContain('--modules frozenSteel');
  expect(none.out).not.toContain('--modules');
  expect(alone.out).toContain('crews=on');
  expect(alone.out).toContain('Without pvp. Only for two or more');
});

test('all games have the options in common that no module is drawn for', () => {
  const drawn = tablesFor(lastAurora, { modules: 'random' });
  const said = tablesFor(lastAurora, { modules: 'random', option: ['mineVariant=on'] });

  expect(drawn.shared(drawn.contentFor('1'))).not.toHaveProperty('mineVariant');
  expect(said.shared(said.contentFor('1'))).toMatchObject({ seats: 2, mineVariant: 'on' });
});

test('how often modules took part is one line, and none without modules', () => {
  expect(tookPart({ mines: 1200, bikes: 0 })).toEqual(['  modules     mines in 1,200, bikes in 0']);
  expect(tookPart({})).toEqual([]);
});

interface WithModules {
  readonly games: number;
  readonly modules: Readonly<Record<string, number>>;
}

test('fuzz and simulate draw modules for every game and count them; perft draws them by its seed', async () => {
  const fuzz = await lastroad(['fuzz', 'last-aurora', '--games', '40', '--seed', '1', '--workers', '1']);
  const bare = await lastroad(['fuzz', 'last-aurora', '--games', '8', '--seed', '1', '--modules', 'none', '--json']);
  const simulate = await lastroad(['simulate', 'last-aurora', '--games', '40', '--modules', 'random', '--json']);
  const perft = await lastroad(['perft', 'last-aurora', '--depth', '1', '--modules', 'all', '--json']);
  const [, fuzzed = '0'] = /^ {2}modules {5}mineVariant in (\d+),/m.exec(fuzz.out) ?? [];
  const simulated = JSON.parse(simulate.out) as WithModules;

  expect(Number(fuzzed)).toBeGreaterThan(8);
  expect(Number(fuzzed)).toBeLessThan(32);
  expect(JSON.parse(bare.out)).toMatchObject({ games: 8, modules: { mineVariant: 0 } });
  expect(simulated.modules['mineVariant']).toBeGreaterThan(8);
  expect(simulated.modules['mineVariant']).toBeLessThan(32);
  expect(JSON.parse(perft.out)).toMatchObject({ options: { mineVariant: 'on' } });
});

test('an arena draws modules for every deal, and goes on with them', async () => {
  const cwd = emptyFolder();
  const args = ['arena', 'last-aurora', '--bots', 'random', '--games', '4', '--seed', '1', '--file', 'kept.json'];
  const drawn = await lastroad([...args, '--modules', 'random'], { cwd });
  const { plan } = JSON.parse(readFileSync(join(cwd, 'kept.json'), 'utf8')) as ArenaState;
  const other = await lastroad([...args, '--modules', 'all'], { cwd });

  expect(drawn.code).toBe(0);
  expect(plan.modules).toBe('random');
  expect(plan.options).not.toHaveProperty('mineVariant');
  expect(other.err).toContain('kept.json holds other games');
});
