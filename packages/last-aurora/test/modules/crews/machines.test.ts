import { expect, test } from 'vitest';
import { lastAurora } from '../../../src/index.ts';
import { speedOf } from '../../../src/rules/movement.ts';
import { scoreOf } from '../../../src/rules/scoring.ts';
import type { SeatLaid } from '../../lay.ts';
import { location, type Table, type TableLaid, table, trailer, truck } from '../../table.ts';

const options = { crews: 'on' };
const SHED = location(['fuel', 'fuel'], ['food']);

/** Player 1 about to move at speed 2. */
const driving = (seat: SeatLaid, more: Partial<TableLaid> = {}): Table =>
  table({
    start: 'movementTurn',
    args: [0],
    options,
    seats: [{ crew: ['Unit Zero'], convoy: [truck(['survivor', 'any: fuel', 'any', 'armour'])], ...seat }, {}],
    ...more,
  });
const reach = (t: Table): number => {
  t.play('move');
  return t.reach();
};

test('FS-CREW-16: Unit Zero adds 2 while no card of the convoy is damaged', () => {
  const hurt = [truck(['survivor', 'any: fuel', 'any', 'armour: damage'])];

  expect(reach(driving({}))).toBe(4);
  expect(reach(driving({ convoy: hurt }))).toBe(2);
  expect(reach(driving({ crew: ['Leader'], rest: ['Unit Zero'] }))).toBe(2);
});

test('FS-INT-10: a damage on Asgard armour counts, until it has grown away', () => {
  const convoy = (slot: string) => [truck(['survivor', 'any: fuel', slot])];

  expect([
    reach(driving({ convoy: convoy('asgardArmour: damage') })),
    reach(driving({ convoy: convoy('asgardArmour') })),
  ]).toEqual([2, 4]);
});

const BURN = 'the Stoker burns an item';

test('FS-CREW-17: the Stoker burns one item for 2 points of speed, once in a Movement phase', () => {
  const t = driving({ crew: ['Stoker'], items: ['Hazard Suit', 'Welding Torch'] });

  t.play(BURN, 'Welding Torch');
  expect(t.items()).toEqual(['Hazard Suit']);
  expect(t.may()).not.toContain(BURN);

  expect(reach(t)).toBe(4);
});

test('FS-CREW-17: not without an item, and not while it rests; the reason is told', () => {
  const resting = driving({ crew: ['Unit Zero'], rest: ['Stoker'], items: ['Hazard Suit'] });

  expect(resting.may()).not.toContain(BURN);
  expect(lastAurora.things(resting.g, 0, 'moveAct')).toEqual(expect.arrayContaining([11, 12]));
  expect(lastAurora.whyNot(resting.g, 0, 12)).toEqual({ key: 'why.noStoker', clause: 'FS-CREW-17' });
  expect(driving({ crew: ['Stoker'] }).may()).not.toContain(BURN);
});

/** Unit Zero exhausted at the beginning of the Rest phase. */
const resting = (seat: SeatLaid): Table =>
  table({
    start: 'restPhase',
    options,
    seats: [
      {
        crew: ['Leader'],
        exhausted: ['Unit Zero'],
        convoy: [truck(['survivor', 'any', 'any', 'any', 'any'])],
        ...seat,
      },
      {},
    ],
  });
const FEED = 'feed an exhausted survivor';

test('FS-EX-27, FS-CREW-18, FS-CREW-19: fed with a fuel while exhausted it is active in the same Rest phase', () => {
  const t = resting({ cargo: ['fuel'] });

  t.play(FEED);

  expect([t.zone('Unit Zero'), t.count('fuel')]).toEqual(['active', 0]);
  expect(t.supply('food')).toBe(10);
});

test.each([
  ['ammo', { cargo: ['ammo'] }],
  ['food', { cargo: ['food'] }],
  ['an item', { items: ['Hazard Suit'] }],
])('FS-CREW-18: %s will do', (_what, seat) => {
  const t = resting(seat);

  t.play(FEED);
  if (t.asked().name === 'refuel.chooseMeal') t.play('Hazard Suit');

  expect(t.zone('Unit Zero')).toBe('active');
  expect([t.count('ammo'), t.count('food'), t.items()]).toEqual([0, 0, []]);
});

test('FS-CREW-18: others eat food and nothing else', () => {
  const t = resting({ exhausted: ['Unit Zero', 'Driver'], cargo: ['fuel', 'fuel'] });

  t.play(FEED);

  expect([t.zone('Unit Zero'), t.zone('Driver')]).not.toContain('exhausted');
  expect(t.happened('woke').map(({ survivor }) => t.g.content.cards[survivor].name)).toEqual(['unitzero']);
});

/** Unit Zero, skill 1, before a space of cost 2. */
const exploring = (seat: SeatLaid, more: Partial<TableLaid> = {}): Table =>
  table({
    start: 'exploreTurn',
    args: [0, false],
    options,
    row: [null, SHED],
    deck: [],
    seats: [{ crew: ['Unit Zero'], convoy: [truck(['survivor', 'any', 'any']), trailer(['any'])], ...seat }, {}],
    cards: { 'Unit Zero': { skill: 1 } },
    ...more,
  });
const STRENGTHEN = 'feed for skill';

test('FS-CREW-18, FS-CREW-19, FS-RUL-20: with an ammo it has one more skill for its action', () => {
  const t = exploring({ cargo: ['ammo'] });
  expect(t.may()).not.toContain('explore');

  t.play(t.may().find(words => words.startsWith('feed')) ?? STRENGTHEN);
  expect([t.count('ammo'), t.supply('ammo')]).toEqual([0, 10]);
  t.play('explore', 'left block');

  expect(t.zone('Unit Zero')).toBe('exhausted');
  expect([t.count('fuel'), t.supply('food')]).toEqual([2, 9]);
});

test('FS-CREW-19: what it was fed with keeps it alive like food, as long as the action lasts', () => {
  const t = exploring({
    rest: ['Stoker'],
    contamination: { 'Unit Zero': 1 },
    fed: { 'Unit Zero': 1 },
    cargo: ['fuel'],
  });

  t.play(t.may().find(words => words.startsWith('feed')) ?? STRENGTHEN);
  expect(t.zone('Unit Zero')).toBe('active');
  expect(t.g.fed.some(food => food === 2)).toBe(true);
});

test('FS-CREW-19: with a limited supply without food nothing can stand for it', () => {
  const laid = (supply: string): Table =>
    exploring({ cargo: ['ammo'] }, { options: { crews: 'on', supply }, supply: { food: 0 } });

  expect(
    laid('limited')
      .may()
      .some(words => words.startsWith('feed')),
  ).toBe(false);
  expect(
    laid('unlimited')
      .may()
      .some(words => words.startsWith('feed')),
  ).toBe(true);
});

test('FS-INT-2: an item fed, one burnt and one fired are three items', () => {
  const t = driving({ crew: ['Stoker'], exhausted: ['Unit Zero'], items: ['Hazard Suit'] });

  t.play(BURN, 'Hazard Suit');

  expect(t.items()).toEqual([]);
  expect(t.may().filter(words => words.startsWith('feed'))).toEqual([]);
});

test('FS-INT-23: a mine on the way breaks the condition of Unit Zero for the next move', () => {
  const mined = { crews: 'on', mineVariant: 'on' };
  const [{ id }] = driving({}).g.content.map.roads;
  const t = driving({}, { options: mined, mines: [{ road: id, owner: 1 }] });

  t.play('move', 'waypoint 2');
  expect(t.asked().name).toBe('damage.chooseSlot');
  t.play('truck, slot 4');

  expect(speedOf(t.g, 0)).toBe(2);
});

test('FS-CREW-20: crews are contaminated, die and score like everybody', () => {
  const t = table({
    start: 'contaminate',
    args: [0, 1, 'crew'],
    phase: 'movement',
    options,
    seats: [{ crew: ['Stoker', 'Unit Zero'], convoy: [truck(['survivor', 'any'])] }, {}],
    cards: { 'Unit Zero': { skill: 1 }, Stoker: { skill: 2 } },
  });

  t.play('Unit Zero');

  expect([t.zone('Unit Zero'), t.zone('Stoker'), t.count('survivor')]).toEqual([null, 'active', 1]);
  expect(scoreOf(t.g, 0).abilities).toBe(0);
});

test('FS-CREW-17: nothing is burnt for a truck that nobody can drive', () => {
  const t = driving({
    crew: ['Stoker'],
    items: ['Hazard Suit'],
    convoy: [truck(['survivor: damage', 'foodOrFuel: fuel']), trailer(['any', 'any'])],
  });

  expect(t.may()).not.toContain(BURN);
});
