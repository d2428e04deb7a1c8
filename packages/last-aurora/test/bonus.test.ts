import { describe, expect, test } from 'vitest';
import { exploreTurn } from '../src/rules/exploration.ts';
import { type Side, type Start, type Table, table } from './table.ts';

const turn = (row: readonly string[], side: Side, more: Partial<Start> = {}): Table =>
  table({ row, sides: [side], play: [() => exploreTurn(0, false)], ...more });

/** A row of trailers, so that any space can be explored without further questions. */
const ROW = ['rusty-1', 'rusty-2', 'flatbed', 'tanker', 'bunkhouse'];
const hurt = { 0: 'survivor', 2: 'damage', 3: 'damage', 12: 'damage' } as const;

describe('bonus actions on Alpha', () => {
  test('LA-BON-1, LA-BON-2, LA-BON-8, LA-DEC-4, LA-ICO-2: space 1 repairs 1 damage or cures 1 contamination, once', () => {
    const t = turn(ROW, { active: ['leader-1'], slots: hurt, contamination: { 'leader-1': 1 } });

    t.play('explore', 'the bonus');
    expect(t.may()).toEqual(['repair 1 damage', 'remove 1 contamination from a participant']);
    expect(t.why('repair up to 2 damage')).toBe('LA-BON-1');
    t.play('repair 1 damage', t.at(2));

    expect(t.count('damage')).toBe(2);
    expect(t.contamination('leader-1')).toBe(1);
    expect(t.asked().seats).toEqual([]);
    expect(t.ids(t.side().convoy)).toContain('rusty-1');
  });

  test('LA-BON-3, LA-BON-9, LA-ICO-3: space 2 cures up to 2 contamination, of participants only', () => {
    const t = turn(ROW, {
      active: ['leader-1', 'renegade-1', 'hunter-1'],
      contamination: { 'leader-1': 1, 'renegade-1': 2, 'hunter-1': 1 },
    });

    t.play('explore', 'space 2: Rusty Trailer 2', 'Leader', 'Renegade', 'go', 'the bonus');
    expect(t.why('Bounty Hunter')).toBe('LA-BON-9');
    t.play('Leader', 'Renegade');

    expect(['leader-1', 'renegade-1', 'hunter-1'].map(id => t.contamination(id))).toEqual([0, 1, 1]);
  });

  test('LA-EX-7, LA-BON-4, LA-EXP-12, LA-EXP-13, LA-BON-7: done first, the bonus of space 3 makes room for both resources of the card', () => {
    const t = turn(['rusty-1', 'rusty-2', 'petrol'], {
      active: ['leader-1'],
      slots: { 0: 'survivor', 1: 'damage', 8: 'damage', 9: 'ammo', 10: 'ammo', 11: 'food' },
    });

    t.play('explore', 'space 3: Petrol Station', 'the bonus', t.at(1), t.at(8), 'left block: fuel + fuel');

    expect(t.cargo()).toEqual(['ammo', 'ammo', 'food', 'fuel', 'fuel', 'survivor']);
    expect(t.zone('leader-1')).toBe('rest');
  });

  test('LA-DX-18, LA-BON-5: space 4 gives 1 food or 1 ammo for 1 damage', () => {
    const t = turn(ROW, { active: ['leader-1'] });

    t.play('explore', 'space 4: Tanker', 'the bonus');
    expect(t.may()).toEqual(['1 food for 1 damage', '1 ammo for 1 damage']);
    t.play('1 food for 1 damage', t.at(3));

    expect(t.cargo()).toEqual(['damage', 'food', 'survivor']);
  });

  test('LA-BON-6: space 5 gives 1 fuel and contaminates a participant', () => {
    const t = turn(ROW, { active: ['renegade-1'] });

    t.play('explore', 'space 5: Bunkhouse', 'the bonus');

    expect(t.cargo()).toEqual(['fuel', 'survivor']);
    expect(t.contamination('renegade-1')).toBe(1);
    expect(t.ids(t.side().convoy)).toContain('bunkhouse');
  });

  test('LA-EXP-12, LA-BON-1: the card is a must, the bonus is not', () => {
    const t = turn(ROW, { active: ['leader-1'] });

    t.play('explore', 'space 4: Tanker');
    expect(t.why('finish')).toBe('LA-EXP-12');
    t.play('the card');
    expect(t.may()).toEqual(['the bonus', 'finish']);
    expect(t.why('the card')).toBe('LA-EXP-12');
    t.play('finish');

    expect(t.count('damage')).toBe(0);
  });

  test('LA-BON-10, LA-RUL-14: a full convoy may give up what the bonus brings, the price is paid all the same', () => {
    const t = turn(ROW, {
      active: ['leader-1'],
      slots: { 0: 'survivor', 1: 'ammo', 8: 'ammo', 9: 'ammo', 10: 'ammo', 11: 'fuel' },
    });

    t.play('explore', 'space 4: Tanker', 'the bonus', '1 food for 1 damage', 'food', t.at(3));

    expect(t.cargo()).toEqual(['ammo', 'ammo', 'ammo', 'ammo', 'damage', 'fuel', 'survivor']);
  });

  test('LA-RUL-14: a bonus whose price cannot be paid is not offered', () => {
    const t = turn(
      ROW,
      { active: ['leader-1'], trailers: [], slots: { 0: 'survivor', 1: 'damage', 2: 'damage', 3: 'damage' } },
      {
        adjust: g => {
          g.supply[5] = 0;
        },
      },
    );

    t.play('explore', 'space 2: Rusty Trailer 2');

    expect(t.ids(t.side().convoy)).toContain('rusty-2');
    expect(t.asked().seats).toEqual([]);
  });
});
