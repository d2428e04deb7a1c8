import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keptFault } from '../src/testing.ts';
import { toy } from '../toy/index.ts';

// What earlier versions have kept must load, replay and verify for ever. Files are added here, never taken anew.
const folder = new URL('./fixtures/', import.meta.url);
const KEPT = readdirSync(folder).flatMap(version =>
  readdirSync(new URL(`${version}/`, folder)).flatMap(file =>
    file.endsWith('.game.json') ? [`${version}/${file.slice(0, -'.game.json'.length)}`] : [],
  ),
);

test.each(KEPT)('%s is read as it was played', name => {
  const text = (end: string): string => readFileSync(new URL(`${name}.${end}.json`, folder), 'utf8');

  expect(keptFault(toy, { whole: text('game'), running: text('running'), save: text('save') })).toBeNull();
});
