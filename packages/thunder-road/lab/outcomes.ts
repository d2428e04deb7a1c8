import { pickQuickly } from '@lastroad/bots';
import { type Chance, keyFromSeed, must, type Options, uniform } from '@lastroad/kernel';
import { type Race, type ThunderContent, thunderRoad } from '../src/index.ts';
import { isQuiet } from '../src/insight/asking.ts';
import { FEATURES } from '../src/insight/features.ts';
import { thunderRoadInsight } from '../src/insight/index.ts';
import { featuresOf } from '../src/insight/standing.ts';

// Positions of games between players who follow the weights, and who won: what the bots' judgement is fitted to.

const playable = { rules: thunderRoad, insight: thunderRoadInsight };

/** A position: the features of the seats that were still in the race, one after the other, and which of them won. */
export interface Outcome {
  readonly features: Float32Array;
  readonly winner: number;
}

/** One in so many positions is taken: between turns, and in the middle of one. */
const QUIET = 4;
const BUSY = 32;

interface Noted {
  readonly features: Float32Array;
  readonly seats: readonly number[];
}

const note = (g: Race): Noted => {
  const seats = g.crews.flatMap(({ out }, seat) => (out ? [] : [seat]));
  const features = new Float32Array(seats.length * FEATURES.length);
  seats.forEach((seat, i) => features.set(featuresOf(g, seat), i * FEATURES.length));
  return { seats, features };
};

/** Plays one game and adds some of its positions. */
export const addOutcomes = (content: ThunderContent, seed: string, into: Outcome[]): void => {
  const dice: Chance = { key: keyFromSeed(`${seed} dice`), drawn: 0 };
  const g = thunderRoad.setup(content, keyFromSeed(seed));
  const noted: Noted[] = [];
  for (let asked = thunderRoad.waitingFor(g); asked.length > 0; asked = thunderRoad.waitingFor(g)) {
    if (uniform(dice, isQuiet(g) ? QUIET : BUSY) === 0) noted.push(note(g));
    const [seat] = asked;
    thunderRoad.choose(g, seat, pickQuickly(playable, g, seat, thunderRoad.options(g, seat), dice));
  }
  for (const { seats, features } of noted) into.push({ features, winner: seats.indexOf(g.winner) });
};

const twice = (seats: number, options: Options): Options[] =>
  [false, true].map(carnage => ({ seats, carnage, ...options }));

/** Tables of cars, and tables that have the bikes too. */
export const CARS_ALONE = [2, 3, 4].flatMap(seats => twice(seats, {}));
export const WITH_BIKES = [2, 3, 4, 5].flatMap(seats => twice(seats, { [`crew${seats}`]: 'bikes' }));

/** Positions of so many games of every kind. */
export const outcomesOf = (games: number, seed: string, kinds: readonly Options[]): Outcome[] => {
  const found: Outcome[] = [];
  for (const kind of kinds) {
    const content = must(thunderRoad.content(kind));
    for (let game = 0; game < games; game++)
      addOutcomes(content, `${seed} ${String(kind['seats'])} ${String(kind['carnage'])} ${game}`, found);
    process.stderr.write(
      `${String(kind['seats'])} seats${kind['carnage'] === true ? ', Carnage' : ''}: ${found.length} positions\n`,
    );
  }
  return found;
};
