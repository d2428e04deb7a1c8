import { expect, test } from 'vitest';
import { lastAurora } from '../../../src/index.ts';
import { automaScore } from '../../../src/modules/automa/score.ts';
import { scoreOf } from '../../../src/rules/scoring.ts';
import { AUTOMA, NONE } from '../../../src/state.ts';
import type { AutomaLaid, SeatLaid } from '../../lay.ts';
import { type TableLaid, table, trailer, truck } from '../../table.ts';

/** The end of a solo round. */
const closing = (automa: AutomaLaid, human: SeatLaid = {}, more: Partial<TableLaid> = {}) =>
  table({ start: 'endOfRound', seats: [human], automa, ...more });

const convoy = [truck(['survivor', 'armour']), trailer(['any', 'armour'])];

test.each([
  ['LA-AUK-5', 'C2'],
  ['LA-AUK-8', 'C5'],
])('%s: at the end of the round card %s makes the human place 1 damage', (_clause, card) => {
  const t = closing({ shown: [card] }, { convoy }, { phase: 'fire' });

  expect(t.g.phase).toBe('endOfRound');
  expect(t.asked()).toEqual({ name: 'damage.chooseSlot', seats: [0] });
  t.play('trailer 1, slot 2');

  expect(t.count('damage')).toBe(1);
});

test.each([
  [3, 2, 2],
  [2, 2, 2],
  [1, 2, 1],
])('LA-AUK-7: card C4: the human with %i fame, the Automa with %i: %i is left', (human, rival, left) => {
  const t = closing({ shown: ['C4'], fame: rival }, { fame: human });

  expect(t.fame()).toBe(left);
});

test('LA-AUK-9: card C6 heals one of its survivors, then contaminates one of the human’s', () => {
  const t = closing({ shown: ['C6'], survivors: 1, contaminated: 2 }, { crew: ['Leader', 'Driver'] });

  expect(t.automa()).toMatchObject({ survivors: 2, contaminated: 1 });
  t.play('Driver');

  expect([t.contamination('Driver'), t.contamination('Leader')]).toEqual([1, 0]);
});

test('LA-AUZ-1, 2, LA-AUK-10: the cards shown work from left to right, then all are discarded', () => {
  const t = closing({ shown: ['C6', 'C5'], discard: ['C1'] }, { crew: ['Leader', 'Driver'], convoy });

  expect(t.asked().name).toBe('contaminate.chooseSurvivor');
  expect(t.automa().shown).toEqual(['C6', 'C5']);
  t.play('Leader');
  expect(t.asked().name).toBe('damage.chooseSlot');
  t.play('truck, slot 2');

  expect(t.automa()).toMatchObject({ shown: [], discard: ['C1', 'C6', 'C5'] });
});

test('LA-AUZ-1, LA-EOR-1, LA-DIF-19: they work in the last round too', () => {
  const t = closing({ shown: ['C5'] }, { convoy }, { dock: 6 });

  t.play('truck, slot 2');

  expect([t.g.phase, t.count('damage')]).toEqual(['over', 1]);
});

test('LA-AUZ-3: its token moves one column to the right and uncovers the slot of row A there', () => {
  const t = closing({ column: 2, damage: ['A3', 'A4', 'B3'] });

  expect(t.automa().column).toBe(3);
  expect(t.automaDamage()).toEqual(['A4', 'B3']);
});

test('LA-AUF-4, LA-RUL-98: the first action card of a round counts for that round only', () => {
  const t = closing({ first: 'C1' });

  expect(t.g.automa?.first).toBe(NONE);
});

test('LA-AUZ-3: not in the last round', () => {
  const t = closing({ column: 2, damage: ['A3'] }, {}, { dock: 6 });

  expect(t.automa().column).toBe(2);
  expect(t.automaDamage()).toEqual(['A3']);
});

test('LA-AUZ-4, LA-AUS-8, LA-DIF-59: the row keeps only two cards', () => {
  const t = closing({}, {}, { row: ['Hermit', 'Jackal', 'Scout', 'Medic'], deck: ['Orphan', 'Gunner', 'Renegade'] });

  expect(t.row()).toEqual(['Scout', 'Medic', 'Renegade', 'Gunner', 'Orphan']);
});

/** Five star-marked groups, one of them damaged. */
const scoring = (automa: AutomaLaid = {}, human: SeatLaid = {}, more: Partial<TableLaid> = {}) =>
  closing(
    {
      at: 8,
      fame: 1,
      items: ['Hazard Suit'],
      loot: ['Captive'],
      groups: [['B1'], ['B2', 'B3'], ['C1', 'C2'], ['D1'], ['D2', 'D3']],
      damage: ['B3'],
      ...automa,
    },
    { at: 7, ...human },
    { dock: 6, ...more },
  );

test('LA-EX-25, LA-AUZ-5..7, 9, LA-DIF-46: its lead, its fame, one for two cards, and undamaged groups when nobody arrived', () => {
  const t = scoring();

  expect(automaScore(t.g)).toBe(1 + 1 + 1 + 4);
});

test('LA-EX-25b, LA-AUZ-7: three items and loot cards are still worth one', () => {
  const t = scoring({ items: ['Hazard Suit', 'Hazard Suit'] });

  expect(automaScore(t.g)).toBe(7);
});

test('LA-AUZ-5: shortcuts shorten its lead only if the human can use them', () => {
  const shortcuts = [{ from: 2, to: 6, kind: 'tracks' as const }];
  const lead = (tracks: boolean): number =>
    automaScore(scoring({ at: 10 }, { at: 0, convoy: [truck(['survivor', 'any'], { tracks })] }, { shortcuts }).g) - 6;

  expect([lead(false), lead(true)]).toEqual([10, 7]);
});

test.each([
  ['the Automa', 23, 7],
  ['the human', 8, 23],
])('LA-AUZ-8, LA-RUL-113: when %s has reached the Aurora, survivors count for both', (_who, automaAt, humanAt) => {
  const t = scoring({ at: automaAt, survivors: 3, contaminated: 2 }, { at: humanAt, contamination: { Leader: 1 } });
  const lead = Math.max(0, automaAt - humanAt);

  expect(automaScore(t.g)).toBe(lead + 1 + 1 + 3);
  expect(scoreOf(t.g, 0).last).toBe(1);
});

test.each([
  [3, 2],
  [4, 1],
])('LA-DX-67, LA-AUZ-10, LA-DIF-20: against 7 of the Automa, fame %i puts the human at place %i', (fame, place) => {
  const t = scoring({ at: 7, fame: 2 }, { at: 7, fame, items: ['Hazard Suit', 'Hazard Suit'] });

  expect(automaScore(t.g)).toBe(7);
  expect(lastAurora.scores(t.g)[0]).toBe(fame + 4);
  expect(lastAurora.places(t.g)).toEqual([place]);
  expect(t.at(AUTOMA)).toBe(7);
});
