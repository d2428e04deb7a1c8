import { describe, expect, test } from 'vitest';
import { convoyFire, firePhase, fireTurn } from '../src/rules/fire.ts';
import { shareSpoils } from '../src/rules/loot.ts';
import { type Side, type Start, type Table, table } from './table.ts';

const A = 0;
const K = 1;

/** Two convoys in the Valley unless said otherwise. */
const battle = (start: Partial<Start> & Pick<Start, 'play'>): Table =>
  table({ phase: 'fire', sides: [gunman(1), gunman(2)], ...start });

const gunman = (n: number): Side => ({ active: [`leader-${n}`], slots: { 0: 'survivor', 8: 'ammo', 9: 'ammo' } });
const gunmanWith = (n: number, side: Side): Side => ({ ...gunman(n), ...side });

/** The Wolf Riders with one box left: spaces A and B are taken, A fires the last shot. */
const last = (letters: string, more: Partial<Start> = {}): Table =>
  battle({
    seats: 4,
    sides: [gunman(1), gunman(2)],
    track: [2, 3, 1, 0],
    foes: [{ id: 'enemy-2', damage: 3, targets: [A, K] }],
    outcomes: ['outcome-1', letters],
    lootDeck: [],
    itemDeck: ['torch', 'mre', 'nitrous'],
    play: [() => fireTurn(A), () => shareSpoils()],
    ...more,
  });

describe('defeat and loot', () => {
  test('LA-EX-13, LA-DEF-1, LA-DEF-2, LA-DEF-3, LA-DEF-4, LA-DEF-5, LA-TGT-2, LA-TGT-6, LA-LTC-11, LA-DEC-23: letters D, B: K wins the loot, A two items', () => {
    const t = last('outcome-3');

    t.play('attack');
    expect(t.log.find(event => event.type === 'defeated')).toMatchObject({ winner: K });
    expect(t.asked()).toEqual({ name: 'takeLoot.chooseToKeep', seats: [K] });
    t.play('yes', 'Old Truck (truck)');

    expect(t.ids(t.side(K).convoy)).toContain('trunk');
    expect([t.items(A), t.items(K)]).toEqual([['torch', 'mre'], []]);
  });

  test('LA-EX-13b, LA-DEF-6: letters A: A wins, K gets one item, A none for the second token', () => {
    const t = last('outcome-1');
    t.play('attack', 'yes', 'Container (trailer 1)');

    expect(t.ids(t.side(A).convoy)).toContain('trunk');
    expect([t.items(A), t.items(K)]).toEqual([[], ['torch']]);
  });

  test('LA-DEF-7, LA-DEF-8, LA-DIF-9, LA-RUL-40: the enemy leaves the game, tokens go home at once, damage to the supply', () => {
    const t = last('outcome-3');
    const before = t.supply('damage');

    t.play('attack');

    expect(t.g.enemies).toEqual([]);
    expect(t.ids(t.g.removed)).toContain('enemy-2');
    expect([t.side(A).targets, t.side(K).targets]).toEqual([2, 2]);
    expect(t.supply('damage')).toBe(before + 3);
  });

  test('LA-OPT-4: or at the end of the step', () => {
    const t = last('outcome-3', { options: { targetReturn: 'endOfStep' } });

    t.play('attack');
    expect([t.side(A).targets, t.side(K).targets]).toEqual([0, 1]);
    t.play('no');

    expect([t.side(A).targets, t.side(K).targets]).toEqual([2, 2]);
  });

  test('LA-DEF-9, LA-RUL-77: a weapon won is not fired in the same phase', () => {
    const t = battle({
      sides: [gunman(1), gunman(2)],
      track: [1, 0],
      foes: [
        { id: 'enemy-2', loot: 'gauss', damage: 2, targets: [A] },
        { id: 'enemy-1', loot: 'generator' },
      ],
      outcomes: ['outcome-1', 'outcome-1', 'outcome-2', 'outcome-5', 'outcome-8', 'outcome-11'],
      play: [() => firePhase()],
    });

    t.play('attack', 'Wolf Riders (II)', 'hold fire', 'yes', 'Old Truck (truck)');

    expect(t.ids(t.side(A).convoy)).toContain('gauss');
    expect(t.log.filter(event => event.type === 'attacked').length).toBe(1);
  });

  test('LA-RUL-112: an enemy defeated without any token on it: nobody wins, no card is turned', () => {
    const t = battle({
      foes: [
        { id: 'enemy-2', damage: 1 },
        { id: 'enemy-1', loot: 'prisoner', targets: [A, A] },
      ],
      outcomes: ['outcome-1', 'outcome-2'],
      play: [() => fireTurn(A), () => shareSpoils()],
    });

    t.play('attack', 'Wolf Riders (II)', 'leave them where they are');

    expect(t.ids(t.g.lostLoot)).toEqual(['trunk']);
    expect(t.g.outcomeDeck.length).toBe(1);
  });

  test('LA-RUL-74, LA-RUL-75: two loot cards in one step, in order of defeat; later players may go on against others', () => {
    const t = battle({
      sides: [gunmanWith(1, { devices: { 0: 'machinegun' } }), gunman(2)],
      track: [1, 0],
      foes: [
        { id: 'enemy-1', loot: 'trunk', damage: 1 },
        { id: 'enemy-2', loot: 'prisoner', damage: 1 },
        { id: 'enemy-3', loot: 'generator', damage: 0 },
      ],
      outcomes: ['outcome-1', 'outcome-2', 'outcome-5', 'outcome-9', 'outcome-9'],
      play: [() => convoyFire(), () => shareSpoils()],
    });

    t.play('attack', t.at(2), 'Wolf Riders (II)', 'attack', 'War Pack (I)');
    expect(t.ids(t.g.wonLoot)).toEqual(['prisoner', 'trunk']);
    expect(t.asked().seats).toEqual([K]);
    t.play('attack');

    expect(t.asked()).toEqual({ name: 'takeLoot.chooseToKeep', seats: [A] });
  });
});

describe('target tokens', () => {
  const many: Side = { active: ['leader-1'], devices: { 0: 'autocannon' }, slots: { 0: 'survivor', 8: 'ammo' } };
  const hits = ['outcome-1'];

  test('LA-TGT-1, LA-CVF-12: tokens fill the spaces from the left', () => {
    const t = battle({
      seats: 4,
      sides: [many],
      foes: [{ id: 'enemy-2', loot: 'generator', targets: [K] }],
      outcomes: hits,
      play: [() => fireTurn(A)],
    });

    t.play('attack', t.at(32));

    expect(t.g.enemies[0].targets).toEqual([K, A]);
  });

  const both = [
    { id: 'enemy-2', loot: 'generator' },
    { id: 'enemy-1', loot: 'ecosystem', targets: [K, A, K, A] },
  ];

  test('LA-TGT-3, LA-DIF-10, LA-DEC-22: with both tokens placed one may be moved', () => {
    const t = battle({ seats: 4, sides: [many], foes: both, outcomes: hits, play: [() => fireTurn(A)] });

    t.play('attack', t.at(32), 'Wolf Riders (II)', 'leave them where they are');

    expect(t.g.enemies.map(enemy => enemy.targets)).toEqual([[], [K, A, K, A]]);
  });

  test('LA-DX-31, LA-TGT-4, LA-INV-8: moved away, the others slide left', () => {
    const t = battle({ seats: 4, sides: [many], foes: both, outcomes: hits, play: [() => fireTurn(A)] });

    t.play('attack', t.at(32), 'Wolf Riders (II)', 'War Pack (I)');

    expect(t.g.enemies.map(enemy => enemy.targets)).toEqual([[A], [K, K, A]]);
  });

  test('LA-OPT-3, LA-RUL-73: or must be, unless both are here already', () => {
    const must = { targetRelocation: 'must' };
    const t = battle({ seats: 4, options: must, sides: [many], foes: both, outcomes: hits, play: [() => fireTurn(A)] });
    const here = battle({
      seats: 4,
      options: must,
      sides: [many],
      foes: [{ id: 'enemy-2', loot: 'generator', targets: [A, A] }],
      outcomes: hits,
      play: [() => fireTurn(A)],
    });

    t.play('attack', t.at(32), 'Wolf Riders (II)');
    here.play('attack', here.at(32));

    expect(t.g.enemies[0].targets).toEqual([A]);
    expect(here.g.enemies[0].targets).toEqual([A, A]);
  });

  const full = [{ id: 'enemy-2', loot: 'generator', targets: [K, K, 2, 3] }];

  test('LA-TGT-5, LA-DIF-27, LA-DEC-22: on a full enemy one token is removed and replaced', () => {
    const t = battle({ seats: 4, sides: [many], foes: full, outcomes: hits, play: [() => fireTurn(A)] });

    t.play('attack', t.at(32));
    expect(t.may()).toEqual(['space A: player 2', 'space B: player 2', 'space C: player 3', 'space D: player 4']);
    t.play('space B: player 2');

    expect(t.g.enemies[0].targets).toEqual([K, A, 2, 3]);
    expect(t.side(K).targets).toBe(1);
  });

  test('LA-OPT-14: or added at the right end', () => {
    const t = battle({
      seats: 4,
      options: { fullTargetPlace: 'slideThenLast' },
      sides: [many],
      foes: full,
      outcomes: hits,
      play: [() => fireTurn(A)],
    });

    t.play('attack', t.at(32), 'space B: player 2');

    expect(t.g.enemies[0].targets).toEqual([K, 2, 3, A]);
  });

  test('LA-RUL-72: without a token at home and on a full enemy one is removed, then one is moved here', () => {
    const t = battle({
      seats: 4,
      sides: [many],
      foes: [...full, { id: 'enemy-1', loot: 'ecosystem', targets: [A, A] }],
      outcomes: hits,
      play: [() => fireTurn(A)],
    });

    t.play('attack', t.at(32), 'Wolf Riders (II)', 'War Pack (I)', 'space A: player 2');

    expect(t.g.enemies.map(enemy => enemy.targets)).toEqual([[A, K, 2, 3], [A]]);
  });
});
