import { keyFromSeed, must } from '@lastroad/kernel';
import { playAtRandom } from '@lastroad/kernel/testing';
import { describe, expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { explorePhase, exploreTurn } from '../src/rules/exploration.ts';
import { round } from '../src/rules/game.ts';
import { movementPhase } from '../src/rules/movement.ts';
import { table } from './table.ts';

const TRAILERS = ['rusty-1', 'rusty-2', 'flatbed', 'tanker', 'bunkhouse'];

const inOrder = (play: Parameters<typeof table>[0]['play']) =>
  table({
    seats: 4,
    track: [2, 0, 3, 1],
    row: TRAILERS,
    sides: [0, 1, 2, 3].map(seat => ({ active: [`leader-${seat + 1}`], cargo: ['fuel'] as const })),
    play,
  });

describe('rounds and order', () => {
  test('LA-RND-1, LA-TIM-1: five phases in order, round after round', () => {
    const t = table({ seats: 2, row: TRAILERS, play: [() => round(), () => round()] });
    playAtRandom(lastAurora, t.g, 5);

    const phases = t.log.flatMap(event => (event.type === 'phaseBegan' ? [event.phase] : []));
    expect(phases.slice(0, 10)).toEqual([...phases.slice(0, 5), ...phases.slice(0, 5)]);
    expect(phases.slice(0, 5)).toEqual(['explore', 'rest', 'movement', 'fire', 'endOfRound']);
  });

  test('LA-RND-2, LA-INV-19: never more than six rounds', () => {
    for (let seed = 0; seed < 30; seed++) {
      const g = lastAurora.setup(must(lastAurora.content({ seats: 2 + (seed % 3) })), keyFromSeed(seed));
      playAtRandom(lastAurora, g, seed);
      expect(g.round).toBeLessThanOrEqual(6);
    }
  });

  test('LA-EX-1, LA-ORD-1, LA-ORD-2, LA-ORD-4, LA-EXP-1: Explore goes from the left of the track to the right, and again', () => {
    const t = inOrder([() => explorePhase()]);
    const order: number[] = [];
    while (t.asked().name === 'exploreTurn.chooseAct') {
      order.push(t.asked().seats[0]);
      t.play('pass');
    }

    expect(order).toEqual([2, 0, 3, 1]);
  });

  test('LA-EXP-1, LA-DIF-2: when all have had a turn, another cycle begins', () => {
    const t = table({
      track: [1, 0],
      row: TRAILERS,
      sides: [{ active: ['leader-1', 'copilot-1'] }, { active: ['leader-2', 'copilot-2'] }],
      play: [() => explorePhase()],
    });
    const order: number[] = [];
    while (t.asked().name === 'exploreTurn.chooseAct') {
      order.push(t.asked().seats[0]);
      t.play('pass');
      if (t.asked().name === 'pass.chooseSurvivor') t.play(t.may()[0]);
    }

    expect(order).toEqual([1, 0, 1, 0]);
  });

  test('LA-EX-1b, LA-ORD-3, LA-ORD-5, LA-MOV-1: Movement goes from the right of the track to the left', () => {
    const t = inOrder([() => movementPhase()]);
    const order: number[] = [];
    while (t.asked().name === 'movementTurn.chooseAct') {
      order.push(t.asked().seats[0]);
      t.play('stay');
    }

    expect(order).toEqual([1, 3, 0, 2]);
  });
});

describe('a turn', () => {
  test('LA-EXP-2, LA-RUL-48, LA-DEC-2: Explore or Pass, one of them', () => {
    const t = table({
      row: TRAILERS,
      sides: [{ active: ['leader-1', 'copilot-1'], items: ['nitrous'] }],
      play: [() => exploreTurn(0, false)],
    });

    expect(t.may()).toEqual(['explore', 'pass']);
    expect(t.why('end the turn')).toBe('LA-EXP-2');
    t.play('explore', 'space 1: Rusty Trailer', 'Leader', 'go');

    expect(t.asked().name).toBe('exploreTurn.afterwards');
    expect([t.why('explore'), t.why('pass')]).toEqual(['LA-EXP-2', 'LA-EXP-2']);
  });

  test('LA-EXP-3, LA-PAS-4, LA-RUL-46: nobody active: no Explore, but items and food', () => {
    const t = table({
      row: TRAILERS,
      sides: [{ rest: ['leader-1'], exhausted: ['copilot-1'], cargo: ['food'], items: ['mre'] }],
      play: [() => exploreTurn(0, false)],
    });

    expect(t.may()).toEqual(['feed an exhausted survivor', 'use an item', 'end the turn']);
    expect([t.why('explore'), t.why('pass')]).toEqual(['LA-EXP-3', 'LA-PAS-4']);
    t.play('end the turn');

    expect(t.asked().seats).toEqual([]);
  });

  test('LA-RUL-46: with nothing to do and no item to hide the turn is skipped', () => {
    const t = table({ row: TRAILERS, sides: [{ rest: ['leader-1'] }], play: [() => exploreTurn(0, false)] });

    expect(t.asked().seats).toEqual([]);
  });

  test('LA-EXP-4, LA-EXP-5, LA-ITC-9: somebody woken by an item explores in the same turn', () => {
    const t = table({
      row: TRAILERS,
      sides: [{ rest: ['leader-1'], items: ['mre'] }],
      play: [() => exploreTurn(0, false)],
    });

    t.play('use an item', 'Field Ration');
    expect(t.may()).toEqual(['explore', 'pass']);
    t.play('explore', 'space 1: Rusty Trailer');

    expect(t.zone('leader-1')).toBe('rest');
    expect(t.ids(t.side().convoy)).toContain('rusty-1');
  });

  test('LA-RUL-45: an MRE after exploring gives no second Explore', () => {
    const t = table({
      row: TRAILERS,
      sides: [{ active: ['copilot-1'], rest: ['leader-1'], items: ['mre'] }],
      play: [() => exploreTurn(0, false)],
    });

    t.play('explore', 'use an item', 'Field Ration');

    expect(t.asked().seats).toEqual([]);
    expect([t.zone('leader-1'), t.zone('copilot-1')]).toEqual(['active', 'exhausted']);
  });

  test('LA-RUL-47, LA-EXP-7, LA-REV-7: enemies and empty spaces leave only Pass', () => {
    const t = table({
      row: ['enemy-1', '', 'enemy-2'],
      sides: [{ active: ['leader-1'] }],
      play: [() => exploreTurn(0, false)],
    });

    expect(t.may()).toEqual(['pass']);
    expect(t.why('explore')).toBe('LA-EXP-8');
  });

  test('LA-RUL-49: after very many turns one can only pass', () => {
    const t = table({ row: TRAILERS, sides: [{ active: ['leader-1'] }], play: [() => exploreTurn(0, true)] });

    expect(t.may()).toEqual(['pass']);
    expect(t.why('explore')).toBe('LA-RUL-49');
  });
});
