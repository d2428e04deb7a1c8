import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { location, table, truck } from './table.ts';
import { itemNumber } from './words.ts';

const TURN = { start: 'exploreTurn', args: [0, false] };
const draw = (items: number, seat: object, laid: object = {}) =>
  table({ start: 'drawItems', args: [0, items], seats: [{ crew: ['Driver'], ...seat }, {}], ...laid });

test('LA-ITM-1, LA-DIF-40: its owner sees an item, nobody else does', () => {
  const t = draw(1, {}, { itemDeck: ['Field Ration'] });
  const item = itemNumber('Field Ration');
  const told = t.events.filter(event => event.type === 'itemDrawn') as {
    type: 'itemDrawn';
    who: number;
    item: number;
  }[];

  expect(lastAurora.view(t.g, 0).players[0].items).toEqual([item]);
  expect(lastAurora.view(t.g, 1).players[0].items).not.toContain(item);
  expect(lastAurora.view(t.g, 1).players[0].items).toHaveLength(1);
  expect(told.map(event => lastAurora.redact(event, 0))).toMatchObject([{ item }]);
  expect(told.map(event => lastAurora.redact(event, 1))).not.toMatchObject([{ item }]);
});

const THREE = ['Hazard Suit', 'Nitrous Oxide', 'Mine'];

test('LA-ITM-2, LA-DX-13, LA-DEC-11, LA-RUL-103: of four items one is discarded at once', () => {
  const t = draw(1, { items: THREE }, { itemDeck: ['Field Ration'] });

  expect(t.asked().name).toBe('drawItems.keepThree');
  expect(t.may()).toEqual(['discard Hazard Suit', 'discard Field Ration', 'discard Nitrous Oxide', 'discard Mine']);
  t.play('discard Nitrous Oxide');

  expect(t.items()).toEqual(['Hazard Suit', 'Mine', 'Field Ration']);
  expect(t.g.itemDiscard).toEqual([itemNumber('Nitrous Oxide')]);
});

test('LA-ITM-2, LA-RUL-10: or used, if its phase is now, even in the turn of another', () => {
  const convoy = [truck(['survivor', 'armour: damage'])];
  const t = draw(1, { items: THREE, convoy }, { itemDeck: ['Welding Torch'], phase: 'fire' });

  expect(t.g.turn).not.toBe(0);
  expect(t.may()).toContain('use Welding Torch');
  expect(t.may()).not.toContain('use Nitrous Oxide');
  t.play('use Welding Torch', 'truck, slot 2');

  expect(t.count('damage')).toBe(0);
  expect(t.items()).toEqual(THREE);
});

test('LA-ITM-3, LA-RUL-10: two items are drawn one after the other', () => {
  const t = draw(2, { items: THREE }, { itemDeck: ['Field Ration', 'Antifreeze'] });

  expect(t.items()).toEqual([...THREE, 'Field Ration']);
  t.play('discard Field Ration');
  expect(t.items()).toEqual([...THREE, 'Antifreeze']);
  t.play('discard Mine');

  expect(t.items()).toEqual(['Hazard Suit', 'Nitrous Oxide', 'Antifreeze']);
});

test('LA-ITM-4, LA-DX-16: an empty item deck is made anew from the discards', () => {
  const discards = ['Mine', 'Field Ration', 'Hazard Suit', 'Antifreeze', 'Nitrous Oxide'];
  const order = ['Mine', 'Hazard Suit', 'Antifreeze', 'Nitrous Oxide', 'Field Ration'].map(itemNumber);
  const t = draw(1, {}, { itemDeck: [], itemDiscard: discards, script: [['items', order]] });

  t.chanceIsUsedUp();
  expect(t.items()).toEqual(['Field Ration']);
  expect(t.g.itemDeck).toEqual(order.slice(0, 4));
  expect(t.g.itemDiscard).toEqual([]);
});

test('LA-RUL-41: when all items are held, nobody draws', () => {
  const t = draw(2, { items: ['Mine'] }, { itemDeck: [], itemDiscard: [] });

  expect(t.items()).toEqual(['Mine']);
  expect(t.asked().seats).toEqual([]);
});

const TOOLS = {
  crew: ['Leader'],
  items: ['Nitrous Oxide', 'Welding Torch'],
  convoy: [truck(['survivor', 'any: fuel', 'armour: damage'])],
};

test('LA-ITM-5, LA-DEC-6: an item is used in the phase printed on it', () => {
  const explore = table({ ...TURN, seats: [TOOLS, {}] });
  const movement = table({ start: 'movementTurn', args: [0], seats: [TOOLS, {}] });

  explore.play('use an item');
  movement.play('use an item');

  expect(explore.may()).toEqual(['no item', 'Welding Torch']);
  expect(explore.whyNot('Nitrous Oxide')?.clause).toBe('LA-ITM-5');
  expect(movement.may()).toEqual(['no item', 'Nitrous Oxide', 'Welding Torch']);
});

test('LA-ITM-5, LA-RUL-111: items are for the own turn; in Rest that is the whole phase, at the end of the round nobody has one', () => {
  const other = table({ ...TURN, seats: [{}, TOOLS] });
  const rest = table({ start: 'restPhase', seats: [TOOLS, TOOLS] });
  const fire = table({ start: 'firePhase.convoyFire', seats: [TOOLS, {}] });
  const end = table({ start: 'endOfRound', seats: [TOOLS, TOOLS] });

  expect(other.asked().seats).toEqual([0]);
  expect(rest.asked().seats).toEqual([0, 1]);
  expect(rest.may(1)).toEqual(['use an item', 'go on']);
  expect(fire.asked()).toEqual({ name: 'fireTurn.chooseAct', seats: [0] });
  expect(fire.may()).toEqual(['use an item', 'hold fire']);
  expect(end.asked().seats).toEqual([]);
});

test('LA-ITM-6: a used item lies on the discard pile', () => {
  const t = table({ ...TURN, seats: [TOOLS, {}] });

  t.play('use an item', 'Welding Torch', 'truck, slot 3');

  expect(t.items()).toEqual(['Nitrous Oxide']);
  expect(t.g.itemDiscard).toEqual([itemNumber('Welding Torch')]);
});

test('LA-ITM-7: an item that was never used is worth a fame', () => {
  const score = (items: string[]): number => {
    const t = table({ ...TURN, seats: [{ items }, {}] });
    return lastAurora.scores(t.g)[0];
  };

  expect(score(THREE) - score([])).toBe(3);
});

test('LA-RUL-103: gained fame and items cannot be refused, tiles and bonuses can', () => {
  const helped = table({
    ...TURN,
    row: ['Travellers'],
    seats: [{ crew: ['Driver'], cargo: ['ammo'] }, {}],
    itemDeck: ['Mine'],
  });
  const worn = { crew: ['Driver'], convoy: [truck(['survivor', 'any', 'armour: damage'])] };
  const bonus = table({ ...TURN, row: [location(['fuel'], ['food'])], seats: [worn, {}] });
  const tile = table({ start: 'visitTile', args: [0], tiles: { 0: 'fuel' } });

  helped.play('explore', 'help them');
  bonus.play('explore', 'the card', 'left block', 'finish');
  tile.play('no');

  expect([helped.fame(), helped.items(), helped.asked().seats]).toEqual([2, ['Mine'], [0]]);
  expect(bonus.count('damage')).toBe(1);
  expect(tile.count('fuel')).toBe(0);
});
