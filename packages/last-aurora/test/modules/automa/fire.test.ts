import { expect, test } from 'vitest';
import { AUTOMA } from '../../../src/state.ts';
import type { AutomaLaid } from '../../lay.ts';
import { type TableLaid, table, trailer } from '../../table.ts';

/** One enemy ambushes the Automa, alone in the Valley. */
const ambushed = (enemy: string, automa: AutomaLaid, more: Partial<TableLaid> = {}) =>
  table({
    start: 'ambushStep',
    phase: 'fire',
    seats: [{ at: 20 }],
    automa: { damage: [], ...automa },
    track: [0, 'automa'],
    row: [enemy],
    lootDeck: ['Captive'],
    ...more,
  });

test('LA-EX-21, LA-AUC-1: contamination moves its rightmost survivor to the contaminated area', () => {
  const t = ambushed('III', { survivors: 3, contaminated: 1 });

  expect(t.automa()).toMatchObject({ survivors: 2, contaminated: 2 });
});

test('LA-AUC-2: when all are contaminated, one of them is lost', () => {
  const t = ambushed('III', { survivors: 0, contaminated: 2 });

  expect(t.automa()).toMatchObject({ survivors: 0, contaminated: 1 });
  expect(t.supply('survivor')).toBe(20 - 2 - 1);
});

test('LA-EX-22, LA-AUD-1, 2, 4, LA-AUF-1, LA-DIF-61: each damage turns an outcome card for its row, and falls under the token or left of it', () => {
  const t = ambushed('VI', { column: 3, damage: ['D3'] }, { outcomes: [{ letters: 'C' }, { letters: 'D' }] });

  expect(t.automaDamage()).toEqual(['C3', 'D2', 'D3']);
  expect(t.g.outcomeDiscard).toHaveLength(2);
});

test('LA-AUD-2: never right of the token', () => {
  const t = ambushed('II', { column: 2, damage: ['B1'] }, { outcomes: [{ letters: 'B' }] });

  expect(t.automaDamage()).toEqual(['B1', 'B2']);
});

test('LA-AUD-2: down to the leftmost slot of the row', () => {
  const t = ambushed('II', { column: 3, damage: ['B2', 'B3'] }, { outcomes: [{ letters: 'B' }] });

  expect(t.automaDamage()).toEqual(['B1', 'B2', 'B3']);
});

test('LA-AUD-3: the areas of human convoys mean nothing to it', () => {
  const t = ambushed('I', { column: 2 }, { outcomes: [{ letters: 'D' }] });

  expect(t.automaDamage()).toEqual(['D2']);
});

test('LA-AUD-6, LA-RUL-38: with no undamaged slot in the row from there to the left, nothing happens', () => {
  const t = ambushed('II', { column: 2, damage: ['B1', 'B2'] }, { outcomes: [{ letters: 'B' }] });

  expect(t.automaDamage()).toEqual(['B1', 'B2']);
});

/** The Automa discards a trailer from space 5, and so repairs 1. */
const repairing = (column: number, damage: string[]) =>
  table({
    start: 'automaTurn',
    seats: [{}],
    automa: { column, damage, pile: ['C2'] },
    row: [null, null, null, null, trailer(['any'])],
    deck: [],
  });

test('LA-EX-24, LA-AUX-1: it repairs the topmost damage under its token, else in the next column to the left', () => {
  const here = repairing(3, ['B2', 'D3', 'C3']);
  const left = repairing(3, ['B1', 'C2', 'D2']);
  const last = repairing(3, ['D1', 'C4']);

  expect(here.automaDamage()).toEqual(['B2', 'D3']);
  expect(left.automaDamage()).toEqual(['B1', 'D2']);
  expect(last.automaDamage()).toEqual(['C4']);
});

test('LA-AUX-2: it never repairs right of its token', () => {
  const t = repairing(3, ['A4', 'B4', 'C6']);

  expect(t.automaDamage()).toEqual(['A4', 'B4', 'C6']);
});

test('LA-AUF-2, LA-DIF-31: if it cannot take the first option, it takes the other', () => {
  const noResource = ambushed('IV', { column: 2 }, { outcomes: [{ letters: 'B' }] });
  const nobody = ambushed('III', { column: 2, survivors: 0 }, { outcomes: [{ letters: 'B' }, { letters: 'C' }] });

  expect(noResource.automaDamage()).toEqual(['B2']);
  expect(nobody.automaDamage()).toEqual(['B2', 'C2']);
});

/** The Automa's turn of Convoy fire. */
const firing = (automa: AutomaLaid, more: Partial<TableLaid> = {}) =>
  table({ start: 'automaFires', phase: 'fire', seats: [{}], automa: { damage: [], ...automa }, ...more });

const arrow = (way: 'left' | 'right') => ({ first: 'C1', actions: { C1: { arrow: way } } });

test('LA-EX-23, LA-AUF-3..6: the arrow selects the enemy, and the rightmost weapon that is not damaged fires', () => {
  const t = firing(
    { ammo: 1, board: { A1: 'weapon1', B2: 'weapon2', C4: 'weapon3' }, damage: ['C4'], ...arrow('right') },
    { enemies: [{ enemy: 'II' }, { enemy: 'IV' }], outcomes: [{ player: { 1: '1', 2: '2', 3: '3' } }] },
  );

  expect([t.enemy('IV')?.damage, t.enemy('II')?.damage]).toEqual([2, 0]);
  expect(t.automa().ammo).toBe(0);
});

test.each([
  ['rightHighest', 'right', 'V'],
  ['rightHighest', 'left', 'II'],
  ['rightLowest', 'right', 'II'],
  ['rightLowest', 'left', 'V'],
] as const)(
  'LA-AUF-4, LA-RUL-102, LA-OPT-27: %s: the arrow to the %s selects enemy %s',
  (automaTargetArrow, way, enemy) => {
    const t = firing(
      { ammo: 1, board: { B1: 'weapon1' }, ...arrow(way) },
      {
        options: { automaTargetArrow },
        enemies: [{ enemy: 'III' }, { enemy: 'V' }, { enemy: 'II' }, { enemy: 'VI', region: 'Bay' }],
        outcomes: [{ player: { 1: '1' } }],
      },
    );

    expect(t.enemy(enemy)?.damage).toBe(1);
  },
);

test('LA-AUF-4: it is the first card of this round’s Explore phase that counts', () => {
  const t = table({
    start: 'explorePhase',
    seats: [{ crew: ['Leader'] }],
    automa: { survivors: 2, deck: ['C2', 'C1'] },
    row: [],
    deck: [],
  });

  t.play('pass');

  expect(t.automa().shown).toEqual(['C2', 'C1']);
  expect(t.g.content.automaCards[t.g.automa?.first ?? -1].id).toBe('C2');
});

test('LA-AUF-3, 5: it fires each weapon once, as long as there is ammo', () => {
  const board = { A1: 'weapon1', B2: 'weapon1', C3: 'weapon1' } as const;
  const enough = firing({ ammo: 5, board }, { enemies: [{ enemy: 'II' }] });
  const scarce = firing({ ammo: 2, board }, { enemies: [{ enemy: 'II' }] });

  expect([enough.happened('attacked').length, enough.automa().ammo]).toEqual([3, 2]);
  expect([scarce.happened('attacked').length, scarce.automa().ammo]).toEqual([2, 0]);
});

test('LA-AUF-3: in the next round each weapon fires again', () => {
  const t = table({
    start: 'game.rounds > round.fire',
    automa: { ammo: 2, board: { B1: 'weapon1' } },
    enemies: [{ enemy: 'II' }],
    white: [24, 24, 24, 24, 24, 24],
  });

  expect(t.happened('attacked')).toHaveLength(1);
  t.idleUntil(null);

  expect(t.happened('attacked')).toHaveLength(2);
});

test('LA-AUF-6, LA-RUL-90: without a token at home it moves the one on the lowest other enemy', () => {
  const t = firing(
    { ammo: 1, board: { B1: 'weapon1' }, ...arrow('right') },
    {
      enemies: [{ enemy: 'III', targets: ['automa'] }, { enemy: 'II', targets: [0, 'automa'] }, { enemy: 'V' }],
      outcomes: [{ player: { 1: '1' } }],
    },
  );

  expect(t.enemy('V')?.targets).toEqual([AUTOMA]);
  expect([t.enemy('II')?.targets, t.enemy('III')?.targets]).toEqual([[0], [AUTOMA]]);
});

test('LA-AUF-6, LA-RUL-90: its second token may join the first', () => {
  const t = table({
    start: 'automaFires',
    phase: 'fire',
    seats: [{}],
    automa: { ammo: 1, board: { B1: 'weapon1' }, damage: [] },
    enemies: [{ enemy: 'II', targets: ['automa', 0, 0] }],
    outcomes: [{ player: { 1: '1' } }],
  });

  expect(t.enemy('II')?.targets).toEqual([AUTOMA, 0, 0, AUTOMA]);
});

test('LA-AUF-6, LA-RUL-100: its hits give fame and place a token; a jam damages the weapon itself', () => {
  const t = firing(
    { ammo: 1, column: 1, board: { C4: 'weapon2' } },
    { enemies: [{ enemy: 'II', targets: [0] }], outcomes: [{ player: { 2: '2 jam' } }] },
  );

  expect(t.enemy('II')).toMatchObject({ damage: 2, targets: [0, AUTOMA] });
  expect([t.fame(AUTOMA), t.automaDamage()]).toEqual([1, ['C4']]);
});

test('LA-AUF-6, LA-AUG-14, LA-RUL-101: loot it wins goes to its area unseen; its items come at the end of the step', () => {
  const winning = table({
    start: 'firePhase.convoyFire',
    seats: [{ at: 20 }],
    automa: { ammo: 1, board: { B1: 'weapon1' } },
    enemies: [{ enemy: 'II', boxes: 1 }],
    outcomes: [{ player: { 1: '1' } }, { letters: 'A' }],
  });
  const losing = table({
    start: 'firePhase.convoyFire',
    seats: [{ at: 20 }],
    automa: { ammo: 1, board: { B1: 'weapon1' } },
    enemies: [{ enemy: 'II', boxes: 1, targets: [0] }],
    outcomes: [{ player: { 1: '1' } }, { letters: 'A' }],
  });

  expect(losing.automa().items).toBe(0);
  losing.play('no');

  expect([winning.automa().loot, winning.automa().items]).toEqual([1, 0]);
  expect(winning.happened('lootTaken')).toEqual([]);
  expect([losing.automa().loot, losing.automa().items]).toEqual([0, 1]);
});

test('LA-AUF-8: without an enemy in its region it spends no ammo', () => {
  const t = firing({ ammo: 2, board: { B1: 'weapon1' } }, { enemies: [{ enemy: 'II', region: 'Bay' }] });

  expect(t.automa().ammo).toBe(2);
});

test.each([
  ['sameCardLeftmost', ['B2', 'B3'], 1],
  ['cardPerDamage', ['C3', 'D3'], 3],
])(
  'LA-DX-68, LA-AUF-7, LA-AUD-5, LA-DIF-18, LA-OPT-12: in enemy fire, %s: damage at %j with %i cards',
  (automaEnemyFire, damage, cards) => {
    const t = table({
      start: 'firePhase.enemyFire',
      options: { automaEnemyFire },
      seats: [{ at: 20 }],
      automa: { column: 3, damage: [] },
      enemies: [{ enemy: 'I' }, { enemy: 'II' }],
      outcomes: [{ enemy: { I: 1, II: 1 }, letters: 'B' }, { letters: 'C' }, { letters: 'D' }],
    });

    expect(t.automaDamage()).toEqual(damage);
    expect(t.g.outcomeDiscard).toHaveLength(cards);
  },
);
