import { describe, expect, test } from 'vitest';
import { enemyFire, firePhase, fireTurn } from '../src/rules/fire.ts';
import { type Side, type Start, type Table, table } from './table.ts';

const A = 0;
const K = 1;

/** Two convoys in the Valley unless said otherwise. */
const battle = (start: Partial<Start> & Pick<Start, 'play'>): Table =>
  table({ phase: 'fire', sides: [gunman(1), gunman(2)], ...start });

const gunman = (n: number): Side => ({ active: [`leader-${n}`], slots: { 0: 'survivor', 8: 'ammo', 9: 'ammo' } });
const gunmanWith = (n: number, side: Side): Side => ({ ...gunman(n), ...side });

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
