import { answer, canUndo, startMatch } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { device, location, table, trailer, truck } from './table.ts';

const TURN = { start: 'exploreTurn', args: [0, false] };
const SHED = location(['fuel'], ['food']);
const FIVE_SHEDS = [SHED, SHED, SHED, SHED, SHED];
const TWO_FOOD = { crew: ['Co-pilot'], cargo: ['food', 'food'] };

test('LA-EXP-18, LA-RUL-7: a card whose action is impossible is not offered', () => {
  const bare = {
    crew: ['Leader', 'Driver'],
    convoy: [truck(['survivor: damage', 'foodOrFuel', 'any: survivor', 'any: survivor'], { towing: 0 })],
  };
  const t = table({
    ...TURN,
    row: [trailer(['any']), 'Merchant', 'Travellers', device(['any']), SHED],
    seats: [bare, {}],
  });

  t.play('explore');

  expect(t.may()).toEqual(['space 3', 'space 4', 'space 5']);
  expect(t.whyNot('space 1')?.clause).toBe('LA-EXP-18');
  expect(t.whyNot('space 2')?.clause).toBe('LA-EXP-18');
});

test('LA-RUL-7: an item or another resource is enough for the Merchant', () => {
  const row = ['Merchant', SHED];
  const spaces = (seat: object): string[] => {
    const t = table({ ...TURN, row, seats: [{ crew: ['Leader'], ...seat }, {}] });
    t.play('explore');
    return t.asked().name === 'explore.chooseSpace' ? t.may() : ['space 2'];
  };

  expect(spaces({})).toEqual(['space 2']);
  expect(spaces({ cargo: ['fuel'] })).toEqual(['space 2']);
  expect(spaces({ cargo: ['ammo'] })).toEqual(['space 1', 'space 2']);
  expect(spaces({ items: ['Hazard Suit'] })).toEqual(['space 1', 'space 2']);
});

test('LA-RUL-7, LA-OPT-20: where a table likes it, the Merchant may be visited for the bonus alone', () => {
  const convoy = [truck(['survivor', 'any', 'armour: damage'])];
  const options = { encounterUnaffordable: 'allowEmpty' };
  const t = table({ ...TURN, row: ['Merchant'], seats: [{ crew: ['Leader'], convoy }, {}], options });

  t.play('explore', 'the bonus', 'truck, slot 3');

  expect(t.count('damage')).toBe(0);
  expect([t.row()[0], t.zone('Leader')]).toEqual(['Merchant', 'rest']);
});

test('LA-RUL-44: torch, drip and Antifreeze may be used in the middle of the action, a ration may not', () => {
  const seat = {
    crew: ['Driver'],
    rest: ['Medic'],
    items: ['Field Ration', 'Welding Torch', 'Decontamination Drip'],
    convoy: [truck(['survivor', 'any', 'any', 'armour: damage', 'armour: damage'])],
  };
  const row = [SHED, SHED, location(['fuel'], ['food'], 'contamination')];
  const t = table({ ...TURN, row, seats: [seat, {}] });

  t.play('explore', 'space 3', 'the card', 'Driver', 'left block');
  expect(t.may()).toEqual(['the bonus', 'use an item', 'finish']);
  t.play('use an item');
  expect(t.may()).toEqual(['no item', 'Decontamination Drip', 'Welding Torch']);
  t.play('Decontamination Drip', 'Driver', 'finish', 'use an item');

  expect(t.may()).toEqual(['no item', 'Field Ration', 'Welding Torch']);
});

const MENDING = {
  crew: ['Driver'],
  rest: ['Medic'],
  convoy: [truck(['survivor', 'any', 'any', 'armour: damage'])],
};

test('LA-RUL-44: before the first part nothing is asked about items, which the turn has asked about', () => {
  const t = table({ ...TURN, row: FIVE_SHEDS, seats: [{ ...MENDING, items: ['Welding Torch'] }, {}] });

  t.play('explore', 'space 3');
  expect(t.may()).toEqual(['the card', 'the bonus']);
  expect(t.whyNot('use an item')?.clause).toBe('LA-RUL-44');
  t.play('the card', 'left block');

  expect(t.may()).toEqual(['the bonus', 'use an item', 'finish']);
});

test('LA-RUL-44: where only a ration is at hand there is nothing to use between the parts', () => {
  const t = table({ ...TURN, row: FIVE_SHEDS, seats: [{ ...MENDING, items: ['Field Ration'] }, {}] });

  t.play('explore', 'space 3', 'the card', 'left block');

  expect(t.may()).toEqual(['the bonus', 'finish']);
});

test('LA-RUL-44, LA-CON-4: with both parts done, items are asked about only to save somebody whom food keeps alive', () => {
  const after = (contamination: Record<string, number>, food: string[]) => {
    const seat = { crew: ['Driver'], cargo: food, items: ['Decontamination Drip'], contamination };
    const t = table({ ...TURN, row: [SHED], deck: [], skills: { Driver: 2 }, seats: [seat, {}] });
    for (const _ of food) t.play('feed for skill');
    t.play('explore', 'the card', 'left block', 'the bonus', 'done');
    return t;
  };
  const saved = after({ Driver: 2 }, ['food', 'food']);
  const safe = after({ Driver: 1 }, ['food', 'food']);

  expect([saved.asked().name, saved.may()]).toEqual(['explore.cardAndBonus', ['use an item', 'finish']]);
  saved.play('use an item', 'Decontamination Drip', 'Driver', 'Driver');
  expect(saved.zone('Driver')).toBe('exhausted');
  expect(safe.asked().name).not.toBe('explore.cardAndBonus');
});

test('LA-RUL-49: after two hundred turns of a phase one can only pass', () => {
  const t = table({ start: 'exploreTurn', args: [0, true], row: FIVE_SHEDS, seats: [TWO_FOOD, {}] });
  const phase = table({ start: 'explorePhase', row: FIVE_SHEDS, seats: [{ crew: ['Leader', 'Driver'] }, {}] });

  expect(t.may()).toEqual(['pass']);
  expect(t.whyNot('explore')?.clause).toBe('LA-RUL-49');
  Object.assign(phase.g.stack[0], { turns: 199 });
  phase.play('pass', 'Leader');
  expect(phase.may()).toEqual(['explore', 'pass']);
  phase.play('pass', 'Leader');
  expect(phase.may()).toEqual(['pass']);
});

test('LA-RUL-50: what was revealed cannot be taken back', () => {
  const t = table({
    start: 'explorePhase',
    row: ['Driver', SHED, SHED, SHED, SHED],
    deck: ['Medic'],
    seats: [{ crew: ['Leader'] }, {}],
  });
  const match = { ...startMatch(lastAurora, t.g.content, { secret: 's', nonces: [] }), g: t.g };
  const say = (choice: number): void => void answer(match, { seq: match.decisions.length, seat: 0, choice });

  say(0);
  expect(canUndo(match, 0)).toBe(true);
  say(0);

  expect(match.g.row[4]).not.toBe(-1);
  expect(canUndo(match, 0)).toBe(false);
});
