import { expect, test } from 'vitest';
import {
  advance,
  cloneGame,
  type Figure,
  type Frame,
  framesOf,
  type Game,
  hooksOf,
  keyFromSeed,
  type Moment,
  newGame,
  sumOf,
  tasksFor,
} from '../src/index.ts';

interface Tally extends Game {
  readonly lines: string[];
}
interface Act {
  readonly number: number;
}
interface Places {
  speed: Figure<[g: Tally, seat: number]>;
  dusk: Moment<[g: Tally]>;
  act: Act;
}
const PLACES = ['speed', 'dusk', 'act'] as const;

const { task } = tasksFor<Tally>();
const write = task('write', (line: string) => ({ line }), {
  down(g, { line }) {
    g.lines.push(line);
  },
});
const tally = (first: Frame): Tally => ({
  ...newGame({ id: 'tally', hash: '', options: {} }, keyFromSeed(1), first),
  lines: [],
});

const snow = {
  name: 'snow',
  tasks: {},
  hooks: { speed: () => -1, dusk: () => [write('it snows'), write('it lies')], act: { number: 10 } },
};
const wolves = {
  name: 'wolves',
  tasks: {},
  hooks: { dusk: () => write('they howl'), act: [{ number: 20 }, { number: 21 }] },
};

test('a figure is the sum of what modules add, and nothing without them', () => {
  const g = tally(write(''));
  const fast = { name: 'fast', tasks: {}, hooks: { speed: (_g: Tally, seat: number) => 5 * seat } };

  expect(sumOf(hooksOf<Places>(PLACES, []).speed, g, 1)).toBe(0);
  expect(sumOf(hooksOf<Places>(PLACES, [snow, wolves]).speed, g, 1)).toBe(-1);
  expect(sumOf(hooksOf<Places>(PLACES, [snow, fast]).speed, g, 2)).toBe(9);
});

test('at a moment modules speak in their order, one frame, several or none', () => {
  const silent = {
    name: 'silent',
    tasks: {},
    hooks: {
      dusk(g: Tally) {
        g.lines.push('nothing to resolve');
      },
    },
  };
  const { dusk } = hooksOf<Places>(PLACES, [wolves, silent, snow]);
  const evening = task('evening', () => ({}), {
    falls: g => framesOf(dusk, g),
    ends: () => write('it is dark'),
  });
  const g = tally(evening());

  advance({ evening, write }, g);

  expect(g.lines).toEqual(['nothing to resolve', 'they howl', 'it snows', 'it lies', 'it is dark']);
  expect(framesOf(hooksOf<Places>(PLACES, []).dusk, cloneGame(g) as Tally)).toEqual([]);
});

test('a module may say several things at one place', () => {
  const { act } = hooksOf<Places>(PLACES, [snow, wolves]);

  expect(act.map(({ number }) => number)).toEqual([10, 20, 21]);
});
