import { readdirSync, readFileSync } from 'node:fs';
import { keptFault, sealOf } from '@lastroad/kernel/testing';
import { expect, test } from 'vitest';
import { thunderRoad } from '../src/index.ts';

// What earlier versions have kept must load, replay and verify for ever. Files are added here, never taken anew.
const fixtures = new URL('./fixtures/', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, fixtures), 'utf8');
const RELEASED = JSON.parse(textOf('released.json')) as Readonly<Record<string, string>>;
const FILES = readdirSync(fixtures, { recursive: true, encoding: 'utf8' });
const KEPT = FILES.filter(file => file.endsWith('.game.json')).map(file => file.slice(0, -'.game.json'.length));

test('what is released stays as it was recorded', () => {
  const sealed = Object.keys(RELEASED).map(path => [path, FILES.includes(path) ? sealOf(textOf(path)) : 'gone']);

  expect(Object.fromEntries(sealed)).toEqual(RELEASED);
});

test.each(KEPT)('%s is read as it was played', name => {
  const text = (end: string): string => textOf(`${name}.${end}.json`);

  expect(keptFault(thunderRoad, { whole: text('game'), running: text('running'), save: text('save') })).toBeNull();
});
