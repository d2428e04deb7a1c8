import { readdirSync, readFileSync } from 'node:fs';
import { keptFault } from '@lastroad/kernel/testing';
import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';

// What released versions have kept must load, replay and verify for ever: files are added here, never taken anew. Only
// those of a version that nobody plays yet are recorded again when its rules or rows are corrected, by lab/keep.ts.
const folder = new URL('./fixtures/', import.meta.url);
const KEPT = readdirSync(folder).flatMap(version =>
  readdirSync(new URL(`${version}/`, folder)).flatMap(file =>
    file.endsWith('.game.json') ? [`${version}/${file.slice(0, -'.game.json'.length)}`] : [],
  ),
);

const text = (name: string, end: string): string => readFileSync(new URL(`${name}.${end}.json`, folder), 'utf8');

test.each(KEPT)('%s is read as it was played', name => {
  const [whole, running, save] = ['game', 'running', 'save'].map(end => text(name, end));

  expect(keptFault(lastAurora, { whole, running, save })).toBeNull();
});

/** Whoever lands a module adds it here and to lab/keep.ts. */
const SWITCHES = ['mineVariant', 'frozenDeck', 'asgard', 'pvp', 'crews', 'stories'];

test.each(['alpha', 'beta'])('games on %s are kept with each module alone, and with all of them', map => {
  const played = KEPT.map(name => JSON.parse(text(name, 'game')).options as Record<string, unknown>)
    .filter(({ mapSide }) => mapSide === map)
    .map(options => SWITCHES.filter(name => options[name] === 'on'));

  expect(played).toEqual(expect.arrayContaining([[], ...SWITCHES.map(name => [name]), SWITCHES]));
});
