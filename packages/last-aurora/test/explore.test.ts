import { expect, test } from 'vitest';
import { spacesInReach } from '../src/rules/explore.ts';
import { location, table, trailer, truck } from './table.ts';
import { cardWords } from './words.ts';

const TURN = { start: 'exploreTurn', args: [0, false] };
const SHED = location(['fuel'], ['food']);
const FIVE_SHEDS = [SHED, SHED, SHED, SHED, SHED];

test('LA-EXP-2, LA-DEC-2: a turn is one Explore or one Pass', () => {
  const t = table({ ...TURN, row: FIVE_SHEDS, seats: [{ items: ['Nitrous Oxide'] }, {}] });

  expect(t.may()).toEqual(['explore', 'pass']);
  expect(t.whyNot('end the turn')?.clause).toBe('LA-EXP-2');
  t.play('explore', 'space 2', 'go', 'left block');
  expect(t.zone('Co-pilot')).toBe('active');
  expect(t.may()).toEqual(['end the turn']);
  expect(t.whyNot('explore')?.clause).toBe('LA-EXP-2');
  t.play('end the turn');

  expect(t.asked().seats).toEqual([]);
});

test('LA-RUL-48: one may pass although one could explore', () => {
  const t = table({ ...TURN, row: FIVE_SHEDS, seats: [{ crew: ['Leader'] }, {}] });

  t.play('pass');

  expect(t.zone('Leader')).toBe('rest');
  expect(t.goods(1)).toEqual([['fuel'], ['food']]);
});

test('LA-RUL-47: with only enemies and gaps in the row one must pass', () => {
  const t = table({ ...TURN, row: ['I', null, 'II', null, null] });

  expect(t.may()).toEqual(['pass']);
  expect(t.whyNot('explore')?.clause).toBe('LA-EXP-8');
});

const NOBODY_ACTIVE = {
  crew: [],
  rest: ['Leader'],
  exhausted: ['Co-pilot'],
  convoy: [truck(['survivor', 'any', 'any: food', 'any', 'armour: damage'])],
  items: ['Field Ration', 'Welding Torch'],
};

test('LA-EXP-3, LA-EXP-5, LA-PAS-4, LA-RUL-46: with nobody active there are still food and items', () => {
  const t = table({ ...TURN, row: FIVE_SHEDS, seats: [NOBODY_ACTIVE, {}] });

  expect(t.may()).toEqual(['feed an exhausted survivor', 'use an item', 'end the turn']);
  expect(t.whyNot('explore')?.clause).toBe('LA-EXP-3');
  expect(t.whyNot('pass')?.clause).toBe('LA-PAS-4');
  t.play('feed an exhausted survivor');
  t.play('use an item', 'Welding Torch', 'truck, slot 5');
  t.play('end the turn');

  expect(t.zone('Co-pilot')).toBe('rest');
  expect([t.count('food'), t.count('damage')]).toEqual([0, 0]);
});

test('LA-EXP-4, LA-RUL-45: whoever an item wakes may explore in the same turn', () => {
  const t = table({ ...TURN, row: FIVE_SHEDS, seats: [NOBODY_ACTIVE, {}] });

  t.play('use an item', 'Field Ration');
  expect(t.may()).toContain('explore');
  t.play('explore', 'space 1', 'the card', 'left block', 'finish', 'end the turn');

  expect(t.count('fuel')).toBe(1);
  expect(t.zone('Leader')).toBe('rest');
});

test('LA-RUL-46: a turn with nothing to do is skipped', () => {
  const idle = { crew: [], rest: ['Leader'] };
  const t = table({ start: 'explorePhase', row: FIVE_SHEDS, seats: [idle, { crew: ['Leader'] }] });

  expect(t.asked().seats).toEqual([1]);
});

test('LA-RUL-45, LA-EXP-2: a ration after exploring gives no second Explore', () => {
  const crew = { crew: ['Driver'], rest: ['Co-pilot'], items: ['Field Ration'] };
  const t = table({ ...TURN, row: FIVE_SHEDS, seats: [crew, {}] });

  t.play('explore', 'space 2', 'left block', 'use an item', 'Field Ration');

  expect(t.zone('Co-pilot')).toBe('active');
  expect(t.asked().seats).toEqual([]);
});

test('LA-EXP-7: enemies are not explored', () => {
  const t = table({ ...TURN, row: [SHED, 'I', SHED, 'Driver', SHED] });

  t.play('explore');

  expect(t.may()).toEqual(['space 1', 'space 3', 'space 4', 'space 5']);
  expect(t.whyNot('space 2')?.clause).toBe('LA-EXP-7');
});

test.each([
  [1, [1]],
  [2, [1, 2, 3, 4]],
  [3, [1, 2, 3, 4, 5]],
])('LA-EXP-8, LA-EXP-9, LA-DIF-47: a lone survivor with skill %i reaches the spaces %j', (skill, spaces) => {
  const t = table({ ...TURN, row: FIVE_SHEDS, seats: [{ crew: ['Driver'] }, {}], skills: { Driver: skill } });

  expect(spacesInReach(t.g, 0).map(space => space + 1)).toEqual(spaces);
});

test('LA-EXP-8: a space that is too dear says so', () => {
  const t = table({ ...TURN, row: FIVE_SHEDS, seats: [{ crew: ['Driver'] }, {}] });

  t.play('explore');

  expect(t.whyNot('space 5')?.clause).toBe('LA-EXP-8');
});

test('LA-EXP-8, LA-DEC-3: skills add up, and must reach the cost', () => {
  const t = table({
    ...TURN,
    row: FIVE_SHEDS,
    seats: [{ crew: ['Leader', 'Co-pilot', 'Scout'], rest: ['Driver'] }, {}],
  });

  t.play('explore', 'space 5');
  expect(t.may()).toEqual(['Leader', 'Co-pilot']);
  t.play('Leader');
  expect(t.may()).toEqual(['Co-pilot', 'Scout']);
  expect(t.whyNot('Driver')?.clause).toBe('LA-EXP-8');
  t.play('Co-pilot');

  expect(t.may()).toEqual(['go', 'Scout']);
});

test('LA-EXP-11, LA-RUL-6, LA-EXP-14: more may go than need to, and all of them are exhausted', () => {
  const t = table({ ...TURN, row: FIVE_SHEDS, seats: [{ crew: ['Driver', 'Co-pilot', 'Scout'] }, {}] });

  t.play('explore', 'space 2', 'Co-pilot', 'Driver', 'go', 'left block');

  expect(['Driver', 'Co-pilot', 'Scout'].map(name => t.zone(name))).toEqual(['exhausted', 'exhausted', 'active']);
});

test('LA-EXP-10, LA-LOC-2: only participants are contaminated', () => {
  const row = [location(['fuel'], ['food'], 'contamination')];
  const t = table({ ...TURN, row, seats: [{ crew: ['Leader', 'Driver', 'Hermit'], rest: ['Medic'] }, {}] });

  t.play('explore', 'Leader', 'Driver', 'go');

  expect(t.may()).toEqual(['Leader', 'Driver']);
  expect(t.whyNot('Medic')?.clause).toBe('LA-CON-1');
  expect(t.whyNot('Hermit')?.clause).toBe('LA-CON-1');
});

const WORN = { crew: ['Driver'], convoy: [truck(['survivor', 'any', 'armour: damage', 'armour: damage', 'any'])] };

test('LA-EXP-12, LA-TIM-4: the card must be done, the bonus may, in either order', () => {
  const row = [SHED, SHED, SHED];
  const cardFirst = table({ ...TURN, row, seats: [WORN, {}] });
  const bonusFirst = table({ ...TURN, row, seats: [WORN, {}] });

  cardFirst.play('explore', 'space 3');
  expect(cardFirst.may()).toEqual(['the card', 'the bonus']);
  expect(cardFirst.whyNot('finish')?.clause).toBe('LA-EXP-12');
  cardFirst.play('the card', 'left block');
  expect(cardFirst.may()).toEqual(['the bonus', 'finish']);
  cardFirst.play('finish');
  bonusFirst.play('explore', 'space 3', 'the bonus', 'truck, slot 3', 'truck, slot 4', 'left block');

  expect([cardFirst.count('fuel'), cardFirst.count('damage')]).toEqual([1, 2]);
  expect([bonusFirst.count('fuel'), bonusFirst.count('damage')]).toEqual([1, 0]);
});

test('LA-EXP-13, LA-TIM-10: a bonus that has begun is finished before the card', () => {
  const row = [SHED, SHED, location(['fuel'], ['food'], 'damage')];
  const t = table({ ...TURN, row, seats: [WORN, {}] });

  t.play('explore', 'space 3', 'the bonus', 'truck, slot 3');
  expect(t.asked().name).toBe('repair.chooseSlot');
  t.play('done');

  expect(t.asked().name).toBe('damage.chooseSlot');
  t.play('truck, slot 2', 'left block');
  expect(t.asked().seats).toEqual([]);
});

test('LA-EXP-15, LA-EXP-17, LA-DX-10: a card that was taken leaves a gap; all slide left, enemies too, and one is revealed', () => {
  const t = table({ ...TURN, row: [SHED, 'Driver', 'II', trailer(['any']), 'Merchant'], deck: ['Medic', 'Scout'] });
  const before = t.row();

  t.play('explore', 'space 2', 'go');

  expect(t.row()).toEqual([before[0], before[2], before[3], 'Merchant', 'Medic']);
  expect(t.goods(1)).toEqual([['fuel'], ['food']]);
  expect(t.goods(4)).toEqual([['fuel'], []]);
  expect(t.goods(5)).toEqual([[], []]);
});

test('LA-EXP-16: a location with tokens left keeps its space', () => {
  const t = table({ ...TURN, row: [SHED, SHED, SHED, SHED, SHED], deck: ['Medic'] });
  const before = t.row();

  t.play('explore', 'space 2', 'go', 'left block');

  expect(t.row()).toEqual(before);
  expect(t.goods(2)).toEqual([[], ['food']]);
  expect(t.g.deck.map(cardWords)).toEqual(['Medic']);
});
