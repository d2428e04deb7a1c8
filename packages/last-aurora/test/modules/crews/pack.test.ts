import { expect, test } from 'vitest';
import { device, location, type Table, type TableLaid, table, trailer, truck } from '../../table.ts';

const SHED = location(['fuel', 'fuel'], ['food']);
const options = { crews: 'on' };
const WORN = [
  truck(['survivor', 'any', 'any', 'any', 'armour: damage', 'armour: damage', 'armour: damage', 'armour: damage']),
];

/** A Prowler strong enough for every space, and somebody ill beside it. */
const at = (space: number, laid: Partial<TableLaid> = {}): Table => {
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    options,
    row: [SHED, SHED, SHED, SHED, SHED],
    deck: [],
    seats: [{ crew: ['Prowler'], contamination: { Prowler: 1 }, convoy: WORN }, {}],
    cards: { Prowler: { skill: 3 } },
    ...laid,
  });
  t.play('explore', `space ${space}`);
  return t;
};
test('FS-EX-46, FS-CREW-4, FS-CREW-5, FS-CREW-6: exploring space 3 the bonuses of 2, 3 and 4 are at hand, in any order, each once', () => {
  const gun = device(['junk2', 'any']);
  const t = table({
    start: 'explore',
    args: [0],
    phase: 'explore',
    options,
    row: [SHED, SHED, gun, SHED, SHED],
    deck: [],
    seats: [{ crew: ['Prowler', 'Driver'], contamination: { Prowler: 1 }, convoy: WORN, items: [] }, {}],
    cards: { Prowler: { skill: 3 } },
  });
  t.play('space 3', 'Prowler');

  expect(t.may()).toEqual(['the card', 'the bonus', 'the bonus of space 2', 'the bonus of space 4']);
  t.play('the bonus of space 4', '1 food for 1 damage', 'truck, slot 2');
  expect(t.may()).toEqual(['the card', 'the bonus', 'the bonus of space 2']);
  t.play('the card');
  expect(t.may()).toEqual(['the bonus', 'finish', 'the bonus of space 2']);
  t.play('the bonus of space 2', 'Prowler');
  expect(t.contamination('Prowler')).toBe(0);
  expect(t.may()).toEqual(['the bonus', 'finish']);
  t.play('the bonus', 'truck, slot 2', 'done');

  expect(t.convoy()).toEqual(['truck', 'on the truck']);
  expect(t.asked().seats).toEqual([]);
});

test('FS-EX-23, FS-CREW-4: at space 1 only 1 and 2, at space 5 only 4 and 5', () => {
  expect(at(1).may()).toEqual(['the card', 'the bonus', 'the bonus of space 2']);
  const last = at(5, { seats: [{ crew: ['Prowler'], convoy: WORN }, {}] });
  expect(last.may()).toEqual(['the card', 'the bonus', 'the bonus of space 4']);
});

test('FS-CREW-7, FS-RUL-19: the bonus belongs to the space, though an enemy or nothing lies there', () => {
  const t = at(3, { row: [SHED, null, SHED, 'II', SHED] });

  expect(t.may()).toEqual(['the card', 'the bonus', 'the bonus of space 2', 'the bonus of space 4']);
});

test('FS-CREW-4: only while the Prowler takes part', () => {
  const t = at(3, { seats: [{ crew: ['Prowler', 'Driver'], convoy: WORN }, {}] });

  t.play('Driver', 'go');

  expect(t.may()).toEqual(['the card', 'the bonus']);
});

test('FS-CREW-4: where the own space has nothing to offer, the bonuses beside still do', () => {
  const t = at(2, { seats: [{ crew: ['Prowler'], convoy: WORN }, {}] });

  expect(t.may()).toEqual(['the card', 'the bonus of space 1', 'the bonus of space 3']);
});

test('FS-CREW-6: with a Scout the own bonus may be that of any space but those beside, which stand for themselves', () => {
  const t = at(3, {
    seats: [{ crew: ['Prowler', 'Scout'], contamination: { Prowler: 1 }, convoy: WORN }, {}],
    skills: { Scout: 1 },
  });
  t.play('Scout', 'the bonus');

  expect(t.may()).toEqual([
    'repair 1 damage',
    'remove 1 contamination from a participant',
    'repair up to 2 damage',
    '1 fuel for 1 contamination on a participant',
  ]);
});

test('FS-INT-3: with a Houndkeeper the extra item is found once', () => {
  const t = table({
    start: 'explore',
    args: [0],
    phase: 'explore',
    options: { crews: 'on', frozenDeck: 'on' },
    row: [SHED, SHED, SHED, SHED, SHED],
    deck: [],
    itemDeck: ['Welding Torch', 'Welding Torch', 'Welding Torch'],
    seats: [{ crew: ['Prowler', 'Houndkeeper'], convoy: [...WORN, trailer(['any', 'any'])] }, {}],
  });
  t.play('space 3', 'Houndkeeper');
  t.play('the bonus of space 4', '1 food for 1 damage', 'truck, slot 2', 'the card', 'right block');

  expect(t.items()).toEqual(['Welding Torch']);
});

test('FS-INT-19: on Beta the move of a space beside is at hand, and no ability of the Movement phase helps it', () => {
  const t = table({
    start: 'explore',
    args: [0],
    phase: 'explore',
    options: { crews: 'on', mapSide: 'beta' },
    row: [SHED, SHED, SHED, SHED, SHED],
    deck: [],
    seats: [{ crew: ['Prowler', 'Fleetfoot'], convoy: [truck(['survivor', 'any: fuel', 'any', 'any'])] }, { at: 9 }],
    cards: { Prowler: { skill: 3 } },
  });
  const drives = t.g.content.map.spaces.findIndex(({ bonus }) => bonus.includes('drive'));
  t.play(`space ${drives === 0 ? 2 : drives}`, 'go', `the bonus of space ${drives + 1}`);
  if (t.asked().name === 'bonusAction.chooseBonus') t.play('spend 1 fuel to move 1 or 2 waypoints');

  expect(t.reach()).toBe(2);
});

/** Player 1 about to move at speed 2, but for what the crew adds. */
const driving = (crew: string[], ahead: number, more: Partial<TableLaid> = {}): number => {
  const t = table({
    start: 'movementTurn',
    args: [0],
    options,
    seats: [{ crew, at: 3, convoy: [truck(['survivor', 'any: fuel']), trailer(['any'])] }, { at: ahead }],
    ...more,
  });
  t.play('move');
  return t.reach() - 3;
};

test('FS-CREW-8: the Fleetfoot adds 3 while somebody is ahead, nothing to a leader or to one of several', () => {
  expect([4, 3, 2].map(ahead => driving(['Fleetfoot'], ahead))).toEqual([5, 2, 2]);
  expect(driving(['Leader'], 4)).toBe(2);
});

test('FS-CREW-8: as it is before the move, though a shortcut leads past whoever is ahead', () => {
  const shortcuts = [{ from: 3, to: 6, kind: 'dangerous' as const }];

  expect(driving(['Fleetfoot'], 4, { shortcuts })).toBe(7);
});

test('FS-INT-27: an Automa ahead is somebody ahead', () => {
  const alone = (at: number) =>
    driving(['Fleetfoot'], 0, {
      seats: [{ crew: ['Fleetfoot'], at: 3, convoy: [truck(['survivor', 'any: fuel']), trailer(['any'])] }],
      automa: { at },
    });

  expect([alone(4), alone(3)]).toEqual([5, 2]);
});
