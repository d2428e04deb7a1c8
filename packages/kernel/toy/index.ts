import { accept, askedOf, defineRules, refuse } from '../src/index.ts';
import { CARDS, clone, layTable, SETTINGS, type Toy, type ToyContent, type ToyEvent, toyContent } from './state.ts';
import { game, TASKS } from './tasks.ts';
import { describe, imagine, redact, screen, type ToyView, tell, things, view, WORDS } from './view.ts';

/** Sums, once per state: coins and cards are neither made nor lost. */
const components = (g: Toy) => ({
  coins: g.bank + g.pot + sum(g.coins),
  cards:
    g.deck.length + g.discard.length + sum(g.hands.map(hand => hand.length)) + g.bids.filter(card => card >= 0).length,
});
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** A small auction with hidden cards, dice, a simultaneous secret choice and nested tasks: it has a bit of everything. */
export const toy = defineRules<Toy, ToyContent, ToyView, ToyEvent>({
  id: 'toy',
  version: 3,
  settings: SETTINGS,
  tasks: TASKS,
  migrations: [
    {
      to: 2,
      name: 'countGifts',
      up(state) {
        for (const frame of state['stack'] as Record<string, unknown>[])
          if (frame['task'] === 'tryLuck') frame['given'] ??= 0;
      },
    },
    { to: 3, name: 'nameContentByRowsInPlay', up() {} },
  ],
  words: WORDS,
  gather(options, pack, seal) {
    if (pack === null) return accept(toyContent(options, [...CARDS], seal));
    const { cards } = pack as { cards?: unknown };
    if (!Array.isArray(cards) || cards.length !== 36) return refuse('bad-pack', 'cards: must be a list of 36 numbers');
    const wrong = cards.findIndex(worth => !Number.isInteger(worth) || worth < 1 || worth > 99);
    if (wrong >= 0)
      return refuse('bad-pack', `cards[${wrong}]: ${String(cards[wrong])} is not a whole number from 1 to 99`);
    return accept(toyContent(options, cards as number[], seal));
  },
  template: () => ({ cards: [...CARDS] }),
  layTable: (content, key) => layTable(content, key, game()),
  clone,
  view,
  redact,
  imagine,
  scores: g => g.coins,
  places: g => g.coins.map(mine => 1 + g.coins.filter(theirs => theirs > mine).length),
  ask: (g, seat) => ({ key: askedOf(TASKS, g, seat)?.name ?? '' }),
  describe: (g, seat, choice) => describe(g, askedOf(TASKS, g, seat)?.question.about, choice),
  tell,
  things,
  screen,
  components,
});

export { toyInsight } from './insight.ts';
export type { Toy, ToyContent, ToyEvent, ToyView };
