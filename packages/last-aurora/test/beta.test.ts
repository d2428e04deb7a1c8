import { describe, expect, test } from 'vitest';
import { explorePhase, exploreTurn } from '../src/rules/exploration.ts';
import { fireTurn } from '../src/rules/fire.ts';
import { movementTurn, speedOf } from '../src/rules/movement.ts';
import { scoreOf } from '../src/rules/scoring.ts';
import { type Side, type Start, type Table, table } from './table.ts';

const beta = { mapSide: 'beta' };
const ROW = ['rusty-1', 'rusty-2', 'flatbed', 'tanker', 'bunkhouse'];
const at = (node: number): string => `waypoint b${node}`;

const turn = (side: Side, more: Partial<Start> = {}): Table =>
  table({ options: beta, row: ROW, sides: [side], play: [() => exploreTurn(0, false)], ...more });

const drive = (side: Side, more: Partial<Start> = {}): Table =>
  table({ options: beta, phase: 'movement', sides: [side], play: [() => movementTurn(0)], ...more });

describe('bonus actions', () => {
  test('LA-BET-1, LA-BET-2, LA-CMP-14: Beta has three avalanche roads beside tracked and dangerous ones; the rest is as on Alpha', () => {
    const { map } = turn({ active: ['leader-1'] }).g.content;

    expect(map.roads.filter(road => road.kind === 'avalanche').length).toBe(3);
    expect(new Set(map.roads.map(road => road.kind)).size).toBe(4);
    expect(map.spaces.map(space => space.cost)).toEqual([1, 2, 2, 2, 3]);
    expect(map.nodes.filter(node => node.tile).length).toBe(10);
  });

  test('LA-BET-3, LA-BET-5, LA-BET-6, LA-BET-8, LA-DEC-26, LA-DIF-26: space 1 moves 1 or 2 waypoints for 1 fuel, at once, without the Co-pilot', () => {
    const t = turn({ active: ['leader-1', 'copilot-1'], cargo: ['fuel', 'fuel'] });

    t.play('explore', 'space 1: Rusty Trailer', 'Leader', 'Co-pilot', 'the bonus');
    expect(t.may()).toEqual([at(1), at(2)]);
    t.play(at(2));

    expect([t.side().node, t.count('fuel'), t.g.phase]).toEqual([2, 1, 'explore']);
    expect(t.ids(t.side().convoy)).toContain('rusty-1');
  });

  test('LA-BET-9, LA-RUL-33: not without a seat for a driver', () => {
    const t = turn({ active: ['leader-1'], slots: { 0: 'damage', 1: 'damage', 8: 'survivor', 9: 'fuel' } });

    t.play('explore', 'space 1: Rusty Trailer', 'the bonus');

    expect(t.asked().name).toBe('repair.chooseSlot');
  });

  test('LA-BET-4: tiles, dangerous roads and mines count for a bonus move', () => {
    const t = turn({ active: ['leader-1'], cargo: ['fuel'], node: 6 }, { tiles: { 9: 'food' } });

    t.play('explore', 'space 1: Rusty Trailer', 'the bonus', at(9));
    t.play(t.at(3), 'yes');

    expect([t.contamination('leader-1'), t.count('damage'), t.count('food')]).toEqual([1, 1, 1]);
  });

  test('LA-DX-61, LA-BET-7: a participating Hermit keeps off contamination on the way', () => {
    const t = turn({ active: ['hermit-1'], cargo: ['fuel'] }, { tiles: { 1: 'contamination' } });

    t.play('explore', 'space 1: Rusty Trailer', 'the bonus', at(1));

    expect([t.contamination('hermit-1'), t.side().node]).toEqual([0, 1]);
  });

  test('LA-BET-10, LA-BET-11, LA-RUL-84, LA-DEC-26: space 2 takes a convoy card from the discard pile, but none in another colour', () => {
    const t = turn(
      { active: ['leader-1'] },
      { discard: ['petrol', 'truck-2', 'container-2', 'rack', 'scout-1', 'hauler'] },
    );

    t.play('explore', 'space 2: Rusty Trailer 2', 'the bonus');
    expect(t.may()).toEqual(['Log Hauler', 'Roof Rack']);
    expect([t.why('Old Truck'), t.why('Petrol Station')]).toEqual(['LA-BET-11', 'LA-BET-10']);
    t.play('Roof Rack', 'Container (trailer 1)');

    expect(t.ids(t.side().convoy).slice(0, 6)).toEqual(['truck-1', 'container-1', 'rusty-2', '', '', 'rack']);
    expect(t.ids(t.g.discard)).toEqual(['petrol', 'truck-2', 'container-2', 'scout-1', 'hauler']);
  });

  const gunner: Side = { active: ['gunner-1'], slots: { 0: 'survivor', 8: 'ammo', 9: 'ammo' }, items: ['incendiary'] };

  test('LA-BET-12, LA-BET-13, LA-BET-16, LA-RUL-85, LA-RUL-86: space 3 attacks an enemy in the own region for 1 ammo; helpers of the Fire phase do not count', () => {
    const t = turn(gunner, {
      foes: [
        { id: 'enemy-1', loot: 'generator' },
        { id: 'enemy-2', region: 1 },
      ],
      outcomes: ['outcome-1'],
    });

    t.play('explore', 'space 3: Flatbed', 'the bonus');

    expect(t.g.enemies.map(enemy => enemy.damage)).toEqual([1, 0]);
    expect([t.fame(), t.g.enemies[0].targets, t.count('ammo')]).toEqual([1, [0], 1]);
  });

  test('LA-BET-13: without an enemy in the region there is nothing to attack', () => {
    const t = turn(gunner, { row: [...ROW.slice(0, 4), 'enemy-1'], foes: [{ id: 'enemy-2', region: 1 }] });

    t.play('explore', 'space 3: Flatbed');

    expect(t.asked().name).not.toBe('explore.cardAndBonus');
  });

  test('LA-BET-14, LA-DIF-17, LA-LTC-11: a defeat is settled at once: loot and items', () => {
    const t = turn(
      { ...gunner, items: [] },
      {
        sides: [{ ...gunner, items: [] }, { active: ['leader-2'] }],
        foes: [{ id: 'enemy-1', damage: 1, targets: [1] }],
        outcomes: ['outcome-1', 'outcome-6'],
        itemDeck: ['torch'],
      },
    );

    t.play('explore', 'space 3: Flatbed', 'the bonus');
    expect(t.asked()).toEqual({ name: 'takeLoot.chooseToKeep', seats: [0] });
    t.play('yes', 'Old Truck (truck)');

    expect(t.ids(t.side().convoy)).toContain('trunk');
    expect([t.items(1), t.g.phase]).toEqual([['torch'], 'explore']);
  });

  test('LA-DX-62, LA-BET-15: the weapon may fire again in the Fire phase', () => {
    const t = turn(
      { ...gunner, items: [] },
      {
        foes: [{ id: 'enemy-1', loot: 'generator' }],
        outcomes: ['outcome-9', 'outcome-9'],
        play: [() => exploreTurn(0, false), () => fireTurn(0)],
      },
    );

    t.play('explore', 'space 3: Flatbed', 'the bonus');

    expect(t.may()).toContain('attack');
  });

  test('LA-DX-60, LA-BET-17, LA-BET-18: space 4 also gives 1 fuel for 1 fame; at the bottom for 1 damage', () => {
    const fine = turn({ active: ['leader-1'], fame: 2 });
    const bottom = turn({ active: ['leader-1'], fame: -1 });

    for (const t of [fine, bottom]) {
      t.play('explore', 'space 4: Tanker', 'the bonus');
      expect(t.may()).toEqual(['1 food for 1 damage', '1 ammo for 1 damage', '1 fuel for 1 fame']);
      t.play('1 fuel for 1 fame');
    }
    bottom.play(bottom.at(3));

    expect([fine.fame(), fine.cargo()]).toEqual([1, ['fuel', 'survivor']]);
    expect([bottom.fame(), bottom.cargo()]).toEqual([-1, ['damage', 'fuel', 'survivor']]);
  });

  test('LA-DX-63, LA-SUR-PREACHER: there the Preacher is no help', () => {
    const t = turn({ active: ['preacher-1'], fame: 2 });

    t.play('explore', 'space 4: Tanker', 'the bonus', '1 fuel for 1 fame');

    expect(t.fame()).toBe(1);
  });

  test('LA-BET-19, LA-RUL-62: space 5 is as on Alpha; a Scout takes any Beta bonus', () => {
    const five = turn({ active: ['renegade-1'] });
    const scout = turn({ active: ['scout-1'], cargo: ['fuel'] });

    five.play('explore', 'space 5: Bunkhouse', 'the bonus');
    scout.play('explore', 'space 4: Tanker', 'the bonus');

    expect([five.contamination('renegade-1'), five.count('fuel')]).toEqual([1, 1]);
    expect(scout.may()).toContain('spend 1 fuel to move 1 or 2 waypoints');
  });
});

const speed = (closed: boolean): number => {
  const side: Side = { active: ['copilot-1'], cargo: ['fuel'], node: 8 };
  const t = drive(side, {
    sides: [side, { active: ['leader-2'], node: 14 }],
    adjust: g => {
      if (closed) g.closed.push(g.content.map.roads.findIndex(road => road.id === 'b9-12'));
    },
  });
  return speedOf(t.g, 0);
};

describe('order and roads', () => {
  test('LA-BET-20, LA-BET-21: the order changes after the Explore phase, not during it', () => {
    const t = table({
      options: beta,
      row: ROW,
      track: [0, 1],
      sides: [{ active: ['leader-1', 'copilot-1'], cargo: ['fuel'] }, { active: ['leader-2'] }],
      play: [() => explorePhase()],
    });

    t.playAs(0, 'explore', 'space 1: Rusty Trailer', 'Leader', 'go', 'the bonus', at(2));
    expect([t.g.track, t.asked().seats]).toEqual([[0, 1], [1]]);
    t.playAs(1, 'pass');
    t.playAs(0, 'pass');

    expect(t.g.track).toEqual([1, 0]);
  });

  const at6: Side = { active: ['leader-1'], cargo: ['fuel'], node: 6 };

  test('LA-EX-16, LA-BET-22, LA-BET-24, LA-BET-25: a dangerous road hurts at once, is open to all, and the move goes on', () => {
    const t = drive(at6);

    t.play('move', at(10));
    expect(t.contamination('leader-1')).toBe(1);
    t.play(t.at(3));

    expect([t.count('damage'), t.side().node]).toEqual([1, 10]);
  });

  test('LA-SHC-3, LA-BET-24: or the long way round', () => {
    const t = drive({ ...at6, cargo: ['fuel', 'fuel'] });

    t.play('move', '1', at(9));
    expect(t.may()).toEqual(['main road to b7', 'dangerous shortcut to b9 (1 damage, 1 contamination)']);
    t.play('main road to b7');

    expect([t.side().node, t.count('damage'), t.contamination('leader-1')]).toEqual([9, 0, 0]);
  });

  test('LA-EX-17, LA-BET-23, LA-BET-26, LA-INV-17: an avalanche road does 2 damage and is closed for ever, also for distances', () => {
    const t = drive(
      { active: ['leader-1'], cargo: ['fuel'], node: 9 },
      {
        sides: [
          { active: ['leader-1'], cargo: ['fuel'], node: 9 },
          { active: ['copilot-2'], cargo: ['fuel'], node: 9 },
        ],
        play: [() => movementTurn(0), () => movementTurn(1)],
      },
    );
    const before = scoreOf(t.g, 0).distance;

    t.play('move', at(12), t.at(3), t.at(12));
    expect([t.count('damage'), t.side().node, before]).toEqual([2, 12, 0]);
    expect(scoreOf(t.g, 0).distance).toBe(3);
    t.playAs(1, 'move');

    expect(t.may(1)).toEqual(['stay at waypoint b9', at(10), at(11), at(12)]);
    t.playAs(1, at(12));
    expect(t.count('damage', 1)).toBe(0);
  });

  test('LA-BET-26, LA-SUR-COPILOT-3: open shortcuts bring the leader nearer, closed ones do not', () => {
    expect([speed(false), speed(true)]).toEqual([3, 4]);
  });

  test('LA-RUL-59, LA-RUL-87: contamination and damage of a road may cost lives, and the move goes on', () => {
    const t = drive({ active: ['copilot-1'], rest: ['leader-1'], cargo: ['fuel'], node: 6 });

    t.play('move', at(10));
    t.play('Co-pilot', t.at(3));

    expect([t.zone('copilot-1'), t.side().node]).toEqual(['gone', 10]);
  });
});
