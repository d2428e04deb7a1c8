import { describe, expect, test } from 'vitest';
import { exploreTurn } from '../src/rules/exploration.ts';
import { type Side, type Start, type Table, table } from './table.ts';

const turn = (row: readonly string[], side: Side, more: Partial<Start> = {}): Table =>
  table({ row, sides: [side], play: [() => exploreTurn(0, false)], ...more });

/** A row of trailers, so that any space can be explored without further questions. */
const ROW = ['rusty-1', 'rusty-2', 'flatbed', 'tanker', 'bunkhouse'];

describe('contamination', () => {
  const fedCopilot = { active: ['copilot-1'], cargo: ['food'] } as const;

  test('LA-EX-8, LA-CON-2, LA-CON-3, LA-CON-4: fed and cured in time, the Co-pilot lives', () => {
    const t = turn(['warehouse-1'], fedCopilot);

    t.play('feed for skill', 'explore', 'right block: fuel + fuel', 'the bonus', 'Co-pilot');

    expect(t.zone('copilot-1')).toBe('exhausted');
    expect(t.contamination('copilot-1')).toBe(0);
    expect(t.cargo()).toEqual(['fuel', 'fuel', 'survivor']);
  });

  test('LA-EX-8b, LA-CON-5, LA-CON-6, LA-CON-7, LA-CON-10, LA-RUL-58, LA-DEC-9: unfed it dies, the fuel is gained all the same, there is no bonus', () => {
    const t = turn(['warehouse-1'], { active: ['copilot-1'], rest: ['leader-1'] });
    const before = t.supply('contamination');

    t.play('explore', 'right block: fuel + fuel');

    expect(t.zone('copilot-1')).toBe('gone');
    expect(t.cargo()).toEqual(['fuel', 'fuel', 'survivor']);
    expect(t.supply('contamination')).toBe(before);
    expect(t.asked().seats).toEqual([]);
  });

  test('LA-EX-8c, LA-CON-4, LA-RUL-15: fed but not cured it dies when the food leaves', () => {
    const t = turn(['warehouse-1'], { ...fedCopilot, rest: ['leader-1'] });

    t.play('feed for skill', 'explore', 'right block: fuel + fuel', 'finish');

    expect(t.zone('copilot-1')).toBe('gone');
    expect(t.count('survivor')).toBe(1);
  });

  test('LA-RUL-44, LA-ITC-1: Antifreeze between the parts of an action keeps it alive until the phase ends', () => {
    const t = turn(['warehouse-1'], { ...fedCopilot, rest: ['leader-1'], items: ['antifreeze'] });

    t.play(
      'feed for skill',
      'explore',
      'Co-pilot',
      'right block: fuel + fuel',
      'use an item',
      'Antifreeze',
      'Co-pilot',
      'finish',
    );

    expect(t.zone('copilot-1')).toBe('exhausted');
  });

  test('LA-CON-1, LA-LOC-2, LA-RUL-60: among participants the owner chooses, also to death', () => {
    const t = turn(['warehouse-1'], { active: ['leader-1', 'copilot-1'], rest: ['driver-1'] });

    t.play('explore', 'Leader', 'Co-pilot');
    expect(t.may()).toEqual(['Leader', 'Co-pilot']);
    expect(t.why('Driver')).toBe('LA-CON-1');
    t.play('Co-pilot');

    expect(t.zone('copilot-1')).toBe('gone');
  });

  test('LA-DX-20, LA-CON-8, LA-RUL-57, LA-SUR-SCOUT: a lone Scout that dies in the bonus does no card action', () => {
    const t = turn(['rusty-1'], { active: ['scout-1'], rest: ['leader-1'], contamination: { 'scout-1': 1 } });

    t.play('explore', 'the bonus', '1 fuel for 1 contamination on a participant');

    expect(t.zone('scout-1')).toBe('gone');
    expect(t.cargo()).toEqual(['fuel', 'survivor']);
    expect(t.row()[0]).toBe('rusty-1');
  });

  test('LA-DX-69: the bonus last, and the food leaves: the Co-pilot dies, the fuel is kept', () => {
    const t = turn(ROW, { active: ['copilot-1'], rest: ['leader-1'], cargo: ['food', 'food'] });

    t.play('feed for skill', 'feed for skill', 'explore', 'space 5: Bunkhouse', 'the card', 'the bonus');

    expect(t.zone('copilot-1')).toBe('gone');
    expect(t.cargo()).toEqual(['fuel', 'survivor']);
    expect(t.ids(t.side().convoy)).toContain('bunkhouse');
  });

  const pair = { active: ['leader-1', 'copilot-1'] } as const;

  test('LA-DX-70, LA-CON-9, LA-CON-11, LA-RUL-16: of two participants the living one does the card action', () => {
    const t = turn(ROW, pair);

    t.play('explore', 'space 5: Bunkhouse', 'the bonus', 'Co-pilot');

    expect([t.zone('leader-1'), t.zone('copilot-1')]).toEqual(['rest', 'gone']);
    expect(t.ids(t.side().convoy)).toContain('bunkhouse');
  });

  test('LA-OPT-16: strictly, any death ends it', () => {
    const t = turn(ROW, pair, { options: { participantDeath: 'strict' } });

    t.play('explore', 'space 5: Bunkhouse', 'the bonus', 'Co-pilot');

    expect(t.row()).toContain('bunkhouse');
    expect(t.zone('leader-1')).toBe('rest');
  });
});
