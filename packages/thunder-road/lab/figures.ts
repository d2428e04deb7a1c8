import { keyFromSeed, must, uniform } from '@lastroad/kernel';
import { type ThunderContent, type ThunderEvent, thunderRoad } from '../src/index.ts';
import type { Driver } from './drivers.ts';
import { sightings } from './sightings.ts';
import { isMixed, optionsOf, type Table } from './tables.ts';

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
  winsByCrew: Tally;
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
  winsByCrew: {},
  seen: {},
  crossings: {},
  losses: {},
  chainsStopped: 0,
});

/** One game as a spectator follows it. */
interface Watch {
  readonly content: ThunderContent;
  readonly laid: number[];
  /** The tile each car was last seen on, and all tiles it has been on. */
  readonly tiles: Map<number, number>;
  readonly visited: Set<string>;
  readonly seen: Set<string>;
}

const isOwned = ({ content }: Watch, car: number): boolean =>
  car < content.seating.reduce((cars, crew) => cars + content.crews[crew].models.length, 0);
const sideName = ({ content, laid }: Watch, tile: number): string => content.sides[laid[tile]].name;

const follow = (watch: Watch, figures: Figures, car: number, space: number): void => {
  const tile = Math.floor(space / watch.content.area);
  watch.tiles.set(car, tile);
  if (!isOwned(watch, car) || tile >= watch.laid.length || watch.visited.has(`${car} ${tile}`)) return;
  watch.visited.add(`${car} ${tile}`);
  add(figures.crossings, sideName(watch, tile));
};

const see = (watch: Watch, figures: Figures, event: ThunderEvent): void => {
  for (const name of sightings(watch.content, watch.laid, event)) watch.seen.add(name);
  if (event.type === 'tileLaid') watch.laid[event.laid - 1] = event.side;
  if (event.type === 'moved') follow(watch, figures, event.car, event.to);
  if (event.type === 'chainStopped') figures.chainsStopped++;
  if (event.type !== 'eliminated' || !isOwned(watch, event.car)) return;
  add(figures.causes, event.cause);
  if (event.cause !== 'tile') add(figures.losses, sideName(watch, watch.tiles.get(event.car) ?? 0));
};

const playOne = (content: ThunderContent, seed: string, driver: Driver, figures: Figures): void => {
  const g = thunderRoad.setup(content, keyFromSeed(seed));
  const dice = { key: keyFromSeed(`${seed} driver`), drawn: 0 };
  const first = g.first;
  const events: ThunderEvent[] = [];
  g.events = events;
  const seen = new Set(g.board.map(side => `tile ${content.sides[side].name}`));
  const watch: Watch = { content, laid: g.board.slice(), tiles: new Map(), visited: new Set(), seen };
  for (let asked = thunderRoad.waitingFor(g); asked.length > 0; asked = thunderRoad.waitingFor(g)) {
    const options = thunderRoad.options(g, asked[0]);
    thunderRoad.choose(g, asked[0], driver(g, asked[0], options, dice));
    for (const event of events.splice(0)) see(watch, figures, event);
  }
  for (const name of seen) add(figures.seen, name);
  figures.games++;
  figures.rounds.push(g.round);
  figures.tiles.push(g.laid);
  add(figures.endings, g.ending ?? 'none');
  figures.winsFromFirst[(g.winner - first + g.crews.length) % g.crews.length]++;
  add(figures.winsByCrew, content.crews[g.crews[g.winner].kind].name);
};

/** Plays so many games at a table, with either starting tile; its crews are rotated among the seats. */
export const simulate = (driver: Driver, table: Table, games: number): Figures => {
  const { crews, carnage } = table;
  const figures = newFigures(crews.length);
  const name = `${driver.name} ${isMixed(table) ? crews.join(' ') : crews.length} ${carnage}`;
  const contents = new Map<string, ThunderContent>();
  for (let i = 0; i < games; i++) {
    const start = uniform({ key: keyFromSeed(i), drawn: 0 }, 2) === 0 ? 'a' : 'b';
    const laid = `${start} ${i % crews.length}`;
    const content = contents.get(laid) ?? must(thunderRoad.content({ ...optionsOf(table, i), start }));
    contents.set(laid, content);
    playOne(content, `${name} ${i}`, driver, figures);
  }
  return figures;
};

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
export const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;
