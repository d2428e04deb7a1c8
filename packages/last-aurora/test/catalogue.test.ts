import { describe, expect, test } from 'vitest';
import { sufferAmbush } from '../src/rules/ambush.ts';
import { explorePhase, exploreTurn } from '../src/rules/exploration.ts';
import { firePhase, fireTurn } from '../src/rules/fire.ts';
import { useItem } from '../src/rules/items.ts';
import { takeLoot } from '../src/rules/loot.ts';
import { movementPhase, movementTurn } from '../src/rules/movement.ts';
import { scoreOf } from '../src/rules/scoring.ts';
import { contaminate } from '../src/verbs/contaminate.ts';
import { type Side, type Start, type Table, table } from './table.ts';

const turn = (row: readonly string[], side: Side, more: Partial<Start> = {}): Table =>
  table({ row, sides: [side], play: [() => exploreTurn(0, false)], ...more });

describe('enemies', () => {
  const victim: Side = {
    active: ['leader-1', 'copilot-1'],
    devices: { 0: 'rack', 1: 'plating' },
    slots: { 0: 'survivor', 8: 'survivor', 9: 'fuel' },
  };
  const ambush = (number: number, side: Side = victim): Table => {
    const t = table({ phase: 'fire', sides: [side], play: [] });
    const card = t.card(`enemy-${number}`);
    return table({ phase: 'fire', sides: [side], play: [() => sufferAmbush(0, card)] });
  };
  const bottom = [0, 1, 2, 3, 8, 9, 10, 11, 12];

  test('LA-ENM-1: War Pack: 1 damage on the devices', () => {
    const t = ambush(1);
    expect(t.may()).toEqual([t.at(32), t.at(40)]);
    t.play(t.at(40));

    expect([t.count('damage'), t.asked().seats]).toEqual([1, []]);
  });

  test('LA-ENM-2: Wolf Riders: 1 damage on truck or trailers', () => {
    const t = ambush(2);
    expect(t.may()).toEqual(bottom.map(slot => t.at(slot)));
    t.play(t.at(3));

    expect([t.count('damage'), t.asked().seats]).toEqual([1, []]);
  });

  test('LA-DX-42, LA-ENM-3, LA-ENM-9, LA-DEC-20: Final Howl: 1 contamination, or 2 damage on truck and trailers', () => {
    const ill = ambush(3);
    const hurt = ambush(3);

    expect(ill.may()).toEqual(['1 contamination', '2 damage on truck and trailers']);
    ill.play('1 contamination', 'Leader');
    hurt.play('2 damage on truck and trailers', hurt.at(3), hurt.at(12));

    expect([ill.contamination('leader-1'), ill.count('damage')]).toEqual([1, 0]);
    expect([hurt.contamination('leader-1'), hurt.count('damage')]).toEqual([0, 2]);
  });

  test('LA-ENM-4, LA-ENM-9: The Twins: a resource, or 1 damage on the truck and its device', () => {
    const pay = ambush(4);
    const fight = ambush(4);

    pay.play('discard a resource');
    fight.play('1 damage on truck and its device');

    expect([pay.count('fuel'), pay.count('damage')]).toEqual([0, 0]);
    expect(fight.may()).toEqual([0, 1, 2, 3, 32].map(slot => fight.at(slot)));
  });

  test('LA-DX-41, LA-ENM-4: without resources it is the damage', () => {
    const t = ambush(4, { active: ['leader-1'], slots: { 0: 'survivor' } });

    expect(t.asked().name).toBe('damage.chooseSlot');
  });

  test('LA-DX-40, LA-ENM-5, LA-ENM-8: Steel Wolf: 1 on the truck or its device, then 1 on any device, also the same', () => {
    const t = ambush(5);

    expect(t.may()).toEqual([0, 1, 2, 3, 32].map(slot => t.at(slot)));
    t.play(t.at(32));
    expect(t.may()).toEqual([t.at(33), t.at(40)]);
    t.play(t.at(33));

    expect([t.holds(32), t.holds(33)]).toEqual(['damage', 'damage']);
  });

  test('LA-ENM-6, LA-ENM-8: The Deathless: 1 on the truck or its device, then 1 on truck and trailers; one slot cannot take both', () => {
    const t = ambush(6);

    t.play(t.at(3));
    expect(t.why(t.at(3))).toBe('LA-PLC-9');
    t.play(t.at(2));

    expect(t.count('damage')).toBe(2);
  });
});

const won = (id: string, side: Side, more: Partial<Start> = {}): Table => {
  const card = table({ play: [] }).card(id);
  return table({ phase: 'fire', sides: [side], play: [() => takeLoot(0, card)], ...more });
};

const final = (devices: Record<number, string>, slots: Side['slots'] = { 0: 'survivor' }): Table =>
  table({ phase: 'over', sides: [{ active: ['leader-1'], devices, slots: slots ?? {} }], play: [] });

const racer = (cargo: NonNullable<Side['cargo']>, items: readonly string[] = []): Table =>
  table({
    phase: 'movement',
    sides: [{ active: ['leader-1'], truck: 'turbotruck', cargo, items }],
    play: [() => movementTurn(0)],
  });

describe('loot', () => {
  const plain: Side = { active: ['leader-1'], slots: { 0: 'survivor' } };

  test('LA-LTC-1, LA-LTC-2, LA-LTC-4, LA-PLC-15: fame of the Armoured Boot, the Coil Gun and the Pocket Reactor, if undamaged', () => {
    expect(scoreOf(final({ 0: 'trunk' }).g, 0).slots).toBe(1);
    expect(scoreOf(final({ 0: 'gauss' }).g, 0).slots).toBe(1);
    expect(scoreOf(final({ 0: 'generator' }).g, 0).slots).toBe(2);
    expect(scoreOf(final({ 0: 'generator' }, { 0: 'survivor', 32: 'damage' }).g, 0).slots).toBe(0);
  });

  test('LA-LTC-2: the Coil Gun is a class-4 weapon', () => {
    const t = table({
      phase: 'fire',
      sides: [{ active: ['leader-1'], devices: { 0: 'gauss' }, slots: { 0: 'survivor', 8: 'ammo' } }],
      foes: [{ id: 'enemy-1', loot: 'generator' }],
      outcomes: ['outcome-6'],
      play: [() => fireTurn(0)],
    });

    t.play('attack', t.at(32));

    expect(t.g.enemies[0].damage).toBe(3);
  });

  test('LA-DX-43, LA-LTC-3: the Glass Garden: 1, and 1 for each food up to 2', () => {
    const food = { 0: 'survivor', 8: 'food', 9: 'food', 10: 'food' } as const;

    expect(scoreOf(final({ 0: 'ecosystem' }, food).g, 0).slots).toBe(3);
    expect(scoreOf(final({ 0: 'ecosystem' }, { 0: 'survivor', 8: 'food' }).g, 0).slots).toBe(2);
    expect(scoreOf(final({ 0: 'ecosystem' }, { ...food, 33: 'damage' }).g, 0).slots).toBe(1);
  });

  test('LA-LTC-9, LA-RUL-76, LA-DEC-23: a loot device may push another one out', () => {
    const t = won('gauss', { ...plain, devices: { 0: 'rack', 1: 'plating' } });

    t.play('yes');
    expect(t.may()).toEqual(['Old Truck (truck)', 'Container (trailer 1)']);
    t.play('Container (trailer 1)');

    expect(t.ids(t.side().convoy).slice(4, 6)).toEqual(['rack', 'gauss']);
    expect(t.ids(t.g.discard)).toEqual(['plating']);
  });

  test('LA-LTC-6, LA-LTC-10, LA-RUL-29, LA-LTC-12: loot may be declined; declined it is nobody’s', () => {
    const no = won('turbotruck', plain);
    const yes = won('turbotruck', plain);

    no.play('no');
    yes.play('yes', 'Biomass Racer (truck) 1: seat, empty');

    expect([no.ids(no.side().convoy)[0], no.ids(no.g.removed)]).toEqual(['truck-1', ['turbotruck']]);
    expect(yes.ids(yes.side().convoy)[0]).toBe('turbotruck');
    expect(scoreOf(yes.g, 0).last).toBe(2);
  });

  test('LA-RPL-4, LA-OPT-6, LA-DIF-4: in the Fire phase cargo of a replaced truck goes anywhere, or on the new truck only', () => {
    const side: Side = { active: ['leader-1'], slots: { 1: 'ammo', 8: 'survivor' } };
    const anywhere = won('turbotruck', side);
    const newCard = won('turbotruck', side, { options: { replacedTokens: 'newCard' } });

    for (const t of [anywhere, newCard]) t.play('yes');

    expect(anywhere.may()).toEqual(['give it up', ...[1, 8, 9].map(slot => anywhere.at(slot))]);
    expect(newCard.may()).toEqual(['give it up', newCard.at(1)]);
  });

  test('LA-LTC-7, LA-LTC-8, LA-RUL-28: the Captive joins in Rest with a token, or is let go', () => {
    const keep = won('prisoner', plain);
    const free = won('prisoner', plain);

    keep.play('yes', keep.at(8));
    free.play('no');

    expect([keep.zone('prisoner'), keep.count('survivor')]).toEqual(['rest', 2]);
    expect([free.zone('prisoner'), free.count('survivor')]).toEqual(['gone', 1]);
  });

  test('LA-DX-44, LA-LTC-5: the Biomass Racer burns food for speed', () => {
    const t = racer(['fuel', 'food', 'food']);

    t.play('move', '2');

    expect(t.may().at(-1)).toBe('waypoint a5');
    expect(t.cargo()).toEqual(['survivor']);
  });

  test('LA-DX-45, LA-LTC-5: but needs fuel to start, or Nitromethane', () => {
    const dry = racer(['food', 'food', 'food'], ['hazmat']);
    const nitro = racer(['food', 'food', 'food'], ['nitromethane']);

    expect(dry.may()).toEqual(['stay']);
    nitro.play('use an item', 'Nitromethane', 'move', '3', 'waypoint a6', nitro.at(3));

    expect(nitro.side().node).toBe(6);
  });
});

describe('encounters', () => {
  test('LA-EX-6, LA-ENC-1, LA-ENCC-7, LA-ENCC-8, LA-DEC-13, LA-DIF-54: one item for two at the Merchant, who stays', () => {
    const t = turn(['merchant-1'], { active: ['leader-1'], items: ['mre'] }, { itemDeck: ['torch', 'nitrous'] });

    t.play('explore', 'Field Ration', 'end the turn');

    expect(t.items()).toEqual(['torch', 'nitrous']);
    expect(t.row()[0]).toBe('merchant-1');
  });

  test('LA-DX-47, LA-ENCC-6, LA-ENCC-8: ammo for the Merchant’s fuel and an item; the next gives food or fuel', () => {
    const t = turn(
      ['merchant-1'],
      { active: ['leader-1', 'copilot-1'], cargo: ['ammo', 'fuel'] },
      {
        itemDeck: ['torch', 'mre'],
        play: [() => exploreTurn(0, false), () => exploreTurn(0, false)],
      },
    );

    t.play('explore', 'Leader', 'go', 'end the turn');
    expect(t.cargo()).toEqual(['fuel', 'fuel', 'survivor', 'survivor']);
    expect([t.items(), t.goods(0)[0]]).toEqual([['torch'], ['ammo']]);
    t.play('explore', 'trade a resource', 'end the turn');

    expect(t.goods(0)[0]).toEqual(['fuel']);
    expect(t.cargo()).toEqual(['ammo', 'fuel', 'survivor', 'survivor']);
  });

  test('LA-ENCC-6, LA-ENCC-9: another type than the Merchant’s; one option only', () => {
    const t = turn(
      ['merchant-1'],
      { active: ['leader-1'], cargo: ['ammo', 'fuel', 'food'], items: ['mre'] },
      { itemDeck: ['torch'] },
    );

    t.play('explore', 'trade a resource');
    expect(t.why('fuel')).toBe('LA-ENCC-6');
    t.play('ammo', 'end the turn');

    expect(t.items()).toEqual(['mre', 'torch']);
  });

  test('LA-DX-46, LA-ENCC-2, LA-ENCC-4, LA-DIF-13: helping the Travellers gives 2 fame and an item; they leave', () => {
    const t = turn(['travellers-1'], { active: ['leader-1'], cargo: ['food'] }, { itemDeck: ['torch'] });
    const fuel = t.supply('fuel');

    t.play('explore', 'help them', 'end the turn');

    expect([t.fame(), t.items(), t.cargo()]).toEqual([2, ['torch'], ['survivor']]);
    expect([t.row()[0], t.supply('fuel')]).toEqual(['', fuel + 1]);
  });

  test('LA-OPT-5: or 1 fame', () => {
    const t = turn(
      ['travellers-1'],
      { active: ['leader-1'], cargo: ['food'] },
      { itemDeck: ['torch'], options: { travellersFame: 1 } },
    );

    t.play('explore', 'help them', 'end the turn');

    expect(t.fame()).toBe(1);
  });

  test('LA-ENCC-3, LA-ENCC-4: robbing them gives everything and an item, and costs 1 fame', () => {
    const t = turn(['travellers-1'], { active: ['leader-1'] }, { itemDeck: ['torch'] });

    t.play('explore', 'end the turn');

    expect([t.fame(), t.items(), t.cargo()]).toEqual([-1, ['torch'], ['food', 'fuel', 'survivor']]);
    expect(t.row()[0]).toBe('');
  });

  test('LA-DX-48, LA-SUR-PREACHER: with the Preacher no fame is lost', () => {
    const t = turn(['travellers-1'], { active: ['preacher-1'] }, { itemDeck: ['torch'] });

    t.play('explore', 'end the turn');

    expect(t.fame()).toBe(0);
  });
});

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

test('LA-PLC-8, LA-RUL-107: before the Fire phase those in danger may put their cargo in order, all at once', () => {
  const t = table({
    seats: 3,
    row: ['enemy-1'],
    track: [0, 1, 2],
    sides: [
      { active: ['leader-1'], slots: { 0: 'survivor', 8: 'fuel' } },
      { active: ['leader-2'] },
      { active: ['leader-3'], node: 12 },
    ],
    foes: [{ id: 'enemy-2', region: 0 }],
    play: [() => movementPhase()],
  });

  t.playAs(0, 'stay');
  expect(t.asked()).toEqual({ name: 'getReady.arrangeConvoy', seats: [0, 1, 2] });
  t.playAs(0, 'arrange the convoy', t.at(8), t.at(1), 'done', 'ready');
  t.playAs(2, 'ready');
  t.playAs(1, 'ready');

  expect(t.holds(1)).toBe('fuel');
});
