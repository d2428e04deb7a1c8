import { expect, test } from 'vitest';
import { type Table, table, trailer, truck } from './table.ts';
import { BASE, cardWords } from './words.ts';

/** A loot card is won in the Fire phase and kept. */
const win = (loot: string, seat: object, laid: object = {}): Table => {
  const card = BASE.cards.findIndex((_, number) => cardWords(number) === loot);
  const t = table({ start: 'takeLoot', args: [0, card], phase: 'fire', seats: [seat, {}], ...laid });
  t.play('yes');
  return t;
};

const CROWDED = {
  crew: ['Leader', 'Driver'],
  convoy: [truck(['survivor: survivor', 'any: fuel', 'any: survivor']), trailer(['any', 'any: damage'])],
};

test('LA-PLC-4, LA-RUL-4, LA-DEC-23: in the Fire phase a new token may push another one to a free slot', () => {
  const t = win('Captive', CROWDED);

  expect(t.may()).toEqual(['truck, slot 1', 'truck, slot 2', 'truck, slot 3', 'trailer 1, slot 1']);
  t.play('truck, slot 2');
  expect(t.may()).toEqual(['give it up', 'trailer 1, slot 1']);
  t.play('trailer 1, slot 1');

  expect(t.cargo('truck')).toEqual(['survivor', 'survivor', 'survivor']);
  expect(t.cargo('trailer 1')).toEqual(['fuel', 'damage']);
});

test('LA-PLC-4: or out of the convoy', () => {
  const t = win('Captive', CROWDED, { supply: { fuel: 0 } });

  t.play('truck, slot 2', 'give it up');

  expect(t.cargo('trailer 1')).toEqual(['empty', 'damage']);
  expect([t.count('fuel'), t.supply('fuel')]).toEqual([0, 1]);
});

test('LA-PLC-4, LA-PLC-12, LA-REC-3: a survivor token that is pushed out costs a card, but not the newcomer’s', () => {
  const t = win('Captive', CROWDED);

  t.play('truck, slot 3', 'give it up');
  expect(t.may()).toEqual(['Leader', 'Driver']);
  t.play('Driver');

  expect(['Leader', 'Driver', 'Captive'].map(name => t.zone(name))).toEqual(['active', null, 'rest']);
  expect(t.count('survivor')).toBe(2);
});

const RACER = { cards: { 'Biomass Racer': { slots: ['survivor', 'any', 'recycle'], towing: 2 } } };
const HOME = { crew: ['Leader'], convoy: [truck(['survivor: survivor', 'any: fuel']), trailer(['any', 'armour'])] };

test('LA-RPL-4, LA-DIF-4, LA-OPT-6: cargo of a replaced truck goes anywhere, or on the new truck where a table wants that', () => {
  const anywhere = win('Biomass Racer', HOME, RACER);
  const onTruck = win('Biomass Racer', HOME, { ...RACER, options: { replacedTokens: 'newCard' } });

  expect(anywhere.may()).toEqual(['truck, slot 1', 'truck, slot 2', 'trailer 1, slot 1']);
  expect(onTruck.may()).toEqual(['truck, slot 1', 'truck, slot 2']);
});

test('LA-RPL-2, LA-RPL-4, LA-PLC-18: first one token, then the other; a resource may be given up', () => {
  const t = win('Biomass Racer', HOME, RACER);

  t.play('trailer 1, slot 1');
  expect(t.may()).toEqual(['give it up', 'truck, slot 2', 'trailer 1, slot 1']);
  t.play('give it up');

  expect([t.cargo('truck'), t.cargo('trailer 1')]).toEqual([
    ['empty', 'empty', 'empty'],
    ['survivor', 'empty'],
  ]);
});
