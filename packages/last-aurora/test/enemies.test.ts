import { describe, expect, test } from 'vitest';
import { sufferAmbush } from '../src/rules/ambush.ts';
import { movementPhase } from '../src/rules/movement.ts';
import { type Side, type Table, table } from './table.ts';

describe('enemies', () => {
  const victim: Side = {
    active: ['leader-1', 'copilot-1'],
    devices: { 0: 'rack', 1: 'plating' },
    slots: { 0: 'survivor', 8: 'survivor', 9: 'fuel' },
  };
  const ambush = (number: number, side: Side = victim): Table => {
    const t = table({ phase: 'fire', sides: [side], play: [] });
    const card = t.card(`enemy-${number}`);
    return table({ phase: 'fire', sides: [side], play: [() => sufferAmbush(0, card)] });
  };
  const bottom = [0, 1, 2, 3, 8, 9, 10, 11, 12];

  test('LA-ENM-1: War Pack: 1 damage on the devices', () => {
    const t = ambush(1);
    expect(t.may()).toEqual([t.at(32), t.at(40)]);
    t.play(t.at(40));

    expect([t.count('damage'), t.asked().seats]).toEqual([1, []]);
  });

  test('LA-ENM-2: Wolf Riders: 1 damage on truck or trailers', () => {
    const t = ambush(2);
    expect(t.may()).toEqual(bottom.map(slot => t.at(slot)));
    t.play(t.at(3));

    expect([t.count('damage'), t.asked().seats]).toEqual([1, []]);
  });

  test('LA-DX-42, LA-ENM-3, LA-ENM-9, LA-DEC-20: Final Howl: 1 contamination, or 2 damage on truck and trailers', () => {
    const ill = ambush(3);
    const hurt = ambush(3);

    expect(ill.may()).toEqual(['1 contamination', '2 damage on truck and trailers']);
    ill.play('1 contamination', 'Leader');
    hurt.play('2 damage on truck and trailers', hurt.at(3), hurt.at(12));

    expect([ill.contamination('leader-1'), ill.count('damage')]).toEqual([1, 0]);
    expect([hurt.contamination('leader-1'), hurt.count('damage')]).toEqual([0, 2]);
  });

  test('LA-ENM-4, LA-ENM-9: The Twins: a resource, or 1 damage on the truck and its device', () => {
    const pay = ambush(4);
    const fight = ambush(4);

    pay.play('discard a resource');
    fight.play('1 damage on truck and its device');

    expect([pay.count('fuel'), pay.count('damage')]).toEqual([0, 0]);
    expect(fight.may()).toEqual([0, 1, 2, 3, 32].map(slot => fight.at(slot)));
  });

  test('LA-DX-41, LA-ENM-4: without resources it is the damage', () => {
    const t = ambush(4, { active: ['leader-1'], slots: { 0: 'survivor' } });

    expect(t.asked().name).toBe('damage.chooseSlot');
  });

  test('LA-DX-40, LA-ENM-5, LA-ENM-8: Steel Wolf: 1 on the truck or its device, then 1 on any device, also the same', () => {
    const t = ambush(5);

    expect(t.may()).toEqual([0, 1, 2, 3, 32].map(slot => t.at(slot)));
    t.play(t.at(32));
    expect(t.may()).toEqual([t.at(33), t.at(40)]);
    t.play(t.at(33));

    expect([t.holds(32), t.holds(33)]).toEqual(['damage', 'damage']);
  });

  test('LA-ENM-6, LA-ENM-8: The Deathless: 1 on the truck or its device, then 1 on truck and trailers; one slot cannot take both', () => {
    const t = ambush(6);

    t.play(t.at(3));
    expect(t.why(t.at(3))).toBe('LA-PLC-9');
    t.play(t.at(2));

    expect(t.count('damage')).toBe(2);
  });
});

test('LA-PLC-8, LA-RUL-107: before the Fire phase those in danger may put their cargo in order, all at once', () => {
  const t = table({
    seats: 3,
    row: ['enemy-1'],
    track: [0, 1, 2],
    sides: [
      { active: ['leader-1'], slots: { 0: 'survivor', 8: 'fuel' } },
      { active: ['leader-2'] },
      { active: ['leader-3'], node: 12 },
    ],
    foes: [{ id: 'enemy-2', region: 0 }],
    play: [() => movementPhase()],
  });

  t.playAs(0, 'stay');
  expect(t.asked()).toEqual({ name: 'getReady.arrangeConvoy', seats: [0, 1, 2] });
  t.playAs(0, 'arrange the convoy', t.at(8), t.at(1), 'done', 'ready');
  t.playAs(2, 'ready');
  t.playAs(1, 'ready');

  expect(t.holds(1)).toBe('fuel');
});
