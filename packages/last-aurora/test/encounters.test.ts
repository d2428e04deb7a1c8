import { expect, test } from 'vitest';
import type { SeatLaid } from './lay.ts';
import { table, trailer, truck } from './table.ts';

const cargo = (...tokens: string[]) => [
  truck(['survivor', 'any', 'any']),
  trailer(tokens.map(token => `any: ${token}`)),
];

/** Player 1 explores the encounter in space 1 and is asked what to do there. */
const meeting = (encounter: string, seat: SeatLaid, options = {}) => {
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    options,
    seats: [{ crew: ['Leader'], ...seat }, {}],
    row: [encounter],
    deck: [],
    itemDeck: ['Nitrous Oxide', 'Nitrous Oxide', 'Hazard Suit'],
  });
  t.play('explore');
  return t;
};

test('LA-ENCC-1, 5, LA-REV-3: Travellers come with a food and a fuel, the Merchant with a fuel', () => {
  const t = table({ start: 'fillRow', deck: ['Travellers', 'Merchant'] });

  expect(t.row()).toEqual([null, null, null, 'Merchant', 'Travellers']);
  expect([t.goods(4), t.goods(5)]).toEqual([
    [['fuel'], []],
    [['food', 'fuel'], []],
  ]);
  expect([t.supply('food'), t.supply('fuel')]).toEqual([9, 12]);
});

test('LA-DX-46, LA-ENCC-2, 4: a resource given to the Travellers is worth 2 fame and an item, and they are gone', () => {
  const t = meeting('Travellers', { convoy: cargo('food', 'ammo') });

  t.play('help them', 'food');

  expect([t.fame(), t.items()]).toEqual([2, ['Nitrous Oxide']]);
  expect([t.count('food'), t.count('ammo')]).toEqual([0, 1]);
  expect(t.g.discard.map(card => t.g.content.cards[card].name)).toEqual(['travellers']);
  expect([t.supply('food'), t.supply('fuel')]).toEqual([10, 14]);
});

test('LA-ENCC-2, LA-DIF-13, LA-OPT-5: at some tables it is 1 fame', () => {
  const t = meeting('Travellers', { convoy: cargo('food', 'ammo') }, { travellersFame: 1 });

  t.play('help them', 'food');

  expect(t.fame()).toBe(1);
});

test('LA-ENCC-3, 4, 9: or take all they have and an item, and lose 1 fame', () => {
  const t = meeting('Travellers', { convoy: [truck(['survivor', 'any', 'any', 'any: ammo'])], fame: 2 });

  expect(t.may()).toEqual(['help them', 'rob them']);
  t.play('rob them');

  expect([t.count('food'), t.count('fuel'), t.count('ammo')]).toEqual([1, 1, 1]);
  expect([t.fame(), t.items()]).toEqual([1, ['Nitrous Oxide']]);
  expect(t.g.discard.map(card => t.g.content.cards[card].name)).toEqual(['travellers']);
});

test('LA-DX-48, LA-SUR-PREACHER: with the Preacher there, robbing costs no fame', () => {
  const t = meeting('Travellers', { crew: ['Preacher'], convoy: cargo('ammo'), fame: 2 });

  t.play('rob them');

  expect(t.fame()).toBe(2);
  expect(t.items()).toEqual(['Nitrous Oxide']);
});

test('LA-DX-47, LA-ENCC-6, 8: the Merchant takes another resource for its own, adds an item, and stays with it', () => {
  const t = meeting('Merchant', { convoy: cargo('ammo', 'food', 'fuel'), items: ['Hazard Suit'] });

  t.play('trade a resource');
  expect(t.may()).toEqual(['ammo', 'food']);
  expect(t.whyNot('fuel')?.clause).toBe('LA-ENCC-6');
  t.play('ammo');

  expect([t.count('ammo'), t.count('food'), t.count('fuel')]).toEqual([0, 1, 2]);
  expect(t.items()).toEqual(['Hazard Suit', 'Nitrous Oxide']);
  expect(t.row()[0]).toBe('Merchant');
  expect(t.goods(1)[0]).toEqual(['ammo']);
});

test('LA-DX-47: the next visitor must then give food or fuel', () => {
  const t = table({
    start: 'explorePhase',
    seats: [
      { crew: ['Leader'], convoy: cargo('ammo') },
      { crew: ['Leader'], convoy: cargo('ammo', 'food', 'fuel') },
    ],
    row: ['Merchant'],
    itemDeck: ['Nitrous Oxide', 'Nitrous Oxide'],
  });

  t.playAs(0, 'explore');
  t.playAs(0, 'end the turn');
  t.playAs(1, 'explore');

  expect(t.asked()).toEqual({ name: 'trade.chooseToken', seats: [1] });
  expect(t.may()).toEqual(['food', 'fuel']);
});

test('LA-EX-6, LA-ENCC-7, 8, 9: the Merchant gives two items for one, and stays', () => {
  const t = meeting('Merchant', { convoy: cargo('food'), items: ['Field Ration'] });

  t.play('swap an item for two', 'Field Ration');

  expect(t.items()).toEqual(['Nitrous Oxide', 'Nitrous Oxide']);
  expect(t.count('food')).toBe(1);
  expect([t.row()[0], t.goods(1)[0]]).toEqual(['Merchant', ['fuel']]);
});
