import { accept, askedOf, defineRules } from '../src/index.ts';
import { listOf, packsOf, plain, whole } from '../src/pack/index.ts';
import { CARDS, clone, layTable, SETTINGS, type Toy, type ToyContent, type ToyEvent, toyContent } from './state.ts';
import { game, TASKS } from './tasks.ts';
import { describe, imagine, redact, screen, type ToyView, tell, things, view, WORDS } from './view.ts';

const PACKS = packsOf({ cards: plain(CARDS, listOf(whole(1, 99), CARDS.length)) });

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
    const values = PACKS.overlay(pack);
    return values.ok ? accept(toyContent(options, [...values.value.cards], seal)) : values;
  },
  template: PACKS.template,
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
