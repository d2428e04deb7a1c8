import { expect, test } from 'vitest';
import type { OutcomeLaid } from '../../cards.ts';
import { device, type Table, type TableLaid, table, trailer, truck } from '../../table.ts';

const options = { crews: 'on' };
const BOX = trailer(['any']);
const ARMED = trailer(['any', 'any: ammo', 'any: ammo', 'weapon2', 'weapon3']);

/** A convoy of so many cards, the devices above its trailers. */
const convoyOf = (cards: number, first = BOX) => {
  const trailers = Math.min(3, Math.max(0, cards - 1));
  const devices = cards - 1 - trailers;
  const above = (i: number) => (i < devices ? device(['armour']) : null);
  return [
    truck(['survivor', 'any: fuel', 'any'], { device: above(3) }),
    ...[first, BOX, BOX].slice(0, trailers).map((part, i) => ({ ...part, device: above(i) })),
  ];
};

const speed = (cards: number, crew = ['Banner Bearer']): number => {
  const t = table({ start: 'movementTurn', args: [0], options, seats: [{ crew, convoy: convoyOf(cards) }, {}] });
  t.play('move');
  return t.reach() - 2;
};

test('FS-CREW-14: the Banner Bearer adds 1, 2 or 3 with 3, 5 or 7 cards, only the highest of them', () => {
  expect([2, 3, 4, 5, 6, 7, 8].map(cards => speed(cards))).toEqual([0, 1, 1, 2, 2, 3, 3]);
  expect(speed(7, ['Spear Sister'])).toBe(0);
});

test('FS-EX-26, FS-CREW-14: a truck, two trailers and two devices are worth 2; when a device goes first, 1', () => {
  const laid = (second: boolean): number => {
    const parts = [
      truck(['survivor', 'any: fuel', 'any'], { device: device(['armour']) }),
      { ...BOX, device: second ? device(['armour']) : null },
      BOX,
    ];
    const t = table({
      start: 'movementTurn',
      args: [0],
      options,
      seats: [{ crew: ['Banner Bearer'], convoy: parts }, {}],
    });
    t.play('move');
    return t.reach() - 2;
  };

  expect([laid(true), laid(false)]).toEqual([2, 1]);
});

/** Two shots at an enemy, of which the first so many hit. */
const firing = (cards: number, outcomes: readonly OutcomeLaid[], more: Partial<TableLaid> = {}): Table =>
  table({
    start: 'fireTurn',
    args: [0],
    phase: 'fire',
    options,
    seats: [{ crew: ['Spear Sister'], convoy: convoyOf(cards, ARMED) }, {}],
    enemies: [{ enemy: 'II' }],
    outcomes,
    ...more,
  });

test.each([
  [2, 0],
  [3, 1],
  [5, 2],
  [7, 3],
])('FS-CREW-15: with %i cards the first hit of a Fire phase deals %i more', (cards, extra) => {
  const t = firing(cards, [{ player: { 2: '1' } }, { player: { 3: '1' } }]);

  t.play('attack', 'trailer 1, slot 4');
  expect(t.enemy('II')?.damage).toBe(1 + extra);
  t.play('attack');

  expect(t.enemy('II')?.damage).toBe(2 + extra);
});

test('FS-CREW-15: a miss does not use it up', () => {
  const t = firing(3, [{}, { player: { 3: '1' } }]);

  t.play('attack', 'trailer 1, slot 4');
  expect(t.enemy('II')?.damage).toBe(0);
  t.play('attack');

  expect(t.enemy('II')?.damage).toBe(2);
});

test('FS-INT-9: what the Spear Sister adds is part of the hit: it fills a shield first', () => {
  const t = firing(5, [{ player: { 2: '1' } }], {
    options: { crews: 'on', asgard: 'on' },
    cards: { 'Bridge Watch (III)': { boxes: [5, 5, 5] } },
    enemies: [{ enemy: 'Bridge Watch (III)' }],
  });

  t.play('attack', 'trailer 1, slot 4');

  expect(t.g.enemies[0]).toMatchObject({ worn: 2, damage: 1 });
});
