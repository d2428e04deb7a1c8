// Fits the bots' judgement of Thunder Road anew, to games on all cores:
//   node packages/thunder-road/lab/fit.ts [GAMES of every kind] [mixed, or cars] [quick, or greedy] [FILE of a pack or -] [SEED]
// What judges cars among themselves is fitted to their games, and the rest to games of mixed crews; the other is kept.
import { readFileSync, writeFileSync } from 'node:fs';
import { keyFromSeed } from '@lastroad/kernel';
import { JUDGE_NAMES, JUDGES } from '../src/insight/judges.ts';
import { playAll } from './cores.ts';
import type { Outcome, Player } from './outcomes.ts';
import { isMixed, optionsOf, tablesOf } from './tables.ts';
import { netFrom, surprise, train, weightsOf } from './training.ts';

const games = Number(process.argv[2] ?? 1000);
const wanted = process.argv[3] ?? 'mixed';
const player = (process.argv[4] ?? 'quick') as Player;
const file = process.argv[5] ?? '-';
const pack: unknown = file === '-' ? null : JSON.parse(readFileSync(file, 'utf8'));
const seed = process.argv[6] ?? 'fit';

/** One in so many answers of those who think is a quick one. */
const QUICK = 12;
const isWanted = (isOfMixed: boolean): boolean => isOfMixed === (wanted === 'mixed');
const tables = [2, 3, 4, 5].flatMap(seats => tablesOf(seats)).filter(table => isWanted(isMixed(table)));

const positionsOf = async (count: number, name: string): Promise<Outcome[]> => {
  const plan = tables.flatMap((table, kind) =>
    Array.from({ length: count }, (_, i) => ({
      options: optionsOf(table, i),
      pack,
      seed: `${name} ${kind} ${i}`,
      players: [player],
      quick: QUICK,
    })),
  );
  return [...(await playAll(plan, true)).outcomes];
};

const known = await positionsOf(games, seed);
const unknown = await positionsOf(Math.ceil(games / 10), `${seed} check`);
const nets = JUDGE_NAMES.map(name => netFrom(JUDGES[name].weights, JUDGES[name].features, !isWanted(name !== 'cars')));
const told = (nats: number): void => {
  process.stderr.write(`surprise ${nats.toFixed(4)} nats a position\n`);
};
process.stderr.write(`${known.length} positions\n`);
told(surprise(nets, unknown));
train(nets, known, unknown, { key: keyFromSeed('fit'), drawn: 0 }, told);

nets.forEach((net, i) => {
  if (net.kept) return;
  const name = JUDGE_NAMES[i];
  const { rows, start, out } = weightsOf(net, JUDGES[name].features);
  const lines = [
    '// oxlint-disable approx-constant -- numbers that were fitted mean nothing by themselves',
    "import type { NetWeights } from '../net.ts';",
    '',
    `/** Fitted by lab/fit.ts to ${games} games (${player}) of each of ${tables.length} tables; ${surprise(nets, unknown).toFixed(4)} nats a position are not foreseen. */`,
    '// biome-ignore format: a line for each feature',
    'export const WEIGHTS: NetWeights = {',
    '  rows: [',
    ...rows.map(({ feature, to }) => `    { feature: '${feature}', to: [${to.join(', ')}] },`),
    '  ],',
    `  start: [${start.join(', ')}],`,
    `  out: [${out.join(', ')}],`,
    '};',
  ];
  writeFileSync(new URL(`../src/insight/nets/${name}.ts`, import.meta.url), `${lines.join('\n')}\n`);
});
