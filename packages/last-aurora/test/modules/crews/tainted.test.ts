import { expect, test } from 'vitest';
import { location, type Table, type TableLaid, table, trailer, truck } from '../../table.ts';

const SHED = location(['fuel', 'fuel'], ['food']);
const DUMP = location(['fuel'], ['food'], 'contamination');
const options = { crews: 'on' };
const ROOM = [truck(['survivor', 'any', 'any']), trailer(['any', 'any'])];

const exploring = (contamination: number, more: Partial<TableLaid> = {}): Table =>
  table({
    start: 'exploreTurn',
    args: [0, false],
    options,
    row: [DUMP],
    deck: [],
    seats: [
      { crew: ['Thickblood'], rest: ['Glowworm'], contamination: { Thickblood: contamination }, convoy: ROOM },
      {},
    ],
    ...more,
  });

test('FS-EX-24, FS-CREW-9, FS-CREW-10: the contamination of this very action may be given up to go to Rest', () => {
  const [rested, tired] = [exploring(0), exploring(0)];

  for (const t of [rested, tired]) t.play('explore', 'left block', 'finish');
  expect(rested.may()).toEqual(['no', 'yes']);
  rested.play('yes');
  tired.play('no');

  expect([rested.zone('Thickblood'), rested.contamination('Thickblood')]).toEqual(['rest', 0]);
  expect([tired.zone('Thickblood'), tired.contamination('Thickblood')]).toEqual(['exhausted', 1]);
  expect(rested.happened('shookOff')).toHaveLength(1);
  expect(rested.supply('contamination')).toBe(tired.supply('contamination') + 1);
});

test('FS-CREW-9: without a contamination it is exhausted like others, and nobody is asked', () => {
  const t = exploring(0, { row: [SHED] });

  t.play('explore', 'left block');

  expect(t.zone('Thickblood')).toBe('exhausted');
  expect(t.asked().seats).toEqual([]);
});

test('FS-EX-25, FS-CREW-11: the third contamination kills it, no bonus is allowed, and nothing saves it', () => {
  const t = exploring(2);

  t.play('explore', 'the card');
  expect(t.zone('Thickblood')).toBeNull();
  t.play('left block');

  expect(t.count('fuel')).toBe(1);
  expect(t.happened('bonusTaken')).toEqual([]);
  expect(t.asked().seats).toEqual([]);
});

test('FS-CREW-11, FS-CREW-19: with food on it it lives until the action is over, and then dies all the same', () => {
  const t = exploring(2, {
    seats: [
      {
        crew: ['Thickblood'],
        rest: ['Glowworm'],
        contamination: { Thickblood: 2 },
        fed: { Thickblood: 1 },
        convoy: ROOM,
      },
      {},
    ],
  });

  t.play('explore', 'the card', 'left block');
  if (t.asked().name === 'explore.cardAndBonus') t.play('finish');

  expect(t.zone('Thickblood')).toBeNull();
  expect(t.happened('shookOff')).toEqual([]);
});

/** Exploring space 2, whose bonus cures twice, with everybody ill. */
const curing = (crew: readonly string[], more: TableLaid['options'] = {}): Table => {
  const t = table({
    start: 'explore',
    args: [0],
    phase: 'explore',
    options: { ...options, ...more },
    row: [null, SHED],
    deck: [],
    seats: [{ crew, contamination: Object.fromEntries(crew.map(name => [name, 1])), convoy: ROOM }, {}],
    cards: Object.fromEntries(crew.map(name => [name, { skill: 3 }])),
  });
  if (crew.length > 1) t.play(...crew);
  t.play('the bonus');
  return t;
};

test.each(['Thickblood', 'Glowworm'])(
  'FS-CREW-12, FS-CREW-13: a bonus that cures the %s cannot be broken off',
  name => {
    const t = curing([name]);

    expect(t.contamination(name)).toBe(0);
    expect(t.asked().name).toBe('gather.chooseBlock');
  },
);

test('FS-CREW-12: whom it cures first is free, but not to stop while the Thickblood is ill', () => {
  const [tainted, others] = [curing(['Leader', 'Thickblood']), curing(['Leader', 'Driver'])];

  expect(tainted.may()).toEqual(['Leader', 'Thickblood']);
  tainted.play('Leader');
  expect([tainted.contamination('Leader'), tainted.contamination('Thickblood')]).toEqual([0, 0]);
  expect(others.may()).toEqual(['done', 'Leader', 'Driver']);
});

test('FS-CREW-12: an item is no bonus and no card, and may be broken off', () => {
  const t = table({
    start: 'cure',
    args: [0, 2, 'crew'],
    phase: 'explore',
    options,
    seats: [{ crew: ['Thickblood'], contamination: { Thickblood: 1 }, convoy: ROOM }, {}],
  });

  expect(t.may()).toEqual(['done', 'Thickblood']);
});

/** Player 1 about to move at speed 2. */
const driving = (contamination: number, more: object = {}): Table =>
  table({
    start: 'movementTurn',
    args: [0],
    options,
    seats: [
      {
        crew: ['Glowworm'],
        rest: ['Thickblood'],
        contamination: { Glowworm: contamination },
        convoy: [truck(['survivor', 'any: fuel', 'any'])],
        ...more,
      },
      {},
    ],
  });
const BURN = 'the Glowworm burns a contamination';

test('FS-CREW-13, FS-GEN-5: a contamination of the Glowworm is 2 points of speed, once in a Movement phase', () => {
  const t = driving(1);

  t.play(BURN);
  expect(t.contamination('Glowworm')).toBe(0);
  expect(t.may()).not.toContain(BURN);
  t.play('move');

  expect(t.reach()).toBe(4);
});

test('FS-CREW-13: not without a contamination, and not while it rests', () => {
  const items = { items: ['Hazard Suit'] };
  const clean = driving(0, items);
  const resting = driving(0, { ...items, crew: ['Thickblood'], rest: ['Glowworm'], contamination: { Glowworm: 1 } });

  expect([clean.may(), resting.may()].flat()).not.toContain(BURN);
});

test('FS-CREW-13: the second contamination kills it, and it cannot burn itself free', () => {
  const t = table({
    start: 'contaminate',
    args: [0, 1, 'crew'],
    phase: 'movement',
    options,
    seats: [{ crew: ['Glowworm'], rest: ['Thickblood'], contamination: { Glowworm: 1 }, convoy: ROOM }, {}],
    cards: { Thickblood: { skill: 3 } },
  });

  t.play('Glowworm');

  expect(t.zone('Glowworm')).toBeNull();
});

test('FS-INT-8: the Pale arm a Glowworm in Rest with a contamination, or kill it with the second', () => {
  const ambush = (contamination: number): Table =>
    table({
      start: 'ambushStep',
      phase: 'fire',
      options: { crews: 'on', asgard: 'on' },
      seats: [
        { crew: ['Leader'], rest: ['Glowworm'], contamination: { Glowworm: contamination }, convoy: ROOM },
        { at: 20 },
      ],
      row: ['The Pale (IV)'],
      lootDeck: ['Longhouse Trailer'],
      track: [1, 0],
    });
  const [armed, killed] = [ambush(0), ambush(1)];

  expect([armed.zone('Glowworm'), armed.contamination('Glowworm')]).toEqual(['rest', 1]);
  expect(killed.zone('Glowworm')).toBeNull();
});

test('FS-CREW-12, FS-CREW-13: of two who must be cured none is passed over, unless the cure is used up on the other', () => {
  const ill = (crew: readonly string[], doses: number): Table =>
    table({
      start: 'cure',
      args: [0, doses, 'party'],
      phase: 'explore',
      options,
      seats: [{ crew, contamination: Object.fromEntries(crew.map(name => [name, 1])), convoy: ROOM }, {}],
      modules: [
        {
          name: 'all set out',
          tasks: {},
          hooks: {
            lay(g) {
              g.party.push(...g.content.piles.crews[1]);
            },
          },
        },
      ],
    });
  const both = ill(['Thickblood', 'Glowworm'], 2);
  const either = ill(['Thickblood', 'Glowworm'], 1);

  expect(['Thickblood', 'Glowworm'].map(name => both.contamination(name))).toEqual([0, 0]);
  expect(either.may()).toEqual(['Thickblood', 'Glowworm']);
  either.play('Glowworm');
  expect(either.contamination('Thickblood')).toBe(1);
});

test('FS-CREW-12: nor when somebody else could be cured before', () => {
  const t = curing(['Leader', 'Thickblood', 'Glowworm']);

  expect(t.may()).toEqual(['Leader', 'Thickblood']);
  expect(t.whyNot('Glowworm')?.clause).toBe('FS-CREW-12');
  t.play('Leader', 'Glowworm');

  expect(['Leader', 'Thickblood', 'Glowworm'].map(name => t.contamination(name))).toEqual([0, 1, 0]);
});

test('LA-OPT-38: before version 3 anybody came first, and whoever must be cured was passed over', () => {
  const t = curing(['Leader', 'Thickblood', 'Glowworm'], { orderedCure: 'anyFirst' });

  expect(t.may()).toEqual(['Leader', 'Thickblood', 'Glowworm']);
  t.play('Glowworm');

  expect(['Leader', 'Thickblood', 'Glowworm'].map(name => t.contamination(name))).toEqual([1, 1, 0]);
  expect(t.asked().name).not.toBe('cure.chooseSurvivor');
});

test('FS-CREW-13: nothing is burnt for a truck that nobody can drive', () => {
  const t = driving(1, {
    convoy: [truck(['survivor: damage', 'foodOrFuel: fuel']), trailer(['any', 'any'])],
    items: ['Hazard Suit'],
  });

  expect(t.may()).not.toContain(BURN);
});
