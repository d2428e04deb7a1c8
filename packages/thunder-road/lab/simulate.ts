import { writeFileSync } from 'node:fs';
import { CREW_NAMES, type CrewName } from '../src/settings.ts';
import { careless, type Driver, greedy, practised } from './drivers.ts';
import { type Figures, mean, median, simulate, type Tally } from './figures.ts';
import { carsOf, type Table } from './tables.ts';

// Plays games of simple drivers and prints the figures:
//   node packages/thunder-road/lab/simulate.ts [GAMES] [FILE, or - for the screen] [CREWS by seat, such as rig,bikes,cars]

const DRIVERS: Readonly<Record<string, Driver>> = { practised, greedy, careless };

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const sorted = (tally: Tally): [string, number][] => Object.entries(tally).toSorted((a, b) => b[1] - a[1]);

const raceLines = (name: string, f: Figures): string => {
  const seats = f.winsFromFirst.map(wins => percent(wins, f.games)).join(', ');
  const endings = ['finish', 'survivor', 'allOut'].map(ending => percent(f.endings[ending] ?? 0, f.games)).join(' / ');
  return `| ${name} | ${median(f.rounds)} (${mean(f.rounds).toFixed(1)}) | ${median(f.tiles)} (${mean(f.tiles).toFixed(1)}) | ${endings} | ${seats} |`;
};

const causeLine = (name: string, f: Figures): string => {
  const all = Object.values(f.causes).reduce((a, b) => a + b, 0);
  return `| ${name} | ${(all / f.games).toFixed(1)} | ${sorted(f.causes)
    .map(([cause, n]) => `${cause} ${percent(n, all)}`)
    .join(', ')} |`;
};

/** In what share of games each thing of a kind was seen. */
const seenLine = (f: Figures, kind: string): string =>
  `| ${kind} | ${sorted(f.seen)
    .filter(([name]) => name.startsWith(`${kind} `))
    .map(([name, n]) => `${name.slice(kind.length + 1)} ${((100 * n) / f.games).toFixed(0)}`)
    .join(', ')} |`;

const sideLine = (f: Figures): string =>
  Object.keys(f.crossings)
    .toSorted()
    .map(name => `${name} ${percent(f.losses[name] ?? 0, f.crossings[name])}`)
    .join(', ');

const crewNamed = (name: string): CrewName => {
  const crew = CREW_NAMES.find(known => known === name);
  if (crew === undefined) throw new Error(`"${name}" is none of ${CREW_NAMES.join(', ')}`);
  return crew;
};

const crewLine = (name: string, f: Figures): string =>
  `| ${name} | ${sorted(f.winsByCrew)
    .map(([crew, wins]) => `${crew} ${percent(wins, f.games)}`)
    .join(', ')} |`;

const games = Number(process.argv[2] ?? 2000);
const file = process.argv[3] ?? '-';
const wanted = process.argv[4]?.split(',').map(crewNamed);
/** What is played: tables of cars with two to four seats, or the one that is asked for. */
const tables: readonly Table[] = [false, true].flatMap(carnage =>
  wanted === undefined ? [2, 3, 4].map(seats => carsOf(seats, carnage)) : [{ crews: wanted, carnage }],
);
const lines: string[] = [];
const all: Record<string, Figures> = {};
for (const [name, driver] of Object.entries(DRIVERS)) {
  for (const table of tables) {
    const seated = wanted === undefined ? `${table.crews.length} players` : wanted.join(', ');
    all[`${name}, ${seated}, ${table.carnage ? 'with Carnage' : 'base'}`] = simulate(driver, table, games);
  }
}
lines.push(`Figures of ${games} games a row.`, '');
lines.push(
  '| drivers | rounds: median (mean) | tiles laid | finish / last running / all out | wins by seat from the first player |',
  '| --- | --- | --- | --- | --- |',
);
for (const [name, figures] of Object.entries(all)) lines.push(raceLines(name, figures));
lines.push('', '| drivers | cars lost a game | causes |', '| --- | --- | --- |');
for (const [name, figures] of Object.entries(all)) lines.push(causeLine(name, figures));
if (wanted !== undefined) {
  lines.push('', '| drivers | games won by each crew |', '| --- | --- |');
  for (const [name, figures] of Object.entries(all)) lines.push(crewLine(name, figures));
}
for (const [name, figures] of Object.entries(all)) {
  if (wanted === undefined && !name.includes('4 players')) continue;
  lines.push('', `Per cent of games in which each was seen; ${name}:`, '', '| kind | share |', '| --- | --- |');
  for (const kind of ['tile', 'terrain', 'hazard', 'damage', 'command', 'lasting']) lines.push(seenLine(figures, kind));
  lines.push(
    '',
    `Cars eliminated on a side for each car that came onto it (left behind with it not counted): ${sideLine(figures)}.`,
  );
}
lines.push(
  '',
  `Chains stopped by the guard: ${Object.values(all).reduce((sum, f) => sum + f.chainsStopped, 0)} in ${Object.values(all).reduce((sum, f) => sum + f.games, 0)} games.`,
  '',
);
const text = lines.join('\n');
if (file === '-') process.stdout.write(text);
else writeFileSync(file, text);
