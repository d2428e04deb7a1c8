import { describe, expect, test } from 'vitest';
import { ambushStep, sufferAmbush } from '../src/rules/ambush.ts';
import { convoyFire, enemyFire, firePhase, fireTurn } from '../src/rules/fire.ts';
import { shareSpoils } from '../src/rules/loot.ts';
import { damage } from '../src/verbs/damage.ts';
import { type Side, type Start, type Table, table } from './table.ts';

const A = 0;
const K = 1;

/** Two convoys in the Valley unless said otherwise. */
const battle = (start: Partial<Start> & Pick<Start, 'play'>): Table =>
  table({ phase: 'fire', sides: [gunman(1), gunman(2)], ...start });

const gunman = (n: number): Side => ({ active: [`leader-${n}`], slots: { 0: 'survivor', 8: 'ammo', 9: 'ammo' } });
const gunmanWith = (n: number, side: Side): Side => ({ ...gunman(n), ...side });

const slots = (t: Table, list: readonly number[]): string[] => list.map(slot => t.at(slot));

describe('areas', () => {
  const convoy: Side = { active: ['leader-1'], devices: { 0: 'rack', 1: 'plating' }, slots: { 0: 'survivor' } };

  test('LA-ARE-1, LA-ARE-2, LA-ICO-16: TOP_ROW is all devices', () => {
    const t = battle({ sides: [convoy], play: [() => damage(A, 1, 'TOP_ROW')] });

    expect(t.may()).toEqual(slots(t, [32, 40]));
    expect(t.why(t.at(0))).toBe('LA-ARE-6');
  });

  test('LA-ARE-3, LA-ICO-16: BOTTOM_ROW is truck and trailers', () => {
    const t = battle({ sides: [convoy], play: [() => damage(A, 1, 'BOTTOM_ROW')] });

    expect(t.may()).toEqual(slots(t, [0, 1, 2, 3, 8, 11, 12]));
  });

  test('LA-ARE-4, LA-ICO-16: LEFT_COLUMN is the truck and its device', () => {
    const t = battle({ sides: [convoy], play: [() => damage(A, 1, 'LEFT_COLUMN')] });

    expect(t.may()).toEqual(slots(t, [0, 1, 2, 3, 32]));
  });

  test('LA-ARE-5, LA-ARE-6, LA-DIF-7, LA-ICO-16, LA-DEC-8: TRUCK is the truck alone; the owner distributes freely', () => {
    const t = battle({ sides: [convoy], play: [() => damage(A, 2, 'TRUCK')] });

    expect(t.may()).toEqual(slots(t, [0, 1, 2, 3]));
    t.play(t.at(3), t.at(2));

    expect([t.holds(2), t.holds(3)]).toEqual(['damage', 'damage']);
  });

  test('LA-ARE-7, LA-ARE-8, LA-RUL-22, LA-DIF-8: without a card in the area, or with full ones, nothing happens; what does not fit is lost', () => {
    const none = battle({ sides: [gunman(1)], play: [() => damage(A, 1, 'TOP_ROW')] });
    const little = battle({
      sides: [{ active: ['leader-1'], devices: { 0: 'machinegun' }, slots: { 0: 'survivor' } }],
      play: [() => damage(A, 3, 'TOP_ROW')],
    });

    expect(none.count('damage')).toBe(0);
    expect([little.count('damage'), little.asked().seats]).toEqual([1, []]);
  });
});

describe('ambush', () => {
  test('LA-EX-11, LA-AMB-1, LA-AMB-2, LA-AMB-3, LA-AMB-5, LA-AMB-8, LA-AMB-9, LA-AMB-11, LA-ENM-2, LA-FIR-4, LA-ICO-16: Wolf Riders fall upon the Valley', () => {
    const t = battle({
      seats: 3,
      sides: [gunman(1), gunman(2), gunmanWith(3, { node: 12 })],
      track: [2, 0, 1],
      row: ['rusty-1', 'enemy-2', 'rusty-2'],
      lootDeck: ['prisoner', 'trunk'],
      play: [() => ambushStep()],
    });

    expect(t.g.enemies).toEqual([
      { card: t.card('enemy-2'), region: 0, loot: t.card('prisoner'), damage: 0, targets: [] },
    ]);
    expect(t.asked().seats).toEqual([1]);
    t.playAs(1, t.at(3, 1));
    t.playAs(0, t.at(12));

    expect([t.count('damage', 0), t.count('damage', 1), t.count('damage', 2)]).toEqual([1, 1, 0]);
    expect(t.row()).toEqual(['rusty-1', '', 'rusty-2', '', '']);
  });

  test('LA-AMB-1: without an enemy in the row there is no ambush, whoever is on the map', () => {
    const t = battle({
      row: ['rusty-1'],
      foes: [{ id: 'enemy-2', region: 2 }],
      sides: [{ active: ['leader-1'] }, { active: ['leader-2'] }],
      play: [() => firePhase()],
    });

    expect(t.log.some(event => event.type === 'ambushed')).toBe(false);
    expect(t.count('damage')).toBe(0);
  });

  test('LA-DX-27, LA-AMB-6, LA-AMB-7, LA-AMB-10, LA-DIF-28, LA-FIR-5: two enemies go to one region, the left one first, with the first loot card; those already there do not ambush', () => {
    const t = battle({
      row: ['rusty-1', 'enemy-6', 'rusty-2', 'enemy-2'],
      lootDeck: ['trunk', 'prisoner'],
      foes: [{ id: 'enemy-3', region: 0, loot: 'gauss' }],
      sides: [gunman(1), gunmanWith(2, { node: 12 })],
      track: [1, 0],
      play: [() => ambushStep()],
    });

    expect(t.g.enemies.map(({ card, loot }) => t.ids([card, loot]))).toEqual([
      ['enemy-3', 'gauss'],
      ['enemy-6', 'trunk'],
      ['enemy-2', 'prisoner'],
    ]);
    t.play(t.at(3), t.at(12), t.at(2));

    expect(t.count('damage')).toBe(3);
    expect(t.asked().seats).toEqual([]);
  });

  test('LA-AMB-2, LA-RUL-106, LA-ORD-5: the leader is the rightmost on the track', () => {
    const t = battle({
      row: ['enemy-1'],
      lootDeck: ['trunk'],
      sides: [gunman(1), gunmanWith(2, { node: 12 })],
      track: [0, 1],
      play: [() => ambushStep()],
    });

    expect(t.g.enemies[0].region).toBe(1);
  });

  test('LA-AMB-4, LA-DATC-4: defence boxes depend on the number of players', () => {
    const boxes = [2, 3, 4].map(seats => {
      const t = battle({ seats, sides: [], foes: [{ id: 'enemy-1', region: 2 }], play: [() => convoyFire()] });
      return (t.g.content.loot[t.card('trunk')]?.boxes ?? [])[seats - 2];
    });

    expect(boxes).toEqual([2, 3, 4]);
  });
});

describe('convoy fire', () => {
  test('LA-EX-12, LA-CVF-1, LA-CVF-3, LA-CVF-4, LA-CVF-5, LA-CVF-6, LA-CVF-7, LA-CVF-8, LA-CVF-10, LA-CVF-11, LA-CVF-12, LA-TIM-8, LA-DEC-21, LA-ICO-5: a class-2 weapon with "2 damage and jam"', () => {
    const t = battle({
      seats: 4,
      sides: [{ active: ['leader-1'], devices: { 0: 'machinegun' }, slots: { 0: 'survivor', 8: 'ammo' } }],
      foes: [{ id: 'enemy-2' }],
      outcomes: ['outcome-3'],
      play: [() => fireTurn(A)],
    });

    t.play('attack', t.at(32));

    expect(t.count('ammo')).toBe(0);
    expect([t.g.enemies[0].damage, t.g.enemies[0].targets]).toEqual([2, [A]]);
    expect(t.holds(32)).toBe('damage');
    expect([t.fame(), t.side().targets]).toEqual([1, 1]);
  });

  test('LA-CVF-2, LA-RUL-79: only enemies in the own region', () => {
    const t = battle({
      foes: [{ id: 'enemy-2', region: 1 }],
      sides: [gunmanWith(1, { items: ['hazmat'] })],
      play: [() => fireTurn(A)],
    });

    expect(t.may()).toEqual(['hold fire']);
    expect(t.why('attack')).toBe('LA-RUL-79');
  });

  test('LA-CVF-9: a miss does nothing', () => {
    const t = battle({ foes: [{ id: 'enemy-2' }], outcomes: ['outcome-9'], play: [() => fireTurn(A)] });

    t.play('attack');

    expect([t.g.enemies[0].damage, t.fame(), t.count('damage'), t.count('ammo')]).toEqual([0, 0, 0, 1]);
  });

  test('LA-DX-29, LA-CVF-8, LA-CVF-11: a mere jam gives neither fame nor token', () => {
    const t = battle({ foes: [{ id: 'enemy-2' }], outcomes: ['outcome-4'], play: [() => fireTurn(A)] });

    t.play('attack');

    expect([t.holds(2), t.fame(), t.g.enemies[0].targets, t.side().targets]).toEqual(['damage', 0, [], 2]);
  });

  test('LA-DX-28, LA-CVF-11, LA-CVF-13, LA-DEF-1: damage beyond the boxes is lost, fame is 1', () => {
    const t = battle({
      foes: [{ id: 'enemy-2', damage: 1 }],
      outcomes: ['outcome-6', 'outcome-1'],
      play: [() => fireTurn(A)],
    });
    const before = t.supply('damage');

    t.play('attack');

    expect(t.fame()).toBe(1);
    expect(t.g.enemies).toEqual([]);
    expect(t.supply('damage')).toBe(before + 1);
  });

  test('LA-DX-32, LA-CVF-14: one weapon, one attack, whatever the ammo', () => {
    const t = battle({ foes: [{ id: 'enemy-2' }], outcomes: ['outcome-9'], play: [() => fireTurn(A)] });

    t.play('attack');

    expect(t.asked().seats).toEqual([]);
    expect(t.count('ammo')).toBe(1);
  });

  test('LA-CVF-4, LA-CVF-14: a second weapon may fire, the first may not again', () => {
    const t = battle({
      sides: [gunmanWith(1, { devices: { 0: 'machinegun', 1: 'autocannon' } })],
      foes: [{ id: 'enemy-2', loot: 'generator' }],
      outcomes: ['outcome-9', 'outcome-9'],
      play: [() => fireTurn(A)],
    });

    t.play('attack', t.at(32), 'attack');

    expect(t.may()).toEqual([t.at(2), t.at(40)]);
    expect(t.why(t.at(32))).toBe('LA-CVF-14');
  });

  test('LA-CVF-1, LA-CVF-15, LA-ORD-5: everybody in turn, in direct order', () => {
    const t = battle({ foes: [{ id: 'enemy-2' }], track: [1, 0], play: [() => convoyFire()] });

    expect(t.asked().seats).toEqual([0]);
    t.play('hold fire');
    expect(t.asked().seats).toEqual([1]);
    t.play('hold fire');

    expect(t.asked().seats).toEqual([]);
  });

  test('LA-CVF-3, LA-FIR-3: where cargo is fixed one chooses which ammo is spent', () => {
    const t = battle({
      sides: [{ active: ['leader-1'], slots: { 0: 'survivor', 1: 'ammo', 8: 'ammo' } }],
      foes: [{ id: 'enemy-2' }],
      outcomes: ['outcome-9'],
      play: [() => fireTurn(A)],
    });

    t.play('attack', t.at(8));

    expect([t.holds(1), t.holds(8)]).toEqual(['ammo', 'empty']);
  });

  test('LA-CVF-17: damage stays on an enemy from round to round', () => {
    const t = battle({
      seats: 4,
      sides: [gunman(1)],
      foes: [{ id: 'enemy-2', loot: 'generator' }],
      outcomes: ['outcome-1', 'outcome-9', 'outcome-2', 'outcome-9', 'outcome-11'],
      play: [() => firePhase(), () => firePhase()],
    });

    t.until('fireTurn.chooseAct');
    t.play('attack');
    t.until('fireTurn.chooseAct');

    expect(t.g.enemies[0].damage).toBe(1);
  });

  test('LA-DX-72, LA-FAM-2, LA-RUL-105: at the top of the fame track even the jam just placed may be repaired; the weapon stays used', () => {
    const t = battle({
      sides: [gunmanWith(1, { fame: 8 })],
      foes: [{ id: 'enemy-2', loot: 'generator' }],
      outcomes: ['outcome-8'],
      play: [() => fireTurn(A)],
    });

    t.play('attack');
    expect(t.asked().name).toBe('repair.chooseSlot');
    t.play(t.at(2));

    expect(t.count('damage')).toBe(0);
    expect(t.asked().seats).toEqual([]);
    expect(t.side().fired).toEqual([2]);
  });
});

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

describe('outcome deck and enemy fire', () => {
  test('LA-OUT-1, LA-OUT-2, LA-INV-20: used cards are discarded; when none is left they are shuffled', () => {
    const t = battle({
      foes: [{ id: 'enemy-2', loot: 'generator' }],
      outcomes: [],
      outcomeDiscard: ['outcome-9', 'outcome-2'],
      script: [['outcomes', [1, 8]]],
      play: [() => fireTurn(A)],
    });

    t.play('attack');

    expect(t.g.resolving).toBe(8);
    expect(t.g.outcomeDeck).toEqual([1]);
  });

  test('LA-EX-14, LA-ENF-1, LA-ENF-2, LA-ENF-3, LA-ENF-4, LA-ENF-5, LA-ENF-8, LA-ORD-7, LA-RUL-5: War Pack and Wolf Riders hit for 1 and 1, in the area on the next back, everybody there', () => {
    const t = battle({
      foes: [{ id: 'enemy-1' }, { id: 'enemy-2', loot: 'prisoner' }],
      outcomes: ['outcome-1', 'outcome-5'],
      track: [1, 0],
      play: [() => enemyFire()],
    });

    expect(t.asked().seats).toEqual([0]);
    expect(t.may()).toEqual([0, 1, 2, 3].map(slot => t.at(slot)));
    t.playAs(0, t.at(3), t.at(2));
    t.playAs(1, t.at(3, 1), t.at(2, 1));

    expect([t.count('damage', 0), t.count('damage', 1)]).toEqual([2, 2]);
    expect(t.g.outcomeDeck.length).toBe(1);
  });

  test('LA-EX-14b, LA-ARE-7: with TOP_ROW and no device there is no damage', () => {
    const t = battle({
      foes: [{ id: 'enemy-1' }, { id: 'enemy-2' }],
      outcomes: ['outcome-1', 'outcome-2'],
      play: [() => enemyFire()],
    });

    expect([t.count('damage', 0), t.count('damage', 1), t.asked().seats]).toEqual([0, 0, []]);
  });

  test('LA-ENF-1, LA-DIF-11: from right to left, one card for each region with an enemy, also without convoys', () => {
    const t = battle({
      foes: [
        { id: 'enemy-1', region: 0 },
        { id: 'enemy-2', region: 2, loot: 'prisoner' },
      ],
      outcomes: ['outcome-5', 'outcome-5', 'outcome-2'],
      play: [() => enemyFire()],
    });

    expect(t.log.flatMap(event => (event.type === 'enemiesFired' ? [event.region] : []))).toEqual([2, 0]);
  });

  test('LA-OPT-8: or skipping regions without convoys', () => {
    const t = battle({
      options: { enemyFireEmptyRegion: 'skip' },
      foes: [
        { id: 'enemy-1', region: 0 },
        { id: 'enemy-2', region: 2, loot: 'prisoner' },
      ],
      outcomes: ['outcome-5', 'outcome-2'],
      play: [() => enemyFire()],
    });

    expect(t.log.flatMap(event => (event.type === 'enemiesFired' ? [event.region] : []))).toEqual([0]);
  });

  test('LA-ENF-6, LA-ENF-7, LA-RUL-71: first the hits, then the ambush of whoever the card says; a miss is a miss', () => {
    const t = battle({
      sides: [gunmanWith(1, { devices: { 0: 'rack' } }), gunmanWith(2, { node: 12 })],
      foes: [{ id: 'enemy-1' }, { id: 'enemy-2', loot: 'prisoner' }, { id: 'enemy-4', loot: 'gauss' }],
      outcomes: ['outcome-6', 'outcome-7'],
      play: [() => enemyFire()],
    });

    expect(t.may()).toEqual([0, 1, 2, 3, 8, 10, 11, 12].map(slot => t.at(slot)));
    t.play(t.at(3));
    expect(t.may()).toEqual([]);

    expect([t.holds(3), t.holds(32)]).toEqual(['damage', 'damage']);
  });

  test('LA-ENF-9, LA-RUL-23: when no card is left to show a back, the discards are shuffled without the card being read', () => {
    const t = battle({
      foes: [{ id: 'enemy-1' }],
      outcomes: ['outcome-1'],
      outcomeDiscard: ['outcome-3', 'outcome-5'],
      script: [['outcomes', [2, 4]]],
      play: [() => enemyFire()],
    });

    expect(t.g.resolving).toBe(0);
    expect(t.may()).toEqual([0, 1, 2, 3].map(slot => t.at(slot, 1)));
  });

  test('LA-DX-30, LA-EDI-1, LA-EDI-2, LA-EDI-3, LA-RUL-24: an enemy left behind goes at the end of enemy fire, with its loot; nobody gains items', () => {
    const t = battle({
      foes: [{ id: 'enemy-1', region: 1, targets: [A, K] }],
      sides: [{ active: ['leader-1'] }, { active: ['leader-2'] }],
      outcomes: ['outcome-5', 'outcome-2'],
      play: [() => firePhase()],
    });

    expect(t.g.enemies).toEqual([]);
    expect(t.ids(t.g.lostLoot)).toEqual(['trunk']);
    expect([t.side(A).targets, t.side(K).targets, t.items(A), t.items(K)]).toEqual([2, 2, [], []]);
    expect(t.log.some(event => event.type === 'enemiesFired')).toBe(true);
  });
});

describe('the phase', () => {
  test('LA-FIR-1, LA-FIR-2, LA-TIM-7, LA-SUR-RENEGADE-1, LA-SUR-RENEGADE-2, LA-RUL-64, LA-DIF-23, LA-DEC-19: Renegades first, then ambush, convoys, enemies', () => {
    const t = battle({
      sides: [{ active: ['renegade-1'], slots: { 0: 'survivor', 8: 'ammo' } }, gunman(2)],
      row: ['enemy-2'],
      lootDeck: ['trunk'],
      foes: [{ id: 'enemy-1', region: 2, loot: 'prisoner' }],
      outcomes: ['outcome-9', 'outcome-5', 'outcome-7', 'outcome-2', 'outcome-11'],
      play: [() => firePhase()],
    });

    expect(t.may()).toEqual(['nobody', 'War Pack (I)', 'Wolf Riders (II)']);
    t.play('Wolf Riders (II)');
    expect(t.asked()).toEqual({ name: 'damage.chooseSlot', seats: [K] });
    t.play(t.at(3, K));

    expect(t.asked().name).toBe('fireTurn.chooseAct');
    expect(t.count('damage', A)).toBe(0);
  });

  test('LA-DX-57: the named enemy’s row counts nothing for its owner in enemy fire, others do', () => {
    const t = battle({
      sides: [
        { active: ['renegade-1'], slots: { 0: 'survivor' } },
        { active: ['leader-2'], slots: { 0: 'survivor' } },
      ],
      foes: [{ id: 'enemy-1', loot: 'prisoner' }, { id: 'enemy-2' }],
      outcomes: ['outcome-1', 'outcome-5', 'outcome-2'],
      track: [1, 0],
      play: [() => firePhase()],
    });

    t.play('Wolf Riders (II)', t.at(3));
    t.playAs(K, t.at(3, K), t.at(2, K));

    expect([t.count('damage', A), t.count('damage', K)]).toEqual([1, 2]);
  });

  test('LA-RUL-78: an ambush may be suffered in the way that does nothing', () => {
    const t = battle({ sides: [gunman(1)], play: [() => sufferAmbush(A, 81)] });
    expect(t.card('enemy-4')).toBe(81);

    expect(t.may()).toEqual(['discard a resource', '1 damage on truck and its device']);
  });
});
