import { readdirSync, readFileSync } from 'node:fs';
import { must, readGameFile, versionOf } from '@lastroad/kernel';
import { keptFault, sealOf } from '@lastroad/kernel/testing';
import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';

// What released versions have kept must load, replay and verify for ever: files are added here, never taken anew. Only
// what nobody plays yet is recorded again when its rules or rows are corrected, by lab/keep.ts.
const fixtures = new URL('./fixtures/', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, fixtures), 'utf8');
const RELEASED = JSON.parse(textOf('released.json')) as Readonly<Record<string, string>>;
const FILES = readdirSync(fixtures, { recursive: true, encoding: 'utf8' });
const KEPT = FILES.filter(file => file.endsWith('.game.json')).map(file => file.slice(0, -'.game.json'.length));
const text = (name: string, end: string): string => textOf(`${name}.${end}.json`);

test('what is released stays as it was recorded', () => {
  const sealed = Object.keys(RELEASED).map(path => [path, FILES.includes(path) ? sealOf(textOf(path)) : 'gone']);

  expect(Object.fromEntries(sealed)).toEqual(RELEASED);
});

test.each(KEPT)('%s is read as it was played', name => {
  const [whole, running, save] = ['game', 'running', 'save'].map(end => text(name, end));

  expect(keptFault(lastAurora, { whole, running, save })).toBeNull();
});

/** Three states of the rules have called themselves version 2. */
const BEGUN: Readonly<Record<string, number>> = { 'version-2-first': 2, 'version-2-second': 3, 'version-2': 4 };

/** Cards of these boxes were printed anew. */
const PRINTED_ANEW = ['frozenDeck', 'asgard', 'crews'];

test.each(KEPT)('%s is played by the rules and rows that it was begun under', name => {
  const file = must(readGameFile(text(name, 'game')));
  const begun = BEGUN[name.slice(0, name.indexOf('/'))] ?? file.version;

  // The others are the same under both.
  const changed = begun !== 3 || PRINTED_ANEW.some(box => file.options[box] === 'on');
  expect(versionOf(lastAurora, file)).toBe(changed ? begun : 4);
});

// Before version 2 content had another name: of all rows, and of options that said nothing.
test.each(KEPT.filter(name => !name.startsWith('version-1/')))('%s lies on the rows that it was played with', name => {
  const file = must(readGameFile(text(name, 'game')));
  const begun = versionOf(lastAurora, file);

  expect(must(lastAurora.content(file.options, file.pack, begun, begun)).hash).toBe(file.content.hash);
});

/** Whoever lands a module adds it here and to lab/keep.ts. */
const SWITCHES = ['mineVariant', 'frozenDeck', 'asgard', 'pvp', 'crews', 'stories'];

test.each(['alpha', 'beta'])('games on %s are kept with each module alone, and with all of them', map => {
  const played = KEPT.map(name => must(readGameFile(text(name, 'game'))).options)
    .filter(({ mapSide }) => mapSide === map)
    .map(options => SWITCHES.filter(name => options[name] === 'on'));

  expect(played).toEqual(expect.arrayContaining([[], ...SWITCHES.map(name => [name]), SWITCHES]));
});
