import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { SURVIVOR } from '../src/state.ts';
import { setUp } from './fresh.ts';
import { device, location, type Table, table, trailer, truck } from './table.ts';

const SHED = location(['fuel'], ['food']);
const TURN = { start: 'exploreTurn', args: [0, false] };

test('LA-DEC-1: everybody may put the start tokens into other slots before doing anything', () => {
  const g = setUp({ seats: 2 });
  const seat = g.track[0];
  const before = g.players[seat].cargo.join();

  expect(lastAurora.question(g, seat)?.name).toBe('exploreTurn.chooseAct');
  lastAurora.choose(g, seat, lastAurora.asides(g, seat)[0]);
  const slots = lastAurora.options(g, seat).filter(slot => slot >= 0);
  expect(slots).toHaveLength(5);
  lastAurora.choose(g, seat, slots.find(slot => g.players[seat].cargo[slot] !== SURVIVOR) ?? -1);
  lastAurora.choose(g, seat, lastAurora.options(g, seat).find(slot => slot >= 0) ?? -1);

  expect(g.players[seat].cargo.join()).not.toBe(before);
});

test('LA-DEC-13, LA-DIF-54: at an encounter one chooses what to do and what to give', () => {
  const seat = { crew: ['Driver'], cargo: ['ammo', 'food', 'fuel'], items: ['Mine', 'Nitrous Oxide'] };
  const trade = table({ ...TURN, row: ['Merchant'], seats: [seat, {}] });
  const swap = table({ ...TURN, row: ['Merchant'], seats: [seat, {}] });

  trade.play('explore');
  expect(trade.may()).toEqual(['trade a resource', 'swap an item for two']);
  trade.play('trade a resource');
  expect(trade.may()).toEqual(['ammo', 'food']);
  swap.play('explore', 'swap an item for two');

  expect(swap.may()).toEqual(['Nitrous Oxide', 'Mine']);
});

test('LA-DEC-19: a Renegade may name any enemy, or none', () => {
  const seats = [{ crew: ['Renegade', 'Leader'] }, {}];
  const t = table({
    start: 'firePhase',
    seats,
    row: ['II'],
    lootDeck: ['Coil Gun'],
    enemies: [{ enemy: 'I', region: 'Bay' }],
  });

  expect(t.asked()).toEqual({ name: 'nameEnemy.chooseEnemy', seats: [0] });
  expect(t.may()).toHaveLength(3);
  expect(t.may()[0]).toBe('nobody');
});

test('LA-DEC-20: where an ambush leaves a choice, the ambushed make it', () => {
  const t = table({ start: 'firePhase.ambush', row: ['III'], lootDeck: ['Coil Gun'] });

  expect(t.asked()).toEqual({ name: 'sufferAmbush.chooseWay', seats: [1] });
  expect(t.may()).toEqual(['1 contamination', '2 damage on truck and trailers']);
});

const ARMED = truck(['survivor', 'any: ammo', 'any: ammo', 'weapon1', 'weapon2']);

test('LA-DEC-21: fire or hold, with which weapon, at whom, and with which ammunition', () => {
  const seats = [{ crew: ['Leader'], convoy: [ARMED], items: ['Incendiary Rounds'] }, {}];
  const t = table({ start: 'firePhase.convoyFire', seats, enemies: [{ enemy: 'I' }, { enemy: 'II' }] });

  expect(t.may()).toEqual(['attack', 'use an item', 'hold fire']);
  t.play('use an item', 'Incendiary Rounds');
  expect(t.may()).toEqual(['truck, slot 4', 'truck, slot 5']);
  t.play('truck, slot 4');
  expect(t.may()).toHaveLength(2);
  t.play(t.may()[0]);
  expect(t.may()).toEqual(['attack', 'hold fire']);
  t.play('hold fire');

  expect(t.count('ammo')).toBe(2);
});

test('LA-DEC-22: which target token moves, and which one makes room', () => {
  const enemies = [
    { enemy: 'I', targets: [1, 1, 2, 2] },
    { enemy: 'II', targets: [0] },
    { enemy: 'III', targets: [0] },
  ];
  const seats = [{ crew: ['Leader'], convoy: [ARMED] }, {}, {}];
  const t = table({
    start: 'firePhase.convoyFire',
    seats,
    enemies,
    outcomes: [{ player: { 1: '1' } }],
    track: [1, 2, 0],
  });

  t.play('attack', 'truck, slot 4');
  t.play(t.may()[0]);
  expect(t.asked().name).toBe('mark.chooseToken');
  expect(t.may()).toHaveLength(3);
  t.play(t.may()[1]);
  expect(t.asked().name).toBe('mark.chooseSpace');
  expect(t.may()).toEqual(['space A: player 2', 'space B: player 2', 'space C: player 3', 'space D: player 3']);
  t.play('space C: player 3');
  expect(t.enemy('I')?.targets).toEqual([1, 1, 0, 2]);
});

test('LA-DEC-23: loot is kept or declined, and put where its winner likes', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [{ crew: ['Leader'], convoy: [ARMED, trailer(['any'])] }, {}],
    enemies: [{ enemy: 'I', boxes: 1, loot: 'Coil Gun' }],
    outcomes: [{ player: { 1: '1' } }, { letters: 'A' }],
  });

  t.play('attack', 'truck, slot 4');
  expect(t.may()).toEqual(['no', 'yes']);
  t.play('yes');
  expect(t.may()).toEqual(['truck', 'trailer 1']);
  t.play('trailer 1');

  expect(t.convoy()).toEqual(['truck', 'trailer 1', 'on trailer 1']);
});

test('LA-DEC-24: a mine may be laid on any road just travelled', () => {
  const seats = [{ crew: ['Leader'], cargo: ['fuel'], items: ['Mine'] }, {}];
  const t = table({ start: 'movementTurn', args: [0], seats, options: { mineVariant: 'on' } });

  t.play('move', 'waypoint 2');

  expect(t.may()).toEqual(['no mine', 'mine 0-1', 'mine 1-2']);
});

test('LA-DEC-25: before moving, whom the Medic treats and what the Jackal finds', () => {
  const seat = { crew: ['Medic', 'Jackal'], rest: ['Driver', 'Scout'], cargo: ['food'] };
  const t = table({ start: 'movementTurn', args: [0], seats: [seat, {}] });

  expect(t.may()).toEqual(['use the Medic', 'use the Jackal', 'stay']);
  t.play('use the Medic');
  expect(t.may()).toEqual(['Driver', 'Scout']);
  t.play('Scout', 'use the Jackal');
  expect(t.may()).toEqual(['ammo', 'fuel']);
  t.play('fuel');

  expect(t.may()).toEqual(['move', 'stay']);
});

const beta = (space: number, laid: object): Table => {
  const t = table({ ...TURN, row: [SHED, SHED, SHED], options: { mapSide: 'beta' }, ...laid });
  t.play('explore', `space ${space}`, 'the bonus');
  return t;
};

test('LA-DEC-26: on Beta, where a bonus move goes, what is salvaged, and who is shot at with what', () => {
  const driver = { crew: ['Driver'], convoy: [ARMED], cargo: [] };
  const drive = beta(1, { seats: [{ crew: ['Driver'], cargo: ['fuel'] }, {}] });
  const salvage = beta(2, { seats: [driver, {}], discard: [trailer(['any']), device(['any'])] });
  const shoot = beta(3, { seats: [driver, {}], enemies: [{ enemy: 'I' }, { enemy: 'II' }] });

  expect([drive.asked().name, drive.may()]).toEqual(['drive.chooseGoal', ['waypoint 1', 'waypoint 2']]);
  expect([salvage.asked().name, salvage.may().length]).toEqual(['salvage.chooseCard', 2]);
  expect([shoot.asked().name, shoot.may()]).toEqual(['attack.chooseWeapon', ['truck, slot 4', 'truck, slot 5']]);
  shoot.play('truck, slot 4');
  expect([shoot.asked().name, shoot.may().length]).toEqual(['attack.chooseEnemy', 2]);
});

test('LA-DEC-27: food of a slot is stowed, or given up where there is no room', () => {
  const convoy = [truck(['survivor', 'any: ammo', 'any: fuel', 'foodPerRound'])];
  const t = table({ start: 'endOfRound', seats: [{ crew: ['Leader'], convoy }, {}], deck: [] });

  expect(t.may()).toEqual(['ammo', 'food', 'fuel']);
  t.play('food');

  expect([t.count('ammo'), t.count('food'), t.count('fuel')]).toEqual([1, 0, 1]);
});
