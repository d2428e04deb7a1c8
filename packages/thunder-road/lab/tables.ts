import type { Options } from '@lastroad/kernel';
import type { CrewName } from '../src/settings.ts';

// The tables that are played for figures, each with the crews rotated among the seats.

export interface Table {
  readonly crews: readonly CrewName[];
  readonly carnage: boolean;
}

const MOST_CARS = 4;

/** Every choice of some crews, none first. */
const choicesOf = (crews: readonly CrewName[]): CrewName[][] =>
  crews.reduce<CrewName[][]>((all, name) => [...all, ...all.map(some => [...some, name])], [[]]);

/** Every mix of cars and other crews at so many seats, with and without Carnage. */
export const tablesOf = (seats: number, others: readonly CrewName[] = ['rig', 'bikes']): Table[] =>
  choicesOf(others)
    .filter(special => seats >= special.length && seats - special.length <= MOST_CARS)
    .flatMap(special =>
      [false, true].map(carnage => ({
        crews: [...new Array<CrewName>(seats - special.length).fill('cars'), ...special],
        carnage,
      })),
    );

/** Cars alone. */
export const carsOf = (seats: number, carnage: boolean): Table => ({
  crews: new Array<CrewName>(seats).fill('cars'),
  carnage,
});

export const isMixed = ({ crews }: Table): boolean => crews.some(crew => crew !== 'cars');

/** The options of a game of that number at a table: every crew has every seat in turn, on both starting tiles. */
export const optionsOf = ({ crews, carnage }: Table, number: number): Options => ({
  seats: crews.length,
  carnage,
  start: Math.floor(number / crews.length) % 2 === 0 ? 'a' : 'b',
  ...Object.fromEntries(crews.map((_, seat) => [`crew${seat + 1}`, crews[(seat + number) % crews.length]])),
});
