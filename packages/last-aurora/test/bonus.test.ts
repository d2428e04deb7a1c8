import { describe, expect, test } from 'vitest';
import { explorePhase, exploreTurn } from '../src/rules/exploration.ts';
import { type Side, type Start, type Table, table } from './table.ts';

const turn = (row: readonly string[], side: Side, more: Partial<Start> = {}): Table =>
  table({ row, sides: [side], play: [() => exploreTurn(0, false)], ...more });

/** A row of trailers, so that any space can be explored without further questions. */
const ROW = ['rusty-1', 'rusty-2', 'flatbed', 'tanker', 'bunkhouse'];
const hurt = { 0: 'survivor', 2: 'damage', 3: 'damage', 12: 'damage' } as const;

describe('bonus actions on Alpha', () => {
  test('LA-BON-1, LA-BON-2, LA-BON-8, LA-DEC-4, LA-ICO-2: space 1 repairs 1 damage or cures 1 contamination, once', () => {
    const t = turn(ROW, { active: ['leader-1'], slots: hurt, contamination: { 'leader-1': 1 } });

    t.play('explore', 'the bonus');
    expect(t.may()).toEqual(['repair 1 damage', 'remove 1 contamination from a participant']);
    expect(t.why('repair up to 2 damage')).toBe('LA-BON-1');
    t.play('repair 1 damage', t.at(2));

    expect(t.count('damage')).toBe(2);
    expect(t.contamination('leader-1')).toBe(1);
    expect(t.asked().seats).toEqual([]);
    expect(t.ids(t.side().convoy)).toContain('rusty-1');
  });

  test('LA-BON-3, LA-BON-9, LA-ICO-3: space 2 cures up to 2 contamination, of participants only', () => {
    const t = turn(ROW, {
      active: ['leader-1', 'renegade-1', 'hunter-1'],
      contamination: { 'leader-1': 1, 'renegade-1': 2, 'hunter-1': 1 },
    });

    t.play('explore', 'space 2: Rusty Trailer 2', 'Leader', 'Renegade', 'go', 'the bonus');
    expect(t.why('Bounty Hunter')).toBe('LA-BON-9');
    t.play('Leader', 'Renegade');

    expect(['leader-1', 'renegade-1', 'hunter-1'].map(id => t.contamination(id))).toEqual([0, 1, 1]);
  });

  test('LA-EX-7, LA-BON-4, LA-EXP-12, LA-EXP-13, LA-BON-7: done first, the bonus of space 3 makes room for both resources of the card', () => {
    const t = turn(['rusty-1', 'rusty-2', 'petrol'], {
      active: ['leader-1'],
      slots: { 0: 'survivor', 1: 'damage', 8: 'damage', 9: 'ammo', 10: 'ammo', 11: 'food' },
    });

    t.play('explore', 'space 3: Petrol Station', 'the bonus', t.at(1), t.at(8), 'left block: fuel + fuel');

    expect(t.cargo()).toEqual(['ammo', 'ammo', 'food', 'fuel', 'fuel', 'survivor']);
    expect(t.zone('leader-1')).toBe('rest');
  });

  test('LA-DX-18, LA-BON-5: space 4 gives 1 food or 1 ammo for 1 damage', () => {
    const t = turn(ROW, { active: ['leader-1'] });

    t.play('explore', 'space 4: Tanker', 'the bonus');
    expect(t.may()).toEqual(['1 food for 1 damage', '1 ammo for 1 damage']);
    t.play('1 food for 1 damage', t.at(3));

    expect(t.cargo()).toEqual(['damage', 'food', 'survivor']);
  });

  test('LA-BON-6: space 5 gives 1 fuel and contaminates a participant', () => {
    const t = turn(ROW, { active: ['renegade-1'] });

    t.play('explore', 'space 5: Bunkhouse', 'the bonus');

    expect(t.cargo()).toEqual(['fuel', 'survivor']);
    expect(t.contamination('renegade-1')).toBe(1);
    expect(t.ids(t.side().convoy)).toContain('bunkhouse');
  });

  test('LA-EXP-12, LA-BON-1: the card is a must, the bonus is not', () => {
    const t = turn(ROW, { active: ['leader-1'] });

    t.play('explore', 'space 4: Tanker');
    expect(t.why('finish')).toBe('LA-EXP-12');
    t.play('the card');
    expect(t.may()).toEqual(['the bonus', 'finish']);
    expect(t.why('the card')).toBe('LA-EXP-12');
    t.play('finish');

    expect(t.count('damage')).toBe(0);
  });

  test('LA-BON-10, LA-RUL-14: a full convoy may give up what the bonus brings, the price is paid all the same', () => {
    const t = turn(ROW, {
      active: ['leader-1'],
      slots: { 0: 'survivor', 1: 'ammo', 8: 'ammo', 9: 'ammo', 10: 'ammo', 11: 'fuel' },
    });

    t.play('explore', 'space 4: Tanker', 'the bonus', '1 food for 1 damage', 'food', t.at(3));

    expect(t.cargo()).toEqual(['ammo', 'ammo', 'ammo', 'ammo', 'damage', 'fuel', 'survivor']);
  });

  test('LA-RUL-14: a bonus whose price cannot be paid is not offered', () => {
    const t = turn(
      ROW,
      { active: ['leader-1'], trailers: [], slots: { 0: 'survivor', 1: 'damage', 2: 'damage', 3: 'damage' } },
      {
        adjust: g => {
          g.supply[5] = 0;
        },
      },
    );

    t.play('explore', 'space 2: Rusty Trailer 2');

    expect(t.ids(t.side().convoy)).toContain('rusty-2');
    expect(t.asked().seats).toEqual([]);
  });
});

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
