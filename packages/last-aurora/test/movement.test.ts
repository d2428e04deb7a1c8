import { expect, test } from 'vitest';
import { device, type Table, table, trailer, truck } from './table.ts';

const MOVE = { start: 'movementTurn', args: [0] };
const move = (seat: object, laid: object = {}): Table =>
  table({ ...MOVE, seats: [{ crew: ['Leader'], cargo: ['fuel'], ...seat }, {}], ...laid });
/** As far as it goes. */
const furthest = (t: Table): string => t.may().at(-1) ?? '';

const FAST = truck(['survivor', 'any: fuel', 'any: fuel', 'speed'], { speed: 3 });

test('LA-EX-10, LA-MOV-5, LA-MOV-6, LA-DEC-17: 3 of the truck, and 1 each of slot, Co-pilot, item and second fuel', () => {
  const t = move({ crew: ['Co-pilot'], convoy: [FAST], items: ['Nitrous Oxide'], cargo: [] });

  t.play('use an item', 'Nitrous Oxide', 'move', '1');

  expect(furthest(t)).toBe('waypoint 7');
  expect([t.count('fuel'), t.items()]).toEqual([0, []]);
});

test('LA-EX-10b, LA-PLC-15: one less with the slot damaged', () => {
  const damaged = truck(['survivor', 'any: fuel', 'any: fuel', 'speed: damage'], { speed: 3 });
  const t = move({ crew: ['Co-pilot'], convoy: [damaged], items: ['Nitrous Oxide'], cargo: [] });

  t.play('use an item', 'Nitrous Oxide', 'move', '1');

  expect(furthest(t)).toBe('waypoint 6');
});

test('LA-MOV-4, LA-MOV-6, LA-MOV-7: the first fuel starts the truck and adds nothing; one may go less far', () => {
  const t = move({}, { supply: { fuel: 0 } });

  t.play('move');
  expect(t.may()).toEqual(['stay at waypoint 0', 'waypoint 1', 'waypoint 2']);
  expect(t.whyNot('waypoint 3')?.clause).toBe('LA-MOV-7');
  t.play('waypoint 1');

  expect([t.at(), t.count('fuel'), t.supply('fuel')]).toEqual([1, 0, 1]);
});

test('LA-MOV-4: without fuel, or by choice, a convoy stays', () => {
  const dry = move({ cargo: [], items: ['Mine'] });
  const idle = move({});

  expect(dry.may()).toEqual(['stay']);
  expect(dry.whyNot('move')?.clause).toBe('LA-MOV-4');
  idle.play('stay');

  expect([idle.at(), idle.count('fuel')]).toEqual([0, 1]);
});

test('LA-DX-22, LA-MOV-2: without a slot for a driver on the truck nobody moves', () => {
  const convoy = [truck(['survivor: damage', 'armour', 'foodOrFuel: fuel']), trailer(['any'])];
  const t = move({ convoy, cargo: [], items: ['Mine'] });

  expect(t.may()).toEqual(['stay']);
  expect(t.whyNot('move')?.clause).toBe('LA-MOV-2');
});

test('LA-MOV-3: cargo makes way for the driver', () => {
  const convoy = [truck(['armour', 'any: ammo']), trailer(['any: survivor', 'foodOrFuel: fuel'])];
  const t = move({ convoy, cargo: [] });

  t.play('move', 'waypoint 2');

  expect(t.cargo('truck')).toEqual(['empty', 'survivor']);
  expect([t.count('ammo'), t.at()]).toEqual([1, 2]);
});

/** Ammo and food would have no place if the survivor left the bunk. */
const TIGHT = [truck(['armour', 'any: food']), trailer(['survivor: survivor', 'foodOrFuel: fuel'])];

test('LA-MOV-3, LA-MOV-4: if there is no other room something is given up, but not the fuel to start with', () => {
  const t = move({ convoy: TIGHT, cargo: [] });

  t.play('move', 'waypoint 2');

  expect([t.count('food'), t.count('fuel'), t.at()]).toEqual([0, 0, 2]);
  expect(t.cargo('truck')).toEqual(['empty', 'survivor']);
});

test('LA-MOV-3, LA-MOV-4: whoever would have to throw away the only fuel cannot move', () => {
  const convoy = [truck(['armour', 'any: fuel']), trailer(['survivor: survivor'])];
  const stuck = move({ convoy, cargo: [], items: ['Mine'] });
  const free = move({ convoy, cargo: [], items: ['Nitromethane'] });

  expect(stuck.may()).toEqual(['stay']);
  expect(stuck.whyNot('move')?.clause).toBe('LA-MOV-4');
  free.play('use an item', 'Nitromethane', 'move', 'waypoint 1', 'truck, slot 1');

  expect([free.at(), free.count('fuel')]).toEqual([1, 0]);
});

test('LA-MOV-5, LA-RUL-110: more fuel is spent before the marker moves, not after', () => {
  const t = move({ cargo: ['fuel', 'fuel', 'fuel'] });

  t.play('move');
  expect([t.asked().name, t.may()]).toEqual(['startMoving.addFuel', ['0', '1', '2']]);
  t.play('1');
  expect(furthest(t)).toBe('waypoint 3');
  t.play('waypoint 2');

  expect([t.asked().seats, t.count('fuel'), t.at()]).toEqual([[], 1, 2]);
});

test('LA-MOV-8, LA-RUL-19: forward only, and not beyond the last waypoint', () => {
  const t = move({ at: 24 });
  const arrived = move({ at: 25, items: ['Mine'] });

  expect(arrived.may()).toEqual(['stay']);
  expect(arrived.whyNot('move')?.clause).toBe('LA-MOV-8');
  t.play('move');
  expect(t.may()).toEqual(['stay at waypoint 24', 'waypoint 25']);
  expect(t.whyNot('waypoint 23')?.clause).toBe('LA-MOV-8');
});

test('LA-MOV-9: convoys share a waypoint', () => {
  const t = table({ ...MOVE, seats: [{ cargo: ['fuel'], crew: ['Leader'] }, { at: 2 }, { at: 2 }] });

  t.play('move', 'waypoint 2');

  expect([t.at(0), t.at(1), t.at(2)]).toEqual([2, 2, 2]);
});

const TILES = { tiles: { 0: 'fuel', 1: 'fuel', 2: 'item' } } as const;

test('LA-MOV-10, LA-MOV-11: the tile where the move ends counts, those on the way do not', () => {
  const t = move({}, { ...TILES, itemDeck: ['Mine'] });

  t.play('move', 'waypoint 2');
  expect(t.asked().name).toBe('visitTile.takeTile');
  t.play('yes');

  expect([t.items(), t.count('fuel')]).toEqual([['Mine'], 0]);
});

test('LA-MOV-12, LA-RUL-20: whoever spends fuel and does not move finds nothing', () => {
  const t = move({}, TILES);

  t.play('move', 'stay at waypoint 0');

  expect([t.asked().seats, t.count('fuel')]).toEqual([[], 0]);
});

test('LA-DX-21, LA-TIM-6: Nitromethane starts an empty tank, and harms the truck afterwards', () => {
  const convoy = [truck(['survivor', 'any', 'armour']), trailer(['any'])];
  const t = move({ convoy, cargo: [], items: ['Nitromethane'] }, { tiles: { 2: 'ammo' } });

  t.play('use an item', 'Nitromethane', 'move', 'waypoint 2');
  expect(t.asked().name).toBe('visitTile.takeTile');
  t.play('no');
  expect(t.may()).toEqual(['truck, slot 1', 'truck, slot 2', 'truck, slot 3']);
  t.play('truck, slot 3');

  expect([t.at(), t.count('damage')]).toEqual([2, 1]);
});

test('LA-RUL-109: the Co-pilot looks how far ahead the leader is now, after those before have moved', () => {
  const reach = (leader: number): string => {
    const seats = [
      { crew: ['Co-pilot'], cargo: ['fuel'] },
      { crew: ['Leader'], cargo: ['fuel'], at: leader },
    ];
    const t = table({ start: 'movementPhase', seats });
    t.play('move', `waypoint ${leader + 2}`, 'move');
    return furthest(t);
  };
  const leading = move({ crew: ['Co-pilot'], at: 9 });
  leading.play('move');

  expect([reach(3), reach(4)]).toEqual(['waypoint 3', 'waypoint 4']);
  expect(furthest(leading)).toBe('waypoint 12');
});

const SHORTCUT = { shortcuts: [{ from: 0, to: 4, kind: 'tracks' }] } as const;

test('LA-SHC-1, LA-SHC-2: only a convoy with tracks may take a tracked shortcut', () => {
  const tracked = move({ convoy: [truck(['survivor', 'any'], { tracks: true })] }, SHORTCUT);
  const plain = move({ convoy: [truck(['survivor', 'any'])] }, SHORTCUT);

  tracked.play('move');
  plain.play('move');

  expect(furthest(tracked)).toBe('waypoint 5');
  expect(furthest(plain)).toBe('waypoint 2');
  expect(plain.may()).not.toContain('waypoint 4');
});

test('LA-SHC-2: on the main road past it there is no other choice', () => {
  const t = move({ convoy: [truck(['survivor', 'any'], { speed: 4 })] }, SHORTCUT);

  t.play('move', 'waypoint 4');

  expect(t.at()).toBe(4);
  expect(t.events.filter(({ type }) => type === 'moved')).toHaveLength(4);
});

test('LA-SHC-3, LA-DEC-17: it need not be taken', () => {
  const t = move({ convoy: [truck(['survivor', 'any'], { tracks: true, speed: 4 })] }, SHORTCUT);

  t.play('move', 'waypoint 4');
  expect(t.may()).toEqual(['main road to 1', 'tracked shortcut to 4']);
  t.play('main road to 1');

  expect(t.events.filter(({ type }) => type === 'moved')).toHaveLength(4);
});

test('LA-SHC-4, LA-PLC-15: tracks on a damaged slot are no use', () => {
  const reach = (slot: string): string => {
    const t = move({ convoy: [truck(['survivor', 'any', slot])] }, SHORTCUT);
    t.play('move');
    return furthest(t);
  };

  expect([reach('tracks'), reach('tracks: damage')]).toEqual(['waypoint 5', 'waypoint 2']);
});

test('LA-SHC-1, LA-DIF-5, LA-OPT-7: tracks anywhere in the convoy will do, unless a table wants them on the truck', () => {
  const convoys = [
    [truck(['survivor', 'any']), trailer(['any'], { tracks: true })],
    [truck(['survivor', 'any'], { device: device(['tracks']) })],
    [truck(['survivor', 'any'], { tracks: true })],
  ];
  const reach = (tracksOn: string): string[] =>
    convoys.map(convoy => {
      const t = move({ convoy }, { ...SHORTCUT, options: { tracksOn } });
      t.play('move');
      return furthest(t);
    });

  expect(reach('convoy')).toEqual(['waypoint 5', 'waypoint 5', 'waypoint 5']);
  expect(reach('truck')).toEqual(['waypoint 2', 'waypoint 2', 'waypoint 5']);
});

test('LA-DIF-57: tracks are for shortcuts that show them; others are open to all', () => {
  const shortcuts = [
    { from: 0, to: 4, kind: 'tracks' },
    { from: 0, to: 6, kind: 'dangerous', damage: 1 },
  ];
  const t = move({ convoy: [truck(['survivor', 'any'])] }, { shortcuts });

  t.play('move');

  expect(t.may()).toEqual(['stay at waypoint 0', 'waypoint 1', 'waypoint 2', 'waypoint 6', 'waypoint 7']);
});
