// Fits the bots' judgement of Thunder Road anew: node packages/thunder-road/lab/fit.ts [GAMES of every kind]
import { writeFileSync } from 'node:fs';
import { keyFromSeed } from '@lastroad/kernel';
import { FEATURES } from '../src/insight/features.ts';
import { outcomesOf } from './outcomes.ts';
import { surprise, train, weightsOf } from './training.ts';

const games = Number(process.argv[2] ?? 12_000);
const known = outcomesOf(games, 'fit');
const unknown = outcomesOf(Math.ceil(games / 10), 'check');
const net = train(FEATURES.length, known, unknown, { key: keyFromSeed('fit'), drawn: 0 }, nats => {
  process.stderr.write(`surprise ${nats.toFixed(4)} nats a position\n`);
});

const { rows, start, out } = weightsOf(net, FEATURES);
const lines = [
  '// oxlint-disable approx-constant -- numbers that were fitted mean nothing by themselves',
  "import type { NetWeights } from './net.ts';",
  '',
  `/** Fitted by lab/fit.ts to ${games} games of every kind; ${surprise(net, unknown).toFixed(4)} nats a position are not foreseen. */`,
  '// biome-ignore format: a line for each feature',
  'export const WEIGHTS: NetWeights = {',
  '  rows: [',
  ...rows.map(({ feature, to }) => `    { feature: '${feature}', to: [${to.join(', ')}] },`),
  '  ],',
  `  start: [${start.join(', ')}],`,
  `  out: [${out.join(', ')}],`,
  '};',
];
writeFileSync(new URL('../src/insight/net-weights.ts', import.meta.url), `${lines.join('\n')}\n`);
