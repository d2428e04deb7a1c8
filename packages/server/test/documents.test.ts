import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SETTINGS } from '../src/index.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('the operators’ guide lists every setting with its variable and its preset', () => {
  const guide = read('docs/operations.md');

  for (const { name, variable, preset } of SETTINGS) {
    const line = guide.split('\n').find(text => text.startsWith(`| \`${name}\` |`)) ?? '';
    expect([name, line.includes(variable)]).toEqual([name, true]);
    const plain = typeof preset === 'number' || typeof preset === 'boolean' ? String(preset) : '';
    expect([name, line.includes(plain)]).toEqual([name, true]);
  }
});

test('container files and the guide name no variable that does not exist', () => {
  const known = new Set(['LASTROAD_CONFIG', ...SETTINGS.map(({ variable }) => variable)]);
  const named = ['Containerfile', 'compose.yaml', 'docs/operations.md'].flatMap(
    path => read(path).match(/LASTROAD_[A-Z_]+/g) ?? [],
  );

  expect(named.filter(variable => !known.has(variable))).toEqual([]);
  expect(named.length).toBeGreaterThan(SETTINGS.length);
});

test('every test that the threat model refers to is there', () => {
  const tests = read('SECURITY.md').match(/[\w/-]+\.(?:test|long)\.ts/g) ?? [];
  const path = (name: string) =>
    fileURLToPath(new URL(name.includes('/') ? `../../../${name}` : name, import.meta.url));

  expect(tests.length).toBeGreaterThan(10);
  expect(tests.filter(name => !existsSync(path(name)))).toEqual([]);
});
