// Fits the bots' judgement of Thunder Road anew: node packages/thunder-road/lab/fit.ts [GAMES of every kind] [many]
// With "many", games with the bikes fit what is only theirs, and everything else stays as it is.
import { writeFileSync } from 'node:fs';
import { keyFromSeed } from '@lastroad/kernel';
import { FEATURES, OF_MANY } from '../src/insight/features.ts';
import { WEIGHTS } from '../src/insight/net-weights.ts';
import { CARS_ALONE, outcomesOf, WITH_BIKES } from './outcomes.ts';
import { netFrom, surprise, train, weightsOf } from './training.ts';

const games = Number(process.argv[2] ?? 12_000);
const isMany = process.argv[3] === 'many';
const kinds = isMany ? WITH_BIKES : CARS_ALONE;
const known = outcomesOf(games, 'fit', kinds);
const unknown = outcomesOf(Math.ceil(games / 10), 'check', kinds);
const dice = { key: keyFromSeed('fit'), drawn: 0 };
const told = (nats: number): void => {
  process.stderr.write(`surprise ${nats.toFixed(4)} nats a position\n`);
};
const before = { net: netFrom(WEIGHTS, FEATURES), free: FEATURES.length - OF_MANY.length };
if (isMany) told(surprise(before.net, unknown));
const net = train(FEATURES.length, known, unknown, dice, told, isMany ? before : undefined);

const { rows, start, out } = weightsOf(net, FEATURES);
const sentence = isMany
  ? `As before; what is of many cars was fitted by lab/fit.ts to ${games} games of every kind with the bikes`
  : `Fitted by lab/fit.ts to ${games} games of every kind`;
const lines = [
  '// oxlint-disable approx-constant -- numbers that were fitted mean nothing by themselves',
  "import type { NetWeights } from './net.ts';",
  '',
  `/** ${sentence}; ${surprise(net, unknown).toFixed(4)} nats a position are not foreseen. */`,
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
