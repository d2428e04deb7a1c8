import { keyFromSeed, must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { scoreOf } from '../src/rules/scoring.ts';
import { device, location, table, trailer, truck } from './table.ts';

const beta = { mapSide: 'beta' };

test('LA-RUL-62: on Beta a Scout takes one of all the Beta bonuses', () => {
  const convoy = [truck(['survivor', 'weapon1', 'armour: damage', 'any: fuel']), trailer(['any: ammo', 'any'])];
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    options: beta,
    seats: [{ crew: ['Scout'], convoy }, {}],
    row: [null, location(['food'], [])],
    deck: [],
    enemies: [{ enemy: 'II' }],
  });

  t.play('explore', 'the bonus');
  expect(t.may()).toEqual(
    expect.arrayContaining(['spend 1 fuel to move 1 or 2 waypoints', 'spend 1 ammo to attack', '1 fuel for 1 fame']),
  );
  t.play('1 fuel for 1 fame');

  expect(t.happened('bonusTaken')).toHaveLength(1);
  expect(t.asked().name).not.toBe('explore.cardAndBonus');
});

test('LA-RUL-68, LA-DIF-22: what the Jackal finds may displace something or be left, and the convoy need not move', () => {
  const scavenging = () => {
    const convoy = [truck(['survivor', 'any: food', 'any: food'])];
    const t = table({ start: 'movementTurn', args: [0], seats: [{ crew: ['Jackal'], convoy }, {}] });
    t.play('use the Jackal', 'fuel');
    return t;
  };
  const [kept, left] = [scavenging(), scavenging()];

  kept.play('food', 'stay');
  left.play('fuel');

  expect([kept.count('food'), kept.count('fuel'), kept.at()]).toEqual([1, 1, 0]);
  expect([left.count('food'), left.count('fuel')]).toEqual([2, 0]);
});

test('LA-RUL-69: Nitromethane does nothing to a truck that the road has fully damaged', () => {
  const convoy = [truck(['survivor: survivor', 'armour: damage']), trailer(['any', 'any'])];
  const t = table({
    start: 'movementTurn',
    args: [0],
    seats: [{ crew: ['Leader'], convoy, items: ['Nitromethane'] }, {}],
    shortcuts: [{ from: 0, to: 4, kind: 'dangerous', damage: 1 }],
  });

  t.play('use an item', 'Nitromethane', 'move', 'waypoint 4', 'truck, slot 1');

  expect(t.cargo('truck')).toEqual(['damage', 'damage']);
  expect([t.at(), t.count('damage')]).toEqual([4, 2]);
  expect(t.asked().seats).toEqual([]);
});

test('LA-RUL-80: of several last convoys the one furthest left on the track says which shortcuts count', () => {
  const shortcuts = [{ from: 2, to: 6, kind: 'tracks' as const }];
  const tracked = { convoy: [truck(['survivor', 'survivor'], { tracks: true })] };
  const lead = (track: number[]): number =>
    scoreOf(table({ start: 'endOfRound', dock: 6, shortcuts, seats: [{ at: 10 }, tracked, {}], track }).g, 0).distance;

  expect([lead([1, 2, 0]), lead([2, 1, 0])]).toEqual([7, 10]);
});

test('LA-RUL-83, LA-EOR-11: a bonus move past the Aurora counts at the end of the round, not before', () => {
  const t = table({
    start: 'game.rounds > round.explore',
    options: beta,
    seats: [{ crew: ['Leader'], convoy: [truck(['survivor', 'any: fuel'])], at: 17 }, {}],
    row: [location(['food'], ['food'])],
  });

  t.play('explore', 'the bonus', 'waypoint 19', 'left block');
  expect(t.g.phase).toBe('explore');
  t.idleUntil(null);

  expect([t.g.round, t.g.phase, t.g.reached]).toEqual([1, 'over', true]);
});

test('LA-RUL-84: loot that is replaced does not come to lie in the discard pile, and cannot be salvaged', () => {
  const boot = device(['armour'], { name: 'Armoured Boot' });
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    options: beta,
    seats: [{ crew: ['Leader'], convoy: [truck(['survivor', 'any'], { device: boot })] }, {}],
    row: [null, device(['weapon1'])],
    deck: [],
  });

  t.play('explore');

  expect(t.g.removed.map(card => t.g.content.cards[card].id)).toEqual(['trunk']);
  expect(t.g.discard).toEqual([]);
  expect(t.asked().seats).toEqual([]);
});

test('LA-RUL-85, 86: in a bonus attack a Gunner is no help, and cargo is not tied to its place', () => {
  const convoy = [truck(['survivor', 'weapon1', 'any: ammo']), trailer(['any: ammo', 'any'])];
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    options: beta,
    seats: [{ crew: ['Gunner'], convoy, items: ['Incendiary Rounds'] }, {}],
    row: [null, null, location(['food'], [])],
    deck: [],
    enemies: [{ enemy: 'II' }],
    outcomes: [{ player: { 1: '1' } }],
  });

  expect(t.may()).not.toContain('use an item');
  t.play('explore', 'the bonus');

  expect(t.enemy('II')?.damage).toBe(1);
  expect(t.count('ammo')).toBe(1);
});

test('LA-RUL-87, 61: a survivor who dies on the road does not stop the move', () => {
  const t = table({
    start: 'movementTurn',
    args: [0],
    options: beta,
    seats: [{ crew: ['Co-pilot', 'Leader'], convoy: [truck(['survivor', 'any: fuel']), trailer(['any'])] }, {}],
    shortcuts: [{ from: 0, to: 4, kind: 'avalanche', contamination: 1 }],
  });

  t.play('move', 'waypoint 6', 'Co-pilot');

  expect([t.zone('Co-pilot'), t.at()]).toEqual([null, 6]);
});

test.each([
  ['white', false],
  ['red', true],
])('LA-OPT-23: a table may begin with the Aurora on the %s line', (auroraStart, red) => {
  const g = lastAurora.setup(must(lastAurora.content({ auroraStart })), keyFromSeed(1));

  expect(g.red).toBe(red);
});
