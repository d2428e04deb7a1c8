import { writeFileSync } from 'node:fs';
import { keyFromSeed, must, uniform } from '@lastroad/kernel';
import { type ThunderContent, type ThunderEvent, thunderRoad } from '../src/index.ts';
import { careless, type Driver, greedy } from './drivers.ts';

// node packages/thunder-road/lab/simulate.ts [games] [file]: plays games of simple drivers and prints the figures.

type Tally = Record<string, number>;
const add = (tally: Tally, name: string, by = 1): void => {
  tally[name] = (tally[name] ?? 0) + by;
};

interface Figures {
  games: number;
  rounds: number[];
  tiles: number[];
  causes: Tally;
  endings: Tally;
  winsFromFirst: number[];
  /** In how many games something occurred. */
  seen: Tally;
  /** Cars that came onto a side, and cars eliminated on it. */
  crossings: Tally;
  losses: Tally;
  chainsStopped: number;
}

const newFigures = (seats: number): Figures => ({
  games: 0,
  rounds: [],
  tiles: [],
  causes: {},
  endings: {},
  winsFromFirst: new Array<number>(seats).fill(0),
  seen: {},
  crossings: {},
  losses: {},
  chainsStopped: 0,
});

/** Follows one game by its events alone, as a spectator would. */
const watcher = (content: ThunderContent, figures: Figures, board: readonly number[]) => {
  const laid = [...board];
  const at = new Map<number, number>();
  const seen = new Set<string>();
  const visited = new Set<string>();
  const visit = (car: number, space: number): void => {
    const tile = Math.floor(space / content.area);
    at.set(car, tile);
    if (car >= content.seating.length * 3 || tile >= laid.length || visited.has(`${car} ${tile}`)) return;
    visited.add(`${car} ${tile}`);
    add(figures.crossings, content.sides[laid[tile]].name);
  };
  const see = (event: ThunderEvent): void => {
    switch (event.type) {
      case 'tileLaid':
        laid[event.laid - 1] = event.side;
        break;
      case 'moved': {
        visit(event.car, event.to);
        const tile = Math.floor(event.to / content.area);
        if (tile >= laid.length) break;
        seen.add(`terrain ${content.terrains[content.sides[laid[tile]].terrain[event.to % content.area]].name}`);
        break;
      }
      case 'turnedUp':
        seen.add(`hazard ${content.hazards[event.hazard].name}`);
        if (content.hazardTerrain[event.hazard] >= 0) seen.add(`terrain ${content.hazards[event.hazard].terrain}`);
        break;
      case 'damaged':
        seen.add(`damage ${content.damage[event.token].name}`);
        break;
      case 'commanded':
        seen.add(`command ${content.commands[event.command].name}`);
        break;
      case 'afflicted':
        seen.add(`lasting ${content.lasting[event.card].name}`);
        break;
      case 'chainStopped':
        figures.chainsStopped++;
        break;
      case 'eliminated':
        if (event.car >= content.seating.length * 3) break;
        add(figures.causes, event.cause);
        if (event.cause !== 'tile') add(figures.losses, content.sides[laid[at.get(event.car) ?? 0]].name);
        break;
      default:
    }
  };
  const finish = (): void => {
    for (const name of seen) add(figures.seen, name);
    for (const side of laid) add(figures.seen, `tile ${content.sides[side].name}`);
  };
  return { see, finish };
};

const playOne = (content: ThunderContent, seed: string, driver: Driver, figures: Figures): void => {
  const g = thunderRoad.setup(content, keyFromSeed(seed));
  const dice = { key: keyFromSeed(`${seed} driver`), drawn: 0 };
  const first = g.first;
  const events: ThunderEvent[] = [];
  g.events = events;
  const { see, finish } = watcher(content, figures, g.board);
  for (let asked = thunderRoad.waitingFor(g); asked.length > 0; asked = thunderRoad.waitingFor(g)) {
    const options = thunderRoad.options(g, asked[0]);
    thunderRoad.choose(g, asked[0], driver(g, asked[0], options, dice));
    for (const event of events.splice(0)) see(event);
  }
  finish();
  figures.games++;
  figures.rounds.push(g.round);
  figures.tiles.push(g.laid);
  add(figures.endings, g.ending ?? 'none');
  figures.winsFromFirst[(g.winner - first + g.crews.length) % g.crews.length]++;
};

const DRIVERS: Readonly<Record<string, Driver>> = { greedy, careless };

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const mean = (numbers: readonly number[]): string => (numbers.reduce((a, b) => a + b, 0) / numbers.length).toFixed(1);
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const sorted = (tally: Tally): [string, number][] => Object.entries(tally).toSorted((a, b) => b[1] - a[1]);

const raceLines = (name: string, f: Figures): string => {
  const seats = f.winsFromFirst.map(wins => percent(wins, f.games)).join(', ');
  const endings = ['finish', 'survivor', 'allOut'].map(ending => percent(f.endings[ending] ?? 0, f.games)).join(' / ');
  return `| ${name} | ${median(f.rounds)} (${mean(f.rounds)}) | ${median(f.tiles)} (${mean(f.tiles)}) | ${endings} | ${seats} |`;
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

const games = Number(process.argv[2] ?? 2000);
const lines: string[] = [];
const all: Record<string, Figures> = {};
for (const driver of Object.keys(DRIVERS)) {
  for (const carnage of [false, true]) {
    for (const seats of [2, 3, 4]) {
      const content = must(thunderRoad.content({ seats, carnage }));
      const other = must(thunderRoad.content({ seats, carnage, start: 'b' }));
      const figures = newFigures(seats);
      for (let i = 0; i < games; i++) {
        playOne(
          uniform({ key: keyFromSeed(i), drawn: 0 }, 2) === 0 ? content : other,
          `${driver} ${seats} ${carnage} ${i}`,
          DRIVERS[driver],
          figures,
        );
      }
      all[`${driver}, ${seats} players, ${carnage ? 'with Carnage' : 'base'}`] = figures;
    }
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
for (const [name, figures] of Object.entries(all)) {
  if (!name.includes('4 players')) continue;
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
if (process.argv[3] === undefined) process.stdout.write(text);
else writeFileSync(process.argv[3], text);
