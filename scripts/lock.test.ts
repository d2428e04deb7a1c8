import { expect, test } from 'vitest';
import { type Lock, missingIn, missingInLocks } from './lock.ts';

const lock: Lock = {
  packages: {
    '': { devDependencies: { bundler: '1.0.0' } },
    'packages/game': { version: '0.1.0', dependencies: { bundler: '1.0.0' } },
    'node_modules/bundler': {
      version: '1.0.0',
      dependencies: { '@scope/paths': '^2.0.0' },
      optionalDependencies: { '@bundler/darwin-arm64': '1.0.0', '@bundler/linux-x64': '1.0.0' },
      peerDependencies: { linker: '*', painter: '*' },
      peerDependenciesMeta: { painter: { optional: true } },
    },
    'node_modules/linker': { version: '3.0.0' },
    'node_modules/@bundler/darwin-arm64': { version: '1.0.0' },
    'node_modules/@bundler/linux-x64': { version: '1.0.0' },
    'node_modules/bundler/node_modules/@scope/paths': { version: '2.0.0', dependencies: { linker: '3.0.0' } },
  },
};

const without = (taken: string): Lock => ({
  packages: Object.fromEntries(Object.entries(lock.packages).filter(([path]) => path !== taken)),
});

test('a lock file with everything misses nothing, and needs no optional peer', () => {
  expect(missingIn(lock)).toEqual([]);
});

test('a binary of another platform that is taken out is named', () => {
  expect(missingIn(without('node_modules/@bundler/darwin-arm64'))).toEqual([
    'node_modules/bundler 1.0.0 asks for @bundler/darwin-arm64, which is missing',
  ]);
});

test('a package that lies out of reach is missing', () => {
  const nested = 'node_modules/bundler/node_modules/@scope/paths';
  const elsewhere = { 'node_modules/linker/node_modules/@scope/paths': { version: '2.0.0' } };

  expect(missingIn({ packages: { ...without(nested).packages, ...elsewhere } })).toEqual([
    'node_modules/bundler 1.0.0 asks for @scope/paths, which is missing',
  ]);
});

test('whoever asks is named: the project, a package of ours, a package of others', () => {
  expect(missingIn(without('node_modules/bundler'))).toEqual([
    'the project asks for bundler, which is missing',
    'packages/game 0.1.0 asks for bundler, which is missing',
  ]);
  expect(missingIn(without('node_modules/linker'))).toHaveLength(2);
});

test('the lock files of the project are complete', () => {
  expect(missingInLocks()).toEqual([]);
});
