import { describe, expect, test } from 'vitest';
import { movementTurn, speedOf } from '../src/rules/movement.ts';
import { type Side, type Start, type Table, table } from './table.ts';

const move = (side: Side, more: Partial<Start> = {}): Table =>
  table({ phase: 'movement', sides: [side], play: [() => movementTurn(0)], ...more });

const at = (node: number): string => `waypoint a${node}`;

const speed = (truck: string, from: number, leader: number): number => {
  const side = { active: ['copilot-1'], truck, cargo: ['fuel'], node: from } as const;
  return speedOf(move(side, { sides: [side, { active: ['leader-2'], node: leader }] }).g, 0);
};

describe('Movement', () => {
  test('LA-EX-10, LA-MOV-4, LA-MOV-5, LA-MOV-6, LA-MOV-7, LA-ITC-6, LA-ICO-11, LA-DEC-17, LA-SUR-COPILOT-1: 3 + slot + Co-pilot + Nitrous Oxide + one more fuel make 7', () => {
    const t = move({ active: ['copilot-1'], truck: 'snowcat', cargo: ['fuel', 'fuel'], items: ['nitrous'] });

    t.play('use an item', 'Nitrous Oxide', 'move', '1');
    expect(t.may()).toEqual(['stay at waypoint a0', ...[1, 2, 3, 4, 5, 6, 7].map(at)]);
    t.play(at(7));

    expect(t.side().node).toBe(7);
    expect(t.cargo()).toEqual(['survivor']);
    expect(t.items()).toEqual([]);
  });

  test('LA-EX-10b, LA-PLC-15: with the speed slot damaged it is 6', () => {
    const t = move({
      active: ['copilot-1'],
      truck: 'snowcat',
      items: ['nitrous'],
      slots: { 0: 'survivor', 2: 'damage', 8: 'fuel', 9: 'fuel' },
    });

    t.play('use an item', 'Nitrous Oxide', 'move', '1');

    expect(t.may().at(-1)).toBe(at(6));
    expect(t.why(at(7))).toBe('LA-MOV-7');
  });

  test('LA-MOV-4: without fuel, or by choice, a convoy stays', () => {
    const dry = move({ active: ['leader-1'], items: ['hazmat'] });
    const wet = move({ active: ['leader-1'], cargo: ['fuel'] });

    expect(dry.may()).toEqual(['stay']);
    expect(dry.why('move')).toBe('LA-MOV-4');
    wet.play('stay');

    expect([wet.side().node, wet.count('fuel')]).toEqual([0, 1]);
  });

  test('LA-DX-22, LA-MOV-2: with no slot for a driver the convoy cannot move', () => {
    const t = move({
      active: ['leader-1'],
      slots: { 0: 'damage', 1: 'damage', 8: 'survivor', 9: 'fuel' },
      items: ['hazmat'],
    });

    expect(t.may()).toEqual(['stay']);
    expect(t.why('move')).toBe('LA-MOV-2');
  });

  test('LA-MOV-3: cargo makes room for the driver by itself', () => {
    const t = move({ active: ['leader-1'], slots: { 0: 'damage', 1: 'fuel', 8: 'survivor' } });

    t.play('move', at(1));

    expect([t.holds(1), t.side().node]).toEqual(['survivor', 1]);
  });

  test('LA-MOV-3, LA-RUL-55: and if it fits nowhere else, the owner gives something up', () => {
    const t = move({
      active: ['leader-1'],
      trailers: ['bunkhouse'],
      devices: { 0: 'greenhouse' },
      slots: { 0: 'damage', 1: 'ammo', 8: 'survivor', 10: 'food', 33: 'fuel' },
    });

    t.play('move');
    expect(t.may()).toEqual(['ammo', 'food']);
    t.play('ammo');

    expect(t.holds(1)).toBe('survivor');
    expect(t.asked().name).toBe('drive.chooseGoal');
  });

  test('LA-MOV-2, LA-MOV-4: the last fuel cannot make room for a driver, for it is needed to start', () => {
    const t = move({
      active: ['leader-1'],
      trailers: ['bunkhouse'],
      slots: { 0: 'damage', 1: 'fuel', 8: 'survivor', 10: 'damage' },
      items: ['hazmat'],
    });

    expect(t.may()).toEqual(['stay']);
    expect(t.why('move')).toBe('LA-MOV-2');
  });

  test('LA-MOV-8, LA-RUL-19: forward only, and not beyond the last waypoint', () => {
    const t = move({ active: ['leader-1'], cargo: ['fuel'], node: 27 });

    t.play('move');
    expect(t.may()).toEqual(['stay at waypoint a27', at(28)]);
    expect(t.why(at(26))).toBe('LA-MOV-8');
    const last = move({ active: ['leader-1'], cargo: ['fuel'], node: 28, items: ['hazmat'] });

    expect(last.why('move')).toBe('LA-MOV-8');
  });

  test('LA-MOV-9: convoys share waypoints', () => {
    const t = move(
      { active: ['leader-1'], cargo: ['fuel'] },
      {
        sides: [
          { active: ['leader-1'], cargo: ['fuel'] },
          { active: ['leader-2'], node: 2 },
        ],
      },
    );

    t.play('move', at(2));

    expect(t.g.players.map(player => player.node)).toEqual([2, 2]);
  });

  test('LA-RUL-110: free bonuses are all counted', () => {
    const t = move({ active: ['copilot-1', 'driver-1'], devices: { 0: 'compressor' }, cargo: ['fuel'] });

    expect(speedOf(t.g, 0)).toBe(2 + 1 + 1 + 1);
  });

  test('LA-DX-54, LA-SUR-COPILOT-1, LA-SUR-COPILOT-2, LA-SUR-COPILOT-3, LA-RUL-109: six behind the leader by the shortest way it could use, the Co-pilot gives 2', () => {
    expect([speed('truck-1', 0, 5), speed('truck-1', 0, 6), speed('truck-1', 6, 0)]).toEqual([3, 4, 3]);
    // Tracks would save a waypoint between 5 and 7.
    expect([speed('truck-1', 1, 7), speed('ambulance', 1, 7), speed('ambulance', 0, 7)]).toEqual([4, 4, 5]);
  });

  test('LA-DX-59, LA-SUR-MEDIC, LA-ABL-2, LA-DEC-25, LA-SUR-DRIVER, LA-SUR-1: the Medic brings the Driver back, who helps at once', () => {
    const t = move({ active: ['medic-1', 'copilot-1'], rest: ['driver-1'], cargo: ['fuel'] });

    t.play('use the Medic');
    expect(t.zone('driver-1')).toBe('active');
    expect(t.why('use the Medic')).toBe('LA-SUR-MEDIC');
    t.play('move');

    expect(t.may().at(-1)).toBe(at(4));
  });

  test('LA-DX-55, LA-SUR-JACKAL-1, LA-DEC-25, LA-DIF-22: the Jackal finds fuel before moving', () => {
    const t = move({ active: ['jackal-1'], cargo: ['food', 'ammo'] });

    t.play('use the Jackal', 'move', at(2));

    expect(t.side().node).toBe(2);
    expect(t.cargo()).toEqual(['ammo', 'food', 'survivor']);
  });

  test('LA-SUR-JACKAL-1, LA-SUR-JACKAL-2: only what is missing, and nothing when nothing is', () => {
    const some = move({ active: ['jackal-1'], cargo: ['fuel'] });
    const all = move({ active: ['jackal-1'], cargo: ['fuel', 'food', 'ammo'] });

    some.play('use the Jackal');
    expect(some.may()).toEqual(['ammo', 'food']);
    expect(some.why('fuel')).toBe('LA-SUR-JACKAL-1');

    expect(all.why('use the Jackal')).toBe('LA-SUR-JACKAL-2');
  });

  test('LA-SUR-2, LA-RUL-32: an ability works once', () => {
    const t = move({ active: ['jackal-1'], cargo: ['fuel'] });

    t.play('use the Jackal', 'ammo');

    expect(t.why('use the Jackal')).toBe('LA-SUR-JACKAL-2');
  });

  test('LA-RUL-68: what the Jackal finds may be given up for want of room', () => {
    const t = move({ active: ['jackal-1', 'leader-1'], cargo: ['food', 'fuel', 'fuel', 'food'] });

    t.play('use the Jackal', 'ammo');

    expect(t.cargo()).toEqual(['food', 'food', 'fuel', 'fuel', 'survivor', 'survivor']);
  });
});
