import { keyFromSeed, must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import type { SeatLaid } from './lay.ts';
import { device, location, type TableLaid, table, trailer, truck } from './table.ts';
import { BASE } from './words.ts';

const exploring = (seat: SeatLaid, row: TableLaid['row']) =>
  table({
    start: 'exploreTurn',
    args: [0, false],
    seats: [{ crew: ['Leader'], ...seat }, {}],
    row: row ?? [],
    deck: [],
    itemDeck: ['Hazard Suit'],
  });

test('LA-ICO-1: ammo, food and fuel are taken as tokens, an item as a card', () => {
  const t = exploring({}, [location(['ammo', 'food', 'fuel', 'item'], ['fuel'])]);

  t.play('explore', 'left block');

  expect(['ammo', 'food', 'fuel', 'item'].map(token => t.count(token))).toEqual([1, 1, 1, 0]);
  expect(t.items()).toEqual(['Hazard Suit']);
});

test('LA-ICO-2: a damage icon is 1 damage, a repair icon removes 1', () => {
  const convoy = [truck(['survivor', 'any', 'any', 'armour: damage', 'weapon1: damage'])];
  const hurt = exploring({ convoy: [truck(['survivor', 'any', 'any'])] }, [location(['food'], [], 'damage')]);
  const healed = exploring({ convoy }, [location(['food'], [])]);

  hurt.play('explore', 'truck, slot 2');
  healed.play('explore', 'the bonus', 'truck, slot 4');

  expect([hurt.count('damage'), healed.count('damage')]).toEqual([1, 1]);
});

test('LA-ICO-3: a contamination icon is 1 contamination, a crossed one removes 1', () => {
  const ill = exploring({}, [location(['food'], [], 'contamination')]);
  const cured = exploring({ crew: ['Renegade'], contamination: { Renegade: 1 } }, [location(['food'], [])]);

  ill.play('explore', 'finish');
  cured.play('explore', 'the bonus', 'Renegade');

  expect([ill.contamination('Leader'), cured.contamination('Renegade')]).toEqual([1, 0]);
});

test('LA-ICO-4: a star is 1 fame, a negative star costs 1', () => {
  const losing = exploring({ fame: 3 }, [location(['food'], [], 'loseFame')]);
  const gaining = table({
    start: 'firePhase.convoyFire',
    seats: [{ fame: 3, convoy: [truck(['survivor', 'survivor', 'weapon2', 'any: ammo'])] }, {}],
    track: [1, 0],
    enemies: [{ enemy: 'II' }],
    outcomes: [{ player: { 2: '1' } }],
  });

  losing.play('explore');
  gaining.play('attack');

  expect([losing.fame(), gaining.fame()]).toEqual([2, 4]);
});

test('LA-ICO-6: there are survivors, trucks, trailers, devices, locations, encounters, events, enemies, and loot', () => {
  const kinds = new Set(BASE.cards.map(card => card.kind));

  expect(kinds).toEqual(new Set(['survivor', 'truck', 'trailer', 'device', 'location', 'encounter', 'event', 'enemy']));
  expect(BASE.piles.loot.flat()).toHaveLength(6);
});

test.each([
  ['I', 1],
  ['II', 2],
  ['III', 3],
  ['IV', 4],
  ['V', 5],
  ['VI', 6],
])('LA-ICO-7, LA-ENF-2, LA-DIF-44: enemy %s reads the row of its own number', (roman, damage) => {
  const armour = trailer(['armour', 'armour', 'armour', 'armour', 'armour', 'armour', 'armour']);
  const t = table({
    start: 'firePhase.enemyFire',
    seats: [{ crew: ['Leader'], convoy: [truck(['survivor']), armour] }, { at: 20 }],
    enemies: [{ enemy: roman }],
    outcomes: [{ enemy: { I: 1, II: 2, III: 3, IV: 4, V: 5, VI: 6 } }],
  });

  for (let i = 1; i <= damage; i++) t.play(`trailer 1, slot ${i}`);

  expect(t.asked().seats).toEqual([]);
  expect(t.count('damage')).toBe(damage);
});

test('LA-ICO-8: the number on a survivor card is its skill', () => {
  const row = [null, null, null, null, location(['food'], [])];
  const laid = (skill: number): TableLaid => ({
    start: 'exploreTurn',
    args: [0, false],
    seats: [{ crew: ['Driver'] }, {}],
    row,
    skills: { Driver: skill },
  });

  expect(table(laid(2)).may()).not.toContain('explore');
  expect(table(laid(3)).may()).toContain('explore');
});

test('LA-ICO-9: of the cards with the extra-card symbol, and of no others, some stay in the box', () => {
  const g = lastAurora.setup(must(lastAurora.content({ seats: 2 })), keyFromSeed('extras'));

  expect(g.box.length).toBeGreaterThan(0);
  expect(g.box.every(card => g.content.cards[card].extra)).toBe(true);
  expect(g.deck.some(card => g.content.cards[card].extra)).toBe(true);
});

test.each([1, 2, 3])('LA-ICO-10: a truck with towing %i pulls as many trailers', towing => {
  const trailers = [trailer(['any']), trailer(['any']), trailer(['any'])].slice(0, towing - 1);
  const t = exploring({ convoy: [truck(['survivor', 'any'], { towing }), ...trailers] }, [trailer(['armour'])]);
  const full = exploring({ convoy: [truck(['survivor', 'any'], { towing }), ...trailers, trailer(['any'])] }, [
    trailer(['armour']),
  ]);

  t.play('explore');
  full.play('explore');
  full.idleUntil(null);

  expect(t.convoy()).toHaveLength(1 + towing);
  expect(full.convoy()).toHaveLength(1 + towing);
});

test('LA-ICO-11: the speed of the truck, and 1 more for each undamaged speed slot', () => {
  const furthest = (speed: number, slot: string): number => {
    const t = table({
      start: 'movementTurn',
      args: [0],
      seats: [
        { crew: ['Leader'], convoy: [truck(['survivor', 'any: fuel', slot], { speed, device: device(['speed']) })] },
        {},
      ],
    });
    t.play('move');
    return t.reach();
  };

  expect([furthest(1, 'speed'), furthest(4, 'speed'), furthest(4, 'speed: damage')]).toEqual([3, 6, 5]);
});

test('LA-ICO-12: tracks open the shortcuts that show them', () => {
  const roads = (tracks: boolean): string[] => {
    const t = table({
      start: 'movementTurn',
      args: [0],
      seats: [{ crew: ['Leader'], convoy: [truck(['survivor', 'any: fuel'], { tracks })] }, {}],
      shortcuts: [{ from: 0, to: 5, kind: 'tracks' }],
    });
    t.play('move');
    return t.may();
  };

  expect(roads(false)).not.toContain('waypoint 5');
  expect(roads(true)).toContain('waypoint 5');
});

test('LA-ICO-13: armour takes damage only; seats take survivors, other slots food or fuel; all take damage', () => {
  const convoy = [truck(['survivor', 'armour', 'foodOrFuel', 'any'])];
  const damaged = table({
    start: 'damage',
    args: [0, 1, 'CONVOY'],
    phase: 'fire',
    seats: [{ crew: ['Leader'], convoy }, {}],
  });
  const laden = (token: string) =>
    table({ start: 'explorePhase', seats: [{ crew: ['Leader'], convoy, cargo: [token] }, {}] }).cargo('truck');

  expect(damaged.may()).toHaveLength(4);
  expect(laden('ammo')).toEqual(['survivor', 'empty', 'empty', 'ammo']);
  expect(laden('food')).toEqual(['survivor', 'empty', 'food', 'empty']);
  expect(laden('fuel')).toEqual(['survivor', 'empty', 'fuel', 'empty']);
});
