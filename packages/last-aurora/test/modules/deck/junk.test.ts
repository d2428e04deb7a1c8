import { expect, test } from 'vitest';
import { lastAurora } from '../../../src/index.ts';
import type { SeatLaid } from '../../lay.ts';
import { location, type TableLaid, table, trailer, truck } from '../../table.ts';

/** Symbols mean the same whether or not the box that shows them is on the table (FS-GEN-4). */
const firing = (slots: readonly string[], seat: SeatLaid = {}, more: Partial<TableLaid> = {}) =>
  table({
    start: 'firePhase.convoyFire',
    seats: [{ crew: ['Leader'], convoy: [truck(['survivor', 'any', ...slots])], ...seat }, {}],
    track: [1, 0],
    enemies: [{ enemy: 'II' }],
    ...more,
  });

test('FS-EX-2, FS-JUNK-1, 2: an item is discarded, the row of its value read, and the weapon has fired', () => {
  const t = firing(['junk3'], { items: ['Hazard Suit', 'Welding Torch'] }, { outcomes: [{ player: { 3: '2' } }] });

  t.play('fire a junk weapon', 'Welding Torch');

  expect(t.items()).toEqual(['Hazard Suit']);
  expect(t.enemy('II')?.damage).toBe(2);
  expect([t.fame(), t.enemy('II')?.targets]).toEqual([1, [0]]);
  expect(t.may()).toEqual(['use an item', 'hold fire'].filter(words => t.may().includes(words)));
  expect(t.whyNot('fire a junk weapon')?.clause).toBe('FS-JUNK-5');
});

test('FS-EX-3, FS-JUNK-3, 4: Incendiary Rounds cannot burn for it, but can be loaded into it', () => {
  const t = firing(['junk2'], { items: ['Incendiary Rounds'] }, { outcomes: [{ player: { 2: '1' } }] });
  const offered = t.may();

  t.play('fire a junk weapon', 'Incendiary Rounds');

  expect(offered).toEqual(['hold fire', 'fire a junk weapon']);
  expect(t.enemy('II')?.damage).toBe(1);
  expect(t.items()).toEqual([]);
});

test('FS-JUNK-5: ammo is no substitute for an item', () => {
  const t = firing(['junk2'], { cargo: ['ammo'], items: [] });

  expect(t.asked().seats).toEqual([]);
  expect(t.count('ammo')).toBe(1);
});

test('FS-JUNK-1: damage puts it out of use, and it may jam', () => {
  const broken = firing(['junk2: damage'], { items: ['Hazard Suit'] });
  const jamming = firing(
    ['junk2'],
    { items: ['Hazard Suit', 'Nitrous Oxide'] },
    { outcomes: [{ player: { 2: 'jam' } }] },
  );

  jamming.play('fire a junk weapon', 'Hazard Suit');

  expect(broken.may()).toEqual(['hold fire']);
  expect(jamming.count('damage')).toBe(1);
  expect(jamming.may()).toEqual(['hold fire']);
});

test('FS-JUNK-1, 2: of two kinds of weapons each has its price', () => {
  const t = firing(['weapon1', 'junk2'], { cargo: ['ammo'], items: ['Hazard Suit'] }, { outcomes: [{}, {}] });

  t.play('attack');
  const afterAmmo = t.may();
  t.play('fire a junk weapon', 'Hazard Suit');

  expect(afterAmmo).toEqual(['hold fire', 'fire a junk weapon']);
  expect([t.count('ammo'), t.items()]).toEqual([0, []]);
});

test('FS-RUL-39: the item is gone before the outcome is known, and does nothing else', () => {
  const t = firing(['junk2', 'armour: damage'], { items: ['Welding Torch'] }, { outcomes: [{}] });

  t.play('fire a junk weapon', 'Welding Torch');

  expect(t.happened('itemUsed')).toEqual([]);
  expect(t.happened('itemDiscarded')).toHaveLength(1);
  expect(t.count('damage')).toBe(1);
});

test('FS-INT-18: the attack of a bonus can be made with a junk weapon, for an item', () => {
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    options: { mapSide: 'beta' },
    seats: [
      { crew: ['Leader'], convoy: [truck(['survivor', 'any: ammo', 'weapon1', 'junk2'])], items: ['Hazard Suit'] },
      {},
    ],
    row: [null, null, location(['food'], [])],
    deck: [],
    enemies: [{ enemy: 'I' }],
    outcomes: [{ player: { 2: '1' } }],
  });

  t.play('explore', 'the bonus');
  const weapons = t.may();
  t.play('fire a junk weapon', 'Hazard Suit');

  expect(weapons).toEqual(['attack', 'fire a junk weapon']);
  expect([t.count('ammo'), t.items(), t.enemy('I')?.damage]).toEqual([1, [], 1]);
});

const yielding = (slots: readonly string[], items: readonly string[], more: Partial<TableLaid> = {}) =>
  table({
    start: 'endOfRound',
    seats: [{ crew: ['Leader'], convoy: [truck(['survivor', 'any']), trailer(slots)], items }, {}],
    itemDeck: ['Hazard Suit', 'Nitrous Oxide', 'Field Ration', 'Antifreeze'],
    ...more,
  });

test('FS-CELL-1, 3: every undamaged cell yields an item at the end of the round', () => {
  const t = yielding(['itemPerRound', 'itemPerRound', 'itemPerRound: damage'], []);

  t.idleUntil('exploreTurn.chooseAct');

  expect(t.items()).toEqual(['Hazard Suit', 'Nitrous Oxide']);
});

test.each([1, 6])('FS-EX-5, FS-CELL-1, 4, FS-RUL-5: a fourth item in round %i is discarded or used at once', dock => {
  const t = yielding(['itemPerRound', 'armour: damage'], ['Welding Torch', 'Mine', 'Mine'].fill('Welding Torch'), {
    dock,
  });

  expect(t.asked().name).toBe('drawItems.keepThree');
  t.play('discard Hazard Suit');

  expect(t.items()).toEqual(['Welding Torch', 'Welding Torch', 'Welding Torch']);
});

test('FS-CELL-4: with effects of the last round left out, nothing is yielded in it', () => {
  const t = yielding(['itemPerRound'], [], { dock: 6, options: { lastRoundEffects: 'no' } });

  expect(t.g.phase).toBe('over');
  expect(t.items()).toEqual([]);
});

test('FS-CELL-6: several players draw in direct order', () => {
  const convoy = [truck(['survivor', 'any', 'itemPerRound'])];
  const t = yielding([], [], {
    seats: [
      { crew: ['Leader'], convoy },
      { crew: ['Leader'], convoy },
    ],
    track: [0, 1],
  });

  expect(t.happened('itemDrawn').map(({ who }) => who)).toEqual([1, 0]);
});

test('FS-CELL-2, 3: each undamaged cell lets one more item be held', () => {
  const items = ['Welding Torch', 'Welding Torch', 'Welding Torch', 'Welding Torch'];
  const roomy = yielding(['itemPerRound', 'itemLimit', 'itemLimit'], items);
  const worn = yielding(['itemPerRound', 'itemLimit', 'itemLimit: damage'], items);

  expect(roomy.items()).toHaveLength(5);
  expect(worn.asked().name).toBe('drawItems.keepThree');
});

test('FS-EX-4, FS-CELL-5, FS-RUL-6: when enemy fire damages a cell, the item too many goes at once', () => {
  const t = table({
    start: 'firePhase.enemyFire',
    seats: [
      {
        crew: ['Leader'],
        convoy: [truck(['survivor: survivor']), trailer(['itemLimit', 'itemLimit', 'armour'])],
        items: ['Hazard Suit', 'Hazard Suit', 'Nitrous Oxide', 'Antifreeze', 'Welding Torch'],
      },
      { at: 20 },
    ],
    enemies: [{ enemy: 'I' }],
    outcomes: [{ enemy: { I: 1 } }],
  });

  t.play('trailer 1, slot 1');
  expect(t.asked().name).toBe('keepFewer.chooseItem');
  expect(t.may()).toContain('use Welding Torch');
  expect(t.whyNot('use Hazard Suit')?.clause).toBe('LA-ITM-2');
  t.play('discard Nitrous Oxide');

  expect(t.items()).toHaveLength(4);
  expect(t.asked().seats).toEqual([]);
});

test('FS-CELL-5: also when the card leaves the convoy', () => {
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    seats: [
      {
        crew: ['Leader'],
        convoy: [truck(['survivor', 'any'], { towing: 1 }), trailer(['itemLimit', 'any'])],
        items: ['Hazard Suit', 'Hazard Suit', 'Nitrous Oxide', 'Nitrous Oxide'],
      },
      {},
    ],
    row: [trailer(['any', 'any'])],
  });

  t.play('explore');
  t.idleUntil('keepFewer.chooseItem');
  t.play('discard Nitrous Oxide');

  expect(t.items()).toEqual(['Hazard Suit', 'Hazard Suit', 'Nitrous Oxide']);
});

test('FS-GEN-4, FS-RUL-2: where no card in play shows a junk weapon, nobody hears of one', () => {
  const plain = firing(['weapon1'], { items: ['Hazard Suit'] });
  const junk = firing(['junk1'], { items: [], cargo: ['ammo'] });

  expect(plain.may()).toEqual(['hold fire']);
  expect(lastAurora.things(plain.g, 0, 'fireAct')).toEqual([0, 1, 2]);
  expect(lastAurora.things(junk.g, 0, 'fireAct')).toEqual([0, 1, 2, 3]);
});
