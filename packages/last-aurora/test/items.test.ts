import { expect, test } from 'vitest';
import { skill } from '../src/verbs/survivors.ts';
import type { SeatLaid } from './lay.ts';
import { location, type TableLaid, table, trailer, truck } from './table.ts';
import { BASE, cardWords } from './words.ts';

const exploring = (seat: SeatLaid, more: Partial<TableLaid> = {}) =>
  table({ start: 'explorePhase', seats: [seat, { crew: [], exhausted: ['Leader'] }], ...more });

const COPILOT = BASE.cards.findIndex((_, card) => cardWords(card) === 'Co-pilot');
const LEADER = BASE.cards.findIndex((_, card) => cardWords(card) === 'Leader');

test('LA-ITC-1: Antifreeze raises a skill to 3, for this phase', () => {
  const t = exploring(
    { crew: ['Co-pilot'], items: ['Antifreeze'] },
    { row: [null, null, null, null, location(['food'], [])] },
  );

  expect(t.may()).not.toContain('explore');
  t.play('use an item', 'Antifreeze');
  expect(skill(t.g, COPILOT)).toBe(3);
  t.play('explore', 'the card', 'finish');
  expect([t.count('food'), skill(t.g, COPILOT)]).toEqual([1, 3]);
  t.play('end the turn');

  expect(t.asked().seats).toEqual([]);
  expect(skill(t.g, COPILOT)).toBe(1);
});

test.each([
  ['as it is written', 3, {}],
  ['of the skill after contamination', 3, { antifreeze: 'effective' }],
  ['of the printed skill', 2, { antifreeze: 'base' }],
])(
  'LA-ITC-1, LA-RUL-30, LA-OPT-17: by the reading %s a contaminated survivor reaches %i',
  (_reading, reached, options) => {
    const t = exploring({ crew: ['Leader'], items: ['Antifreeze'], contamination: { Leader: 1 } }, { options });

    t.play('use an item', 'Antifreeze');

    expect(skill(t.g, LEADER)).toBe(reached);
  },
);

test.each<[string, SeatLaid, boolean]>([
  ['fed up to 3', { fed: { Leader: 1 } }, false],
  ['of skill 2', {}, true],
  ['fed and contaminated', { fed: { Leader: 1 }, contamination: { Leader: 1 } }, true],
])('LA-ITC-1, LA-RUL-30: somebody %s: Antifreeze helps: %s %s', (_who, seat, helps) => {
  const t = exploring({ crew: ['Leader'], items: ['Antifreeze'], ...seat });

  expect(t.may().includes('use an item')).toBe(helps);
});

test('LA-OPT-17: by the printed skill a second Antifreeze is of no use to the same survivor', () => {
  const t = exploring(
    { crew: ['Leader'], items: ['Antifreeze', 'Antifreeze'], contamination: { Leader: 1 } },
    { options: { antifreeze: 'base' } },
  );

  t.play('use an item', 'Antifreeze');

  expect(t.may()).not.toContain('use an item');
});

test('LA-RUL-30: contamination that comes later in the phase lowers the raised skill again', () => {
  const t = exploring(
    { crew: ['Leader'], items: ['Antifreeze'], contamination: { Leader: 1 } },
    { row: [location(['fuel'], ['food'], 'contamination')], deck: [] },
  );

  t.play('use an item', 'Antifreeze', 'explore', 'the card', 'left block');

  expect([t.contamination('Leader'), skill(t.g, LEADER)]).toEqual([2, 2]);
});

test('LA-ITC-1, LA-ITM-5: in Rest, where no skill counts, Antifreeze is of no use', () => {
  const t = table({ start: 'restPhase', seats: [{ crew: ['Leader'], items: ['Antifreeze'] }, {}] });

  expect(t.may()).toEqual(['go on']);
  expect(t.whyNot('use an item')?.clause).toBe('LA-ITM-5');
});

test('LA-ITC-1, LA-RUL-15: used in Movement it ends with Movement, and leaves nobody alive whom it kept alive', () => {
  const t = table({
    start: 'movementPhase',
    seats: [
      { crew: ['Leader'], rest: ['Co-pilot'], cargo: ['fuel'], items: ['Antifreeze', 'Nitrous Oxide'] },
      { at: 10, crew: ['Driver'] },
    ],
    tiles: { 1: 'contamination' },
  });

  t.play('use an item', 'Antifreeze', 'Co-pilot', 'move', 'waypoint 1', 'Co-pilot');
  expect([t.zone('Co-pilot'), skill(t.g, COPILOT), t.g.phase]).toEqual(['rest', 2, 'movement']);
  t.play('end the turn');

  expect([t.zone('Co-pilot'), t.zone('Leader')]).toEqual([null, 'active']);
  expect(t.g.boost.every(boost => boost === 0)).toBe(true);
});

test('LA-ITC-2, LA-DIF-42: the Decontamination Drip removes up to 2 contamination from any own survivors', () => {
  const t = exploring({
    crew: ['Leader'],
    rest: ['Driver'],
    exhausted: ['Scout'],
    contamination: { Leader: 1, Driver: 1, Scout: 1 },
    items: ['Decontamination Drip', 'Decontamination Drip'],
  });

  t.play('use an item', 'Decontamination Drip', 'Driver', 'Scout');
  expect([t.contamination('Leader'), t.contamination('Driver'), t.contamination('Scout')]).toEqual([1, 0, 0]);
  t.play('use an item', 'Decontamination Drip', 'Leader');

  expect(t.contamination('Leader')).toBe(0);
});

test('LA-ITC-2: both may come off one survivor, and one may stay', () => {
  const seat = { crew: ['Renegade'], contamination: { Renegade: 2 }, items: ['Decontamination Drip'] };
  const both = exploring(seat, { skills: { Renegade: 3 } });
  const one = exploring(seat, { skills: { Renegade: 3 } });

  both.play('use an item', 'Decontamination Drip', 'Renegade', 'Renegade');
  one.play('use an item', 'Decontamination Drip', 'Renegade', 'done');

  expect([both.contamination('Renegade'), one.contamination('Renegade')]).toEqual([0, 1]);
});

test('LA-DX-52, LA-ITC-3: with a Hazard Suit nobody is contaminated, and gathering goes on', () => {
  const t = exploring(
    { crew: ['Leader'], items: ['Hazard Suit'] },
    { row: [location(['fuel'], ['food'], 'contamination')], deck: [] },
  );

  t.play('explore', 'use the Hazard Suit', 'left block');

  expect([t.contamination('Leader'), t.count('fuel')]).toEqual([0, 1]);
  expect(t.items()).toEqual([]);
});

test.each([
  ['anyTime', true],
  ['ownTurnOnly', false],
])('LA-ITC-3, LA-RUL-31, LA-OPT-21: in an ambush, suits worn %s: %s', (hazmatReaction, helps) => {
  const t = table({
    start: 'contaminate',
    args: [0, 1, 'crew'],
    phase: 'fire',
    options: { hazmatReaction },
    seats: [{ items: ['Hazard Suit'] }, {}],
  });

  expect(t.may().includes('use the Hazard Suit')).toBe(helps);
});

/** Player 1 holds Incendiary Rounds and the next shot ends as told. */
const burning = (result: string, cargo: string[] = []) =>
  table({
    start: 'firePhase.convoyFire',
    seats: [
      { convoy: [truck(['survivor', 'survivor', 'weapon2']), trailer(['any'])], cargo, items: ['Incendiary Rounds'] },
      {},
    ],
    track: [1, 0],
    enemies: [{ enemy: 'II' }],
    outcomes: [{ player: { 2: result } }],
  });

test.each([
  ['1', 2],
  ['2', 3],
  ['', 0],
])('LA-DX-50, LA-ITC-4: Incendiary Rounds attack without ammo; a result of "%s" does %i', (result, damage) => {
  const t = burning(result, ['ammo']);

  t.play('use an item', 'Incendiary Rounds');

  expect([t.enemy('II')?.damage, t.count('ammo')]).toEqual([damage, 1]);
  expect(t.items()).toEqual([]);
});

test('LA-ITC-4: they make one attack, whatever item comes next', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [
      {
        convoy: [truck(['survivor', 'survivor', 'weapon1', 'weapon2', 'armour: damage'])],
        items: ['Incendiary Rounds', 'Welding Torch'],
      },
      {},
    ],
    track: [1, 0],
    enemies: [{ enemy: 'II' }],
  });

  t.play('use an item', 'Incendiary Rounds', 'truck, slot 3', 'use an item', 'Welding Torch', 'truck, slot 5');

  expect(t.happened('attacked')).toHaveLength(1);
});

/** Player 1 at the wheel of a truck of speed 3. */
const driving = (seat: SeatLaid) =>
  table({
    start: 'movementTurn',
    args: [0],
    seats: [
      { crew: ['Leader'], convoy: [truck(['survivor', 'armour'], { speed: 3 }), trailer(['any', 'any'])], ...seat },
      {},
    ],
  });

test('LA-DX-51, LA-ITC-5: Nitromethane starts the move, fuel makes it faster, and the truck is damaged after it', () => {
  const t = driving({ cargo: ['fuel', 'fuel'], items: ['Nitromethane'] });

  t.play('use an item', 'Nitromethane', 'move', '2');
  expect(t.reach()).toBe(5);
  t.play('waypoint 5');
  expect([t.at(), t.count('damage')]).toEqual([5, 0]);
  expect(t.may()).toEqual(['truck, slot 1', 'truck, slot 2']);
  t.play('truck, slot 2');

  expect([t.count('fuel'), t.count('damage')]).toEqual([0, 1]);
});

test('LA-ITC-5: whoever has used Nitromethane and stays has no move at whose end the truck is damaged', () => {
  const t = driving({ cargo: ['fuel'], items: ['Nitromethane'] });

  t.play('use an item', 'Nitromethane', 'stay');

  expect(t.asked().seats).toEqual([]);
  expect([t.count('fuel'), t.count('damage')]).toEqual([1, 0]);
});

test('LA-ITC-6: Nitrous Oxide adds 1 to the speed', () => {
  const t = driving({ cargo: ['fuel'], items: ['Nitrous Oxide'] });

  t.play('use an item', 'Nitrous Oxide', 'move');

  expect(t.reach()).toBe(4);
});

test('LA-ITC-12: two Nitrous Oxides in one turn add 2', () => {
  const t = driving({ cargo: ['fuel'], items: ['Nitrous Oxide', 'Nitrous Oxide'] });

  t.play('use an item', 'Nitrous Oxide', 'use an item', 'Nitrous Oxide', 'move');

  expect(t.reach()).toBe(5);
});

test('LA-ITC-7: the Welding Torch removes up to 3 damage', () => {
  const wreck = [
    truck(['survivor', 'any', 'armour: damage', 'weapon1: damage']),
    trailer(['armour: damage', 'any: damage', 'any: damage']),
  ];
  const three = exploring({ convoy: wreck, items: ['Welding Torch'] });
  const one = exploring({ convoy: wreck, items: ['Welding Torch'] });

  three.play('use an item', 'Welding Torch', 'truck, slot 3', 'truck, slot 4', 'trailer 1, slot 1');
  one.play('use an item', 'Welding Torch', 'trailer 1, slot 2', 'done');

  expect([three.count('damage'), one.count('damage')]).toEqual([2, 4]);
  expect(three.asked().name).toBe('exploreTurn.chooseAct');
});

test.each([
  ['rest', 'active', 'exhausted'],
  ['restOrExhausted', 'rest', 'active'],
])('LA-ITC-8, LA-DIF-14, LA-OPT-10: a Field Ration brings somebody from %s to Active', (mreFrom, driver, scout) => {
  const t = exploring(
    { crew: ['Leader'], rest: ['Driver'], exhausted: ['Scout'], items: ['Field Ration'] },
    { options: { mreFrom } },
  );

  t.play('use an item', 'Field Ration');
  if (mreFrom === 'restOrExhausted') t.play('Scout');

  expect([t.zone('Driver'), t.zone('Scout')]).toEqual([driver, scout]);
});

test('LA-DX-49, LA-ITC-9, 10: with nobody active a Field Ration opens the turn again, and its eater may explore', () => {
  const t = table({
    start: 'explorePhase',
    seats: [{ crew: [], rest: ['Leader'], items: ['Field Ration'] }, {}],
    row: [location(['fuel'], ['food'])],
  });

  expect(t.asked()).toEqual({ name: 'exploreTurn.chooseAct', seats: [0] });
  expect(t.may()).toEqual(['use an item', 'end the turn']);
  t.play('use an item', 'Field Ration', 'explore', 'left block');

  expect([t.count('fuel'), t.zone('Leader')]).toEqual([1, 'rest']);
});

test('LA-ITC-10: also somebody who has passed before may eat one on the next turn', () => {
  const t = table({
    start: 'explorePhase',
    seats: [{ crew: ['Driver'], items: ['Field Ration'] }, {}],
    row: [location(['fuel'], ['food'])],
  });

  t.playAs(0, 'pass', 'end the turn');
  t.playAs(1, 'pass', 'Leader');
  expect(t.asked().seats).toEqual([0]);
  t.play('use an item', 'Field Ration');

  expect(t.zone('Driver')).toBe('active');
  expect(t.may()).toContain('explore');
});

test('LA-ITC-11: a Field Ration does not prolong a phase that ended on another’s turn', () => {
  const t = table({
    start: 'explorePhase',
    seats: [{ crew: [], rest: ['Leader'], items: ['Field Ration'] }, { crew: ['Leader'] }],
  });

  t.playAs(0, 'end the turn');
  t.playAs(1, 'pass');

  expect(t.asked().seats).toEqual([]);
});

test.each([
  ['unlimited', true],
  ['one', false],
])('LA-ITC-12, LA-DIF-15, LA-OPT-11: with rations per turn %s a second one: %s', (mrePerTurn, second) => {
  const t = exploring(
    { crew: ['Leader'], rest: ['Driver', 'Scout'], items: ['Field Ration', 'Field Ration'] },
    { options: { mrePerTurn } },
  );

  t.play('use an item', 'Field Ration', 'Driver');

  expect(t.may().includes('use an item')).toBe(second);
});
