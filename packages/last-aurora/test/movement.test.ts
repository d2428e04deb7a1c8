import { describe, expect, test } from 'vitest';
import { movementPhase, movementTurn, speedOf } from '../src/rules/movement.ts';
import { restPhase, restTurn } from '../src/rules/rest.ts';
import { type Side, type Start, type Table, table } from './table.ts';

const move = (side: Side, more: Partial<Start> = {}): Table =>
  table({ phase: 'movement', sides: [side], play: [() => movementTurn(0)], ...more });

const at = (node: number): string => `waypoint a${node}`;

const side = (seat: number): Side => ({ exhausted: [`leader-${seat}`], cargo: ['food'] });

describe('Rest', () => {
  test('LA-RST-2, LA-RST-3, LA-INV-15: Rest becomes Active, Exhausted becomes Rest', () => {
    const t = table({
      phase: 'rest',
      sides: [{ rest: ['leader-1'], exhausted: ['copilot-1'] }],
      play: [() => restTurn(0)],
    });

    expect([t.zone('leader-1'), t.zone('copilot-1')]).toEqual(['active', 'rest']);
    expect(t.side().exhausted).toEqual([]);
  });

  test('LA-DX-25, LA-RST-1, LA-RST-4, LA-FOD-4, LA-DEC-16: fed first, an exhausted survivor is active after the phase', () => {
    const t = table({
      phase: 'rest',
      sides: [{ exhausted: ['leader-1', 'copilot-1'], cargo: ['food'] }],
      play: [() => restTurn(0)],
    });

    t.play('feed an exhausted survivor', 'Co-pilot');

    expect([t.zone('leader-1'), t.zone('copilot-1')]).toEqual(['rest', 'active']);
    expect(t.count('food')).toBe(0);
  });

  test('LA-RST-5, LA-ORD-6: everybody rests at the same time, in any order', () => {
    const t = table({ seats: 3, sides: [side(1), side(2), side(3)], play: [() => restPhase()] });

    expect(t.asked().seats).toEqual([0, 1, 2]);
    t.playAs(2, 'feed an exhausted survivor');
    t.playAs(0, 'go on');
    expect(t.asked().seats).toEqual([1]);
    t.playAs(1, 'go on');

    expect([t.zone('leader-1', 0), t.zone('leader-2', 1), t.zone('leader-3', 2)]).toEqual(['rest', 'rest', 'active']);
  });

  const damaged = { 0: 'survivor', 2: 'damage', 3: 'damage', 12: 'damage' } as const;

  test('LA-DX-23, LA-RST-6, LA-SUR-MECHANIC, LA-RUL-18, LA-ABL-1, LA-ABL-2: a Mechanic that has got up repairs up to 2, once', () => {
    const t = table({ phase: 'rest', sides: [{ rest: ['mechanic-1'], slots: damaged }], play: [() => restTurn(0)] });

    t.play('the Mechanic repairs', t.at(2), t.at(3));

    expect(t.count('damage')).toBe(1);
    expect(t.zone('mechanic-1')).toBe('active');
    expect(t.asked().seats).toEqual([]);
  });

  test('LA-RUL-18, LA-ABL-1: one that comes from Exhausted does not', () => {
    const t = table({
      phase: 'rest',
      sides: [{ exhausted: ['mechanic-1'], slots: damaged }],
      play: [() => restTurn(0)],
    });

    expect(t.asked().seats).toEqual([]);
    expect(t.count('damage')).toBe(3);
  });

  test('LA-RUL-32: two Mechanics repair twice', () => {
    const t = table({
      phase: 'rest',
      sides: [{ rest: ['mechanic-1', 'mechanic-2'], slots: { ...damaged, 8: 'survivor', 9: 'damage' } }],
      play: [() => restTurn(0)],
    });

    t.play('the Mechanic repairs', t.at(2), t.at(3), 'the Mechanic repairs', t.at(9), t.at(12));

    expect(t.count('damage')).toBe(0);
  });

  test('LA-RUL-111: in the Rest phase items may be used by everybody', () => {
    const t = table({
      phase: 'rest',
      sides: [{ rest: ['leader-1'], items: ['torch'], slots: damaged }],
      play: [() => restTurn(0)],
    });

    t.play('use an item', 'Welding Torch', t.at(2), t.at(3), t.at(12));

    expect(t.count('damage')).toBe(0);
  });
});

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
      slots: { 0: 'damage', 1: 'ammo', 8: 'survivor', 10: 'fuel' },
    });

    t.play('move');
    expect(t.asked().name).toBe('seatTheDriver.giveUp');
    t.play('ammo');

    expect(t.holds(1)).toBe('survivor');
    expect(t.asked().name).toBe('drive.chooseGoal');
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

const reach = (t: Table): string | undefined => {
  t.play('move');
  return t.may().at(-1);
};

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
