import { describe, expect, test } from 'vitest';
import { explorePhase, exploreTurn } from '../src/rules/exploration.ts';
import { firePhase, fireTurn } from '../src/rules/fire.ts';
import { useItem } from '../src/rules/items.ts';
import { movementTurn } from '../src/rules/movement.ts';
import { contaminate } from '../src/verbs/contaminate.ts';
import { type Side, type Start, type Table, table } from './table.ts';

const turn = (row: readonly string[], side: Side, more: Partial<Start> = {}): Table =>
  table({ row, sides: [side], play: [() => exploreTurn(0, false)], ...more });

const hand = (items: readonly string[], side: Side, more: Partial<Start> = {}): Table =>
  table({ sides: [{ ...side, items }], play: [() => useItem(0)], ...more });

const skill = (antifreeze: string): number => {
  const t = hand(
    ['antifreeze'],
    { active: ['leader-1'], contamination: { 'leader-1': 1 } },
    { options: { antifreeze } },
  );
  t.play('Antifreeze');
  return 2 - 1 + t.g.boost[0];
};

const start = (hazmatReaction: string): Table =>
  table({
    phase: 'fire',
    options: { hazmatReaction },
    sides: [{ active: ['leader-1'], items: ['hazmat'] }],
    play: [() => contaminate(0, 1, 'crew')],
  });

const gun = (outcome: string, items: readonly string[], active: readonly string[] = ['leader-1']): Table =>
  table({
    seats: 4,
    phase: 'fire',
    sides: [{ active, items, slots: { 0: 'survivor', 8: 'ammo' } }],
    foes: [{ id: 'enemy-1', loot: 'generator' }],
    outcomes: [outcome, outcome],
    play: [() => fireTurn(0)],
  });

const nitro = (cargo: NonNullable<Side['cargo']>): Table =>
  table({
    phase: 'movement',
    sides: [{ active: ['leader-1'], truck: 'snowcat', cargo, items: ['nitromethane'] }],
    play: [() => movementTurn(0)],
  });

describe('items', () => {
  test('LA-ITC-1, LA-RUL-30: Antifreeze raises a skill to 3 for this phase', () => {
    const t = turn(['rusty-1', 'rusty-2', 'flatbed', 'tanker', 'bunkhouse'], {
      active: ['copilot-1'],
      items: ['antifreeze'],
    });

    t.play('use an item', 'Antifreeze', 'explore', 'space 5: Bunkhouse', 'the card', 'finish');

    expect(t.ids(t.side().convoy)).toContain('bunkhouse');
  });

  test('LA-ITC-1, LA-RUL-15: when it wears off contamination may kill', () => {
    const t = table({
      row: ['warehouse-1'],
      sides: [{ active: ['copilot-1'], rest: ['leader-1'], items: ['antifreeze'] }, { rest: ['leader-2'] }],
      play: [() => explorePhase()],
    });

    t.play('use an item', 'Antifreeze', 'Co-pilot', 'explore', 'left block: fuel + food', 'finish', 'end the turn');

    expect(t.zone('copilot-1')).toBe('gone');
  });

  test('LA-OPT-17, LA-RUL-30: by the printed skill or by what is left of it', () => {
    expect([skill('base'), skill('effective')]).toEqual([2, 3]);
  });

  test('LA-ITC-2, LA-DIF-42: a Decontamination Drip removes up to 2 from anybody', () => {
    const t = hand(['decontamination'], {
      active: ['leader-1'],
      exhausted: ['renegade-1'],
      contamination: { 'leader-1': 1, 'renegade-1': 2 },
    });

    t.play('Decontamination Drip', 'Leader', 'Renegade');

    expect([t.contamination('leader-1'), t.contamination('renegade-1')]).toEqual([0, 1]);
  });

  test('LA-DX-52, LA-ITC-3, LA-DEC-9, LA-TIM-10: a Hazard Suit takes the contamination, the gathering goes on', () => {
    const t = turn(['warehouse-1'], { active: ['copilot-1'], items: ['hazmat'] });

    t.play('explore', 'use the Hazard Suit', 'left block: fuel + food');

    expect([t.contamination('copilot-1'), t.zone('copilot-1'), t.items()]).toEqual([0, 'exhausted', []]);
    expect(t.count('fuel')).toBe(1);
  });

  test('LA-RUL-31, LA-OPT-21: also outside the own turn, unless the table forbids it', () => {
    expect(start('anyTime').may()).toEqual(['use the Hazard Suit', 'Leader']);
    expect(start('ownTurnOnly').may()).toEqual(['Leader']);
    expect(start('ownTurnOnly').why('use the Hazard Suit')).toBe('LA-ITC-3');
  });

  test('LA-DX-50, LA-ITC-4: Incendiary Rounds need no ammo; a hit is 1 more, a miss is a miss', () => {
    const hit = gun('outcome-1', ['incendiary']);
    const miss = gun('outcome-9', ['incendiary']);

    for (const t of [hit, miss]) t.play('use an item', 'Incendiary Rounds');

    expect([hit.g.enemies[0].damage, hit.count('ammo')]).toEqual([2, 1]);
    expect(miss.g.enemies[0].damage).toBe(0);
  });

  test('LA-DX-56, LA-SUR-GUNNER, LA-DIF-24: the first shot that hits deals 1 more', () => {
    const t = table({
      seats: 4,
      phase: 'fire',
      sides: [
        {
          active: ['gunner-1'],
          devices: { 0: 'machinegun', 1: 'machinegun' },
          slots: { 0: 'survivor', 8: 'ammo', 9: 'ammo', 10: 'ammo' },
        },
      ],
      foes: [{ id: 'enemy-1', loot: 'generator' }],
      outcomes: ['outcome-9', 'outcome-1', 'outcome-6'],
      play: [() => fireTurn(0)],
    });

    t.play('attack', t.at(2), 'attack', t.at(32), 'attack');

    expect(t.log.flatMap(event => (event.type === 'attacked' ? [event.damage] : []))).toEqual([0, 2, 2]);
  });

  test('LA-RUL-65: Gunners and Incendiary Rounds add up on one shot', () => {
    const t = gun('outcome-1', ['incendiary'], ['gunner-1', 'gunner-2']);

    t.play('use an item', 'Incendiary Rounds');

    expect(t.g.enemies[0].damage).toBe(1 + 1 + 2);
  });

  test('LA-DX-21, LA-DX-51, LA-ITC-5: Nitromethane starts without fuel, allows extra fuel, and hurts the truck', () => {
    const dry = nitro([]);
    const wet = nitro(['fuel', 'fuel']);

    dry.play('use an item', 'Nitromethane', 'move', 'waypoint a4');
    expect(dry.may()).toEqual([0, 1, 2, 3].map(slot => dry.at(slot)));
    dry.play(dry.at(3));
    wet.play('use an item', 'Nitromethane', 'move', '2', 'waypoint a6', wet.at(3));

    expect([dry.side().node, dry.count('damage')]).toEqual([4, 1]);
    expect([wet.side().node, wet.count('damage'), wet.count('fuel')]).toEqual([6, 1, 0]);
  });

  test('LA-RUL-69: with a truck damaged all over nothing more happens', () => {
    const t = table({
      phase: 'movement',
      sides: [
        {
          active: ['leader-1'],
          slots: { 0: 'survivor', 1: 'damage', 2: 'damage', 3: 'damage' },
          items: ['nitromethane'],
        },
      ],
      play: [() => movementTurn(0)],
      adjust: g => {
        g.supply[5] = 0;
      },
      options: { supply: 'limited' },
    });

    t.play('use an item', 'Nitromethane', 'move', 'waypoint a2');

    expect(t.count('damage')).toBe(3);
  });

  test('LA-ITC-7: a Welding Torch repairs up to 3', () => {
    const t = hand(['torch'], {
      active: ['leader-1'],
      slots: { 0: 'survivor', 1: 'damage', 2: 'damage', 3: 'damage', 12: 'damage' },
    });

    t.play('Welding Torch', t.at(1), t.at(2), t.at(12));

    expect([t.count('damage'), t.asked().seats]).toEqual([1, []]);
  });

  test('LA-ITC-8, LA-DIF-14, LA-OPT-10: a Field Ration wakes from Rest, or also from Exhausted', () => {
    const side: Side = { rest: ['leader-1'], exhausted: ['copilot-1'] };
    const rest = hand(['mre'], side);
    const both = hand(['mre'], side, { options: { mreFrom: 'restOrExhausted' } });

    rest.play('Field Ration');
    both.play('Field Ration', 'Co-pilot');

    expect([rest.zone('leader-1'), rest.zone('copilot-1')]).toEqual(['active', 'exhausted']);
    expect(both.zone('copilot-1')).toBe('active');
  });

  test('LA-ITC-12, LA-DIF-15, LA-OPT-11: any number in a turn, or one Field Ration only', () => {
    const side: Side = { rest: ['leader-1', 'copilot-1'], items: ['mre', 'mre'] };
    const many = turn(['rusty-1'], side);
    const one = turn(['rusty-1'], side, { options: { mrePerTurn: 'one' } });

    many.play('use an item', 'Field Ration', 'Leader', 'use an item', 'Field Ration');
    one.play('use an item', 'Field Ration', 'Leader');

    expect(many.side().active.length).toBe(2);
    expect(one.why('use an item')).toBe('LA-ITM-5');
  });

  test('LA-RUL-10, LA-ITM-2: items given at the end of convoy fire may be used at the limit though it is nobody’s turn', () => {
    const t = table({
      phase: 'fire',
      sides: [{ active: ['leader-1'], slots: { 0: 'survivor', 2: 'damage' }, items: ['torch', 'nitrous', 'nitrous'] }],
      itemDeck: ['hazmat'],
      outcomes: ['outcome-2', 'outcome-5'],
      adjust: g => {
        g.itemsDue[0] = 1;
      },
      play: [() => firePhase()],
    });

    t.until('drawItems.keepThree');
    t.play('use Welding Torch', t.at(2));

    expect(t.count('damage')).toBe(0);
  });
});
