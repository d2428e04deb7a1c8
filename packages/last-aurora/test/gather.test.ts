import { describe, expect, test } from 'vitest';
import { exploreTurn } from '../src/rules/exploration.ts';
import { drawItems } from '../src/rules/items.ts';
import { gainFame, loseFame } from '../src/verbs/fame.ts';
import { type Side, type Start, type Table, table } from './table.ts';

/** One turn of player 1 with a row that begins with these cards. */
const turn = (row: readonly string[], side: Side, more: Partial<Start> = {}): Table =>
  table({ row, sides: [side], play: [() => exploreTurn(0, false)], ...more });

describe('gathering', () => {
  test('LA-EX-3, LA-EX-3b, LA-ACT-1, LA-GAT-1, LA-GAT-2, LA-LOC-2, LA-EXP-14, LA-ICO-3, LA-DEC-7: the Preacher empties the left block of a tainted warehouse', () => {
    const t = turn(['rusty-1', 'warehouse-1'], { active: ['preacher-1'] });

    t.play('explore', 'space 2: Tainted Warehouse', 'left block: fuel + food', 'finish');

    expect(t.contamination('preacher-1')).toBe(1);
    expect(t.cargo()).toEqual(['food', 'fuel', 'survivor']);
    expect(t.zone('preacher-1')).toBe('exhausted');
    expect(t.row().slice(0, 2)).toEqual(['rusty-1', 'warehouse-1']);
    const order = t.log.map(event => event.type);
    expect(order.indexOf('contaminated')).toBeLessThan(order.indexOf('gained'));
  });

  test('LA-LOC-1, LA-GAT-7: a damage icon hurts the convoy each time', () => {
    const t = table({
      row: ['depot'],
      sides: [{ active: ['leader-1', 'copilot-1'] }],
      play: [() => exploreTurn(0, false), () => exploreTurn(0, false)],
    });

    t.play('explore', 'Leader', 'go', t.at(3), 'right block: ammo + fuel + item', 'finish', 'end the turn');
    t.play('explore', 'the card', t.at(12), 'ammo', 'finish');

    expect(t.count('damage')).toBe(2);
    expect(t.row()[0]).toBe('');
  });

  test('LA-LOC-3, LA-ICO-4, LA-FAM-3: a fame-loss icon costs 1 fame', () => {
    const t = turn(['chapel'], { active: ['leader-1'], fame: 2 });

    t.play('explore', 'left block: food + food + fuel');

    expect(t.fame()).toBe(1);
  });

  test('LA-GAT-3, LA-DEC-7: of what does not fit the owner keeps what he likes', () => {
    const t = turn(['petrol'], { active: ['leader-1', 'copilot-1'], cargo: ['food', 'ammo', 'ammo', 'ammo'] });

    t.play('explore', 'Leader', 'go', 'left block: fuel + fuel');
    expect(t.asked().name).toBe('stow.giveUp');
    t.play('fuel', 'food');

    expect(t.cargo()).toEqual(['ammo', 'ammo', 'ammo', 'fuel', 'survivor', 'survivor']);
  });

  test('LA-GAT-4, LA-ITM-1, LA-CMP-10: item tokens go back, and as many item cards are drawn', () => {
    const t = turn(['petrol'], { active: ['leader-1'] }, { itemDeck: ['torch', 'mre'] });
    const before = t.supply('item');

    t.play('explore', 'right block: fuel + item', 'end the turn');

    expect(t.items()).toEqual(['torch']);
    expect(t.supply('item')).toBe(before + 1);
    expect(t.cargo()).toEqual(['fuel', 'survivor']);
  });

  test('LA-GAT-6, LA-RUL-9: an emptied block is no choice', () => {
    const t = table({
      row: ['store'],
      sides: [{ active: ['leader-1', 'copilot-1'] }],
      deck: ['driver-1'],
      play: [() => exploreTurn(0, false), () => exploreTurn(0, false)],
    });

    t.play('explore', 'Leader', 'go', 'left block: food + fuel');
    t.play('explore');

    expect(t.cargo()).toEqual(['ammo', 'food', 'fuel', 'fuel', 'survivor', 'survivor']);
    expect(t.row()).toEqual(['', '', '', '', 'driver-1']);
    expect(t.ids(t.g.discard)).toEqual(['store']);
  });

  test('LA-DX-71, LA-GAT-5, LA-RUL-8, LA-OPT-15: items alone do not keep a location in the row, unless the table wants it so', () => {
    const pack = { locations: [{ id: 'petrol', left: ['fuel', 'food'], right: ['item'] }] };
    const literal = turn(['petrol'], { active: ['leader-1'] }, { pack });
    const noTokens = turn(['petrol'], { active: ['leader-1'] }, { pack, options: { locationDiscard: 'noTokens' } });
    const before = literal.supply('item');

    for (const t of [literal, noTokens]) t.play('explore', 'left block: fuel + food');

    expect(literal.row()[0]).toBe('');
    expect(literal.supply('item')).toBe(before + 1);
    expect(noTokens.row()[0]).toBe('petrol');
  });
});

describe('items in hand', () => {
  test('LA-DX-13, LA-ITM-2, LA-ITM-3, LA-RUL-10, LA-DEC-11, LA-INV-4: with a fourth item one is discarded or used at once', () => {
    const t = table({
      sides: [{ active: ['leader-1'], items: ['nitrous', 'nitrous', 'mine'], slots: { 0: 'survivor', 2: 'damage' } }],
      itemDeck: ['torch', 'mre'],
      play: [() => drawItems(0, 2)],
    });

    expect(t.may()).toEqual(['discard Nitrous Oxide', 'discard Welding Torch', 'discard Mine', 'use Welding Torch']);
    expect([t.why('use Nitrous Oxide'), t.why('discard Antifreeze')]).toEqual(['LA-ITM-2', 'LA-ITM-2']);
    t.play('use Welding Torch', t.at(2));
    expect(t.count('damage')).toBe(0);
    t.play('discard Mine');

    expect(t.items()).toEqual(['nitrous', 'nitrous', 'mre']);
    expect(t.g.itemDiscard.length).toBe(2);
  });

  test('LA-DX-16, LA-ITM-4: an empty item deck is made anew from the discards', () => {
    const t = table({
      sides: [{ active: ['leader-1'] }],
      itemDeck: [],
      itemDiscard: ['torch', 'mre', 'hazmat', 'nitrous', 'mre'],
      script: [['items', [6, 4, 2, 4, 7]]],
      play: [() => drawItems(0, 1)],
    });

    expect(t.items()).toEqual(['torch']);
    expect([t.g.itemDeck.length, t.g.itemDiscard.length]).toEqual([4, 0]);
  });

  test('LA-RUL-41: with all item cards held the draw is skipped', () => {
    const t = table({ sides: [{ active: ['leader-1'] }], itemDeck: [], play: [() => drawItems(0, 2)] });

    expect(t.items()).toEqual([]);
  });

  test('LA-ITM-5, LA-ITM-6, LA-DEC-6, LA-CMP-16: only items of this phase that do something are offered; used ones are discarded', () => {
    const t = turn(['rusty-1'], {
      active: ['leader-1'],
      items: ['nitrous', 'torch', 'decontamination'],
      slots: { 0: 'survivor', 2: 'damage' },
    });

    t.play('use an item');
    expect(t.may()).toEqual(['no item', 'Welding Torch']);
    expect([t.why('Nitrous Oxide'), t.why('Mine')]).toEqual(['LA-ITM-5', 'LA-ITM-5']);
    t.play('Welding Torch', t.at(2));

    expect(t.items()).toEqual(['nitrous', 'decontamination']);
    expect(t.g.itemDiscard).toEqual([7]);
  });
});

describe('fame', () => {
  test('LA-FAM-1, LA-FAM-3, LA-FAM-5, LA-FAM-6, LA-FAM-7, LA-INV-12: one space at a time between -1 and the top', () => {
    const t = table({ sides: [{ active: ['leader-1'], fame: 0 }], play: [() => gainFame(0, 2), () => loseFame(0, 3)] });

    expect(t.log.map(event => (event.type === 'fameChanged' ? event.fame : null))).toEqual([1, 2, 1, 0, -1]);
  });

  test('LA-DX-11, LA-FAM-4: at the bottom it is damage instead', () => {
    const t = turn(['chapel'], { active: ['leader-1'], fame: -1 });

    t.play('explore', t.at(3), 'left block: food + food + fuel', 'finish');

    expect(t.fame()).toBe(-1);
    expect(t.count('damage')).toBe(1);
  });

  const top = { active: ['leader-1'], fame: 8, slots: { 0: 'survivor', 2: 'damage', 3: 'damage' } } as const;

  test('LA-DX-12, LA-FAM-2, LA-DIF-3, LA-DEC-14, LA-INV-12: at the top one may repair instead', () => {
    const t = table({ sides: [top], play: [() => gainFame(0, 2)] });

    t.play('done', t.at(2));

    expect(t.fame()).toBe(8);
    expect(t.count('damage')).toBe(1);
  });

  test('LA-OPT-2: or must, if the table plays it so', () => {
    const t = table({ options: { fameTopRepair: 'auto' }, sides: [top], play: [() => gainFame(0, 2)] });

    expect(t.may()).toEqual([t.at(2), t.at(3)]);
    t.play(t.at(3));

    expect(t.count('damage')).toBe(0);
  });
});
