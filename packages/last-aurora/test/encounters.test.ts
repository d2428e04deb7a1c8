import { describe, expect, test } from 'vitest';
import { exploreTurn } from '../src/rules/exploration.ts';
import { type Side, type Start, type Table, table } from './table.ts';

const turn = (row: readonly string[], side: Side, more: Partial<Start> = {}): Table =>
  table({ row, sides: [side], play: [() => exploreTurn(0, false)], ...more });

describe('encounters', () => {
  test('LA-EX-6, LA-ENC-1, LA-ENCC-7, LA-ENCC-8, LA-DEC-13, LA-DIF-54: one item for two at the Merchant, who stays', () => {
    const t = turn(['merchant-1'], { active: ['leader-1'], items: ['mre'] }, { itemDeck: ['torch', 'nitrous'] });

    t.play('explore', 'Field Ration', 'end the turn');

    expect(t.items()).toEqual(['torch', 'nitrous']);
    expect(t.row()[0]).toBe('merchant-1');
  });

  test('LA-DX-47, LA-ENCC-6, LA-ENCC-8: ammo for the Merchant’s fuel and an item; the next gives food or fuel', () => {
    const t = turn(
      ['merchant-1'],
      { active: ['leader-1', 'copilot-1'], cargo: ['ammo', 'fuel'] },
      {
        itemDeck: ['torch', 'mre'],
        play: [() => exploreTurn(0, false), () => exploreTurn(0, false)],
      },
    );

    t.play('explore', 'Leader', 'go', 'end the turn');
    expect(t.cargo()).toEqual(['fuel', 'fuel', 'survivor', 'survivor']);
    expect([t.items(), t.goods(0)[0]]).toEqual([['torch'], ['ammo']]);
    t.play('explore', 'trade a resource', 'end the turn');

    expect(t.goods(0)[0]).toEqual(['fuel']);
    expect(t.cargo()).toEqual(['ammo', 'fuel', 'survivor', 'survivor']);
  });

  test('LA-ENCC-6, LA-ENCC-9: another type than the Merchant’s; one option only', () => {
    const t = turn(
      ['merchant-1'],
      { active: ['leader-1'], cargo: ['ammo', 'fuel', 'food'], items: ['mre'] },
      { itemDeck: ['torch'] },
    );

    t.play('explore', 'trade a resource');
    expect(t.why('fuel')).toBe('LA-ENCC-6');
    t.play('ammo', 'end the turn');

    expect(t.items()).toEqual(['mre', 'torch']);
  });

  test('LA-DX-46, LA-ENCC-2, LA-ENCC-4, LA-DIF-13: helping the Travellers gives 2 fame and an item; they leave', () => {
    const t = turn(['travellers-1'], { active: ['leader-1'], cargo: ['food'] }, { itemDeck: ['torch'] });
    const fuel = t.supply('fuel');

    t.play('explore', 'help them', 'end the turn');

    expect([t.fame(), t.items(), t.cargo()]).toEqual([2, ['torch'], ['survivor']]);
    expect([t.row()[0], t.supply('fuel')]).toEqual(['', fuel + 1]);
  });

  test('LA-OPT-5: or 1 fame', () => {
    const t = turn(
      ['travellers-1'],
      { active: ['leader-1'], cargo: ['food'] },
      { itemDeck: ['torch'], options: { travellersFame: 1 } },
    );

    t.play('explore', 'help them', 'end the turn');

    expect(t.fame()).toBe(1);
  });

  test('LA-ENCC-3, LA-ENCC-4: robbing them gives everything and an item, and costs 1 fame', () => {
    const t = turn(['travellers-1'], { active: ['leader-1'] }, { itemDeck: ['torch'] });

    t.play('explore', 'end the turn');

    expect([t.fame(), t.items(), t.cargo()]).toEqual([-1, ['torch'], ['food', 'fuel', 'survivor']]);
    expect(t.row()[0]).toBe('');
  });

  test('LA-DX-48, LA-SUR-PREACHER: with the Preacher no fame is lost', () => {
    const t = turn(['travellers-1'], { active: ['preacher-1'] }, { itemDeck: ['torch'] });

    t.play('explore', 'end the turn');

    expect(t.fame()).toBe(0);
  });
});
