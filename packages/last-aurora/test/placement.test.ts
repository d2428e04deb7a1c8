import { describe, expect, test } from 'vitest';
import { arrange } from '../src/rules/arrange.ts';
import { exploreTurn } from '../src/rules/exploration.ts';
import { fireTurn } from '../src/rules/fire.ts';
import { FOOD, FUEL, SURVIVOR } from '../src/state.ts';
import { damage, repair } from '../src/verbs/damage.ts';
import { die } from '../src/verbs/leaving.ts';
import { stow, stowInFire } from '../src/verbs/stow.ts';
import { table } from './table.ts';

// Slots of the start convoy: truck 0 seat, 1 cargo, 2 weapon, 3 armour; container 8, 9, 10 cargo, 11 food or fuel, 12 armour.

describe('what goes where', () => {
  test('LA-PLC-2, LA-PLC-3, LA-PLC-5, LA-PLC-6, LA-PLC-13, LA-PLC-14, LA-ICO-13, LA-INV-1: slots take one token each, and only what their symbol allows', () => {
    const t = table({
      phase: 'fire',
      sides: [{ active: ['leader-1'], slots: { 0: 'survivor' } }],
      play: [() => stowInFire(0, FUEL, -1), () => stowInFire(0, FUEL, -1), () => stowInFire(0, SURVIVOR, -1)],
    });

    expect(t.may()).toEqual(['give it up', t.at(1), t.at(8), t.at(11)]);
    t.play(t.at(8));
    expect(t.may()).toEqual(['give it up', t.at(1), t.at(8), t.at(9), t.at(11)]);
    t.play(t.at(11));
    expect(t.may()).toEqual([t.at(0), t.at(1), t.at(8), t.at(9)]);
    expect([t.why(t.at(2)), t.why(t.at(3)), t.why(t.at(11))]).toEqual(['LA-PLC-5', 'LA-PLC-5', 'LA-PLC-5']);
    t.play(t.at(9));

    expect([0, 8, 9, 11].map(slot => t.holds(slot))).toEqual(['survivor', 'fuel', 'survivor', 'fuel']);
  });

  test('LA-PLC-4, LA-PLC-12, LA-RUL-4, LA-RUL-13: the occupant of a slot moves on or is given up; a survivor token costs a card', () => {
    const t = table({
      phase: 'fire',
      sides: [{ active: ['leader-1', 'copilot-1'], slots: { 0: 'survivor', 8: 'survivor' } }],
      play: [() => stowInFire(0, FUEL, -1)],
    });

    t.play(t.at(8));
    expect(t.asked().name).toBe('pushAside.chooseSlot');
    expect(t.why(t.at(0))).toBe('LA-PLC-4');
    t.play('give it up', 'Co-pilot');

    expect(t.holds(8)).toBe('fuel');
    expect([t.zone('leader-1'), t.zone('copilot-1')]).toEqual(['active', 'gone']);
    expect(t.count('survivor')).toBe(1);
  });

  test('LA-PLC-4, LA-RUL-4: pushed aside, it may take another free slot', () => {
    const t = table({
      phase: 'fire',
      sides: [{ active: ['leader-1'], slots: { 0: 'survivor', 8: 'ammo' } }],
      play: [() => stowInFire(0, FUEL, -1)],
    });

    t.play(t.at(8), t.at(9));

    expect([t.holds(8), t.holds(9)]).toEqual(['fuel', 'ammo']);
  });

  test('LA-PLC-4, LA-PLC-18: with no room for all, the owner gives something up: the new token, or an old one', () => {
    const sides = [{ active: ['leader-1', 'copilot-1'], cargo: ['food', 'ammo', 'ammo', 'ammo'] as const }];
    const keep = table({ sides, play: [() => stow(0, [FUEL])] });
    const refuse = table({ sides, play: [() => stow(0, [FUEL])] });

    expect(keep.may()).toEqual(['ammo', 'food', 'fuel', 'survivor']);
    keep.play('ammo');
    refuse.play('fuel');

    expect(keep.cargo()).toEqual(['ammo', 'ammo', 'food', 'fuel', 'survivor', 'survivor']);
    expect(refuse.cargo()).toEqual(['ammo', 'ammo', 'ammo', 'food', 'survivor', 'survivor']);
    expect(refuse.log.at(-1)).toEqual({ type: 'gaveUp', who: 0, token: FUEL });
  });

  test('LA-PLC-7, LA-DX-8, LA-RUL-51: outside Fire cargo steps aside for damage, and for tokens that fit nowhere else', () => {
    const t = table({
      sides: [{ active: ['leader-1'], slots: { 0: 'survivor', 1: 'fuel', 8: 'fuel', 9: 'food' } }],
      play: [() => damage(0, 1), () => stow(0, [FOOD])],
    });

    t.play(t.at(8));

    expect(t.cargo()).toEqual(['damage', 'food', 'food', 'fuel', 'fuel', 'survivor']);
    expect(t.holds(8)).toBe('damage');
  });

  test('LA-PLC-19: survivor tokens belong to no card', () => {
    const t = table({
      sides: [{ active: ['leader-1', 'copilot-1'], slots: { 0: 'survivor', 8: 'survivor' } }],
      play: [() => die(0, 0)],
    });

    expect(t.ids(t.side().active)).toEqual(['copilot-1']);
    expect([t.holds(0), t.holds(8)]).toEqual(['survivor', 'empty']);
  });
});

describe('moving cargo about', () => {
  const laden = { active: ['leader-1'], slots: { 0: 'survivor', 8: 'fuel', 9: 'food', 11: 'food' } } as const;

  test('LA-PLC-7, LA-EXP-6: on one’s own turn it is offered beside the question, not as a move', () => {
    const t = table({ sides: [laden], play: [() => exploreTurn(0, false)] });

    expect(t.may()).not.toContain('arrange the convoy');
    t.play('arrange the convoy', t.at(8), t.at(1), 'done');

    expect([t.holds(1), t.holds(8)]).toEqual(['fuel', 'empty']);
    expect(t.asked().name).toBe('exploreTurn.chooseAct');
  });

  test('LA-PLC-5, LA-PLC-7: tokens change places only where both are accepted', () => {
    const t = table({ sides: [laden], play: [() => arrange(0)] });

    t.play(t.at(0));
    expect(t.may()).toEqual(['done', t.at(1), t.at(10)]);
    t.play('done', t.at(9));
    expect(t.may()).toEqual(['throw it away', 'done', t.at(1), t.at(8), t.at(10)]);
    t.play(t.at(8), 'done');

    expect([t.holds(8), t.holds(9)]).toEqual(['food', 'fuel']);
  });

  test('LA-RUL-55, LA-GAT-3, LA-DIF-30: resources may be thrown away, survivors may not', () => {
    const t = table({ sides: [laden], play: [() => arrange(0)] });

    t.play(t.at(9), 'throw it away', t.at(0));
    expect(t.may()).not.toContain('throw it away');
    t.play('done', 'done');

    expect(t.cargo()).toEqual(['food', 'fuel', 'survivor']);
  });

  test('LA-PLC-8, LA-FIR-3: not in the Fire phase', () => {
    const t = table({
      phase: 'fire',
      sides: [{ ...laden, slots: { 0: 'survivor', 8: 'ammo' } }],
      foes: [{ id: 'enemy-1' }],
      play: [() => fireTurn(0)],
    });

    expect(() => t.play('arrange the convoy')).toThrow('is not one of');
  });
});

describe('damage', () => {
  test('LA-PLC-9, LA-PLC-16, LA-RUL-53, LA-ICO-2: any slot without damage, the owner’s choice', () => {
    const t = table({
      phase: 'fire',
      sides: [{ active: ['leader-1'], slots: { 0: 'survivor', 3: 'damage', 8: 'fuel' } }],
      play: [() => damage(0, 2)],
    });

    expect(t.may()).toEqual([0, 1, 2, 8, 9, 11, 12].map(slot => t.at(slot)));
    expect(t.why(t.at(3))).toBe('LA-PLC-9');
    t.play(t.at(2));
    expect(t.why(t.at(2))).toBe('LA-PLC-9');
    t.play(t.at(12));

    expect([t.holds(2), t.holds(12), t.holds(8)]).toEqual(['damage', 'damage', 'fuel']);
  });

  test('LA-DX-6, LA-PLC-8, LA-PLC-11: in the Fire phase the occupant goes to the supply', () => {
    const t = table({
      phase: 'fire',
      sides: [{ active: ['leader-1'], slots: { 0: 'survivor', 8: 'fuel' } }],
      play: [() => damage(0, 1)],
    });
    const before = t.supply('fuel');

    t.play(t.at(8));

    expect(t.holds(8)).toBe('damage');
    expect(t.cargo()).toEqual(['damage', 'survivor']);
    expect(t.supply('fuel')).toBe(before + 1);
  });

  test('LA-DX-7, LA-PLC-12, LA-RUL-54: a survivor token hit costs a card of choice, before the next damage is placed', () => {
    const t = table({
      phase: 'fire',
      sides: [{ active: ['leader-1'], rest: ['copilot-1'], slots: { 0: 'survivor', 8: 'survivor' } }],
      play: [() => damage(0, 2)],
    });

    t.play(t.at(8));
    expect(t.may()).toEqual(['Leader', 'Co-pilot']);
    t.play('Leader');
    expect(t.asked().name).toBe('damage.chooseSlot');
    t.play(t.at(3));

    expect([t.zone('leader-1'), t.zone('copilot-1')]).toEqual(['gone', 'rest']);
    expect(t.count('survivor')).toBe(1);
  });

  test('LA-PLC-10: damage does not move with the cargo', () => {
    const t = table({
      sides: [{ active: ['leader-1'], slots: { 0: 'survivor', 8: 'damage', 9: 'fuel' } }],
      play: [() => arrange(0)],
    });

    expect(t.may()).toEqual(['done', t.at(0), t.at(9)]);
    t.play(t.at(9));
    expect(t.why(t.at(8))).toBe('LA-PLC-5');
    t.play('done', 'done');

    expect(t.holds(8)).toBe('damage');
  });

  test('LA-RUL-52: with every slot damaged it is ignored', () => {
    const all = Object.fromEntries([0, 1, 2, 3].map(slot => [slot, 'damage' as const]));
    const t = table({
      phase: 'fire',
      sides: [{ active: ['leader-1'], trailers: ['rusty-1'], slots: { ...all, 8: 'survivor', 9: 'damage' } }],
      play: [() => damage(0, 1, 'TRUCK'), () => damage(0, 1, 'TOP_ROW')],
    });

    expect(t.asked().seats).toEqual([]);
    expect(t.count('damage')).toBe(5);
  });

  test('LA-DX-9, LA-PLC-15, LA-ICO-15: a damaged weapon is not offered', () => {
    const t = table({
      phase: 'fire',
      sides: [{ active: ['leader-1'], devices: { 0: 'machinegun', 1: 'autocannon' }, cargo: ['ammo'] }],
      foes: [{ id: 'enemy-1' }],
      adjust: g => {
        g.players[0].cargo[32] = 5;
      },
      play: [() => fireTurn(0)],
    });

    t.play('attack');

    expect(t.may()).toEqual([t.at(2), t.at(40)]);
    expect(t.why(t.at(32))).toBe('LA-PLC-15');
  });

  test('LA-PLC-17: repair removes up to so many, of choice', () => {
    const t = table({
      sides: [{ active: ['leader-1'], slots: { 0: 'survivor', 2: 'damage', 3: 'damage', 8: 'damage' } }],
      play: [() => repair(0, 2), () => repair(0, 1)],
    });

    expect(t.why(t.at(0))).toBe('LA-PLC-17');
    t.play(t.at(2), t.at(8), 'done');

    expect([t.holds(2), t.holds(3), t.holds(8)]).toEqual(['empty', 'damage', 'empty']);
  });
});
