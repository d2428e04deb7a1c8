import { expect, test } from 'vitest';
import { device, location, table, trailer, truck } from './table.ts';
import { cardWords } from './words.ts';

const TURN = { start: 'exploreTurn', args: [0, false] };
const SHED = location(['fuel'], ['food']);
/** As printed: the left block of the examples and the two fuel of the right one. */
const WAREHOUSE = location(['fuel', 'food'], ['fuel', 'fuel'], 'contamination');

test('LA-ACT-1, LA-DEC-7: a location is gathered from', () => {
  const t = table({ ...TURN, row: [SHED], seats: [{ crew: ['Driver'] }, {}] });

  t.play('explore');

  expect(t.asked().name).toBe('gather.chooseBlock');
});

test('LA-ACT-1: trucks, trailers and devices join the convoy', () => {
  const places = [truck(['survivor', 'any']), trailer(['any']), device(['any'])].map(card => {
    const t = table({ ...TURN, row: [card], seats: [{ crew: ['Driver'], convoy: [truck(['survivor', 'any'])] }, {}] });
    t.play('explore');
    return [t.convoy(), t.events.some(({ type }) => type === 'built')];
  });

  expect(places).toEqual([
    [['truck'], true],
    [['truck', 'trailer 1'], true],
    [['truck', 'on the truck'], true],
  ]);
});

test('LA-ACT-1, LA-ENC-1: a survivor is recruited, an encounter carried out', () => {
  const recruit = table({ ...TURN, row: ['Medic'], seats: [{ crew: ['Driver'] }, {}] });
  const meeting = table({ ...TURN, row: ['Travellers'], seats: [{ crew: ['Driver'], cargo: ['ammo'] }, {}] });

  recruit.play('explore');
  meeting.play('explore');

  expect(recruit.zone('Medic')).toBe('rest');
  expect(meeting.may()).toEqual(['help them', 'rob them']);
});

test('LA-EX-3, LA-GAT-1, LA-GAT-2, LA-GAT-3, LA-EXP-14, LA-TIM-5: first the contamination, then the block, then the rest', () => {
  const t = table({ ...TURN, row: [SHED, WAREHOUSE], seats: [{ crew: ['Preacher'] }, {}] });

  t.play('explore', 'space 2');
  expect(t.contamination('Preacher')).toBe(1);
  expect(t.asked().name).toBe('gather.chooseBlock');
  expect(t.count('fuel')).toBe(0);
  t.play('left block', 'finish');

  expect([t.count('fuel'), t.count('food')]).toEqual([1, 1]);
  expect([t.zone('Preacher'), t.contamination('Preacher')]).toEqual(['exhausted', 1]);
  expect(t.goods(2)).toEqual([[], ['fuel', 'fuel']]);
});

test('LA-EX-3b: a Preacher of skill 2 gets there alone and lives, with skill 1', () => {
  const t = table({ ...TURN, row: [SHED, WAREHOUSE], seats: [{ crew: ['Preacher'] }, {}], skills: { Preacher: 2 } });

  t.play('explore', 'space 2', 'left block', 'finish');

  expect(t.zone('Preacher')).toBe('exhausted');
});

test('LA-GAT-3, LA-PLC-4, LA-PLC-18: of what does not fit the owner gives up what they like, new or old', () => {
  const seats = [{ crew: ['Driver'], convoy: [truck(['survivor', 'any: ammo', 'any'])] }, {}];
  const row = [location(['fuel', 'food'], ['fuel'])];
  const gather = (...gaveUp: string[]): number[] => {
    const t = table({ ...TURN, row, seats });
    t.play('explore', 'left block');
    expect(t.may()).toEqual(['ammo', 'food', 'fuel']);
    t.play(...gaveUp);
    return ['ammo', 'food', 'fuel'].map(token => t.count(token));
  };

  expect(gather('ammo')).toEqual([0, 1, 1]);
  expect(gather('food')).toEqual([1, 0, 1]);
  expect(gather('fuel')).toEqual([1, 1, 0]);
});

test('LA-GAT-3, LA-DIF-30: even all of it may be thrown away', () => {
  const seat = { crew: ['Driver'], items: ['Nitrous Oxide'], convoy: [truck(['survivor', 'any', 'any'])] };
  const t = table({
    ...TURN,
    row: [location(['fuel', 'food'], ['fuel'])],
    seats: [seat, {}],
    supply: { fuel: 0, food: 0 },
  });

  t.play('explore', 'left block', 'arrange the convoy');
  t.play('truck, slot 2', 'throw it away', 'truck, slot 3', 'throw it away', 'done');

  expect([t.count('fuel'), t.count('food')]).toEqual([0, 0]);
  expect([t.supply('fuel'), t.supply('food')]).toEqual([1, 1]);
});

test('LA-GAT-4, LA-CMP-10: item tokens go back to the supply, and as many cards are drawn', () => {
  const t = table({
    ...TURN,
    row: [location(['item', 'fuel', 'item'], ['food'])],
    seats: [{ crew: ['Driver'] }, {}],
    itemDeck: ['Mine', 'Field Ration', 'Hazard Suit'],
    supply: { item: 0 },
  });

  t.play('explore', 'left block');

  expect(t.items()).toEqual(['Mine', 'Field Ration']);
  expect([t.count('fuel'), t.count('item'), t.supply('item')]).toEqual([1, 0, 2]);
});

test('LA-GAT-5, LA-EXP-15: an empty location is discarded', () => {
  const t = table({
    ...TURN,
    row: [location([], ['food']), 'Medic'],
    deck: ['Scout'],
    seats: [{ crew: ['Co-pilot'] }, {}],
  });
  const name = t.row()[0];

  t.play('explore');

  expect(t.g.discard.map(cardWords)).toEqual([name]);
  expect(t.row()).toEqual(['Medic', null, null, null, 'Scout']);
});

const HALF_ITEMS = location(['fuel', 'food'], ['item']);

test('LA-DX-71, LA-GAT-5, LA-RUL-8: items alone do not keep a location in the row', () => {
  const t = table({ ...TURN, row: [HALF_ITEMS], seats: [{ crew: ['Driver'] }, {}], deck: [], supply: { item: 0 } });

  t.play('explore', 'left block');

  expect(t.row()[0]).toBe(null);
  expect(t.supply('item')).toBe(1);
});

test('LA-DX-71, LA-RUL-8, LA-OPT-15: they do where a table likes it', () => {
  const options = { locationDiscard: 'noTokens' };
  const t = table({ ...TURN, row: [HALF_ITEMS], seats: [{ crew: ['Driver'] }, {}], options });

  t.play('explore', 'left block');

  expect(t.goods(1)).toEqual([[], ['item']]);
});

test('LA-GAT-6, LA-RUL-9: an emptied block cannot be chosen: the other one is taken without asking', () => {
  const t = table({ start: 'explorePhase', row: [SHED], seats: [{ crew: ['Driver'] }, { crew: ['Driver 2'] }] });

  t.play('explore', 'left block');
  t.play('explore');

  expect([t.count('fuel', 0), t.count('food', 0)]).toEqual([1, 0]);
  expect([t.count('fuel', 1), t.count('food', 1)]).toEqual([0, 1]);
});

test('LA-GAT-7: every visitor suffers the effect', () => {
  const row = [location(['fuel'], ['food'], 'contamination')];
  const t = table({ start: 'explorePhase', row, seats: [{ crew: ['Driver'] }, { crew: ['Driver 2'] }] });

  t.play('explore', 'left block', 'finish', 'explore', 'finish');

  expect([t.contamination('Driver', 0), t.contamination('Driver 2', 1)]).toEqual([1, 1]);
});

test('LA-LOC-1, LA-LOC-2, LA-LOC-3: one damage, one contamination, or one fame', () => {
  const visit = (effect: 'none' | 'damage' | 'contamination' | 'loseFame'): number[] => {
    const t = table({
      ...TURN,
      row: [location(['fuel'], ['food'], effect)],
      seats: [{ crew: ['Driver'], fame: 3 }, {}],
    });
    t.play('explore');
    if (effect === 'damage') t.play('truck, slot 2');
    expect(t.asked().name).toBe('gather.chooseBlock');
    return [t.count('damage'), t.contamination('Driver'), t.fame()];
  };

  expect(visit('none')).toEqual([0, 0, 3]);
  expect(visit('damage')).toEqual([1, 0, 3]);
  expect(visit('contamination')).toEqual([0, 1, 3]);
  expect(visit('loseFame')).toEqual([0, 0, 2]);
});

test('LA-EX-6, LA-ENC-1: the Merchant swaps an item for two and stays', () => {
  const seat = { crew: ['Driver'], items: ['Field Ration'] };
  const t = table({ ...TURN, row: ['Merchant', SHED], seats: [seat, {}], itemDeck: ['Hazard Suit', 'Welding Torch'] });

  t.play('explore', 'space 1', 'Field Ration');

  expect(t.items()).toEqual(['Hazard Suit', 'Welding Torch']);
  expect(t.row()[0]).toBe('Merchant');
  expect(t.goods(1)).toEqual([['fuel'], []]);
});

test('LA-CMP-16: a resource is ammo, food or fuel, never a survivor or an item', () => {
  const seat = { crew: ['Driver'], cargo: ['ammo', 'food', 'fuel'], items: ['Field Ration'] };
  const t = table({ ...TURN, row: ['Travellers'], seats: [seat, {}] });

  t.play('explore', 'help them');

  expect(t.may()).toEqual(['ammo', 'food', 'fuel']);
});
