import { advance, keyFromSeed, must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { lastAurora } from '../../../src/index.ts';
import { TASKS } from '../../../src/modules/index.ts';
import { AUTOMA, type Aurora } from '../../../src/state.ts';
import { lookAt } from '../../look.ts';
import { location, type TableLaid, table } from '../../table.ts';

/** A solo game right after setup, before the first phase. */
const laidOut = (seed: number, options = {}): Aurora => {
  const g = lastAurora.layTable(must(lastAurora.content({ seats: 1, ...options })), keyFromSeed(seed));
  g.stack.splice(0, 1, TASKS.setUp());
  advance(TASKS, g);
  return g;
};

test.each(['alpha', 'beta'])('LA-AUS-1: on %s one person takes components, the Automa takes its own board', mapSide => {
  const g = laidOut(1, { mapSide });

  expect(g.players).toHaveLength(1);
  expect(lookAt(g).convoy(0)).toEqual(['truck', 'trailer 1']);
  expect(g.automa).not.toBeNull();
});

test('LA-AUS-2, 3: six shuffled action cards make a face-down deck, the token is on column 1', () => {
  const decks = [1, 2, 3].map(seed => lookAt(laidOut(seed)).automa().deck);

  expect(decks.map(deck => [...deck].sort((a, b) => a.localeCompare(b)))).toEqual(
    [1, 2, 3].map(() => ['C1', 'C2', 'C3', 'C4', 'C5', 'C6']),
  );
  expect(new Set(decks.map(deck => deck.join())).size).toBeGreaterThan(1);
  expect(lookAt(laidOut(1)).automa().column).toBe(1);
});

test('LA-AUS-4: damage covers row A but for its leftmost slot, and nothing else', () => {
  expect(lookAt(laidOut(1)).automaDamage()).toEqual(['A2', 'A3', 'A4', 'A5', 'A6']);
});

test('LA-AUS-5, 6: it starts like a player: fame 0, two target tokens, the first waypoint, two survivors, one of each resource', () => {
  const g = laidOut(1);
  const look = lookAt(g);

  expect([look.fame(AUTOMA), g.automa?.targets, look.at(AUTOMA)]).toEqual([0, 2, 0]);
  expect(look.automa()).toMatchObject({ survivors: 2, contaminated: 0, ammo: 1, food: 1, fuel: 1 });
});

test('LA-AUS-7, LA-RUL-34: its turn-order token is on the track in random order', () => {
  const tracks = new Set(Array.from({ length: 20 }, (_, seed) => laidOut(seed).track.join()));

  expect(tracks).toEqual(new Set([`0,${AUTOMA}`, `${AUTOMA},0`]));
});

test('LA-AUS-8: the deck has as many extra cards as with two players', () => {
  const extras = (g: Aurora, period: string): number =>
    [...g.deck, ...g.row, ...g.waitingEvents, ...g.discard].filter(
      card => g.content.cards[card].extra && g.content.cards[card].period === period,
    ).length;
  const g = laidOut(1);

  expect(['I', 'II', 'III'].map(period => extras(g, period))).toEqual([4, 4, 2]);
});

test('LA-AUS-8, LA-AMB-4, LA-DIF-32: enemies have the defence boxes of a two-player game', () => {
  const t = table({
    start: 'automaFires',
    phase: 'fire',
    automa: { ammo: 1, board: { B1: 'weapon1' } },
    enemies: [{ enemy: 'II', boxes: [1, 5, 9] }],
    outcomes: [{ player: { 1: '1' } }],
  });

  expect(t.enemy('II')).toBeNull();
});

/** A solo Explore phase; the human has one active Leader unless told otherwise. */
const exploring = (automa: TableLaid['automa'], more: Partial<TableLaid> = {}) =>
  table({ start: 'explorePhase', seats: [{ crew: ['Leader'] }], automa: automa ?? {}, track: ['automa', 0], ...more });

test('LA-AUE-1: at the start of the phase it draws a card for each survivor, contaminated ones too, before any turn', () => {
  const t = exploring({ survivors: 2, contaminated: 1, deck: ['C1', 'C2', 'C3', 'C4'] }, { track: [0, 'automa'] });

  expect(t.asked().seats).toEqual([0]);
  expect(t.automa()).toMatchObject({ pile: ['C1', 'C2', 'C3'], deck: ['C4'], shown: [] });
});

test('LA-AUE-1: these cards lie face down', () => {
  const views = [
    ['C1', 'C2'],
    ['C2', 'C1'],
  ].map(deck => lastAurora.view(exploring({ survivors: 1, deck }, { track: [0, 'automa'] }).g, 0));

  expect(views[0]).toEqual(views[1]);
});

test('LA-AUE-2: when the deck runs out, the discards are shuffled into a new one', () => {
  const t = exploring(
    { survivors: 3, deck: ['C1'], discard: ['C6', 'C5', 'C2'] },
    { track: [0, 'automa'], script: [['actions', [1, 5, 4]]] },
  );

  t.chanceIsUsedUp();
  expect(t.automa()).toMatchObject({ pile: ['C1', 'C5', 'C6'], deck: ['C2'], discard: [] });
});

test('LA-AUE-3: on each of its turns it turns over one card, to the right of those shown', () => {
  const t = exploring({ survivors: 2, deck: ['C1', 'C2'] }, { seats: [{ crew: ['Leader', 'Driver'] }] });

  expect(t.automa().shown).toEqual(['C1']);
  t.play('pass', 'Leader');

  expect(t.automa()).toMatchObject({ shown: ['C1', 'C2'], pile: [] });
  expect(t.asked().seats).toEqual([0]);
});

test('LA-EX-18, LA-AUE-4: skill 3 selects the space that costs 3, skill 1 the one that costs 1', () => {
  const row = ['Hermit', null, null, null, 'Jackal'];
  const three = exploring({ survivors: 1, deck: ['C2'] }, { row, deck: [] });
  const one = exploring({ survivors: 1, deck: ['C1'] }, { row, deck: [] });

  expect(three.row()).toEqual(['Hermit', null, null, null, null]);
  expect(one.row()).toEqual(['Jackal', null, null, null, null]);
});

test('LA-AUE-6: it takes no bonus', () => {
  const t = exploring({ survivors: 1, deck: ['C2'] }, { row: [null, null, null, null, 'Jackal'], deck: [] });

  expect(t.automa()).toMatchObject({ survivors: 2, contaminated: 0, fuel: 0 });
  expect(t.happened('bonusTaken')).toEqual([]);
});

test('LA-AUE-7, 8: without cards it passes turn after turn, repairs nothing and moves nobody', () => {
  const t = exploring(
    { survivors: 0, contaminated: 0, column: 2, damage: ['B1', 'B2'] },
    { seats: [{ crew: ['Leader', 'Driver'] }] },
  );

  t.play('pass', 'Leader');
  t.play('pass');

  expect(t.happened('passed').map(({ who }) => who)).toEqual([AUTOMA, 0, AUTOMA, 0]);
  expect(t.automaDamage()).toEqual(['B1', 'B2']);
});

test('LA-AUE-9, LA-RUL-35: the phase lasts while the Automa has cards or the human somebody active', () => {
  const t = exploring({ survivors: 3, deck: ['C1', 'C2', 'C1'] }, { seats: [{ crew: ['Leader'] }], row: [], deck: [] });

  expect(t.automa().shown).toHaveLength(1);
  t.play('pass');

  expect(t.automa()).toMatchObject({ pile: [] });
  expect(t.automa().shown).toHaveLength(3);
  expect(t.asked().seats).toEqual([]);
});

test('LA-AUE-10: when a card has left the row, the others slide and a new one is revealed', () => {
  const t = exploring(
    { survivors: 1, deck: ['C1'] },
    { row: ['Hermit', 'Merchant', 'Travellers', 'Scout', 'Jackal'], deck: ['Orphan'] },
  );

  expect(t.row()).toEqual(['Merchant', 'Travellers', 'Scout', 'Jackal', 'Orphan']);
});

test('LA-AUE-10: when none has left, the row stays', () => {
  const row = ['II', 'Merchant', 'Travellers', 'Scout', location(['fuel'], ['food'])];
  const t = exploring({ survivors: 1, deck: ['C1'] }, { row, deck: ['Orphan'] });

  expect(t.row().slice(1, 4)).toEqual(['Merchant', 'Travellers', 'Scout']);
  expect(t.g.deck).toHaveLength(1);
});

test('LA-AUE-10, 11: exploring an empty space does nothing, and no card slides', () => {
  const t = exploring({ survivors: 1, deck: ['C2'] }, { row: ['Hermit', null, 'Merchant'], deck: [] });

  expect(t.automa().shown).toEqual(['C2']);
  expect(t.row()).toEqual(['Hermit', null, 'Merchant', null, null]);
  expect(t.automa()).toMatchObject({ survivors: 1, ammo: 0, food: 0, fuel: 0 });
});
