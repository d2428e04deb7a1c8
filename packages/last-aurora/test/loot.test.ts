import { expect, test } from 'vitest';
import type { LootBack } from '../src/cards.ts';
import { scoreOf } from '../src/rules/scoring.ts';
import type { Vehicle } from './cards.ts';
import { asPrinted, device, table, trailer, truck } from './table.ts';
import { BASE, cardWords } from './words.ts';

const cardNumber = (words: string): number => BASE.cards.findIndex((_, card) => cardWords(card) === words);

/** The end of a game in which player 1 has this device. */
const withDevice = (loot: Vehicle, food = 0) =>
  table({
    start: 'endOfRound',
    dock: 6,
    seats: [
      {
        convoy: [
          truck(['survivor', 'survivor'], { device: loot }),
          trailer(Array.from({ length: food }, () => 'any: food')),
        ].slice(0, food === 0 ? 1 : 2),
      },
      {},
    ],
  });

const slotFame = (loot: Vehicle, food = 0): number => scoreOf(withDevice(loot, food).g, 0).slots;

test.each([
  ['LA-LTC-1', 'Armoured Boot', 'fame1', 1],
  ['LA-LTC-2', 'Coil Gun', 'fame1', 1],
  ['LA-LTC-4', 'Pocket Reactor', 'fame2', 2],
])('%s: the %s has a slot %s for %i fame, while it is undamaged', (_clause, words, slot, fame) => {
  expect(asPrinted(words).slots).toContain(slot);
  expect(slotFame(asPrinted(words))).toBe(fame);
  expect(slotFame(asPrinted(words, { [slot]: 'damage' }))).toBe(0);
});

test('LA-LTC-2: the Coil Gun is a class-4 weapon', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [{ convoy: [truck(['survivor', 'survivor', 'any: ammo'], { device: asPrinted('Coil Gun') })] }, {}],
    track: [1, 0],
    enemies: [{ enemy: 'II' }],
    outcomes: [{ player: { 1: '1', 2: '2', 3: '3', 4: '4' } }],
  });

  t.play('attack');

  expect(t.enemy('II')?.damage).toBe(4);
});

test('LA-DX-43, LA-LTC-3: the Glass Garden gives 1 fame, and 1 for each food up to 2, each by its own slot', () => {
  const garden = (tokens = {}) => asPrinted('Glass Garden', tokens);

  expect([0, 1, 2, 3].map(food => slotFame(garden(), food))).toEqual([1, 2, 3, 3]);
  expect(slotFame(garden({ famePerFood: 'damage' }), 3)).toBe(1);
  expect(slotFame(garden({ fame1: 'damage' }), 3)).toBe(2);
});

/** Player 1 drives the Biomass Racer, with nobody to make it faster. */
const racing = (cargo: string[], tokens = {}, items: string[] = []) => {
  const racer = asPrinted('Biomass Racer', tokens);
  const t = table({
    start: 'movementTurn',
    args: [0],
    seats: [{ crew: ['Leader'], convoy: [racer, trailer(['any', 'any', 'any', 'any'])], cargo, items }, {}],
  });
  return { t, speed: racer.speed };
};

test('LA-DX-44, LA-LTC-5: 1 fuel starts the move, and food burns like fuel', () => {
  const { t, speed } = racing(['fuel', 'food', 'food']);

  t.play('move', '2');

  expect(t.reach()).toBe(speed + 2);
  expect([t.count('fuel'), t.count('food')]).toEqual([0, 0]);
});

test('LA-LTC-5: fuel and food may be mixed', () => {
  const { t, speed } = racing(['fuel', 'fuel', 'food', 'food']);

  t.play('move', '1', '1');

  expect(t.reach()).toBe(speed + 2);
  expect([t.count('fuel'), t.count('food')]).toEqual([0, 1]);
});

test('LA-LTC-5: with its slot damaged the truck burns no food', () => {
  const { t, speed } = racing(['fuel', 'food', 'food'], { recycle: 'damage' });

  t.play('move');

  expect(t.asked().name).toBe('drive.chooseGoal');
  expect(t.reach()).toBe(speed);
});

test('LA-DX-45, LA-LTC-5: food alone does not start a move; Nitromethane does', () => {
  const { t } = racing(['food', 'food', 'food']);
  const { t: lucky, speed } = racing(['food', 'food', 'food'], {}, ['Nitromethane']);

  lucky.play('use an item', 'Nitromethane', 'move', '3');

  expect(t.asked().seats).toEqual([]);
  expect(lucky.reach()).toBe(speed + 3);
});

/** Player 1 has won a loot card and is asked whether to keep it. */
const winning = (loot: string, convoy: Vehicle[] = [truck(['survivor', 'any', 'any'])], options = {}) =>
  table({ start: 'takeLoot', args: [0, cardNumber(loot)], phase: 'fire', seats: [{ convoy }, {}], options });

test('LA-LTC-6, 10: the Biomass Racer may take the place of the truck, or be left', () => {
  const kept = winning('Biomass Racer', [truck(['survivor', 'survivor'])]);
  const left = winning('Biomass Racer', [truck(['survivor', 'survivor'])]);
  const old = left.g.players[0].convoy[0];

  kept.play('yes');
  left.play('no');

  expect(kept.g.players[0].convoy[0]).toBe(cardNumber('Biomass Racer'));
  expect(left.g.players[0].convoy[0]).toBe(old);
  expect(left.g.removed).toEqual([cardNumber('Biomass Racer')]);
});

test('LA-LTC-7: the Captive goes to Rest and brings a survivor token', () => {
  const t = winning('Captive');

  t.play('yes', 'truck, slot 3');

  expect(t.zone('Captive')).toBe('rest');
  expect([t.count('survivor'), t.supply('survivor')]).toEqual([3, 20 - 2 - 3]);
});

test('LA-LTC-7, LA-SUR-PRISONER: and is worth 1 fame at the end', () => {
  const t = table({ start: 'endOfRound', dock: 6, seats: [{ exhausted: ['Captive'] }, {}] });

  expect(scoreOf(t.g, 0).abilities).toBe(1);
});

test('LA-LTC-8, LA-RUL-28: the Captive may be sent away when gained', () => {
  const t = winning('Captive');

  t.play('no');

  expect([t.zone('Captive'), t.count('survivor')]).toEqual([null, 2]);
});

test('LA-LTC-9: a device of loot stands on any card, also instead of another device', () => {
  const convoy = [truck(['survivor', 'any'], { device: device(['armour']) }), trailer(['any'])];
  const t = winning('Pocket Reactor', convoy);
  const old = t.g.players[0].convoy[4];

  t.play('yes');
  expect(t.may()).toEqual(['truck', 'trailer 1']);
  t.play('truck');

  expect(t.g.players[0].convoy[4]).toBe(cardNumber('Pocket Reactor'));
  expect(t.g.discard).toContain(old);
});

test('LA-LTC-10, LA-RUL-29: any loot can be declined, and leaves the game', () => {
  const t = winning('Armoured Boot');

  t.play('no');

  expect(t.convoy()).toEqual(['truck']);
  expect(t.g.removed).toEqual([cardNumber('Armoured Boot')]);
});

test.each([
  ['Armoured Boot', null],
  ['Biomass Racer', 'takeLoot.chooseToKeep'],
  ['Captive', 'takeLoot.chooseToKeep'],
])('LA-LTC-10, LA-RUL-29, LA-OPT-35: where loot must be added, the %s leads to the question %s', (loot, asked) => {
  const t = winning(loot, [truck(['survivor', 'survivor', 'survivor'])], { wonLoot: 'must' });

  expect(t.asked().name).toBe(asked);
  expect(t.convoy()).toEqual(asked === null ? ['truck', 'on the truck'] : ['truck']);
});

test('LA-OPT-35: a device that must be added takes the place of another', () => {
  const t = winning('Pocket Reactor', [truck(['survivor', 'any'], { device: device(['armour']) })], {
    wonLoot: 'must',
  });

  expect(t.g.players[0].convoy[4]).toBe(cardNumber('Pocket Reactor'));
  expect(t.asked().seats).toEqual([]);
});

test('LA-LTC-12: devices and truck of loot are convoy cards, the Captive is a survivor, when scores are counted', () => {
  const seats = [
    {
      crew: ['Leader', 'Captive'],
      convoy: [{ ...asPrinted('Biomass Racer'), device: asPrinted('Pocket Reactor') }],
      cargo: [],
      at: 10,
    },
    {},
  ];
  const short = table({ start: 'endOfRound', dock: 6, seats });
  const reached = table({ start: 'endOfRound', dock: 6, seats, white: [0, 0, 0, 0, 0, 10] });

  expect(scoreOf(short.g, 0).last).toBe(2);
  expect(scoreOf(reached.g, 0).last).toBe(2);
});

test('LA-LTC-13: what the rules do not tell of the loot is marked as ours', () => {
  const captive = BASE.cards[cardNumber('Captive')];
  const backs = BASE.loot.filter((back): back is LootBack => back !== null);

  expect(captive.source).toBe('designed');
  expect(backs.map(({ source }) => source)).toEqual(backs.map(() => 'designed'));
});
