// Tunes what the bots' quick judgement counts things for, in games against itself:
//   node packages/thunder-road/lab/tune.ts [MINUTES] [SEED]
// Each game is played by two neighbours of the present worths, one to either side of them in every direction at once; all
// move a little towards the winner (simultaneous perturbation, SPSA). Worths that make no difference wander a little.
import { writeFileSync } from 'node:fs';
import { fraction, pickQuickly } from '@lastroad/bots';
import { type Chance, keyFromSeed, must, uniform } from '@lastroad/kernel';
import { type ThunderContent, thunderRoad } from '../src/index.ts';
import { thunderRoadInsight } from '../src/insight/index.ts';
import { forgetTrips } from '../src/insight/trips.ts';
import { WORTHS } from '../src/insight/tuned-worths.ts';
import type { Worths } from '../src/insight/worths.ts';

const minutes = Number(process.argv[2] ?? 30);
const seed = process.argv[3] ?? 'tune';

const playable = { rules: thunderRoad, insight: thunderRoadInsight };
const names = Object.keys(WORTHS) as (keyof Worths)[];
const before = { ...WORTHS };
/** A step in each direction: about a third of what the worth was. */
const steps = names.map(name => 0.3 * Math.abs(before[name]) + 0.1);

/** How far from the middle the two sides stand, how much a game counts at first, and of that at the end; in steps. */
const APART = 0.5;
const RATE = 0.005;
const LAST = 0.2;

/** Mostly the duel, which asks for the most; Carnage and four players so that nothing is forgotten. */
const TABLES = [{ seats: 2 }, { seats: 2, carnage: true }, { seats: 2 }, { seats: 4 }].map(options =>
  must(thunderRoad.content(options)),
);

const dice: Chance = { key: keyFromSeed(`${seed} dice`), drawn: 0 };

const use = (place: readonly number[]): void => {
  names.forEach((name, i) => {
    WORTHS[name] = before[name] + steps[i] * place[i];
  });
  forgetTrips();
};

/** Plays a game between two sides, which have every other seat; returns which of them wins. */
const play = (content: ThunderContent, sides: readonly (readonly number[])[], deal: string): number => {
  const g = thunderRoad.setup(content, keyFromSeed(deal));
  let inUse = -1;
  for (let [seat] = thunderRoad.waitingFor(g); seat !== undefined; [seat] = thunderRoad.waitingFor(g)) {
    const options = thunderRoad.options(g, seat);
    const side = seat % sides.length;
    if (options.length > 1 && side !== inUse) {
      use(sides[side]);
      inUse = side;
    }
    thunderRoad.choose(g, seat, pickQuickly(playable, g, seat, options, dice));
  }
  return g.winner % sides.length;
};

const start = names.map(() => 0);
const place = [...start];
const end = Date.now() + minutes * 60_000;

/** Some rival: everything counts for more or less to it, in extreme cases nothing but getting on. */
const someRival = (): number[] => {
  const temper = 2 ** (4 * fraction(dice) - 3);
  return names.map((name, i) => (before[name] * temper * 2 ** (2 * fraction(dice) - 1) - before[name]) / steps[i]);
};

/** Which of two sides does better: 1 for the first, -1 for the second, 0 if neither. Every other time both meet a rival. */
const better = (sides: readonly (readonly number[])[], game: number): number => {
  const table = TABLES[(game >> 2) % TABLES.length];
  const isSwapped = game % 2 === 1;
  const deal = `${seed} ${game}`;
  const wins = (one: readonly number[], other: readonly number[]): number =>
    play(table, isSwapped ? [other, one] : [one, other], deal) === (isSwapped ? 1 : 0) ? 1 : 0;
  if ((game >> 1) % 2 === 0) return 2 * wins(sides[0], sides[1]) - 1;
  const rival = someRival();
  return wins(sides[0], rival) - wins(sides[1], rival);
};

let games = 0;
for (; Date.now() < end; games++) {
  const left = (end - Date.now()) / (minutes * 60_000);
  const rate = RATE * (LAST + (1 - LAST) * left);
  const apart = names.map(() => (uniform(dice, 2) === 0 ? APART : -APART));
  const sign = better(
    [1, -1].map(way => place.map((value, i) => value + way * apart[i])),
    games,
  );
  for (let i = 0; i < place.length; i++) place[i] += rate * sign * apart[i];
  if (games % 10_000 === 0) process.stderr.write(`${games} games, ${(left * minutes).toFixed(1)} minutes left\n`);
}

const CHECKED = 2000;
let won = 0;
for (let game = 0; game < CHECKED; game++) {
  const isSwapped = game % 2 === 1;
  if ((play(TABLES[0], isSwapped ? [start, place] : [place, start], `${seed} check ${game >> 1}`) === 1) === isSwapped)
    won++;
}
process.stderr.write(
  `${games} games; wins ${((100 * won) / CHECKED).toFixed(1)} % of ${CHECKED} against the worths before\n`,
);

use(place);
const lines = [
  "import type { Worths } from './worths.ts';",
  '',
  '/** Tuned by lab/tune.ts. */',
  'export const WORTHS: Worths = {',
  ...names.map(name => `  ${name}: ${Number(WORTHS[name].toFixed(2))},`),
  '};',
];
writeFileSync(new URL('../src/insight/tuned-worths.ts', import.meta.url), `${lines.join('\n')}\n`);
