import { describe, expect, test } from 'vitest';
import { explorePhase, exploreTurn } from '../src/rules/exploration.ts';
import { type Side, type Start, type Table, table } from './table.ts';

const turn = (row: readonly string[], side: Side, more: Partial<Start> = {}): Table =>
  table({ row, sides: [side], play: [() => exploreTurn(0, false)], ...more });

/** A row of trailers, so that any space can be explored without further questions. */
const ROW = ['rusty-1', 'rusty-2', 'flatbed', 'tanker', 'bunkhouse'];
const hurt = { 0: 'survivor', 2: 'damage', 3: 'damage', 12: 'damage' } as const;

describe('abilities while exploring', () => {
  test('LA-DX-17, LA-SUR-HERMIT, LA-ABL-3, LA-ICO-3: with the Hermit nobody is contaminated', () => {
    const bonus = turn(ROW, { active: ['leader-1', 'hermit-1'] });
    const card = turn(['warehouse-1'], { active: ['leader-1', 'hermit-1'] });

    bonus.play('explore', 'space 5: Bunkhouse', 'the bonus');
    card.play('explore', 'Leader', 'Hermit', 'left block: fuel + food');

    expect(bonus.cargo()).toEqual(['fuel', 'survivor', 'survivor']);
    for (const t of [bonus, card]) expect([t.contamination('leader-1'), t.contamination('hermit-1')]).toEqual([0, 0]);
  });

  test('LA-ABL-3, LA-RUL-108: a Hermit who stays behind helps nobody; a contaminated one that goes does', () => {
    const without = turn(['warehouse-1'], { active: ['leader-1', 'hermit-1'] });
    const ill = turn(['warehouse-1'], { active: ['hermit-1'], contamination: { 'hermit-1': 1 } });

    without.play('explore', 'Leader', 'go', 'left block: fuel + food', 'finish');
    ill.play('explore', 'the card', 'left block: fuel + food', 'finish');

    expect(without.contamination('leader-1')).toBe(1);
    expect(ill.contamination('hermit-1')).toBe(1);
  });

  test('LA-SUR-PREACHER, LA-RUL-63, LA-ABL-3: with the Preacher the card costs no fame, nor damage at the bottom', () => {
    const t = turn(['chapel'], { active: ['preacher-1'], fame: -1 });

    t.play('explore', 'left block: food + food + fuel');

    expect(t.fame()).toBe(-1);
    expect(t.count('damage')).toBe(0);
  });

  test('LA-DX-53, LA-SUR-SCOUT, LA-BON-1, LA-DIF-16: a Scout in space 1 takes the bonus of space 3 instead', () => {
    const t = turn(ROW, { active: ['scout-1'], slots: hurt });

    t.play('explore', 'space 1: Rusty Trailer', 'the bonus');
    expect(t.may()).toContain('repair up to 2 damage');
    t.play('repair up to 2 damage', t.at(2), t.at(3));

    expect(t.count('damage')).toBe(1);
    expect(t.asked().seats).toEqual([]);
  });

  test('LA-DX-58, LA-SUR-LEADER, LA-ABL-5, LA-EXP-14: the Leader rests when others are exhausted', () => {
    const t = turn(ROW, { active: ['leader-1', 'copilot-1'] });

    t.play('explore', 'space 3: Flatbed', 'Co-pilot');

    expect([t.zone('leader-1'), t.zone('copilot-1')]).toEqual(['rest', 'exhausted']);
  });
});

describe('passing and the end of the phase', () => {
  const tired = { active: ['scout-1'], slots: hurt } as const;

  test('LA-EX-9, LA-PAS-1, LA-PAS-2, LA-DEC-15: one survivor goes to Rest and repairs up to its skill', () => {
    const t = turn(ROW, tired);

    t.play('pass', t.at(2), t.at(3));

    expect(t.zone('scout-1')).toBe('rest');
    expect(t.count('damage')).toBe(1);
    expect(t.asked().seats).toEqual([]);
  });

  test('LA-EX-9b, LA-PAS-3, LA-RUL-17: contamination lowers it, food raises it', () => {
    const ill = turn(ROW, { ...tired, contamination: { 'scout-1': 1 } });
    const fed = turn(ROW, { active: ['scout-1'], slots: { ...hurt, 8: 'food' } });

    ill.play('pass', ill.at(2));
    fed.play('feed for skill', 'pass', fed.at(2), fed.at(3), fed.at(12));

    expect(ill.count('damage')).toBe(2);
    expect(fed.count('damage')).toBe(0);
  });

  test('LA-PAS-5: after passing one may still explore in a later turn', () => {
    const t = table({
      row: ROW,
      sides: [{ active: ['leader-1', 'copilot-1'] }, { active: ['leader-2'] }],
      play: [() => explorePhase()],
    });

    t.playAs(0, 'pass', 'Leader');
    t.playAs(1, 'pass');

    expect(t.asked()).toEqual({ name: 'exploreTurn.chooseAct', seats: [0] });
    expect(t.may()).toEqual(['explore', 'pass']);
  });

  test('LA-DX-19, LA-EPE-1, LA-EPE-2, LA-ITC-11: when nobody is active any more the phase ends at once, even with an MRE in hand', () => {
    const t = table({
      row: ROW,
      sides: [{ active: ['leader-1'] }, { rest: ['leader-2'], items: ['mre'] }],
      play: [() => explorePhase()],
    });

    t.play('pass');

    expect(t.asked().seats).toEqual([]);
    expect(t.items(1)).toEqual(['mre']);
  });

  test('LA-EPE-1, LA-EXP-3: with nobody active from the start the first player still has a turn for items', () => {
    const t = table({
      row: ROW,
      sides: [
        { rest: ['leader-1'], items: ['mre'] },
        { rest: ['leader-2'], items: ['mre'] },
      ],
      play: [() => explorePhase()],
    });

    t.playAs(0, 'end the turn');

    expect(t.asked().seats).toEqual([]);
  });

  test('LA-DX-49, LA-ITC-8, LA-ITC-10: with others still active an MRE brings one back', () => {
    const t = table({
      row: ROW,
      sides: [{ rest: ['leader-1'], items: ['mre'] }, { active: ['leader-2'] }],
      play: [() => explorePhase()],
    });

    t.playAs(0, 'use an item', 'Field Ration', 'explore', 'space 1: Rusty Trailer');

    expect(t.ids(t.side().convoy)).toContain('rusty-1');
  });

  test('LA-INV-16: after the phase no survivor is active', () => {
    const t = table({
      row: ROW,
      deck: ['driver-1', 'rack', 'plating', 'hauler', 'petrol'],
      sides: [{ active: ['leader-1', 'copilot-1'] }, { active: ['leader-2', 'copilot-2'] }],
      play: [() => explorePhase()],
    });
    while (t.asked().seats.length > 0) t.play(t.may()[0]);

    expect(t.g.players.map(player => player.active)).toEqual([[], []]);
  });
});
