import { describe, expect, test } from 'vitest';
import { restPhase, restTurn } from '../src/rules/rest.ts';
import { type Side, table } from './table.ts';

const side = (seat: number): Side => ({ exhausted: [`leader-${seat}`], cargo: ['food'] });

describe('Rest', () => {
  test('LA-RST-2, LA-RST-3, LA-INV-15: Rest becomes Active, Exhausted becomes Rest', () => {
    const t = table({
      phase: 'rest',
      sides: [{ rest: ['leader-1'], exhausted: ['copilot-1'] }],
      play: [() => restTurn(0)],
    });

    expect([t.zone('leader-1'), t.zone('copilot-1')]).toEqual(['active', 'rest']);
    expect(t.side().exhausted).toEqual([]);
  });

  test('LA-DX-25, LA-RST-1, LA-RST-4, LA-FOD-4, LA-DEC-16: fed first, an exhausted survivor is active after the phase', () => {
    const t = table({
      phase: 'rest',
      sides: [{ exhausted: ['leader-1', 'copilot-1'], cargo: ['food'] }],
      play: [() => restTurn(0)],
    });

    t.play('feed an exhausted survivor', 'Co-pilot');

    expect([t.zone('leader-1'), t.zone('copilot-1')]).toEqual(['rest', 'active']);
    expect(t.count('food')).toBe(0);
  });

  test('LA-RST-5, LA-ORD-6: everybody rests at the same time, in any order', () => {
    const t = table({ seats: 3, sides: [side(1), side(2), side(3)], play: [() => restPhase()] });

    expect(t.asked().seats).toEqual([0, 1, 2]);
    t.playAs(2, 'feed an exhausted survivor');
    t.playAs(0, 'go on');
    expect(t.asked().seats).toEqual([1]);
    t.playAs(1, 'go on');

    expect([t.zone('leader-1', 0), t.zone('leader-2', 1), t.zone('leader-3', 2)]).toEqual(['rest', 'rest', 'active']);
  });

  const damaged = { 0: 'survivor', 2: 'damage', 3: 'damage', 12: 'damage' } as const;

  test('LA-DX-23, LA-RST-6, LA-SUR-MECHANIC, LA-RUL-18, LA-ABL-1, LA-ABL-2: a Mechanic that has got up repairs up to 2, once', () => {
    const t = table({ phase: 'rest', sides: [{ rest: ['mechanic-1'], slots: damaged }], play: [() => restTurn(0)] });

    t.play('the Mechanic repairs', t.at(2), t.at(3));

    expect(t.count('damage')).toBe(1);
    expect(t.zone('mechanic-1')).toBe('active');
    expect(t.asked().seats).toEqual([]);
  });

  test('LA-RUL-18, LA-ABL-1: one that comes from Exhausted does not', () => {
    const t = table({
      phase: 'rest',
      sides: [{ exhausted: ['mechanic-1'], slots: damaged }],
      play: [() => restTurn(0)],
    });

    expect(t.asked().seats).toEqual([]);
    expect(t.count('damage')).toBe(3);
  });

  test('LA-RUL-32: two Mechanics repair twice', () => {
    const t = table({
      phase: 'rest',
      sides: [{ rest: ['mechanic-1', 'mechanic-2'], slots: { ...damaged, 8: 'survivor', 9: 'damage' } }],
      play: [() => restTurn(0)],
    });

    t.play('the Mechanic repairs', t.at(2), t.at(3), 'the Mechanic repairs', t.at(9), t.at(12));

    expect(t.count('damage')).toBe(0);
  });

  test('LA-RUL-111: in the Rest phase items may be used by everybody', () => {
    const t = table({
      phase: 'rest',
      sides: [{ rest: ['leader-1'], items: ['torch'], slots: damaged }],
      play: [() => restTurn(0)],
    });

    t.play('use an item', 'Welding Torch', t.at(2), t.at(3), t.at(12));

    expect(t.count('damage')).toBe(0);
  });
});
