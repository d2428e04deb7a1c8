import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { location, type Table, table, trailer, truck } from './table.ts';
import { cardWords } from './words.ts';

const TURN = { start: 'exploreTurn', args: [0, false] };
const SHED = location(['fuel'], ['food']);
const WAREHOUSE = location(['fuel', 'food'], ['fuel', 'fuel'], 'contamination');

const copilot = (cargo: readonly string[], row: readonly unknown[] = [WAREHOUSE]): Table =>
  table({
    ...TURN,
    row: row as [],
    seats: [{ crew: ['Co-pilot'], rest: ['Medic'], cargo }, {}],
    supply: { food: 0, contamination: 0, survivor: 0 },
  });

test('LA-EX-8, LA-CON-2, LA-BON-2: fed, the Co-pilot is contaminated, cured, and lives', () => {
  const t = copilot(['food']);

  t.play('feed for skill', 'explore', 'right block', 'the bonus', 'Co-pilot');

  expect([t.zone('Co-pilot'), t.contamination('Co-pilot')]).toEqual(['exhausted', 0]);
  expect([t.count('fuel'), t.count('food'), t.supply('food')]).toEqual([2, 0, 1]);
});

test('LA-EX-8b, LA-CON-3, LA-CON-5, LA-CON-6, LA-CON-7: unfed, the Co-pilot dies of it; the fuel is gained, the bonus is not', () => {
  const t = copilot([]);

  t.play('explore', 'right block');

  expect(t.zone('Co-pilot')).toBe(null);
  expect([t.count('fuel'), t.count('survivor')]).toEqual([2, 1]);
  expect([t.supply('survivor'), t.supply('contamination')]).toEqual([1, 0]);
  expect(t.g.discard.map(cardWords)).toEqual(['Co-pilot']);
  expect(t.asked().seats).toEqual([]);
});

test('LA-CON-7: whoever died of the card does no bonus, though there is something to repair', () => {
  const convoy = [truck(['survivor', 'any', 'any', 'any', 'armour: damage'])];
  const t = table({ ...TURN, row: [WAREHOUSE], seats: [{ crew: ['Co-pilot'], rest: ['Medic'], convoy }, {}] });

  t.play('explore');
  expect(t.may()).toEqual(['the card', 'the bonus']);
  t.play('the card', 'right block');

  expect([t.zone('Co-pilot'), t.asked().seats]).toEqual([null, []]);
});

test('LA-EX-8c, LA-CON-4, LA-RUL-15: fed but not cured, the Co-pilot dies when the food is gone', () => {
  const t = copilot(['food']);

  t.play('feed for skill', 'explore', 'right block');
  expect(t.zone('Co-pilot')).toBe('active');
  t.play('finish');

  expect([t.zone('Co-pilot'), t.count('survivor')]).toEqual([null, 1]);
  expect([t.count('fuel'), t.supply('contamination')]).toEqual([2, 0]);
});

test('LA-DX-69, LA-CON-4: the same at space 5, with the fuel of the bonus', () => {
  const t = copilot(['food', 'food'], [SHED, SHED, SHED, SHED, SHED]);

  t.play('feed for skill', 'feed for skill', 'explore', 'space 5', 'the card', 'right block', 'the bonus');

  expect(t.zone('Co-pilot')).toBe(null);
  expect([t.count('fuel'), t.count('food')]).toEqual([1, 1]);
});

test('LA-CON-4, LA-RUL-15: also when Antifreeze ends with the phase', () => {
  const seat = { crew: ['Co-pilot'], rest: ['Medic'], items: ['Antifreeze'] };
  const t = table({ start: 'explorePhase', row: [WAREHOUSE], seats: [seat, { crew: ['Leader'] }] });

  t.play('use an item', 'Antifreeze', 'Co-pilot', 'explore', 'right block', 'finish');
  expect([t.zone('Co-pilot'), t.contamination('Co-pilot')]).toEqual(['exhausted', 1]);
  t.play('pass');

  expect(t.zone('Co-pilot')).toBe(null);
});

test('LA-CON-1, LA-DEC-9: contamination from elsewhere falls on a survivor of choice, in any zone', () => {
  const seats = [{ crew: ['Leader'], rest: ['Driver'], exhausted: ['Medic'] }, {}];
  const t = table({ start: 'contaminate', args: [0, 1, 'crew'], seats });

  expect(t.may()).toEqual(['Leader', 'Driver', 'Medic']);
  t.play('Medic');

  expect(['Leader', 'Driver', 'Medic'].map(name => t.contamination(name))).toEqual([0, 0, 1]);
});

test('LA-CON-2, LA-CON-3: each token lowers skill by one; at none the survivor dies', () => {
  const t = table({ start: 'contaminate', args: [0, 2, 'crew'], seats: [{ crew: ['Driver', 'Medic'] }, {}] });
  const skills = (): number[] => lastAurora.view(t.g, 0).players[0].active.map(({ skill }) => skill);

  expect(skills()).toEqual([2, 2]);
  t.play('Driver');
  expect(skills()).toEqual([1, 2]);
  t.play('Driver');

  expect([t.zone('Driver'), t.zone('Medic')]).toEqual([null, 'active']);
});

test('LA-CON-5, LA-DEC-10: in the Fire phase the owner picks the token that is lost', () => {
  const convoy = [truck(['survivor: survivor', 'any: survivor', 'any'])];
  const seat = { crew: ['Leader', 'Co-pilot'], convoy };
  const t = table({ start: 'contaminate', args: [0, 1, 'crew'], phase: 'fire', seats: [seat, {}] });

  t.play('Co-pilot');
  expect(t.may()).toEqual(['truck, slot 1', 'truck, slot 2']);
  t.play('truck, slot 1');

  expect(t.cargo('truck')).toEqual(['empty', 'survivor', 'empty']);
});

test('LA-DX-20, LA-CON-8, LA-RUL-57, LA-RUL-58, LA-RUL-60: a lone Scout dies of the bonus; the card is left as it was', () => {
  const seat = { crew: ['Scout'], rest: ['Medic'], contamination: { Scout: 1 }, items: ['Mine'] };
  const t = table({ ...TURN, row: [SHED, 'Merchant'], seats: [seat, {}], skills: { Scout: 2 } });

  t.play('explore', 'the bonus', '1 fuel for 1 contamination on a participant', 'Scout');

  expect(t.zone('Scout')).toBe(null);
  expect(t.count('fuel')).toBe(1);
  expect(t.may()).toEqual(['end the turn']);
  expect(t.goods(1)).toEqual([['fuel'], ['food']]);
  expect(t.row()[1]).toBe('Merchant');
});

test('LA-CON-8, LA-DIF-35: with the card done before, nothing is lost but the Scout', () => {
  const seat = { crew: ['Scout'], rest: ['Medic'], contamination: { Scout: 1 } };
  const t = table({ ...TURN, row: [SHED], seats: [seat, {}], skills: { Scout: 2 } });

  t.play('explore', 'the card', 'right block', 'the bonus', '1 fuel for 1 contamination on a participant');

  expect(t.zone('Scout')).toBe(null);
  expect([t.count('fuel'), t.count('food')]).toEqual([1, 1]);
});

const PAIR = { crew: ['Leader', 'Co-pilot'] };
const FIVE = ['Merchant', 'Merchant 2', 'Travellers', 'Orphan', SHED];

test('LA-DX-70, LA-CON-9, LA-CON-10, LA-CON-11, LA-RUL-16: whoever is left of a party does the rest, whatever it costs', () => {
  const t = table({ ...TURN, row: FIVE, seats: [PAIR, {}] });

  t.play('explore', 'space 5', 'the bonus', 'Co-pilot');
  expect([t.zone('Co-pilot'), t.count('fuel')]).toEqual([null, 1]);
  t.play('left block');

  expect(t.count('fuel')).toBe(2);
  expect(t.zone('Leader')).toBe('rest');
  expect(t.g.players[0].exhausted).toEqual([]);
});

test('LA-RUL-16, LA-OPT-16: not so where a table is strict', () => {
  const t = table({ ...TURN, row: FIVE, seats: [PAIR, {}], options: { participantDeath: 'strict' } });

  t.play('explore', 'space 5', 'the bonus', 'Co-pilot');

  expect(t.count('fuel')).toBe(1);
  expect(t.goods(5)).toEqual([['fuel'], ['food']]);
  expect(t.zone('Leader')).toBe('rest');
});

test('LA-CON-7, LA-CON-9: after a death in the card action the living may still do the bonus', () => {
  const worn = { ...PAIR, convoy: [truck(['survivor', 'any', 'any', 'any', 'armour: damage'])] };
  const t = table({ ...TURN, row: [WAREHOUSE], seats: [worn, {}] });

  t.play('explore', 'Leader', 'Co-pilot', 'the card', 'Co-pilot', 'left block');
  expect(t.zone('Co-pilot')).toBe(null);

  expect(t.may()).toEqual(['the bonus', 'finish']);
});

test('LA-RUL-59: several tokens are placed one by one, on whom one likes, and each may kill', () => {
  const t = table({
    start: 'movementTurn',
    args: [0],
    seats: [{ crew: ['Co-pilot', 'Driver'], cargo: ['fuel'] }, {}],
    shortcuts: [{ from: 0, to: 3, kind: 'dangerous', contamination: 2 }],
  });

  t.play('move', 'waypoint 3', 'dangerous shortcut to 3 (0 damage, 2 contamination)');
  t.play('Co-pilot');

  expect(t.zone('Co-pilot')).toBe(null);
  expect(t.contamination('Driver')).toBe(1);
});

test('LA-RUL-61: the driver may be driven from the wheel on the way; the move goes on', () => {
  const t = table({
    start: 'movementTurn',
    args: [0],
    seats: [
      { crew: ['Leader'], convoy: [truck(['survivor: survivor', 'foodOrFuel: fuel']), trailer(['survivor'])] },
      {},
    ],
    shortcuts: [{ from: 0, to: 2, kind: 'dangerous', damage: 1 }],
  });

  t.play('move', 'waypoint 3', 'truck, slot 1');

  expect(t.cargo('truck')).toEqual(['damage', 'empty']);
  expect(t.at()).toBe(3);
});
