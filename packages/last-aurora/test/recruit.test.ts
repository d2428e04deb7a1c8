import { expect, test } from 'vitest';
import { spacesInReach } from '../src/rules/explore.ts';
import { location, table, trailer, truck } from './table.ts';
import { BASE, cardWords } from './words.ts';

const TURN = { start: 'exploreTurn', args: [0, false] };

test('LA-EX-5, LA-REC-1, LA-REC-2: the Co-pilot brings the Hermit home', () => {
  const t = table({
    ...TURN,
    row: ['Hermit', 'Merchant', 'Medic', 'Scout', 'Orphan'],
    deck: ['Gunner'],
    seats: [{ crew: ['Co-pilot'] }, {}],
    supply: { survivor: 10 },
  });

  t.play('explore');

  expect([t.zone('Hermit'), t.zone('Co-pilot')]).toEqual(['rest', 'exhausted']);
  expect([t.count('survivor'), t.supply('survivor')]).toEqual([2, 9]);
  expect(t.row()).toEqual(['Merchant', 'Medic', 'Scout', 'Orphan', 'Gunner']);
});

const FULL = truck(['survivor: survivor', 'any: survivor', 'any: fuel', 'foodOrFuel: food']);
const FULL_SEAT = { crew: ['Leader', 'Driver'], convoy: [FULL] };

test('LA-RUL-13, LA-PLC-4: to make room something else is given up', () => {
  const t = table({ ...TURN, row: ['Medic'], seats: [FULL_SEAT, {}] });

  t.play('explore', 'Leader', 'go');
  expect(t.may()).toEqual(['food', 'fuel', 'survivor']);
  t.play('fuel');

  expect([t.count('fuel'), t.count('food'), t.count('survivor')]).toEqual([0, 1, 3]);
});

test('LA-REC-3, LA-RUL-13, LA-PLC-12: another survivor may be, but never the one just recruited', () => {
  const t = table({ ...TURN, row: ['Medic'], seats: [FULL_SEAT, {}] });

  t.play('explore', 'Leader', 'go', 'survivor');
  expect(t.may()).toEqual(['Leader', 'Driver']);
  expect(t.whyNot('Medic')?.clause).toBe('LA-REC-3');
  t.play('Driver');

  expect(['Leader', 'Driver', 'Medic'].map(name => t.zone(name))).toEqual(['rest', null, 'rest']);
  expect([t.count('survivor'), t.count('fuel')]).toEqual([2, 1]);
  expect(t.g.discard.map(cardWords)).toEqual(['Driver']);
});

test('LA-REC-3: nor if only one other is left, who is discarded then', () => {
  const convoy = [truck(['survivor: survivor', 'any: fuel', 'foodOrFuel: food'])];
  const t = table({ ...TURN, row: ['Medic'], seats: [{ crew: ['Leader'], convoy }, { crew: ['Driver'] }] });

  t.play('explore', 'survivor');

  expect([t.zone('Leader'), t.zone('Medic'), t.count('survivor')]).toEqual([null, 'rest', 1]);
});

test('LA-REC-3: in a later turn the recruit is one of the crew', () => {
  const convoy = [truck(['survivor', 'survivor', 'survivor', 'armour: damage'])];
  const seats = [{ crew: ['Driver', 'Driver 2'], convoy }, { crew: ['Leader'] }];
  const row = [location(['fuel'], ['food'], 'damage'), 'Medic'];
  const t = table({ start: 'explorePhase', row, seats });

  t.play('explore', 'space 2', 'Driver', 'go');
  t.play('pass');
  t.play('explore', 'space 1', 'the card');

  expect(t.asked().name).toBe('loseCard.chooseSurvivor');
  expect(t.may()).toEqual(['Driver', 'Medic', 'Driver 2']);
});

test('LA-REC-4, LA-RUL-13: without an undamaged slot for a survivor nobody is recruited', () => {
  const reach = (seat: string): number[] => {
    const convoy = [truck([seat, 'weapon1', 'foodOrFuel', 'armour'])];
    const t = table({ ...TURN, row: ['Medic'], seats: [{ crew: [], convoy, items: ['Mine'] }, {}] });
    t.g.players[0].active.push(BASE.cards.findIndex(({ name }) => name === 'driver'));
    return spacesInReach(t.g, 0);
  };

  expect(reach('survivor')).toEqual([0]);
  expect(reach('any')).toEqual([0]);
  expect(reach('survivor: damage')).toEqual([]);
});

test('LA-REC-5: there is no limit but the slots', () => {
  const crew = ['Leader', 'Co-pilot', 'Driver', 'Scout', 'Hermit', 'Gunner'];
  const convoy = [truck(['survivor', 'survivor', 'any', 'any']), trailer(['any', 'any', 'survivor', 'survivor'])];
  const t = table({ ...TURN, row: ['Medic'], seats: [{ crew, convoy }, {}] });

  t.play('explore', 'Leader', 'go');

  expect(t.count('survivor')).toBe(7);
});
