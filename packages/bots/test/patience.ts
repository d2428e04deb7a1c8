import {
  AGAIN,
  accept,
  type Content,
  cloneGame,
  defineRules,
  draw,
  type Game,
  type Insight,
  newGame,
  tasksFor,
} from '@lastroad/kernel';

/** Alone against the rules: guess numbers, with many options, hidden targets that give hints, and scores below zero. */
export interface Patience extends Game {
  readonly targets: number[];
  readonly hints: number[];
  readonly guesses: number[];
}

const ROUNDS = 4;
const NUMBERS = 100;
/** How far the hint may lie from the target. */
const VAGUE = 5;
/** The rival's score, by the rules. */
const RIVAL = -20;

const guess = tasksFor<Patience>().task('guess', () => ({ seat: 0 }), {
  chooseNumber: {
    about: 'number',
    options: g => (g.guesses.length < ROUNDS ? Array.from({ length: NUMBERS }, (_, number) => number) : []),
    take(g, _f, number) {
      g.guesses.push(number);
      return AGAIN;
    },
  },
});

const score = (g: Patience): number => g.guesses.reduce((sum, number, i) => sum - Math.abs(number - g.targets[i]), 0);

const targetNear = (g: Patience, hint: number): number => Math.max(0, hint - VAGUE + draw(g, 2 * VAGUE + 1, 'target'));

const clone = (g: Patience): Patience => ({
  ...cloneGame(g),
  targets: g.targets.slice(),
  hints: g.hints,
  guesses: g.guesses.slice(),
});

export const patience = defineRules<Patience, Content, readonly number[], never>({
  id: 'patience',
  version: 1,
  settings: [{ name: 'seats', values: [1], preset: 1 }],
  tasks: { guess },
  migrations: [],
  words: {},
  gather: (_options, _pack, seal) => accept(seal({}, {})),
  template: () => null,
  layTable(content, key) {
    const g: Patience = { ...newGame(content, key, guess()), targets: [], hints: [], guesses: [] };
    for (let i = 0; i < ROUNDS; i++) g.hints.push(VAGUE + draw(g, NUMBERS - 2 * VAGUE, 'hint'));
    for (const hint of g.hints) g.targets.push(targetNear(g, hint));
    return g;
  },
  clone,
  view: g => [...g.hints, ...g.guesses],
  redact: () => null,
  imagine(g, _seat, key) {
    const twin = clone(g);
    twin.key = key;
    twin.drawn = 0;
    twin.hints.forEach((hint, i) => {
      twin.targets[i] = targetNear(twin, hint);
    });
    twin.drawn = g.drawn;
    return twin;
  },
  scores: g => [score(g)],
  places: g => [score(g) > RIVAL ? 1 : 2],
  ask: () => ({ key: 'guess' }),
  describe: (_g, _seat, choice) => ({ key: 'number', values: { choice } }),
  tell: () => ({ key: '' }),
  things: () => [],
  screen: () => '',
  components: () => ({}),
});

/** Knows only how a position stands; how the hundred options compare, a bot must find out. */
export const patienceInsight: Insight<Patience> = { evaluate: g => 1 / (1 + Math.exp((RIVAL / 2 - score(g)) / 6)) };
