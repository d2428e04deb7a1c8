import { describe, expect, test } from 'vitest';
import { convoyFire, firePhase, fireTurn } from '../src/rules/fire.ts';
import { type Side, type Start, type Table, table } from './table.ts';

const A = 0;

/** Two convoys in the Valley unless said otherwise. */
const battle = (start: Partial<Start> & Pick<Start, 'play'>): Table =>
  table({ phase: 'fire', sides: [gunman(1), gunman(2)], ...start });

const gunman = (n: number): Side => ({ active: [`leader-${n}`], slots: { 0: 'survivor', 8: 'ammo', 9: 'ammo' } });
const gunmanWith = (n: number, side: Side): Side => ({ ...gunman(n), ...side });

describe('convoy fire', () => {
  test('LA-EX-12, LA-CVF-1, LA-CVF-3, LA-CVF-4, LA-CVF-5, LA-CVF-6, LA-CVF-7, LA-CVF-8, LA-CVF-10, LA-CVF-11, LA-CVF-12, LA-TIM-8, LA-DEC-21, LA-ICO-5: a class-2 weapon with "2 damage and jam"', () => {
    const t = battle({
      seats: 4,
      sides: [{ active: ['leader-1'], devices: { 0: 'machinegun' }, slots: { 0: 'survivor', 8: 'ammo' } }],
      foes: [{ id: 'enemy-2' }],
      outcomes: ['outcome-3'],
      play: [() => fireTurn(A)],
    });

    t.play('attack', t.at(32));

    expect(t.count('ammo')).toBe(0);
    expect([t.g.enemies[0].damage, t.g.enemies[0].targets]).toEqual([2, [A]]);
    expect(t.holds(32)).toBe('damage');
    expect([t.fame(), t.side().targets]).toEqual([1, 1]);
  });

  test('LA-CVF-2, LA-RUL-79: only enemies in the own region', () => {
    const t = battle({
      foes: [{ id: 'enemy-2', region: 1 }],
      sides: [gunmanWith(1, { items: ['hazmat'] })],
      play: [() => fireTurn(A)],
    });

    expect(t.may()).toEqual(['hold fire']);
    expect(t.why('attack')).toBe('LA-RUL-79');
  });

  test('LA-CVF-9: a miss does nothing', () => {
    const t = battle({ foes: [{ id: 'enemy-2' }], outcomes: ['outcome-9'], play: [() => fireTurn(A)] });

    t.play('attack');

    expect([t.g.enemies[0].damage, t.fame(), t.count('damage'), t.count('ammo')]).toEqual([0, 0, 0, 1]);
  });

  test('LA-DX-29, LA-CVF-8, LA-CVF-11: a mere jam gives neither fame nor token', () => {
    const t = battle({ foes: [{ id: 'enemy-2' }], outcomes: ['outcome-4'], play: [() => fireTurn(A)] });

    t.play('attack');

    expect([t.holds(2), t.fame(), t.g.enemies[0].targets, t.side().targets]).toEqual(['damage', 0, [], 2]);
  });

  test('LA-DX-28, LA-CVF-11, LA-CVF-13, LA-DEF-1: damage beyond the boxes is lost, fame is 1', () => {
    const t = battle({
      foes: [{ id: 'enemy-2', damage: 1 }],
      outcomes: ['outcome-6', 'outcome-1'],
      play: [() => fireTurn(A)],
    });
    const before = t.supply('damage');

    t.play('attack');

    expect(t.fame()).toBe(1);
    expect(t.g.enemies).toEqual([]);
    expect(t.supply('damage')).toBe(before + 1);
  });

  test('LA-DX-32, LA-CVF-14: one weapon, one attack, whatever the ammo', () => {
    const t = battle({ foes: [{ id: 'enemy-2' }], outcomes: ['outcome-9'], play: [() => fireTurn(A)] });

    t.play('attack');

    expect(t.asked().seats).toEqual([]);
    expect(t.count('ammo')).toBe(1);
  });

  test('LA-CVF-4, LA-CVF-14: a second weapon may fire, the first may not again', () => {
    const t = battle({
      sides: [gunmanWith(1, { devices: { 0: 'machinegun', 1: 'autocannon' } })],
      foes: [{ id: 'enemy-2', loot: 'generator' }],
      outcomes: ['outcome-9', 'outcome-9'],
      play: [() => fireTurn(A)],
    });

    t.play('attack', t.at(32), 'attack');

    expect(t.may()).toEqual([t.at(2), t.at(40)]);
    expect(t.why(t.at(32))).toBe('LA-CVF-14');
  });

  test('LA-CVF-1, LA-CVF-15, LA-ORD-5: everybody in turn, in direct order', () => {
    const t = battle({ foes: [{ id: 'enemy-2' }], track: [1, 0], play: [() => convoyFire()] });

    expect(t.asked().seats).toEqual([0]);
    t.play('hold fire');
    expect(t.asked().seats).toEqual([1]);
    t.play('hold fire');

    expect(t.asked().seats).toEqual([]);
  });

  test('LA-CVF-3, LA-FIR-3: where cargo is fixed one chooses which ammo is spent', () => {
    const t = battle({
      sides: [{ active: ['leader-1'], slots: { 0: 'survivor', 1: 'ammo', 8: 'ammo' } }],
      foes: [{ id: 'enemy-2' }],
      outcomes: ['outcome-9'],
      play: [() => fireTurn(A)],
    });

    t.play('attack', t.at(8));

    expect([t.holds(1), t.holds(8)]).toEqual(['ammo', 'empty']);
  });

  test('LA-CVF-17: damage stays on an enemy from round to round', () => {
    const t = battle({
      seats: 4,
      sides: [gunman(1)],
      foes: [{ id: 'enemy-2', loot: 'generator' }],
      outcomes: ['outcome-1', 'outcome-9', 'outcome-2', 'outcome-9', 'outcome-11'],
      play: [() => firePhase(), () => firePhase()],
    });

    t.until('fireTurn.chooseAct');
    t.play('attack');
    t.until('fireTurn.chooseAct');

    expect(t.g.enemies[0].damage).toBe(1);
  });

  test('LA-DX-72, LA-FAM-2, LA-RUL-105: at the top of the fame track even the jam just placed may be repaired; the weapon stays used', () => {
    const t = battle({
      sides: [gunmanWith(1, { fame: 8 })],
      foes: [{ id: 'enemy-2', loot: 'generator' }],
      outcomes: ['outcome-8'],
      play: [() => fireTurn(A)],
    });

    t.play('attack');
    expect(t.asked().name).toBe('repair.chooseSlot');
    t.play(t.at(2));

    expect(t.count('damage')).toBe(0);
    expect(t.asked().seats).toEqual([]);
    expect(t.side().fired).toEqual([2]);
  });
});
