// Plays mixed tables on all cores, the crews rotated among the seats, and prints what share of games each kind of crew wins:
//   node packages/thunder-road/lab/mixes.ts [GAMES of every mix] [greedy, quick, practised, racing, careless] [FILE of a pack or -] [SEED] [SEATS, such as 2,5] [CREW that has to be there]
import { readFileSync } from 'node:fs';
import { CREW_NAMES } from '../src/settings.ts';
import { playAll } from './cores.ts';
import { mean } from './figures.ts';
import type { Player } from './outcomes.ts';
import { optionsOf, tablesOf } from './tables.ts';

const games = Number(process.argv[2] ?? 200);
const player = (process.argv[3] ?? 'greedy') as Player;
const file = process.argv[4] ?? '-';
const pack: unknown = file === '-' ? null : JSON.parse(readFileSync(file, 'utf8'));
const seed = process.argv[5] ?? 'mixes';
const tables = (process.argv[6] ?? '2,3,4,5')
  .split(',')
  .map(Number)
  .flatMap(seats => tablesOf(seats));
const wanted = process.argv[7];

/** How far the share of a crew is from fair, in points, and twice the deviation that chance explains. */
const offFair = (wins: number, played: number, seats: number, of: number): string => {
  const fair = of / seats;
  const noise = 200 * Math.sqrt((fair * (1 - fair)) / played);
  return `${(100 * (wins / played - fair)).toFixed(1)} (±${noise.toFixed(1)})`;
};

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

print(`| seats | crews | Carnage | ${CREW_NAMES.join(' | ')} | rounds | longest | stopped |`);
print(`| --- | --- | --- | ${CREW_NAMES.map(() => '---').join(' | ')} | --- | --- | --- |`);
for (const table of tables) {
  const { crews, carnage } = table;
  if (wanted !== undefined && !crews.some(crew => crew === wanted)) continue;
  const plan = Array.from({ length: games }, (_, i) => ({
    options: optionsOf(table, i),
    pack,
    seed: `${seed} ${crews.join(' ')} ${carnage} ${i}`,
    players: [player],
    quick: 0,
  }));
  const { played } = await playAll(plan, false);
  const shares = CREW_NAMES.map(name => {
    const of = crews.filter(crew => crew === name).length;
    const wins = played.filter(({ winner }) => winner === name).length;
    return of === 0 || of === crews.length ? '' : offFair(wins, games, crews.length, of);
  });
  const rounds = played.map(game => game.rounds);
  const stopped = played.filter(({ isStopped }) => isStopped).length;
  print(
    `| ${crews.length} | ${[...new Set(crews)].join(', ')} | ${carnage ? 'yes' : 'no'} | ${shares.join(' | ')} | ${mean(rounds).toFixed(2)} | ${Math.max(...rounds)} | ${stopped} |`,
  );
}
