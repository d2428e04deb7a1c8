import { must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { lastAurora } from '../../../src/index.ts';
import { scoreOf } from '../../../src/rules/scoring.ts';
import type { Vehicle } from '../../cards.ts';
import type { SeatLaid } from '../../lay.ts';
import { asPrinted, device, type TableLaid, table, trailer, truck } from '../../table.ts';
import { BASE, cardWords } from '../../words.ts';

const cardNumber = (words: string): number => BASE.cards.findIndex((_, card) => cardWords(card) === words);

/** A convoy with this device, and perhaps more of it, as it scores now. */
const slotFame = (loot: Vehicle, more: readonly Vehicle[] = []): number =>
  scoreOf(
    table({
      start: 'exploreTurn',
      args: [0, false],
      seats: [{ convoy: [truck(['survivor', 'survivor'], { device: loot }), ...more] }, {}],
    }).g,
    0,
  ).slots;

test.each([
  ['FS-LOOT-1', 'Mending Rack', 1, 1],
  ['FS-LOOT-8', 'Serpent Scales', 2, 2],
])('%s: the %s has %i Asgard armour, and fame %i while that slot is undamaged', (_clause, words, armour, fame) => {
  expect(asPrinted(words)).toMatchObject({ kind: 'device' });
  expect(asPrinted(words).slots.filter(slot => slot === 'asgardArmour')).toHaveLength(armour);
  expect(slotFame(asPrinted(words))).toBe(fame);
  expect(slotFame(asPrinted(words, { [`fame${fame}`]: 'damage' }))).toBe(0);
});

test('FS-LOOT-7, FS-GEN-4, FS-RUL-2: the Raven Guns are a junk weapon 4 and a weapon 4, without the new deck too', () => {
  const t = table({
    start: 'fireTurn',
    args: [0],
    phase: 'fire',
    options: { asgard: 'on' },
    seats: [
      {
        crew: ['Leader'],
        convoy: [truck(['survivor', 'any: ammo'], { device: asPrinted('Raven Guns') })],
        items: ['Welding Torch'],
      },
      {},
    ],
    cards: { 'Many Faces (VI)': { boxes: [5, 5, 5] } },
    enemies: [{ enemy: 'Many Faces (VI)' }],
    outcomes: [{ player: { 4: '4' } }, { player: { 4: '2' } }],
  });

  expect(t.may()).toEqual(['attack', 'hold fire', 'fire a junk weapon']);
  t.play('fire a junk weapon', 'Welding Torch', 'attack');

  expect(t.g.enemies[0]).toMatchObject({ worn: 2, damage: 4 });
  expect([t.items(), t.count('ammo')]).toEqual([[], 0]);
  expect(slotFame(asPrinted('Raven Guns'))).toBe(1);
});

test('FS-LOOT-6: the Longhouse is a trailer with an Asgard armour, fame, and room', () => {
  const t = table({
    start: 'takeLoot',
    args: [0, cardNumber('Longhouse Trailer')],
    seats: [{ convoy: [truck(['survivor', 'survivor'])] }, {}],
  });

  t.play('yes');

  expect(t.convoy()).toEqual(['truck', 'trailer 1']);
  expect(asPrinted('Longhouse Trailer').slots).toEqual(['any', 'any', 'foodOrFuel', 'asgardArmour', 'fame1']);
  expect(scoreOf(t.g, 0).slots).toBe(1);
});

test('FS-EX-21, FS-LOOT-9, FS-LOOT-10: the Heart of Ice is 1 fame, and 1 for each Asgard armour, at most 2, damaged ones too', () => {
  const armour = (...slots: string[]) => [trailer(slots)];
  const heart = asPrinted('Heart of Ice');

  expect(slotFame(heart)).toBe(1);
  expect(slotFame(heart, armour('asgardArmour'))).toBe(2);
  expect(slotFame(heart, armour('asgardArmour: damage', 'asgardArmour: damage', 'asgardArmour'))).toBe(3);
  expect(slotFame(asPrinted('Heart of Ice', { famePerAsgard: 'damage' }), armour('asgardArmour'))).toBe(1);
});

test('FS-DATA-6, FS-DB-51: two loot cards for each group of enemies, in the order of their numbers', () => {
  const { piles, cards } = must(lastAurora.content({ asgard: 'on' }));

  expect(piles.loot.map(pile => pile.map(card => cards[card].name))).toEqual([
    ['scales', 'iceheart'],
    ['longhouse', 'ravens'],
    ['operator', 'mendrack'],
  ]);
});

/** The operator at 12, somebody beside, and somebody ahead in the Bay with two enemies. */
const HOME: SeatLaid = { convoy: [truck(['survivor', 'survivor']), trailer(['armour', 'armour', 'armour'])] };
const calling = (more: Partial<TableLaid> = {}) =>
  table({
    start: 'fireTurn',
    args: [0],
    phase: 'fire',
    options: { asgard: 'on' },
    seats: [
      { crew: ['Radio Operator'], at: 12 },
      { ...HOME, at: 12 },
      { ...HOME, at: 17 },
    ],
    track: [0, 1, 2],
    enemies: [
      { enemy: 'Oath Guard (I)', region: 'Bay' },
      { enemy: 'Bridge Watch (III)', region: 'Bay' },
    ],
    ...more,
  });
const CALL = 'the Radio Operator betrays those ahead';

test('FS-EX-20, FS-LOOT-2, FS-LOOT-3: whoever is ahead takes a damage for each enemy around, anywhere; nobody on the same waypoint does', () => {
  const t = calling();

  t.play(CALL);
  expect(t.asked()).toEqual({ name: 'damage.chooseSlot', seats: [2] });
  t.playAs(2, 'trailer 1, slot 1', 'trailer 1, slot 2');

  expect([0, 1, 2].map(seat => t.count('damage', seat))).toEqual([0, 0, 2]);
  expect(t.happened('broadcast')).toEqual([{ type: 'broadcast', seat: 0 }]);
});

test('FS-LOOT-2: in any region, each by the enemies of their own', () => {
  const t = calling({
    seats: [
      { crew: ['Radio Operator'], at: 3 },
      { ...HOME, at: 12 },
      { ...HOME, at: 17 },
    ],
    enemies: [
      { enemy: 'Oath Guard (I)', region: 'Coast' },
      { enemy: 'Bridge Watch (III)', region: 'Bay' },
      { enemy: 'The Pale (IV)', region: 'Bay' },
    ],
  });

  t.play(CALL);
  expect(t.asked().seats).toEqual([2]);
  t.playAs(2, 'trailer 1, slot 1', 'trailer 1, slot 2');
  expect(t.asked().seats).toEqual([1]);
  t.playAs(1, 'trailer 1, slot 1');

  expect([0, 1, 2].map(seat => t.count('damage', seat))).toEqual([0, 1, 2]);
});

test('FS-LOOT-4, FS-RUL-17: in one’s own fire turn, if one likes, and once in the phase', () => {
  const t = calling();

  expect(t.may()).toEqual(['hold fire', CALL]);
  t.play(CALL);
  t.playAs(2, 'trailer 1, slot 1', 'trailer 1, slot 2');

  expect(t.asked().seats).toEqual([]);
  expect(lastAurora.things(t.g, 0, 'fireAct')).toContain(10);
});

test('FS-LOOT-4: not while resting, and not where nobody would suffer', () => {
  const resting = calling({
    seats: [{ crew: ['Leader'], rest: ['Radio Operator'], at: 12 }, HOME, { ...HOME, at: 17 }],
  });
  const quiet = calling({ enemies: [] });
  const items = calling({
    seats: [{ crew: ['Radio Operator'], at: 20, items: ['Torch'].map(() => 'Welding Torch') }, HOME, HOME],
  });

  expect([resting.asked().seats, quiet.asked().seats]).toEqual([[], []]);
  expect(items.may()).not.toContain(CALL);
  expect(lastAurora.whyNot(items.g, 0, 10)).toEqual({ key: 'why.noOperator', clause: 'FS-LOOT-4' });
});

test('FS-INT-26: an Automa ahead takes its damage by outcome letters', () => {
  const t = calling({
    seats: [{ crew: ['Radio Operator'], at: 12 }],
    automa: { at: 17, damage: [], column: 6 },
    track: [0, 'automa'],
  });

  t.play(CALL);

  expect(t.automaDamage()).toHaveLength(2);
});

test('FS-INT-26: what the Automa wins stays face down', () => {
  const t = table({
    start: 'convoyFire',
    phase: 'fire',
    options: { asgard: 'on' },
    seats: [{ at: 20 }],
    automa: { at: 3, ammo: 1, damage: [], column: 6, board: { A6: 'weapon2' } },
    track: [0, 'automa'],
    cards: { 'Oath Guard (I)': { shield: 1, boxes: [1, 1, 1] } },
    enemies: [{ enemy: 'Oath Guard (I)', loot: 'Radio Operator' }],
    outcomes: [{ player: { 2: '2' } }, { letters: 'A' }],
  });

  expect(t.automa().loot).toBe(1);
  expect(t.g.enemies).toEqual([]);
});

test('FS-LOOT-5: an operator that is won goes to Rest with a survivor token, or is declined', () => {
  const won = () =>
    table({
      start: 'takeLoot',
      args: [0, cardNumber('Radio Operator')],
      phase: 'fire',
      options: { asgard: 'on' },
      seats: [{ crew: ['Leader'], convoy: [truck(['survivor', 'any'])] }, {}],
    });
  const [kept, declined] = [won(), won()];

  kept.play('yes', 'truck, slot 2');
  declined.play('no');

  expect([kept.zone('Radio Operator'), kept.count('survivor')]).toEqual(['rest', 2]);
  expect([declined.zone('Radio Operator'), declined.count('survivor')]).toEqual([null, 1]);
});

test('FS-LOOT-1: Asgard armour on a device is repaired at the end of a round like any other', () => {
  const t = table({
    start: 'endOfRound',
    seats: [
      { convoy: [truck(['survivor', 'survivor'], { device: device(['asgardArmour: damage', 'fame1: damage']) })] },
      {},
    ],
  });

  expect(t.cargo('on the truck')).toEqual(['empty', 'damage']);
});
