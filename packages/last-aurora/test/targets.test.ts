import { expect, test } from 'vitest';
import type { EnemyLaid } from './lay.ts';
import { location, table, trailer, truck } from './table.ts';

const armed = {
  convoy: [
    truck(['survivor', 'survivor', 'weapon1', 'weapon2', 'weapon3']),
    trailer(['any: ammo', 'any: ammo', 'any: ammo']),
  ],
};

/** Player 1 is about to fire; every shot of a class-1 weapon hits. */
const firing = (enemies: EnemyLaid[], options = {}, players = 3) =>
  table({
    start: 'firePhase.convoyFire',
    options,
    seats: [armed, {}, {}, {}].slice(0, players),
    track: [3, 2, 1, 0].slice(-players),
    enemies,
    outcomes: [1, 2, 3].map(() => ({ player: { 1: '1', 2: '1', 3: '1' } })),
  });

test('LA-TGT-1, 2, LA-CVF-12: each hit puts a token into the leftmost empty space, two of one player if need be', () => {
  const t = firing([{ enemy: 'II', targets: [1] }]);

  t.play('attack', 'truck, slot 3', 'attack', 'truck, slot 4');

  expect(t.enemy('II')?.targets).toEqual([1, 0, 0]);
  expect(t.targets()).toBe(0);
});

test('LA-TGT-1: with two tokens on this enemy a third hit places none', () => {
  const t = firing([{ enemy: 'II' }]);

  t.play('attack', 'truck, slot 3', 'attack', 'truck, slot 4', 'attack');

  expect(t.enemy('II')).toMatchObject({ damage: 3, targets: [0, 0] });
});

test('LA-TGT-3, LA-DIF-10: with both tokens out, one of them may be moved to the enemy just hit', () => {
  const enemies: EnemyLaid[] = [{ enemy: 'II', targets: [0, 0, 1] }, { enemy: 'III' }];
  const moved = firing(enemies);
  const left = firing(enemies);

  moved.play('attack', 'truck, slot 3', 'Final Howl (III)', 'Wolf Riders (II)');
  left.play('attack', 'truck, slot 3', 'Final Howl (III)', 'leave them where they are');

  expect([moved.enemy('II')?.targets, moved.enemy('III')?.targets]).toEqual([[0, 1], [0]]);
  expect([left.enemy('II')?.targets, left.enemy('III')?.targets]).toEqual([[0, 0, 1], []]);
});

test('LA-TGT-3, LA-OPT-3: by the other reading it must', () => {
  const t = firing([{ enemy: 'II', targets: [0, 0] }, { enemy: 'III' }], { targetRelocation: 'must' });

  t.play('attack', 'truck, slot 3', 'Final Howl (III)');

  expect([t.enemy('II')?.targets, t.enemy('III')?.targets]).toEqual([[0], [0]]);
});

test('LA-TGT-3, LA-DIF-36: the token comes from the enemy that its owner names', () => {
  const t = firing([{ enemy: 'I', targets: [0] }, { enemy: 'II', targets: [0] }, { enemy: 'III' }]);

  t.play('attack', 'truck, slot 3', 'Final Howl (III)', 'Wolf Riders (II)');

  expect([t.enemy('I')?.targets, t.enemy('II')?.targets, t.enemy('III')?.targets]).toEqual([[0], [], [0]]);
});

test('LA-DX-31, LA-TGT-4: tokens to the right of a gap slide left', () => {
  const t = firing([{ enemy: 'II', targets: [0, 1, 0] }, { enemy: 'III' }]);

  t.play('attack', 'truck, slot 3', 'Final Howl (III)', 'Wolf Riders (II)');

  expect(t.enemy('II')?.targets).toEqual([1, 0]);
});

test('LA-TGT-5, LA-DIF-27: when all four spaces are taken, the attacker removes a token of choice and takes its place', () => {
  const t = firing([{ enemy: 'II', targets: [1, 1, 2, 2] }]);

  t.play('attack', 'truck, slot 3');
  expect(t.asked().name).toBe('mark.chooseSpace');
  t.play('space C: player 3');

  expect(t.enemy('II')?.targets).toEqual([1, 1, 0, 2]);
  expect([t.targets(0), t.targets(2)]).toEqual([1, 1]);
});

test('LA-TGT-5, LA-OPT-14: by the other reading the tokens close up and the new one comes last', () => {
  const t = firing([{ enemy: 'II', targets: [1, 1, 2, 2] }], { fullTargetPlace: 'slideThenLast' });

  t.play('attack', 'truck, slot 3', 'space B: player 2');

  expect(t.enemy('II')?.targets).toEqual([1, 2, 2, 0]);
});

test('LA-RUL-72: with both tokens elsewhere and no free space, a token is removed and one moved there', () => {
  const t = firing([
    { enemy: 'II', targets: [1, 1, 2, 2] },
    { enemy: 'III', targets: [0, 0] },
  ]);

  t.play('attack', 'truck, slot 3', 'Wolf Riders (II)', 'Final Howl (III)', 'space A: player 2');

  expect([t.enemy('II')?.targets, t.enemy('III')?.targets]).toEqual([[0, 1, 2, 2], [0]]);
  expect([t.targets(0), t.targets(1)]).toEqual([0, 1]);
});

test('LA-TGT-6: only those whose tokens lie on the enemy when it falls have a share in it', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [armed, {}, {}],
    track: [2, 1, 0],
    enemies: [
      // Player 3 has done the two damage, and has taken the token away since.
      { enemy: 'II', boxes: 3, damage: 2, targets: [1], loot: 'Armoured Boot' },
      { enemy: 'III', region: 'Bay', targets: [2, 2] },
    ],
    outcomes: [{ player: { 1: '1' } }, { letters: 'B' }],
    itemDeck: ['Nitrous Oxide', 'Nitrous Oxide'],
  });

  t.play('attack', 'truck, slot 3', 'no');

  expect(t.happened('defeated')[0].winner).toBe(0);
  expect([t.items(0).length, t.items(1).length, t.items(2).length]).toEqual([0, 1, 0]);
});

test('LA-OUT-1, 2: every attack and every defeat uses a card of its own; the discards make a new deck', () => {
  const others = [3, 4, 5, 6, 7, 8, 9, 10, 11];
  const t = table({
    start: 'convoyFire',
    phase: 'fire',
    seats: [armed, {}],
    track: [1, 0],
    enemies: [
      { enemy: 'II', boxes: 1, loot: 'Armoured Boot' },
      { enemy: 'III', boxes: 9 },
    ],
    outcomes: [{ player: { 1: '1' } }, { letters: 'A' }, { player: { 2: '2' } }],
    outcomesDiscarded: true,
    script: [['outcomes', [...others, 1, 0, 2]]],
  });

  t.play('attack', 'truck, slot 3', 'Wolf Riders (II)');
  expect(t.g.outcomeDeck).toHaveLength(1);
  t.play('attack', 'truck, slot 4');
  expect(t.g.outcomeDeck).toEqual([]);
  expect(t.enemy('III')?.damage).toBe(2);
  t.play('attack');

  t.chanceIsUsedUp();
  expect(t.g.outcomeDeck).toHaveLength(11);
});

test('LA-OUT-1, LA-RUL-23: a card that has been carried out is among the discards that are shuffled', () => {
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  const t = table({
    start: 'explorePhase',
    options: { mapSide: 'beta' },
    seats: [{ crew: ['Leader'], convoy: [truck(['survivor', 'any: ammo', 'weapon1'])] }],
    automa: { survivors: 1, deck: ['C2'] },
    track: [0, 'automa'],
    row: [null, null, location(['food'], ['food']), null, location(['food'], ['food'], 'damage')],
    enemies: [{ enemy: 'II' }],
    outcomes: [{}],
    outcomesDiscarded: true,
    script: [['outcomes', all]],
  });

  t.play('explore', 'the bonus', 'left block');

  t.chanceIsUsedUp();
  expect(t.g.outcomeDeck).toHaveLength(11);
});
