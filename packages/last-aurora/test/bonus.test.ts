import { expect, test } from 'vitest';
import { BONUSES } from '../src/board.ts';
import { bonusesAt } from '../src/rules/bonus.ts';
import { location, type Table, table, truck } from './table.ts';

const SHED = location(['fuel', 'fuel'], ['food']);
const FIVE_SHEDS = [SHED, SHED, SHED, SHED, SHED];
const WORN = [truck(['survivor', 'any', 'any', 'any', 'armour: damage', 'armour: damage', 'weapon1: damage'])];

/** Somebody explores a space, strong enough for all of them, and does the bonus first. */
const atSpace = (space: number, seat: object = {}, laid: object = {}): Table => {
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    row: FIVE_SHEDS,
    seats: [{ crew: ['Driver'], convoy: WORN, ...seat }, {}],
    skills: { Driver: 3, Leader: 3, Hermit: 1 },
    ...laid,
  });
  t.play('explore');
  if (t.asked().name === 'explore.chooseSpace') t.play(`space ${space}`);
  return t;
};
const ILL = { crew: ['Leader', 'Driver'], contamination: { Leader: 2, Driver: 2 } };

test('LA-BON-2, LA-BON-8, LA-DEC-4: space 1 repairs a damage or cures a participant, once', () => {
  const repair = atSpace(1, { contamination: { Driver: 2 } });
  const cure = atSpace(1, { contamination: { Driver: 2 } });

  repair.play('the bonus');
  expect(repair.may()).toEqual(['repair 1 damage', 'remove 1 contamination from a participant']);
  repair.play('repair 1 damage', 'truck, slot 5', 'left block');
  cure.play('the bonus', 'remove 1 contamination from a participant', 'Driver', 'left block');

  expect([repair.count('damage'), repair.contamination('Driver')]).toEqual([2, 2]);
  expect([cure.count('damage'), cure.contamination('Driver')]).toEqual([3, 1]);
  expect([repair.asked().seats, cure.asked().seats]).toEqual([[], []]);
});

test('LA-BON-3, LA-BON-8, LA-DIF-41: space 2 cures up to two contamination, of one participant or of two', () => {
  const cured = (...names: string[]): number[] => {
    const t = atSpace(2, ILL);
    t.play('the bonus', ...names, 'left block');
    return [t.contamination('Leader'), t.contamination('Driver')];
  };

  expect(cured('Leader', 'Driver')).toEqual([1, 1]);
  expect(cured('Driver', 'Driver')).toEqual([2, 0]);
  expect(cured('Leader', 'done')).toEqual([1, 2]);
});

test('LA-BON-4, LA-BON-8: space 3 repairs up to two damage', () => {
  const t = atSpace(3, {});

  t.play('the bonus', 'truck, slot 5', 'truck, slot 6', 'left block');

  expect(t.cargo('truck').slice(4)).toEqual(['empty', 'empty', 'damage']);
});

test('LA-BON-5, LA-BON-8, LA-DX-18: space 4 gives a food or an ammo for a damage', () => {
  const [food, ammo] = ['food', 'ammo'].map(token => {
    const t = atSpace(4, { convoy: [truck(['survivor', 'any', 'any', 'any', 'armour'])] });
    t.play('the bonus');
    expect(t.may()).toEqual(['1 food for 1 damage', '1 ammo for 1 damage']);
    t.play(`1 ${token} for 1 damage`, 'truck, slot 5');
    return ['food', 'ammo', 'damage'].map(kind => t.count(kind));
  });

  expect(food).toEqual([1, 0, 1]);
  expect(ammo).toEqual([0, 1, 1]);
});

test('LA-BON-6, LA-BON-8: space 5 gives a fuel for a contamination on a participant', () => {
  const t = atSpace(5, { crew: ['Driver', 'Leader'], rest: ['Medic'] });

  t.play('Leader', 'Driver', 'the bonus');
  expect(t.may()).toEqual(['Leader', 'Driver']);
  t.play('Driver');

  expect([t.count('fuel'), t.contamination('Driver')]).toEqual([1, 1]);
});

test('LA-BON-1, LA-EXP-12: one bonus of the space, and none of another', () => {
  const t = atSpace(3, {});

  t.play('the bonus', 'truck, slot 5', 'done', 'left block');

  expect(t.asked().seats).toEqual([]);
  expect(t.count('damage')).toBe(2);
  const other = atSpace(1, { contamination: { Driver: 1 } });
  other.play('the bonus');
  expect(other.whyNot('repair up to 2 damage')?.clause).toBe('LA-BON-1');
  expect(BONUSES.filter((_, bonus) => other.g.open?.includes(bonus))).toEqual(['repairOne', 'cureOne']);
});

test('LA-BON-7: the bonus belongs to the space where the card lay, also when the card is gone', () => {
  const t = atSpace(3, {}, { row: [SHED, SHED, 'Medic', SHED, SHED], deck: [SHED] });

  t.play('the card');
  expect(t.row()[2]).toBe(null);
  t.play('the bonus', 'truck, slot 5', 'truck, slot 6');

  expect(t.count('damage')).toBe(1);
  expect(t.row()).not.toContain(null);
});

test('LA-BON-9, LA-EXP-10: who stayed at home is not cured', () => {
  const t = atSpace(2, { crew: ['Leader', 'Driver'], contamination: { Leader: 1, Driver: 1 } });

  t.play('Leader', 'go', 'the bonus');

  expect(t.may()).toEqual(['done', 'Leader']);
  expect(t.whyNot('Driver')?.clause).toBe('LA-BON-9');
});

const FULL = [truck(['survivor', 'any: ammo', 'foodOrFuel: food', 'armour'])];

test('LA-BON-10, LA-RUL-14: with a full convoy the resource may be given up, its price is paid all the same', () => {
  const damage = atSpace(4, { convoy: FULL });
  const illness = atSpace(5, { convoy: FULL });

  damage.play('the bonus', '1 ammo for 1 damage', 'truck, slot 4');
  illness.play('the bonus');
  expect(illness.may()).toEqual(['ammo', 'food', 'fuel']);
  illness.play('fuel');

  expect([damage.count('ammo'), damage.count('damage')]).toEqual([1, 1]);
  expect([illness.count('fuel'), illness.contamination('Driver')]).toEqual([0, 1]);
});

test('LA-RUL-14: or it takes the place of another', () => {
  const t = atSpace(5, { convoy: FULL });

  t.play('the bonus', 'food');

  expect([t.count('fuel'), t.count('food')]).toEqual([1, 0]);
});

test('LA-RUL-14: a bonus whose price nobody could pay, or that does nothing, is not offered', () => {
  const bonuses = (space: number, ...slots: string[]): string[] => {
    const t = table({ start: 'drawItems', args: [0, 0], seats: [{ crew: [], convoy: [truck(slots)] }, {}] });
    return bonusesAt(t.g, 0, space - 1).map(bonus => BONUSES[bonus]);
  };

  expect(bonuses(4, 'survivor', 'any: damage')).toEqual(['foodForDamage', 'ammoForDamage']);
  expect(bonuses(4, 'survivor: damage', 'any: damage')).toEqual([]);
  expect(bonuses(3, 'survivor', 'any: damage')).toEqual(['repairTwo']);
  expect(bonuses(3, 'survivor', 'any')).toEqual([]);
});

test('LA-EX-7, LA-EXP-12: the bonus first makes room for what is gathered', () => {
  const convoy = [truck(['survivor: survivor', 'any: damage', 'any: damage'])];
  const t = atSpace(3, { crew: ['Leader'], convoy });

  t.play('the bonus', 'truck, slot 2', 'truck, slot 3', 'left block');

  expect([t.count('fuel'), t.count('damage')]).toEqual([2, 0]);
  expect(t.zone('Leader')).toBe('rest');
});

test('LA-DX-17, LA-ABL-3: with a Hermit taking part, space 5 costs no contamination', () => {
  const t = atSpace(5, { crew: ['Hermit', 'Leader'] });

  t.play('Hermit', 'the bonus');

  expect(t.asked().name).toBe('gather.chooseBlock');
  expect(t.count('fuel')).toBe(1);
  expect([t.contamination('Hermit'), t.contamination('Leader')]).toEqual([0, 0]);
});
