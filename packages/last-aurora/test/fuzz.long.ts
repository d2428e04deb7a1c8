import { conform } from '@lastroad/kernel/conformance';
import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';

const GAMES = Number(process.env['LASTROAD_GAMES'] ?? 100_000);

test('random games over all options end, and keep the contract', () => {
  const report = conform(lastAurora, { games: GAMES, seed: 'long', thorough: 400, bound: 3000 });

  expect(report.fault).toBeNull();
});

test('every decision of a thousand games keeps the contract', () => {
  expect(conform(lastAurora, { games: Math.min(1000, GAMES), seed: 'thorough', bound: 3000 }).fault).toBeNull();
});
