import { must, type Options, type Seal } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { gatherContent } from '../../../src/content/gather.ts';
import { BASE as TABLES } from '../../../src/content/tables.ts';
import { lastAurora } from '../../../src/index.ts';
import { boxesAt } from '../../../src/modules/index.ts';
import { setUp } from '../../fresh.ts';
import { rivalry } from '../pvp/tracks.ts';
import { SUBSETS } from '../subsets.ts';
import { ALONE_ROWS } from './alone.ts';
import { FIRE_ROWS } from './fire.ts';
import { ROAD_ROWS } from './road.ts';

const BESIDE_AUTOMA = { mineVariant: 'on', frozenDeck: 'on', asgard: 'on', crews: 'on' };
const EVERYTHING = { ...BESIDE_AUTOMA, pvp: 'on' };

test.each([...FIRE_ROWS, ...ROAD_ROWS, ...ALONE_ROWS])('$clause: $says', ({ laid, play = [], look, shows }) => {
  const modules = laid.automa === undefined ? EVERYTHING : { ...BESIDE_AUTOMA, pvp: 'off' };
  const t = rivalry({ ...laid, options: { ...modules, ...laid.options } });

  if (typeof play === 'function') play(t);
  else t.play(...play);

  expect(look(t)).toEqual(shows);
});

test('FS-INT-1, FS-DECK-5: two new sinks drink from one deck of 26 items, 27 with the Mine', () => {
  expect([setUp({ ...EVERYTHING, mineVariant: 'off' }), setUp(EVERYTHING)].map(g => g.itemDeck.length)).toEqual([
    26, 27,
  ]);
});

test('FS-INT-11, FS-PVP-2: of the clan three enemies and three cards of loot are left', () => {
  const { deck, row, lootDeck, lostLoot, content } = setUp({ ...EVERYTHING, seats: 4 });
  const enemies = [...deck, ...row].filter(card => content.cards[card]?.kind === 'enemy');

  expect(enemies.map(card => content.cards[card].module)).toEqual(['asgard', 'asgard', 'asgard']);
  expect([lootDeck.length, lostLoot.length]).toEqual([3, 3]);
});

test('FS-INT-16, FS-DB-45: the outcome deck of players who fire at players has each letter first equally often', () => {
  const { outcomeDeck } = setUp(EVERYTHING);
  const first = Object.groupBy(outcomeDeck, outcome => TABLES.outcomes[outcome].letters[0]);

  expect(Object.values(first).map(cards => cards.length)).toEqual([3, 3, 3, 3]);
});

test('FS-INT-29, FS-GEN-6: whoever is alone has all modules but that of players who fire at players', () => {
  expect(lastAurora.content({ ...EVERYTHING, seats: 1 })).toMatchObject({ ok: false, code: 'bad-options' });
  expect(lastAurora.content({ ...BESIDE_AUTOMA, seats: 1 }).ok).toBe(true);
});

const { cards } = must(lastAurora.content({}));
const seal = ((rows: object, derived: object) => ({ ...rows, ...derived })) as Seal;

/** The piles of a table, with its boxes in this order. */
const pilesOf = (options: Options, backwards: boolean) => {
  const boxes = (house: Parameters<typeof boxesAt>[0]) => {
    const [base, ...modules] = boxesAt(house);
    return [base, ...(backwards ? modules.toReversed() : modules)];
  };
  return must(gatherContent(options, null, seal, boxes)).piles;
};

test.each(SUBSETS)(
  'FS-INT-30, FS-GEN-1, 2, FS-RUL-1: with %o what one box takes out another one does not bring back, in whatever order',
  modules => {
    const { options } = must(lastAurora.content({ ...modules, seats: 3 }));
    const [forwards, backwards] = [false, true].map(turned => pilesOf(options, turned));
    const owners = (list: readonly number[]) => new Set(list.map(card => cards[card].module ?? 'base'));

    expect(forwards).toEqual(backwards);
    const extra = forwards.periods.flatMap(pile => pile.extra);
    const enemies = forwards.periods.flatMap(pile => pile.plain).filter(card => cards[card].kind === 'enemy');
    expect(owners(extra)).toEqual(new Set([modules['frozenDeck'] === 'on' ? 'deck' : 'base']));
    expect(owners([...enemies, ...forwards.loot.flat()])).toEqual(
      new Set([modules['asgard'] === 'on' ? 'asgard' : 'base']),
    );
    expect(forwards.crews.flat()).toHaveLength(modules['crews'] === 'on' ? 8 : 0);
    expect(forwards.outcomes).toHaveLength(12);
  },
);
