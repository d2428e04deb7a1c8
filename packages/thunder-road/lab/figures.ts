import { keyFromSeed, must, uniform } from '@lastroad/kernel';
import { type ThunderContent, type ThunderEvent, thunderRoad } from '../src/index.ts';
import type { Driver } from './drivers.ts';

export type Tally = Record<string, number>;
const add = (tally: Tally, name: string, by = 1): void => {
  tally[name] = (tally[name] ?? 0) + by;
};

/** What is counted over many games of one kind. */
export interface Figures {
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

/** Plays so many games, with either starting tile. */
export const simulate = (driver: Driver, seats: number, carnage: boolean, games: number): Figures => {
  const contents = ['a', 'b'].map(start => must(thunderRoad.content({ seats, carnage, start })));
  const figures = newFigures(seats);
  for (let i = 0; i < games; i++) {
    const content = contents[uniform({ key: keyFromSeed(i), drawn: 0 }, 2)];
    playOne(content, `${driver.name} ${seats} ${carnage} ${i}`, driver, figures);
  }
  return figures;
};

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
export const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;
