import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { location, table, truck } from './table.ts';

const TURN = { start: 'exploreTurn', args: [0, false] };
const SHED = location(['fuel'], ['food']);
const FIVE_SHEDS = [SHED, SHED, SHED, SHED, SHED];
const TWO_FOOD = { crew: ['Co-pilot'], cargo: ['food', 'food'] };

test('LA-EX-2, LA-FOD-2, LA-FOD-3, LA-FOD-5, LA-DEC-5: two food take the Co-pilot to space 5, and are then gone', () => {
  const t = table({ ...TURN, row: FIVE_SHEDS, seats: [TWO_FOOD, {}], supply: { food: 0 } });

  t.play('feed for skill', 'feed for skill', 'explore', 'space 5');
  expect(t.supply('food')).toBe(0);
  t.play('the card', 'left block', 'finish');

  expect([t.count('food'), t.count('fuel'), t.supply('food')]).toEqual([0, 1, 2]);
  expect(t.zone('Co-pilot')).toBe('exhausted');
});

test('LA-EX-2b, LA-FOD-6: one food is not enough', () => {
  const t = table({ ...TURN, row: FIVE_SHEDS, seats: [TWO_FOOD, {}] });

  t.play('feed for skill', 'explore');

  expect(t.may()).toEqual(['space 1', 'space 2', 'space 3', 'space 4']);
});

test('LA-FOD-6, LA-CON-2: skill is what is printed, less contamination, plus food and Antifreeze', () => {
  const seat = { crew: ['Driver'], cargo: ['food', 'food'], contamination: { Driver: 1 }, items: ['Antifreeze'] };
  const t = table({ ...TURN, row: FIVE_SHEDS, seats: [seat, {}] });
  const skill = (): number => lastAurora.view(t.g, 0).players[0].active[0].skill;

  expect(skill()).toBe(1);
  t.play('feed for skill');
  expect(skill()).toBe(2);
  t.play('use an item', 'Antifreeze');
  expect(skill()).toBe(3);
  t.play('feed for skill');

  expect(skill()).toBe(4);
});

test('LA-FOD-1, LA-FOD-2, LA-RUL-43: food brings the exhausted to Rest, before and after exploring', () => {
  const seat = { crew: ['Driver'], exhausted: ['Medic', 'Scout'], cargo: ['food', 'food'] };
  const t = table({ ...TURN, row: FIVE_SHEDS, seats: [seat, {}], supply: { food: 0 } });

  t.play('feed an exhausted survivor', 'Medic');
  expect([t.zone('Medic'), t.supply('food')]).toEqual(['rest', 1]);
  t.play('explore', 'space 2', 'left block');
  t.play('feed an exhausted survivor', 'Driver');

  expect([t.zone('Driver'), t.zone('Scout')]).toEqual(['rest', 'exhausted']);
  expect([t.count('food'), t.supply('food')]).toEqual([0, 2]);
});

test('LA-RUL-43: nobody eats between the card and the bonus', () => {
  const convoy = [truck(['survivor', 'any', 'any', 'any: food', 'armour: damage'])];
  const t = table({ ...TURN, row: FIVE_SHEDS, seats: [{ crew: ['Driver'], exhausted: ['Medic'], convoy }, {}] });

  t.play('explore', 'space 3', 'the card', 'left block');
  expect(t.may()).toEqual(['the bonus', 'finish']);
  t.play('finish');

  expect(t.may()).toEqual(['feed an exhausted survivor', 'end the turn']);
});

test('LA-FOD-5: food for skill that nobody used is gone with the turn', () => {
  const t = table({
    ...TURN,
    row: FIVE_SHEDS,
    seats: [{ ...TWO_FOOD, crew: ['Co-pilot', 'Driver'] }, {}],
    supply: { food: 0 },
  });

  t.play('feed for skill', 'Co-pilot', 'pass', 'Driver');

  expect([t.count('food'), t.supply('food')]).toEqual([1, 1]);
  expect(lastAurora.view(t.g, 0).players[0].active.map(({ skill, food }) => [skill, food])).toEqual([[1, 0]]);
});
