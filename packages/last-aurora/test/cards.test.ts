import { describe, expect, test } from 'vitest';
import { exploreTurn } from '../src/rules/exploration.ts';
import { drawItems } from '../src/rules/items.ts';
import { upgrade } from '../src/rules/upgrade.ts';
import { gainFame, loseFame } from '../src/verbs/fame.ts';
import { type Side, type Start, type Table, table } from './table.ts';

/** One turn of player 1 with a row that begins with these cards. */
const turn = (row: readonly string[], side: Side, more: Partial<Start> = {}): Table =>
  table({ row, sides: [side], play: [() => exploreTurn(0, false)], ...more });

const place = (t: Table, id: string): number => t.card(id);

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

describe('convoys', () => {
  test('LA-EX-4, LA-UPG-2, LA-UPG-4, LA-ICO-10, LA-RUL-11, LA-PLC-1: with towing 2 and one trailer another is attached behind, nothing else offered', () => {
    const t = turn(['flatbed'], { active: ['leader-1'] });

    t.play('explore');

    expect(t.ids(t.side().convoy).slice(0, 4)).toEqual(['truck-1', 'container-1', 'flatbed', '']);
    expect(t.g.discard).toEqual([]);
  });

  test('LA-UPG-3, LA-DEC-12: at the limit a trailer of choice is replaced', () => {
    const t = turn(['flatbed'], { active: ['leader-1'], trailers: ['container-1', 'rusty-1'] });

    t.play('explore');
    expect(t.why('Old Truck (truck)')).toBe('LA-UPG-3');
    t.play('Rusty Trailer (trailer 2)');

    expect(t.ids(t.side().convoy).slice(0, 4)).toEqual(['truck-1', 'container-1', 'flatbed', '']);
    expect(t.ids(t.g.discard)).toEqual(['rusty-1']);
  });

  test('LA-UPG-1, LA-UPG-8, LA-DX-15, LA-RPL-1, LA-RPL-2, LA-RPL-3, LA-RPL-4, LA-PLC-10: a new truck takes the old one’s place; damage is gone, cargo is kept, the device stays', () => {
    const t = turn(['hauler'], {
      active: ['leader-1'],
      devices: { 0: 'machinegun' },
      slots: { 0: 'damage', 2: 'damage', 1: 'fuel', 8: 'survivor' },
    });
    const before = t.supply('damage');

    t.play('explore', 'the card');

    expect(t.ids(t.side().convoy)[0]).toBe('hauler');
    expect(t.ids(t.side().convoy)[4]).toBe('machinegun');
    expect(t.cargo()).toEqual(['fuel', 'survivor']);
    expect(t.supply('damage')).toBe(before + 2);
    expect(t.ids(t.g.discard)).toEqual(['truck-1']);
  });

  test('LA-UPG-5, LA-UPG-6, LA-UPG-7, LA-DIF-33, LA-RUL-56: a device goes on any card; an old one there is discarded and its cargo kept', () => {
    const t = turn(['rack'], {
      active: ['leader-1'],
      devices: { 0: 'greenhouse' },
      slots: { 0: 'survivor', 33: 'food', 32: 'damage' },
    });

    t.play('explore', 'the card');
    expect(t.may()).toEqual(['Old Truck (truck)', 'Container (trailer 1)']);
    t.play('Old Truck (truck)');

    expect(t.ids(t.side().convoy)[4]).toBe('rack');
    expect(t.ids(t.g.discard)).toEqual(['greenhouse']);
    expect(t.cargo()).toEqual(['food', 'survivor']);
  });

  test('LA-DX-14, LA-UPG-9, LA-UPG-10, LA-UPG-11, LA-RUL-12, LA-INV-5: a weaker truck leaves a trailer of choice behind, with its device; the others close up', () => {
    const t = table({
      sides: [
        {
          active: ['leader-1'],
          truck: 'hauler',
          trailers: ['container-1', 'rusty-1', 'flatbed'],
          devices: { 2: 'rack', 3: 'plating' },
          slots: { 0: 'survivor', 16: 'fuel', 48: 'ammo', 24: 'food', 57: 'damage' },
        },
      ],
      play: [() => upgrade(0, 25)],
      adjust: g => {
        g.stack.length = 0;
      },
    });
    expect(place(t, 'truck-3')).toBe(25);

    expect(t.may()).toEqual(['Container (trailer 1)', 'Rusty Trailer (trailer 2)', 'Flatbed (trailer 3)']);
    expect(t.why('Old Truck (truck)')).toBe('LA-UPG-9');
    t.play('Rusty Trailer (trailer 2)');

    expect(t.ids(t.side().convoy)).toEqual(['truck-3', 'container-1', 'flatbed', '', '', '', 'plating', '']);
    expect(t.ids(t.g.discard)).toEqual(['hauler', 'rusty-1', 'rack']);
    expect([t.holds(16), t.holds(49)]).toEqual(['food', 'damage']);
    expect(t.cargo()).toEqual(['ammo', 'damage', 'food', 'fuel', 'survivor']);
  });

  test('LA-RPL-5, LA-PLC-12: cargo that finds no slot is lost', () => {
    const t = turn(['ambulance'], {
      active: ['leader-1'],
      truck: 'hauler',
      trailers: [],
      slots: { 0: 'survivor', 1: 'ammo', 2: 'fuel' },
    });

    t.play('explore');

    expect(t.cargo()).toEqual(['fuel', 'survivor']);
    expect(t.log).toContainEqual({ type: 'gaveUp', who: 0, token: 1 });
  });
});

describe('recruiting', () => {
  test('LA-EX-5, LA-REC-1, LA-REC-2, LA-EXP-9, LA-EXP-15: the Co-pilot recruits the Hermit from space 1', () => {
    const t = turn(
      ['hermit-1', 'rusty-1', 'rusty-2', 'flatbed', 'tanker'],
      { active: ['copilot-1'] },
      { deck: ['driver-1'] },
    );

    t.play('explore');

    expect([t.zone('hermit-1'), t.zone('copilot-1')]).toEqual(['rest', 'exhausted']);
    expect(t.count('survivor')).toBe(2);
    expect(t.row()).toEqual(['rusty-1', 'rusty-2', 'flatbed', 'tanker', 'driver-1']);
  });

  test('LA-REC-3, LA-RUL-13: a newcomer stays for this turn, whatever has to make room', () => {
    const t = turn(['scout-1'], {
      active: ['leader-1', 'copilot-1'],
      trailers: [],
      slots: { 0: 'survivor', 1: 'survivor' },
    });

    t.play('explore', 'Leader', 'go');

    expect(t.asked().name).toBe('loseCard.chooseSurvivor');
    expect(t.may()).toEqual(['Leader', 'Co-pilot']);
    expect(t.why('Scout')).toBe('LA-REC-3');
    t.play('Co-pilot');

    expect([t.zone('scout-1'), t.zone('copilot-1')]).toEqual(['rest', 'gone']);
    expect(t.count('survivor')).toBe(2);
  });

  test('LA-REC-4, LA-RUL-13: without any undamaged slot for a survivor the card cannot be chosen', () => {
    const t = turn(
      ['scout-1', 'rusty-1'],
      { active: ['leader-1'] },
      {
        adjust: g => {
          for (const slot of [0, 1, 8, 9, 10]) g.players[0].cargo[slot] = 5;
        },
      },
    );

    t.play('explore');

    expect(t.row()).toContain('scout-1');
    expect(t.ids(t.side().convoy)).toContain('rusty-1');
  });

  test('LA-REC-5, LA-INV-2: slots are the only limit', () => {
    const many = ['leader-1', 'copilot-1', 'driver-1', 'mechanic-1', 'jackal-1'];
    const t = turn(['scout-1'], { active: many, trailers: ['container-1', 'rusty-1'] });

    t.play('explore', 'Leader', 'go');

    expect(t.count('survivor')).toBe(6);
    expect(t.side().active.length + t.side().rest.length).toBe(6);
  });
});
