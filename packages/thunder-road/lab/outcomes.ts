import { type Bot, greedy, pickQuickly, random, search, seenBy } from '@lastroad/bots';
import { type Chance, keyFromSeed, must, type Options, type Seat, uniform } from '@lastroad/kernel';
import { type Race, type ThunderEvent, thunderRoad } from '../src/index.ts';
import { isQuiet } from '../src/insight/asking.ts';
import { thunderRoadInsight } from '../src/insight/index.ts';
import { JUDGE_NAMES, judgeOf } from '../src/insight/judges.ts';
import { featuresOf } from '../src/insight/standing.ts';
import { crewOf } from '../src/verbs/cars.ts';
import { careless, type Driver, practised, greedy as racing } from './drivers.ts';

// Positions of games, and who won: what the bots' judgement is fitted to.

const playable = { rules: thunderRoad, insight: thunderRoadInsight };

/** A position: the features of the seats that were still in the race, one after the other, and which of them won. */
export interface Outcome {
  /** Of each seat the number of its judge. */
  readonly judges: readonly number[];
  readonly features: Float32Array;
  readonly winner: number;
}

/** One in so many positions is taken: between turns, and in the middle of one. */
const QUIET = 4;
const BUSY = 32;

type Noted = Omit<Outcome, 'winner'> & { readonly seats: readonly number[] };

const note = (g: Race): Noted => {
  const seats = g.crews.flatMap(({ out }, seat) => (out ? [] : [seat]));
  const features = Float32Array.from(seats.flatMap(seat => Array.from(featuresOf(g, seat))));
  return { seats, judges: seats.map(seat => JUDGE_NAMES.indexOf(judgeOf(g, seat).name)), features };
};

/** How somebody chooses: by the weights alone, as a level of the bots, or as one of the simple drivers. */
export type Player = 'quick' | 'random' | 'greedy' | 'search' | 'practised' | 'racing' | 'careless';

const DRIVERS: Readonly<Partial<Record<Player, Driver>>> = { practised, racing, careless };
const BOTS: Readonly<Partial<Record<Player, Bot>>> = { random, greedy: greedy(), search: search() };

/** One game to be played. */
export interface Game {
  readonly options: Options;
  readonly pack: unknown;
  readonly seed: string;
  /** Who has the seats, in turn. */
  readonly players: readonly Player[];
  /** One in so many answers is a quick one, so that more is seen; 0 for none. */
  readonly quick: number;
}

/** How it went. */
export interface Played {
  /** The crew that won, and its seat. */
  readonly winner: string;
  readonly seat: Seat;
  readonly rounds: number;
  /** Whether the guard had to stop a chain (TR-RES-5). */
  readonly isStopped: boolean;
}

const choose = ({ players, seed, quick }: Game, g: Race, seat: Seat, dice: Chance, question: number): number => {
  const options = thunderRoad.options(g, seat);
  const player = players[seat % players.length];
  const driver = DRIVERS[player];
  if (driver !== undefined) return driver(g, seat, options, dice);
  const bot = BOTS[player];
  if (bot === undefined || (quick > 0 && uniform(dice, quick) === 0))
    return pickQuickly(playable, g, seat, options, dice);
  return bot.think(seenBy(playable, g, seat, `${seed} ${question}`)).choice;
};

/** Plays one game and adds some of its positions. */
export const playOne = (game: Game, into: Outcome[]): Played => {
  const dice: Chance = { key: keyFromSeed(`${game.seed} dice`), drawn: 0 };
  const g = thunderRoad.setup(must(thunderRoad.content(game.options, game.pack)), keyFromSeed(game.seed));
  const noted: Noted[] = [];
  const events: ThunderEvent[] = [];
  g.events = events;
  let question = 0;
  let isStopped = false;
  for (let asked = thunderRoad.waitingFor(g); asked.length > 0; asked = thunderRoad.waitingFor(g)) {
    if (uniform(dice, isQuiet(g) ? QUIET : BUSY) === 0) noted.push(note(g));
    thunderRoad.choose(g, asked[0], choose(game, g, asked[0], dice, question++));
    for (const { type } of events.splice(0)) isStopped ||= type === 'chainStopped';
  }
  for (const { seats, judges, features } of noted) into.push({ judges, features, winner: seats.indexOf(g.winner) });
  return { winner: crewOf(g, g.winner).name, seat: g.winner, rounds: g.round, isStopped };
};
