import { describe, expect, test } from 'vitest';
import { exploreTurn } from '../src/rules/exploration.ts';
import { upgrade } from '../src/rules/upgrade.ts';
import { type Side, type Start, type Table, table } from './table.ts';

/** One turn of player 1 with a row that begins with these cards. */
const turn = (row: readonly string[], side: Side, more: Partial<Start> = {}): Table =>
  table({ row, sides: [side], play: [() => exploreTurn(0, false)], ...more });

const place = (t: Table, id: string): number => t.card(id);

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
