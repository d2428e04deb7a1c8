import { expect, test } from 'vitest';
import { BASE } from '../src/content/tables.ts';
import { device, location, type Table, table, trailer, truck } from './table.ts';
import { cardWords } from './words.ts';

const THREE_EMPTY = ['Travellers', 'Merchant', null, null, null];

test('LA-REV-1, LA-REV-2, LA-RUL-3: spaces are filled one at a time, each time the rightmost that is empty', () => {
  const t = table({ start: 'fillRow', row: THREE_EMPTY, deck: ['Driver', 'Scout', 'Hermit', 'Medic'] });

  expect(t.row()).toEqual(['Travellers', 'Merchant', 'Hermit', 'Scout', 'Driver']);
  expect(t.g.deck.map(cardWords)).toEqual(['Medic']);
  expect(t.events.filter(({ type }) => type === 'revealed')).toMatchObject([{ space: 4 }, { space: 3 }, { space: 2 }]);
});

test('LA-RUL-3, LA-OPT-22: or the leftmost, where a table likes it so', () => {
  const options = { refillOrder: 'leftToRight' };
  const t = table({ start: 'fillRow', row: THREE_EMPTY, deck: ['Driver', 'Scout', 'Hermit'], options });

  expect(t.row()).toEqual(['Travellers', 'Merchant', 'Driver', 'Scout', 'Hermit']);
});

test('LA-REV-4, LA-DX-5, LA-RUL-42: an event strikes everybody in direct order, then another card takes its space', () => {
  const t = table({
    start: 'fillRow',
    row: THREE_EMPTY,
    deck: ['Driver', 'Blizzard', 'Scout', 'Hermit'],
    seats: [{}, {}, {}],
    track: [1, 0, 2],
  });

  expect(t.row()).toEqual(['Travellers', 'Merchant', null, null, 'Driver']);
  for (const seat of [2, 0, 1]) {
    expect(t.asked()).toEqual({ name: 'damage.chooseSlot', seats: [seat] });
    t.play('truck, slot 2');
  }

  expect([0, 1, 2].map(seat => t.count('damage', seat))).toEqual([1, 1, 1]);
  expect(t.row()).toEqual(['Travellers', 'Merchant', 'Hermit', 'Scout', 'Driver']);
  expect(t.g.discard.map(cardWords)).toEqual(['Blizzard']);
});

test('LA-RUL-42, LA-RUL-104: whoever is struck makes the choices of the event', () => {
  const t = table({
    start: 'fillRow',
    row: ['Travellers', 'Merchant', 'Scout', 'Hermit', null],
    deck: ['Airdrop', 'Driver'],
    track: [1, 0],
  });

  t.play('ammo', 'food');

  expect([t.count('ammo', 0), t.count('food', 0)]).toEqual([1, 0]);
  expect([t.count('ammo', 1), t.count('food', 1)]).toEqual([0, 1]);
});

test('LA-REV-3, LA-SET-12: locations and encounters get their printed tokens from the supply', () => {
  const t = table({
    start: 'fillRow',
    row: ['Driver', 'Scout', null, null, null],
    deck: [location(['fuel', 'item'], ['ammo']), 'Merchant', 'Travellers'],
    supply: { fuel: 14, food: 10, ammo: 10, item: 6 },
  });

  expect(t.goods(5)).toEqual([['fuel', 'item'], ['ammo']]);
  expect(t.goods(4)).toEqual([['fuel'], []]);
  expect(t.goods(3)).toEqual([['food', 'fuel'], []]);
  expect(['fuel', 'food', 'ammo', 'item'].map(token => t.supply(token))).toEqual([11, 9, 9, 5]);
});

test('LA-REV-5: all other cards are simply put there', () => {
  const deck = ['II', 'Driver', truck(['survivor']), trailer(['any']), device(['any'])];
  const t = table({ start: 'fillRow', row: [null, null, null, null, null], deck });

  expect(t.row()).not.toContain(null);
  expect(t.row()[4]).toMatch(/\(II\)/);
  expect(t.g.goods.flat()).toEqual([]);
  expect(t.g.enemies).toEqual([]);
  expect(t.asked().seats).toEqual([]);
});

test('LA-REV-6, LA-RUL-39: an empty deck leaves spaces empty; discards are not shuffled in again', () => {
  const t = table({ start: 'fillRow', row: ['Driver', null, null, null, null], deck: ['Scout'], discard: ['Hermit'] });

  expect(t.row()).toEqual(['Driver', null, null, null, 'Scout']);
  expect(t.g.discard.map(cardWords)).toEqual(['Hermit']);
});

test('LA-REV-7: nobody explores an empty space', () => {
  const t = table({ start: 'exploreTurn', args: [0, false], row: ['Driver', null, 'Scout', null, null] });

  t.play('explore');

  expect(t.may()).toEqual(['space 1', 'space 3']);
  expect(t.whyNot('space 2')?.clause).toBe('LA-REV-7');
});

test('LA-REV-8: no event claims to be printed', () => {
  expect(BASE.events.map(({ source }) => source)).toEqual(BASE.events.map(() => 'designed'));
});

test('LA-CMP-17, LA-RUL-1: tokens never run out, but are counted', () => {
  const t = table({
    start: 'fillRow',
    row: ['Driver', 'Scout', 'Hermit', 'Medic', null],
    deck: [location(['fuel', 'fuel'], ['item'])],
    supply: { fuel: 1, item: 0 },
  });

  expect(t.goods(5)).toEqual([['fuel', 'fuel'], ['item']]);
  expect([t.supply('fuel'), t.supply('item')]).toEqual([-1, -1]);
});

const LIMITED = { supply: 'limited' };

test('LA-RUL-1, LA-OPT-1: where supply is limited a reveal puts out what there is, left block first', () => {
  const t = table({
    start: 'fillRow',
    row: ['Driver', 'Scout', 'Hermit', 'Medic', null],
    deck: [location(['fuel', 'item'], ['fuel', 'ammo'])],
    options: LIMITED,
    supply: { fuel: 1, item: 0, ammo: 1 },
  });

  expect(t.goods(5)).toEqual([['fuel'], ['ammo']]);
});

test('LA-RUL-1, LA-OPT-1: there a missing resource is lost, missing damage and contamination are ignored', () => {
  const supply = { ammo: 0, damage: 0, contamination: 0 };
  const tile = table({ start: 'visitTile', args: [0], tiles: { 0: 'ammo' }, options: LIMITED, supply });
  const gather = (effect: 'damage' | 'contamination'): Table => {
    const row = [location(['food'], ['food'], effect)];
    const laid = { start: 'exploreTurn', args: [0, false], row, seats: [{ crew: ['Leader'] }, {}] };
    const t = table({ ...laid, options: LIMITED, supply });
    t.play('explore', 'left block');
    return t;
  };

  tile.play('yes');

  expect([tile.count('ammo'), tile.supply('ammo')]).toEqual([0, 0]);
  expect(gather('damage').count('damage')).toBe(0);
  expect(gather('contamination').contamination('Leader')).toBe(0);
});

test('LA-RUL-1, LA-OPT-1: there a recruit needs a token', () => {
  const laid = {
    start: 'exploreTurn',
    args: [0, false],
    row: ['Driver', 'Merchant'],
    seats: [{ cargo: ['food'] }, {}],
  };
  const t = table({ ...laid, options: LIMITED, supply: { survivor: 0 } });
  const plenty = table({ ...laid, supply: { survivor: 0 } });

  t.play('explore');
  plenty.play('explore');

  expect(plenty.may()).toEqual(['space 1', 'space 2']);
  expect(t.may()).not.toContain('space 1');
});
