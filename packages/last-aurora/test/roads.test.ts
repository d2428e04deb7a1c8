import { describe, expect, test } from 'vitest';
import { movementPhase, movementTurn } from '../src/rules/movement.ts';
import { type Side, type Start, type Table, table } from './table.ts';

const move = (side: Side, more: Partial<Start> = {}): Table =>
  table({ phase: 'movement', sides: [side], play: [() => movementTurn(0)], ...more });

const at = (node: number): string => `waypoint a${node}`;

const reach = (t: Table): string | undefined => {
  t.play('move');
  return t.may().at(-1);
};

describe('special waypoints', () => {
  const driver = { active: ['leader-1'], cargo: ['fuel'] } as const;

  test('LA-MOV-10, LA-MOV-11, LA-WAY-1, LA-DEC-18: a resource where the move ends may be taken; those passed are not', () => {
    const t = move(driver, { tiles: { 1: 'ammo', 2: 'food' } });

    t.play('move', at(2), 'yes');

    expect(t.cargo()).toEqual(['food', 'survivor']);
    expect([t.g.tiles[1], t.g.tiles[2]]).toEqual([0, -1]);
  });

  test('LA-WAY-1, LA-RUL-103: or left where it is', () => {
    const t = move(driver, { tiles: { 2: 'food' } });

    t.play('move', at(2), 'no');

    expect(t.g.tiles[2]).toBe(1);
  });

  test('LA-WAY-2: an item tile gives an item card', () => {
    const t = move(driver, { tiles: { 2: 'item' }, itemDeck: ['torch'] });

    t.play('move', at(2), 'yes');

    expect(t.items()).toEqual(['torch']);
    expect(t.g.tiles[2]).toBe(-1);
  });

  test('LA-DX-26, LA-WAY-3: a contamination tile strikes and stays', () => {
    const t = move(driver, { tiles: { 2: 'contamination' } });

    t.play('move', at(2));

    expect(t.contamination('leader-1')).toBe(1);
    expect(t.g.tiles[2]).toBe(4);
  });

  test('LA-MOV-12, LA-RUL-20: fuel spent and not moved: no tile', () => {
    const t = move({ ...driver, node: 2 }, { tiles: { 2: 'contamination' } });

    t.play('move', 'stay at waypoint a2');

    expect(t.contamination('leader-1')).toBe(0);
    expect(t.count('fuel')).toBe(0);
  });

  test('LA-RUL-61: a death on the way does not stop the convoy', () => {
    const t = move({ active: ['copilot-1'], rest: ['leader-1'], cargo: ['fuel'] }, { tiles: { 2: 'contamination' } });

    t.play('move', at(2), 'Co-pilot');

    expect([t.zone('copilot-1'), t.side().node]).toEqual(['gone', 2]);
  });
});

describe('shortcuts', () => {
  const at5 = { active: ['leader-1'], cargo: ['fuel'], node: 5 } as const;

  test('LA-SHC-1, LA-SHC-2, LA-ICO-12, LA-DIF-5: only tracks may take a tracked road', () => {
    const wheels = move(at5);
    const tracks = move({ ...at5, truck: 'ambulance' });

    wheels.play('move');
    expect(wheels.may().at(-1)).toBe(at(7));
    tracks.play('move');

    expect(tracks.may().at(-1)).toBe(at(9));
  });

  test('LA-SHC-3, LA-DEC-17: a shortcut is a choice', () => {
    const t = move({ ...at5, truck: 'ambulance' });

    t.play('move', at(8));
    expect(t.may()).toEqual(['main road to a6', 'tracked shortcut to a7']);
    t.play('main road to a6');

    expect(t.side().node).toBe(8);
  });

  test('LA-SHC-4, LA-OPT-7, LA-DIF-5: tracks on a special slot count while undamaged, and only if the table lets the convoy have them', () => {
    const kit = { ...at5, devices: { 1: 'crawlers' } };
    const broken = { ...kit, cargo: [], slots: { 0: 'survivor', 8: 'fuel', 40: 'damage' } } as const;

    expect(reach(move(kit))).toBe(at(8));
    expect(reach(move(broken))).toBe(at(7));
    expect(reach(move(kit, { options: { tracksOn: 'truck' } }))).toBe(at(7));
  });
});

describe('turn order', () => {
  test('LA-DX-24, LA-TOU-1, LA-TOU-2, LA-TOU-4, LA-DIF-6, LA-RUL-21, LA-INV-11: furthest ahead to the right, ties as they were', () => {
    const t = table({
      seats: 4,
      track: [0, 1, 2, 3],
      sides: [9, 9, 4, 7].map((node, seat) => ({ active: [`leader-${seat + 1}`], node })),
      play: [() => movementPhase()],
    });

    expect(t.g.track).toEqual([2, 3, 0, 1]);
  });

  test('LA-TOU-3: a shortcut brings nobody further ahead than the waypoint it leads to', () => {
    const t = table({
      track: [0, 1],
      sides: [
        { active: ['leader-1'], truck: 'ambulance', cargo: ['fuel'], node: 5 },
        { active: ['leader-2'], node: 8 },
      ],
      play: [() => movementPhase()],
    });

    t.play('move', at(7), 'tracked shortcut to a7');

    expect(t.g.track).toEqual([0, 1]);
  });
});
