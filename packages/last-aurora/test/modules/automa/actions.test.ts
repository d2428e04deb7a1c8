import { expect, test } from 'vitest';
import { AUTOMA } from '../../../src/state.ts';
import type { AutomaLaid } from '../../lay.ts';
import { device, location, type TableLaid, table, trailer, truck } from '../../table.ts';

/** The Automa turns over one action card; the deck of exploration cards is empty unless told otherwise. */
const acting = (action: string, row: TableLaid['row'], automa: AutomaLaid = {}, more: Partial<TableLaid> = {}) =>
  table({
    start: 'automaTurn',
    seats: [{}],
    automa: { pile: [action], ...automa },
    row: row ?? [],
    deck: [],
    itemDeck: ['Hazard Suit', 'Hazard Suit', 'Hazard Suit', 'Hazard Suit'],
    ...more,
  });

const inSpace5 = (card: NonNullable<NonNullable<TableLaid['row']>[number]>) => [null, null, null, null, card];

test('LA-EX-19, LA-AUG-1, 2: it loses the fame, then takes the right block by the arrow to the left', () => {
  const row = inSpace5(location(['ammo', 'ammo'], ['food', 'fuel'], 'loseFame'));
  const t = acting('C2', row, { fame: 2, actions: { C2: { arrow: 'left' } } });

  expect(t.fame(AUTOMA)).toBe(1);
  expect(t.automa()).toMatchObject({ ammo: 0, food: 1, fuel: 1 });
  expect(t.goods(5)).toEqual([['ammo', 'ammo'], []]);
});

test('LA-AUG-2: by the arrow to the right it takes the left block', () => {
  const row = inSpace5(location(['ammo', 'ammo'], ['food', 'fuel']));
  const t = acting('C2', row, { actions: { C2: { arrow: 'right' } } });

  expect(t.automa()).toMatchObject({ ammo: 2, food: 0, fuel: 0 });
});

test('LA-AUG-1: a location damages it by an outcome card, and contaminates its rightmost survivor', () => {
  const hurt = acting(
    'C2',
    inSpace5(location(['food'], ['food'], 'damage')),
    { column: 2 },
    { outcomes: [{ letters: 'C' }] },
  );
  const ill = acting('C2', inSpace5(location(['food'], ['food'], 'contamination')), { survivors: 2 });

  expect(hurt.automaDamage()).toContain('C2');
  expect(hurt.automa().food).toBe(1);
  expect(ill.automa()).toMatchObject({ survivors: 1, contaminated: 1, food: 1 });
});

test('LA-AUG-3: when only one block has resources, it takes that one', () => {
  const row = inSpace5(location(['fuel', 'food'], ['item']));
  const t = acting('C2', row, { actions: { C2: { arrow: 'left' } } });

  expect(t.automa()).toMatchObject({ fuel: 1, food: 1, items: 0 });
});

test('LA-AUG-3, LA-RUL-8, LA-OPT-15: where locations stay until they are empty, items alone make a block', () => {
  const row = inSpace5(location(['fuel', 'food'], ['item']));
  const options = { locationDiscard: 'noTokens' };
  const t = acting('C2', row, { actions: { C2: { arrow: 'left' } } }, { options });

  expect(t.automa()).toMatchObject({ fuel: 0, food: 0, items: 1 });
});

test('LA-AUG-4, 5, LA-DIF-49: at most seven tokens of each resource; what is beyond is lost', () => {
  const t = acting('C2', inSpace5(location(['fuel', 'fuel', 'food'], ['fuel', 'fuel', 'food'])), { fuel: 6 });

  expect(t.automa()).toMatchObject({ fuel: 7, food: 1 });
});

test('LA-AUG-6, 14: for item tokens it draws cards that nobody sees and that it never uses', () => {
  const t = acting('C2', inSpace5(location(['item', 'food', 'item'], ['item', 'food', 'item'])));

  expect(t.automa().items).toBe(2);
  expect(t.happened('itemDrawn').map(({ item }) => item)).toEqual([-1, -1]);
  expect(t.happened('itemUsed')).toEqual([]);
  expect(t.asked().seats).toEqual([]);
});

test('LA-AUG-15, LA-RUL-36: it may have more than three items', () => {
  const row = inSpace5(location(['item', 'food'], ['item', 'food']));
  const t = acting('C2', row, { items: ['Hazard Suit', 'Hazard Suit', 'Hazard Suit'] });

  expect(t.automa().items).toBe(4);
  expect(t.g.itemDiscard).toEqual([]);
});

test('LA-AUG-7: a location without resources is discarded, one with resources stays', () => {
  const gone = acting('C2', inSpace5(location(['food'], [])));
  const stays = acting('C2', inSpace5(location(['food'], ['food'])));

  expect(gone.g.discard).toHaveLength(1);
  expect(stays.g.discard).toEqual([]);
});

test.each([
  ['truck', truck(['survivor'])],
  ['trailer', trailer(['any'])],
  ['device', device(['armour'])],
])('LA-AUG-8: a %s is discarded, and it repairs 1', (_kind, card) => {
  const t = acting('C2', inSpace5(card), { column: 2, damage: ['B2', 'C2'] });

  expect(t.g.discard).toHaveLength(1);
  expect(t.automaDamage()).toEqual(['C2']);
});

test('LA-AUG-9, LA-DIF-50: a survivor is discarded, and it has one token more', () => {
  const t = acting('C2', inSpace5('Hermit'), { survivors: 2 });

  expect(t.g.discard.map(card => t.g.content.cards[card].name)).toEqual(['hermit']);
  expect(t.automa()).toMatchObject({ survivors: 3, contaminated: 0 });
});

test('LA-DX-66, LA-AUG-10: with six survivors it heals a contaminated one instead, if there is any', () => {
  const ill = acting('C2', inSpace5('Hermit'), { survivors: 4, contaminated: 2 });
  const well = acting('C2', inSpace5('Hermit'), { survivors: 6 });

  expect(ill.automa()).toMatchObject({ survivors: 5, contaminated: 1 });
  expect(well.automa()).toMatchObject({ survivors: 6, contaminated: 0 });
  expect(well.g.discard).toHaveLength(1);
});

test('LA-AUG-11: an encounter is just discarded, with its tokens', () => {
  const t = acting('C2', inSpace5('Travellers'), { food: 1 });

  expect(t.automa()).toMatchObject({ food: 1, fuel: 0 });
  expect(t.g.discard).toHaveLength(1);
  expect([t.supply('food'), t.supply('fuel')]).toEqual([9, 14]);
});

test('LA-AUG-12, LA-AUK-1: with an enemy in space 1, card C1 gains an ammo; the enemy stays', () => {
  const t = acting('C1', ['II', 'Hermit']);

  expect(t.automa()).toMatchObject({ ammo: 1, fuel: 0 });
  expect(t.row().slice(0, 2)).toEqual(['Wolf Riders (II)', 'Hermit']);
});

test('LA-AUG-12, LA-AUK-3: with an enemy in the space that costs 3, card C2 gains a fuel', () => {
  const t = acting('C2', ['Hermit', 'Jackal', 'Scout', 'Medic', 'II']);

  expect(t.automa()).toMatchObject({ ammo: 0, fuel: 1 });
  expect(t.row()).toEqual(['Hermit', 'Jackal', 'Scout', 'Medic', 'Wolf Riders (II)']);
});

test('LA-AUK-3, LA-DIF-21, LA-OPT-13: or, by the other reading, with an enemy in space 3', () => {
  const options = { automaC2Space: 'space3' };
  const third = acting('C2', [null, null, 'II', null, null], {}, { options });
  const fifth = acting('C2', inSpace5('II'), {}, { options });

  expect([third.automa().fuel, fifth.automa().fuel]).toEqual([1, 0]);
});

test('LA-AUG-13, LA-AUP-3: it has nothing to do with enemies in spaces that cost 2', () => {
  const t = acting('C4', ['Hermit', 'I', 'II', 'III', 'Jackal']);

  expect(t.automa()).toMatchObject({ survivors: 2, ammo: 0, food: 0, fuel: 0 });
  expect(t.row()).toEqual(['Hermit', 'War Pack (I)', 'Wolf Riders (II)', 'Final Howl (III)', 'Jackal']);
});

const SURVIVORS_FIRST = ['recruit', 'gather', 'convoy', 'encounter'] as const;
const PLACES_FIRST = ['gather', 'recruit', 'convoy', 'encounter'] as const;

test('LA-EX-20, LA-AUE-5, LA-AUP-1, 2: no location, so it recruits; by the arrow to the left the rightmost', () => {
  const row = [location(['fuel'], []), 'Hermit', 'Merchant', 'Mechanic', location(['fuel'], [])];
  const t = acting('C4', row, { actions: { C4: { arrow: 'left', priority: PLACES_FIRST } } });

  expect(t.g.discard.map(card => t.g.content.cards[card].name)).toEqual(['mechanic']);
  expect(t.automa()).toMatchObject({ survivors: 3, fuel: 0 });
});

test('LA-AUP-2: by the arrow to the right the leftmost', () => {
  const row = [null, 'Hermit', 'Merchant', 'Mechanic', null];
  const t = acting('C4', row, { actions: { C4: { arrow: 'right', priority: PLACES_FIRST } } });

  expect(t.g.discard.map(card => t.g.content.cards[card].name)).toEqual(['hermit']);
});

test.each([
  ['recruit', 'survivor', SURVIVORS_FIRST],
  ['gather', 'location', PLACES_FIRST],
  ['convoy', 'trailer', ['convoy', 'gather', 'recruit', 'encounter'] as const],
  ['encounter', 'encounter', ['encounter', 'convoy', 'gather', 'recruit'] as const],
])('LA-AUP-1: with %s first in its list it acts on the %s', (first, kind, priority) => {
  const cards = { recruit: 'Hermit', gather: location(['fuel'], []), convoy: trailer(['any']), encounter: 'Merchant' };
  const others = Object.entries(cards).filter(([act]) => act !== first);
  const row = [null, others[0][1], cards[first as 'recruit'], others[1][1], null];
  const t = acting('C3', row, { actions: { C3: { priority } } });

  expect(t.g.discard.map(card => t.g.content.cards[card].kind)).toEqual([kind]);
});
