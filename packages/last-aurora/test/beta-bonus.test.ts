import { must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import type { SeatLaid } from './lay.ts';
import { asPrinted, location, type TableLaid, table, trailer, truck } from './table.ts';

const beta = { mapSide: 'beta' };

/** Player 1 explores a small location in this space of the Beta row with a Leader and a strong Driver. */
const exploring = (space: number, seat: SeatLaid, more: Partial<TableLaid> = {}) => {
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    options: beta,
    seats: [{ crew: ['Driver'], ...seat }, {}],
    skills: { Driver: 3 },
    row: [null, null, null, null, null].map((_, i) => (i === space - 1 ? location(['food'], []) : null)),
    deck: [],
    ...more,
  });
  t.play('explore', 'the bonus');
  return t;
};

const fuelled = [truck(['survivor', 'any: fuel', 'any: fuel', 'any: fuel'], { speed: 4 }), trailer(['any', 'any'])];

test('LA-BET-2: on Beta every space costs what it costs on Alpha, and offers at least as much', () => {
  const [alpha, other] = ['alpha', 'beta'].map(mapSide => must(lastAurora.content({ mapSide })).map.spaces);

  expect(other.map(({ cost }) => cost)).toEqual(alpha.map(({ cost }) => cost));
  alpha.forEach(({ bonus }, space) => expect(other[space].bonus).toEqual(expect.arrayContaining([...bonus])));
});

test('LA-BET-3: space 1 repairs, cures, or moves the convoy for a fuel', () => {
  const convoy = [truck(['survivor', 'any: fuel', 'armour: damage']), trailer(['any'])];
  const t = exploring(1, { convoy, contamination: { Driver: 1 } });

  expect(t.may()).toEqual([
    'repair 1 damage',
    'remove 1 contamination from a participant',
    'spend 1 fuel to move 1 or 2 waypoints',
  ]);
});

test('LA-BET-3, 5, 8, LA-DIF-26: a bonus move costs 1 fuel, is 1 or 2 waypoints long, and happens before the card if wanted', () => {
  const t = exploring(1, { convoy: fuelled });

  expect(t.may()).toEqual(['waypoint 1', 'waypoint 2']);
  t.play('waypoint 2');

  expect([t.at(), t.count('fuel')]).toEqual([2, 2]);
  const order = t.events.map(event => event.type).filter(type => /moved|gained/.test(type));
  expect(order).toEqual(['moved', 'moved', 'gained']);
  expect(t.g.phase).toBe('explore');
});

test('LA-BET-6: neither Co-pilot nor Driver nor Nitrous Oxide nor a speed slot lengthens it', () => {
  const convoy = [truck(['survivor', 'any: fuel', 'speed']), trailer(['any', 'any'])];
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    options: beta,
    seats: [{ crew: ['Co-pilot', 'Driver'], convoy, items: ['Nitrous Oxide'] }, { at: 8 }],
    row: [location(['food'], [])],
  });

  expect(t.may()).not.toContain('use an item');
  t.play('explore', 'Co-pilot', 'Driver', 'the bonus');

  expect(t.may()).toEqual(['waypoint 1', 'waypoint 2']);
});

test('LA-BET-6, LA-ITM-5: nor is a Mine laid after it, which belongs to the Movement phase', () => {
  const t = exploring(1, { convoy: fuelled, items: ['Mine'] }, { options: { ...beta, mineVariant: 'on' } });

  t.play('waypoint 2');

  expect(t.asked().name).not.toBe('layMine.chooseRoad');
  expect(t.items()).toEqual(['Mine']);
});

test('LA-BET-4: a tile at its end is found, as after any move', () => {
  const t = exploring(1, { convoy: fuelled }, { tiles: { 1: 'contamination', 2: 'ammo' } });

  t.play('waypoint 2', 'yes');

  expect([t.count('ammo'), t.contamination('Driver')]).toEqual([1, 0]);
});

test('LA-BET-4, LA-MIN-5: roads and mines do to it what they do to any move', () => {
  const t = exploring(
    1,
    { convoy: fuelled },
    {
      options: { ...beta, mineVariant: 'on' },
      shortcuts: [{ from: 0, to: 4, kind: 'avalanche', damage: 1 }],
      mines: [{ road: '4-5', owner: 1 }],
    },
  );

  t.play('waypoint 5', 'trailer 1, slot 1', 'truck, slot 1');

  expect([t.at(), t.count('damage'), t.g.closed.length, t.g.mines?.roads.length]).toEqual([5, 2, 1, 0]);
});

test('LA-DX-61, LA-BET-7: the Hermit keeps contamination off at the end of a bonus move', () => {
  const hermit = exploring(1, { crew: ['Hermit'], convoy: fuelled }, { tiles: { 2: 'contamination' } });
  const driver = exploring(1, { convoy: fuelled }, { tiles: { 2: 'contamination' } });

  hermit.play('waypoint 2');
  driver.play('waypoint 2');

  expect(hermit.contamination('Hermit')).toBe(0);
  expect(driver.contamination('Driver')).toBe(1);
});

test('LA-BET-9, LA-RUL-33: without a driver there is no bonus move', () => {
  const convoy = [truck(['survivor: damage', 'armour']), trailer(['any', 'any: fuel', 'any'])];
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    options: beta,
    seats: [{ crew: ['Driver'], convoy }, {}],
    row: [location(['food'], [])],
  });

  t.play('explore', 'the bonus');

  expect(t.asked().name).toBe('repair.chooseSlot');
});

test('LA-BET-10: space 2 cures up to two, or takes a truck, trailer or device from the discard pile', () => {
  const t = exploring(
    2,
    { convoy: [truck(['survivor', 'any'])], contamination: { Driver: 1 } },
    { discard: [trailer(['armour', 'any']), location(['fuel'], []), 'Merchant', 'Orphan'] },
  );

  expect(t.may()).toEqual(['remove up to 2 contamination from participants', 'upgrade from the discard pile']);
  t.play('upgrade from the discard pile');

  expect(t.cargo('trailer 1')).toHaveLength(2);
  expect(t.g.discard.map(card => t.g.content.cards[card].kind)).not.toContain('trailer');
});

test('LA-BET-11, LA-RUL-84: but no card in an opponent’s colour', () => {
  const discard = [asPrinted('Container'), asPrinted('Container'), asPrinted('Old Truck')];
  const t = exploring(2, { convoy: [truck(['survivor', 'any'])] }, { discard });

  expect(t.may()).toEqual(['Old Truck', 'Container']);
  t.play('Container');

  expect(t.g.content.cards[t.g.players[0].convoy[1]].colour).toBe(0);
});

/** Player 1 with ammo and a class-2 weapon in the Valley. */
const armed: SeatLaid = {
  convoy: [truck(['survivor', 'any', 'weapon2']), trailer(['any: ammo', 'any: ammo', 'any'])],
};

test('LA-BET-12, 16: space 3 repairs up to two, or attacks an enemy of the region for an ammo, with fame and token', () => {
  const seat = { convoy: [truck(['survivor', 'any', 'weapon2', 'armour: damage']), trailer(['any: ammo'])] };
  const t = exploring(3, seat, { enemies: [{ enemy: 'II' }], outcomes: [{ player: { 2: '2' } }] });

  expect(t.may()).toEqual(['repair up to 2 damage', 'spend 1 ammo to attack']);
  t.play('spend 1 ammo to attack');

  expect(t.enemy('II')).toMatchObject({ damage: 2, targets: [0] });
  expect([t.count('ammo'), t.fame(), t.targets()]).toEqual([0, 1, 1]);
});

test('LA-BET-13: enemies elsewhere or in the row cannot be attacked so', () => {
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    options: beta,
    seats: [{ crew: ['Driver'], ...armed }, {}],
    row: ['II', null, location(['food'], [])],
    enemies: [{ enemy: 'III', region: 'Coast' }],
  });

  t.play('explore');

  expect(t.happened('bonusTaken')).toEqual([]);
  expect(t.count('food')).toBe(1);
});

test('LA-BET-14, LA-DIF-17, LA-LTC-11: loot and items of a defeat are handed out at once', () => {
  const t = exploring(3, armed, {
    enemies: [{ enemy: 'II', boxes: 1, targets: [1], loot: 'Armoured Boot' }],
    outcomes: [{ player: { 2: '1' } }, { letters: 'B' }],
    itemDeck: ['Nitrous Oxide'],
  });

  expect(t.asked().name).toBe('takeLoot.chooseToKeep');
  t.play('yes', 'truck');

  expect(t.convoy()).toContain('on the truck');
  expect(t.items(1)).toEqual(['Nitrous Oxide']);
  expect(t.g.phase).toBe('explore');
});

test('LA-DX-62, LA-BET-15: the weapon of a bonus attack can attack again in later actions and in the Fire phase', () => {
  const convoy = [truck(['survivor', 'any', 'weapon2']), trailer(['any: ammo', 'any: ammo', 'any: ammo', 'any'])];
  const t = table({
    start: 'game.rounds > round.explore',
    options: beta,
    seats: [{ crew: ['Driver', 'Scout'], convoy }, {}],
    row: [null, null, location(['food'], ['food'])],
    enemies: [{ enemy: 'II' }],
  });

  t.playAs(0, 'explore', 'Driver', 'go', 'the bonus', 'left block', 'end the turn');
  t.playAs(1, 'pass', 'Leader');
  t.playAs(0, 'explore', 'the bonus', 'spend 1 ammo to attack');
  expect(t.happened('attacked')).toHaveLength(2);
  t.idleUntil('fireTurn.chooseAct');
  t.play('attack');

  expect(t.happened('attacked')).toHaveLength(3);
});

test('LA-BET-17: space 4 gives food or ammo for a damage, or fuel for a fame', () => {
  const t = exploring(4, { fame: 2 });

  expect(t.may()).toEqual(['1 food for 1 damage', '1 ammo for 1 damage', '1 fuel for 1 fame']);
  t.play('1 fuel for 1 fame');

  expect([t.count('fuel'), t.fame(), t.count('damage')]).toEqual([1, 1, 0]);
});

test.each(['food', 'ammo'])('LA-BET-17: 1 %s comes with 1 damage', token => {
  const t = exploring(4, { convoy: [truck(['survivor', 'any', 'any', 'armour', 'weapon1'])] });

  t.play(`1 ${token} for 1 damage`, 'truck, slot 4');

  // The card gives a food of its own.
  expect(t.count(token)).toBe(token === 'food' ? 2 : 1);
  expect(t.count('damage')).toBe(1);
  expect(t.asked().name).not.toBe('damage.chooseSlot');
});

test('LA-DX-60, LA-BET-18: at the bottom of the track the fuel costs a damage', () => {
  const t = exploring(4, { fame: -1 });

  t.play('1 fuel for 1 fame', 'trailer 1, slot 1');

  expect([t.count('fuel'), t.fame(), t.count('damage')]).toEqual([1, -1, 1]);
});

test('LA-DX-63, LA-SUR-PREACHER: the Preacher does not save the fame of a bonus', () => {
  const t = exploring(4, { crew: ['Preacher'], fame: 2 });

  t.play('1 fuel for 1 fame');

  expect(t.fame()).toBe(1);
});

test('LA-BET-19: space 5 gives a fuel for a contamination on a participant', () => {
  const t = exploring(5, {});

  expect([t.count('fuel'), t.contamination('Driver')]).toEqual([1, 1]);
});
