import { expect, test } from 'vitest';
import { scoreOf } from '../../../src/rules/scoring.ts';
import { AUTOMA } from '../../../src/state.ts';
import type { AutomaLaid, SeatLaid } from '../../lay.ts';
import { location, type TableLaid, table } from '../../table.ts';
import { BASE, cardWords } from '../../words.ts';

const robbed = (automa: AutomaLaid) => {
  const t = table({
    start: 'ambushStep',
    phase: 'fire',
    seats: [{ at: 20 }],
    automa,
    track: [0, 'automa'],
    row: ['IV'],
    lootDeck: ['Captive'],
  });
  return [t.automa().food, t.automa().ammo, t.automa().fuel];
};

test('LA-RUL-88: it gives up what it has most of; food before ammo before fuel', () => {
  expect(robbed({ food: 1, ammo: 2, fuel: 3 })).toEqual([1, 2, 2]);
  expect(robbed({ food: 2, ammo: 2, fuel: 2 })).toEqual([1, 2, 2]);
  expect(robbed({ food: 1, ammo: 2, fuel: 2 })).toEqual([1, 1, 2]);
});

test('LA-RUL-89: at the top of its fame track it repairs, at the bottom it is damaged', () => {
  const top = table({
    start: 'automaFires',
    phase: 'fire',
    automa: { fame: 6, ammo: 1, column: 2, damage: ['B2', 'C1'], board: { D1: 'weapon1' } },
    enemies: [{ enemy: 'II' }],
    outcomes: [{ player: { 1: '1' } }],
  });
  const bottom = table({
    start: 'automaTurn',
    automa: { fame: -1, column: 2, damage: [], pile: ['C2'] },
    row: [null, null, null, null, location(['food'], ['food'], 'loseFame')],
    outcomes: [{ letters: 'C' }],
  });

  expect([top.fame(AUTOMA), top.automaDamage()]).toEqual([6, ['C1']]);
  expect([bottom.fame(AUTOMA), bottom.automaDamage()]).toEqual([-1, ['C2']]);
});

const moving = (automa: AutomaLaid, human: SeatLaid = {}, more: Partial<TableLaid> = {}) =>
  table({ start: 'automaMoves', phase: 'movement', seats: [human], automa, ...more });

test('LA-RUL-91: shortcuts count in its distance to the human only with card C3', () => {
  const shortcuts = [{ from: 4, to: 7, kind: 'tracks' as const }];

  expect(moving({}, { at: 7 }, { shortcuts }).at(AUTOMA)).toBe(3);
  expect(moving({ shown: ['C3'] }, { at: 7 }, { shortcuts }).at(AUTOMA)).toBe(2);
});

test('LA-RUL-93: a shortcut beyond its range is no matter, and the card is not kept', () => {
  const t = moving({ shown: ['C3'] }, {}, { shortcuts: [{ from: 4, to: 9, kind: 'tracks' }] });
  const closed = table({ start: 'endOfRound', automa: { shown: ['C3'] } });

  expect(t.at(AUTOMA)).toBe(2);
  expect(closed.automa()).toMatchObject({ shown: [], discard: ['C3'] });
});

test.each([
  ['tracks', 10],
  ['dangerous', 7],
] as const)('LA-RUL-94: as the last convoy it could use a shortcut of kind %s: the human is %i ahead', (kind, lead) => {
  const t = table({
    start: 'endOfRound',
    dock: 6,
    seats: [{ at: 10 }],
    automa: {},
    shortcuts: [{ from: 2, to: 6, kind }],
  });

  expect(scoreOf(t.g, 0).distance).toBe(lead);
});

test('LA-RUL-95: without survivors it draws no cards and passes, but moves and fires, and stays in the game', () => {
  const t = table({
    start: 'game.rounds > round.explore',
    seats: [{ crew: ['Leader'] }],
    automa: { survivors: 0, ammo: 1, deck: ['C1', 'C3'], board: { B1: 'weapon1' } },
    enemies: [{ enemy: 'II' }],
  });

  expect(t.automa()).toMatchObject({ pile: [], deck: ['C1', 'C3'] });
  t.idleUntil('fireTurn.chooseAct');

  expect(t.happened('automaActed')).toEqual([]);
  expect(t.happened('moved').filter(({ who }) => who === AUTOMA).length).toBeGreaterThan(0);
  expect(t.happened('attacked')[0].who).toBe(AUTOMA);
  expect(t.track()).toContain(AUTOMA);
});

test('LA-RUL-96: roads and mines hurt it, and it never lays a mine', () => {
  const t = moving(
    { column: 2, damage: [], items: ['Mine'], shown: ['C3'] },
    {},
    {
      options: { mineVariant: 'on' },
      shortcuts: [{ from: 0, to: 4, kind: 'dangerous', contamination: 1, damage: 1 }],
      mines: [{ road: '4-5', owner: 0 }],
      outcomes: [{ letters: 'B' }, { letters: 'C' }],
    },
  );

  expect(t.at(AUTOMA)).toBe(5);
  expect(t.automaDamage()).toEqual(['B2', 'C2']);
  expect(t.automa()).toMatchObject({ contaminated: 1, items: 1 });
  expect(t.g.mines?.roads).toEqual([]);
});

const eventWith = (power: string): string =>
  cardWords(BASE.cards.findIndex(card => card.kind === 'event' && card.power === power));

test('LA-RUL-96: so do events', () => {
  const t = table({ start: 'fillRow', seats: [{}], automa: { survivors: 2 }, deck: [eventWith('fallout')] });

  t.idleUntil(null);

  expect(t.automa()).toMatchObject({ survivors: 1, contaminated: 1 });
});

test('LA-RUL-88, 96: in a cold snap it burns a resource, and only without any it is damaged', () => {
  const struck = (fuel: number) => {
    const t = table({
      start: 'fillRow',
      automa: { fuel, damage: [] },
      deck: [eventWith('frostbite')],
      outcomes: [{ letters: 'B' }],
    });
    t.idleUntil(null);
    return [t.automa().fuel, t.automaDamage()];
  };

  expect(struck(2)).toEqual([1, []]);
  expect(struck(0)).toEqual([0, ['B1']]);
});

test('LA-RUL-97: weapons of one column fire from the top, and each attack chooses its enemy anew', () => {
  const t = table({
    start: 'automaFires',
    phase: 'fire',
    seats: [{}],
    automa: {
      ammo: 2,
      damage: [],
      board: { B3: 'weapon2', D3: 'weapon1' },
      first: 'C1',
      actions: { C1: { arrow: 'right' } },
    },
    enemies: [{ enemy: 'II' }, { enemy: 'V', boxes: 1 }],
    outcomes: [{ player: { 2: '1' } }, { letters: 'A' }, { player: { 1: '1', 2: '3' } }],
  });

  expect([t.enemy('V'), t.enemy('II')?.damage]).toEqual([null, 1]);
});

test('LA-RUL-98: when it had no card in the Explore phase, it aims at the lowest number', () => {
  const t = table({
    start: 'automaFires',
    phase: 'fire',
    seats: [{}],
    automa: { ammo: 1, damage: [], board: { B1: 'weapon1' } },
    enemies: [{ enemy: 'V' }, { enemy: 'II' }, { enemy: 'III' }],
    outcomes: [{ player: { 1: '1' } }],
  });

  expect(t.enemy('II')?.damage).toBe(1);
});
