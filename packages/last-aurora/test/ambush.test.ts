import { describe, expect, test } from 'vitest';
import { ambushStep, sufferAmbush } from '../src/rules/ambush.ts';
import { convoyFire, firePhase } from '../src/rules/fire.ts';
import { damage } from '../src/verbs/damage.ts';
import { type Side, type Start, type Table, table } from './table.ts';

const A = 0;
const K = 1;

/** Two convoys in the Valley unless said otherwise. */
const battle = (start: Partial<Start> & Pick<Start, 'play'>): Table =>
  table({ phase: 'fire', sides: [gunman(1), gunman(2)], ...start });

const gunman = (n: number): Side => ({ active: [`leader-${n}`], slots: { 0: 'survivor', 8: 'ammo', 9: 'ammo' } });
const gunmanWith = (n: number, side: Side): Side => ({ ...gunman(n), ...side });

const slots = (t: Table, list: readonly number[]): string[] => list.map(slot => t.at(slot));

describe('areas', () => {
  const convoy: Side = { active: ['leader-1'], devices: { 0: 'rack', 1: 'plating' }, slots: { 0: 'survivor' } };

  test('LA-ARE-1, LA-ARE-2, LA-ICO-16: TOP_ROW is all devices', () => {
    const t = battle({ sides: [convoy], play: [() => damage(A, 1, 'TOP_ROW')] });

    expect(t.may()).toEqual(slots(t, [32, 40]));
    expect(t.why(t.at(0))).toBe('LA-ARE-6');
  });

  test('LA-ARE-3, LA-ICO-16: BOTTOM_ROW is truck and trailers', () => {
    const t = battle({ sides: [convoy], play: [() => damage(A, 1, 'BOTTOM_ROW')] });

    expect(t.may()).toEqual(slots(t, [0, 1, 2, 3, 8, 11, 12]));
  });

  test('LA-ARE-4, LA-ICO-16: LEFT_COLUMN is the truck and its device', () => {
    const t = battle({ sides: [convoy], play: [() => damage(A, 1, 'LEFT_COLUMN')] });

    expect(t.may()).toEqual(slots(t, [0, 1, 2, 3, 32]));
  });

  test('LA-ARE-5, LA-ARE-6, LA-DIF-7, LA-ICO-16, LA-DEC-8: TRUCK is the truck alone; the owner distributes freely', () => {
    const t = battle({ sides: [convoy], play: [() => damage(A, 2, 'TRUCK')] });

    expect(t.may()).toEqual(slots(t, [0, 1, 2, 3]));
    t.play(t.at(3), t.at(2));

    expect([t.holds(2), t.holds(3)]).toEqual(['damage', 'damage']);
  });

  test('LA-ARE-7, LA-ARE-8, LA-RUL-22, LA-DIF-8: without a card in the area, or with full ones, nothing happens; what does not fit is lost', () => {
    const none = battle({ sides: [gunman(1)], play: [() => damage(A, 1, 'TOP_ROW')] });
    const little = battle({
      sides: [{ active: ['leader-1'], devices: { 0: 'machinegun' }, slots: { 0: 'survivor' } }],
      play: [() => damage(A, 3, 'TOP_ROW')],
    });

    expect(none.count('damage')).toBe(0);
    expect([little.count('damage'), little.asked().seats]).toEqual([1, []]);
  });
});

describe('ambush', () => {
  test('LA-EX-11, LA-AMB-1, LA-AMB-2, LA-AMB-3, LA-AMB-5, LA-AMB-8, LA-AMB-9, LA-AMB-11, LA-ENM-2, LA-FIR-4, LA-ICO-16: Wolf Riders fall upon the Valley', () => {
    const t = battle({
      seats: 3,
      sides: [gunman(1), gunman(2), gunmanWith(3, { node: 12 })],
      track: [2, 0, 1],
      row: ['rusty-1', 'enemy-2', 'rusty-2'],
      lootDeck: ['prisoner', 'trunk'],
      play: [() => ambushStep()],
    });

    expect(t.g.enemies).toEqual([
      { card: t.card('enemy-2'), region: 0, loot: t.card('prisoner'), damage: 0, targets: [] },
    ]);
    expect(t.asked().seats).toEqual([1]);
    t.playAs(1, t.at(3, 1));
    t.playAs(0, t.at(12));

    expect([t.count('damage', 0), t.count('damage', 1), t.count('damage', 2)]).toEqual([1, 1, 0]);
    expect(t.row()).toEqual(['rusty-1', '', 'rusty-2', '', '']);
  });

  test('LA-AMB-1: without an enemy in the row there is no ambush, whoever is on the map', () => {
    const t = battle({
      row: ['rusty-1'],
      foes: [{ id: 'enemy-2', region: 2 }],
      sides: [{ active: ['leader-1'] }, { active: ['leader-2'] }],
      play: [() => firePhase()],
    });

    expect(t.log.some(event => event.type === 'ambushed')).toBe(false);
    expect(t.count('damage')).toBe(0);
  });

  test('LA-DX-27, LA-AMB-6, LA-AMB-7, LA-AMB-10, LA-DIF-28, LA-FIR-5: two enemies go to one region, the left one first, with the first loot card; those already there do not ambush', () => {
    const t = battle({
      row: ['rusty-1', 'enemy-6', 'rusty-2', 'enemy-2'],
      lootDeck: ['trunk', 'prisoner'],
      foes: [{ id: 'enemy-3', region: 0, loot: 'gauss' }],
      sides: [gunman(1), gunmanWith(2, { node: 12 })],
      track: [1, 0],
      play: [() => ambushStep()],
    });

    expect(t.g.enemies.map(({ card, loot }) => t.ids([card, loot]))).toEqual([
      ['enemy-3', 'gauss'],
      ['enemy-6', 'trunk'],
      ['enemy-2', 'prisoner'],
    ]);
    t.play(t.at(3), t.at(12), t.at(2));

    expect(t.count('damage')).toBe(3);
    expect(t.asked().seats).toEqual([]);
  });

  test('LA-AMB-2, LA-RUL-106, LA-ORD-5: the leader is the rightmost on the track', () => {
    const t = battle({
      row: ['enemy-1'],
      lootDeck: ['trunk'],
      sides: [gunman(1), gunmanWith(2, { node: 12 })],
      track: [0, 1],
      play: [() => ambushStep()],
    });

    expect(t.g.enemies[0].region).toBe(1);
  });

  test('LA-AMB-4, LA-DATC-4: defence boxes depend on the number of players', () => {
    const boxes = [2, 3, 4].map(seats => {
      const t = battle({ seats, sides: [], foes: [{ id: 'enemy-1', region: 2 }], play: [() => convoyFire()] });
      return (t.g.content.loot[t.card('trunk')]?.boxes ?? [])[seats - 2];
    });

    expect(boxes).toEqual([2, 3, 4]);
  });
});

describe('the phase', () => {
  test('LA-FIR-1, LA-FIR-2, LA-TIM-7, LA-SUR-RENEGADE-1, LA-SUR-RENEGADE-2, LA-RUL-64, LA-DIF-23, LA-DEC-19: Renegades first, then ambush, convoys, enemies', () => {
    const t = battle({
      sides: [{ active: ['renegade-1'], slots: { 0: 'survivor', 8: 'ammo' } }, gunman(2)],
      row: ['enemy-2'],
      lootDeck: ['trunk'],
      foes: [{ id: 'enemy-1', region: 2, loot: 'prisoner' }],
      outcomes: ['outcome-9', 'outcome-5', 'outcome-7', 'outcome-2', 'outcome-11'],
      play: [() => firePhase()],
    });

    expect(t.may()).toEqual(['nobody', 'War Pack (I)', 'Wolf Riders (II)']);
    t.play('Wolf Riders (II)');
    expect(t.asked()).toEqual({ name: 'damage.chooseSlot', seats: [K] });
    t.play(t.at(3, K));

    expect(t.asked().name).toBe('fireTurn.chooseAct');
    expect(t.count('damage', A)).toBe(0);
  });

  test('LA-DX-57: the named enemy’s row counts nothing for its owner in enemy fire, others do', () => {
    const t = battle({
      sides: [
        { active: ['renegade-1'], slots: { 0: 'survivor' } },
        { active: ['leader-2'], slots: { 0: 'survivor' } },
      ],
      foes: [{ id: 'enemy-1', loot: 'prisoner' }, { id: 'enemy-2' }],
      outcomes: ['outcome-1', 'outcome-5', 'outcome-2'],
      track: [1, 0],
      play: [() => firePhase()],
    });

    t.play('Wolf Riders (II)', t.at(3));
    t.playAs(K, t.at(3, K), t.at(2, K));

    expect([t.count('damage', A), t.count('damage', K)]).toEqual([1, 2]);
  });

  test('LA-RUL-78: an ambush may be suffered in the way that does nothing', () => {
    const t = battle({ sides: [gunman(1)], play: [() => sufferAmbush(A, 81)] });
    expect(t.card('enemy-4')).toBe(81);

    expect(t.may()).toEqual(['discard a resource', '1 damage on truck and its device']);
  });
});
