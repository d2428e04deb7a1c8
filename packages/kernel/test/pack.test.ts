import { expect, test } from 'vitest';
import { must } from '../src/index.ts';
import {
  board,
  byRow,
  either,
  flag,
  listOf,
  matching,
  more,
  nameIn,
  oneOf,
  optional,
  packsOf,
  plain,
  type RowOf,
  record,
  rowsById,
  rowsByName,
  text,
  whole,
} from '../src/pack/index.ts';

const TRUCK = { speed: whole(1, 9), tracks: optional(flag), slots: listOf(oneOf(['any', 'weapon']), 1, 3) };
const TRUCKS: readonly RowOf<typeof TRUCK>[] = [
  { id: 'hauler', speed: 2, slots: ['any', 'weapon'], source: 'inferred' },
  { id: 'chaser', speed: 4, tracks: true, slots: ['any'], source: 'designed' },
];

const face = either(whole(1, 6), oneOf(['out', 'skull']));
const DIE = { faces: listOf(face, 2), mark: matching(/^.$/u, 'one character') };
const DICE: readonly RowOf<typeof DIE, 'name'>[] = [
  { name: 'road', faces: [1, 2], mark: 'r', source: 'printed' },
  { name: 'fire', faces: [1, 'out'], mark: 'f', source: 'designed' },
];

const base = {
  trucks: rowsById(TRUCKS, TRUCK),
  dice: rowsByName(DICE, {
    ...DIE,
    faces: byRow<(typeof DICE)[0]['faces']>({ road: listOf(whole(1, 6), 2), fire: DIE.faces }),
  }),
  fame: plain([-1, 0, 1], listOf(whole(-1, 99), 3, 9)),
  map: board({ nodes: rowsById(TRUCKS, TRUCK), red: plain(['a', 'b'], listOf(text, 2)), open: plain(true, flag) }),
};

const TALE = { opens: text, ends: whole(1, 6), sad: optional(flag) };
const TALES: readonly RowOf<typeof TALE>[] = [{ id: 'arrival', opens: 'You arrive.', ends: 3, source: 'designed' }];
const SIGN = { worth: whole(1, 9) };
const SIGNS: readonly RowOf<typeof SIGN, 'name'>[] = [{ name: 'skull', worth: 1, source: 'designed' }];
const harm = record({ damage: whole(1, 9), area: oneOf(['all', 'truck']) });
const EVENT = { does: listOf(either(harm, record({ discard: whole(1, 1) })), 1, 2) };
const EVENTS: readonly RowOf<typeof EVENT>[] = [
  { id: 'storm', does: [{ damage: 1, area: 'all' }, { discard: 1 }], source: 'printed' },
];

const ROAD = {
  opens: nameIn('tales'),
  marked: either(oneOf(['']), nameIn('signs')),
  drives: listOf(nameIn('trucks'), 1, 2),
};
const ROADS: readonly RowOf<typeof ROAD>[] = [
  { id: 'home', opens: 'arrival', marked: '', drives: ['racer'], source: 'designed' },
];
const FAST: readonly RowOf<typeof TRUCK>[] = [{ id: 'racer', speed: 9, slots: ['any'], source: 'designed' }];

/** A module with cards of its own and blank ones for owners, and one more truck. */
const tales = {
  tales: rowsById(TALES, TALE, { own: 2 }),
  signs: rowsByName(SIGNS, SIGN, { own: 1 }),
  events: rowsById(EVENTS, EVENT),
  roads: rowsById(ROADS, ROAD),
  trucks: more(FAST),
};

const packs = packsOf(base, tales);

test('a row is found by its name, and only what is given changes; it then counts as printed', () => {
  const { trucks, dice, fame } = must(
    packs.overlay({ trucks: [{ id: 'chaser', speed: 5 }], dice: { road: { faces: [3, 3] } }, fame: [-1, 0, 9] }),
  );

  expect(trucks).toEqual([TRUCKS[0], { ...TRUCKS[1], speed: 5, source: 'printed' }, FAST[0]]);
  expect(dice).toEqual([{ name: 'road', faces: [3, 3], mark: 'r', source: 'printed' }, DICE[1]]);
  expect(fame).toEqual([-1, 0, 9]);
  expect(packs.base.trucks).toEqual([...TRUCKS, ...FAST]);
});

test('a pack may say itself where a value comes from', () => {
  const { trucks } = must(packs.overlay({ trucks: [{ id: 'hauler', speed: 3, source: 'designed' }] }));

  expect(trucks[0]).toMatchObject({ speed: 3, source: 'designed' });
});

test('what belongs together is changed part by part', () => {
  const { map } = must(packs.overlay({ map: { nodes: [{ id: 'hauler', tracks: true }], open: false } }));

  expect(map.nodes[0]).toEqual({ ...TRUCKS[0], tracks: true, source: 'printed' });
  expect(map).toMatchObject({ red: ['a', 'b'], open: false });
});

test('rows as they were at another date lie under a pack, in tables and boards alike', () => {
  const then = packs.dated({
    trucks: [{ id: 'hauler', speed: 3, source: 'designed' }],
    map: { nodes: [{ id: 'chaser', speed: 1, source: 'designed' }] },
  });
  const { trucks, map } = must(then.overlay({ trucks: [{ id: 'hauler', tracks: true }], map: { open: false } }));

  expect(then.base.trucks).toEqual([{ ...TRUCKS[0], speed: 3, source: 'designed' }, TRUCKS[1], FAST[0]]);
  expect(trucks[0]).toEqual({ ...TRUCKS[0], speed: 3, tracks: true, source: 'printed' });
  expect(map.nodes[1]).toEqual({ ...TRUCKS[1], speed: 1, source: 'designed' });
  expect(map.open).toBe(false);
  expect(packs.base.trucks[0]).toBe(TRUCKS[0]);
  expect(() => packs.dated({ trucks: [{ id: 'glider' }] })).toThrow('glider');
});

test('no pack, an empty one and the template change nothing', () => {
  expect(must(packs.overlay(null))).toEqual(packs.base);
  expect(must(packs.overlay({}))).toEqual(packs.base);
  expect(must(packs.overlay(packs.template()))).toEqual(packs.base);
});

test('the template is written as packs are, and is nobody else’s to change', () => {
  const template = packs.template() as { trucks: unknown[]; dice: object; fame: number[] };

  expect(template).toMatchObject({
    trucks: [{ id: 'hauler', speed: 2 }, { id: 'chaser' }, { id: 'racer' }],
    dice: { road: { faces: [1, 2], source: 'printed' }, fire: {} },
    map: { nodes: [{ id: 'hauler' }, { id: 'chaser' }], red: ['a', 'b'], open: true },
  });
  expect(template.dice).not.toHaveProperty('road.name');
  template.fame.push(7);
  expect(packs.base.fame).toEqual([-1, 0, 1]);
});

test('owners write rows of their own where a table has room; they stand at the end, in the form of ours', () => {
  const { tales: stories, signs } = must(
    packs.overlay({
      tales: [
        { ends: 2, id: 'mine', opens: 'A mine.' },
        { id: 'arrival', ends: 4 },
        { id: 'copied', source: 'printed', opens: 'Copied.', ends: 1 },
      ],
      signs: { cross: { worth: 2 } },
    }),
  );

  expect(stories).toEqual([
    { id: 'arrival', opens: 'You arrive.', ends: 4, source: 'printed' },
    { id: 'mine', opens: 'A mine.', ends: 2, source: 'designed' },
    { id: 'copied', opens: 'Copied.', ends: 1, source: 'printed' },
  ]);
  expect(Object.keys(stories[1])).toEqual(['id', 'opens', 'ends', 'source']);
  expect(signs[1]).toEqual({ name: 'cross', worth: 2, source: 'designed' });
});

test('two modules cannot have a table of the same name', () => {
  expect(() => packsOf(base, { fame: plain(1, whole(1, 2)) })).toThrow('two modules have a table "fame"');
});

test('a module adds rows to a table that is there, under names that no other row has', () => {
  expect(() => packsOf({ trucks: more(FAST) }, base)).toThrow('there is no table "trucks" that rows could be added to');
  expect(() => packsOf(base, { fame: more(FAST) })).toThrow('there is no table "fame" that rows could be added to');
  expect(() => packsOf(base, { trucks: more(TRUCKS.slice(1)) })).toThrow('two rows of "trucks" are called "chaser"');
});

test('rows name rows of other tables, also of those that owners have written', () => {
  const { roads } = must(
    packs.overlay({
      roads: [{ id: 'home', opens: 'mine', marked: 'cross', drives: ['hauler', 'racer'] }],
      tales: [{ id: 'mine', opens: 'A mine.', ends: 1 }],
      signs: { cross: { worth: 1 } },
    }),
  );

  expect(roads[0]).toMatchObject({ opens: 'mine', marked: 'cross', drives: ['hauler', 'racer'] });
  expect(() =>
    packsOf({ roads: base.trucks, r: rowsById(ROADS, ROAD) }).overlay({ r: [{ id: 'home', opens: 'x' }] }),
  ).toThrow('there is no table "tales" whose rows could be named');
});

const long = 'x'.repeat(200);

test.each<[what: string, pack: unknown, detail: string]>([
  ['text', 'pack', 'the pack is not an object; its tables are trucks, dice, fame, map, tales, signs, events, roads'],
  [
    'a name that no row has',
    { roads: [{ id: 'home', drives: ['racer', 'tank'] }] },
    'roads.home.drives[1]: "tank" is not one of hauler, chaser, racer',
  ],
  [
    'a name of no kind',
    { roads: [{ id: 'home', marked: 'arrow' }] },
    'roads.home.marked: "arrow" is not "" or one of skull',
  ],
  ['a name that is none', { roads: [{ id: 'home', opens: 7 }] }, 'roads.home.opens: 7 is not one of arrival'],
  ['a list', [], 'the pack is not an object; its tables are'],
  ['nothing', undefined, 'the pack is not an object; its tables are'],
  ['an unknown table', { lorries: [] }, 'lorries: there is no such table; there are trucks, dice, fame,'],
  ['the name of something every object has', { toString: 1 }, 'toString: there is no such table'],
  ['a prototype', JSON.parse('{ "__proto__": {} }'), '__proto__: there is no such table'],
  [
    'an unknown field of a board',
    { map: { roads: [] } },
    'map.roads: there is no such field; there are nodes, red, open',
  ],
  ['a board that is none', { map: [] }, 'map: [] is not an object'],
  ['an object for a list of rows', { trucks: {} }, 'trucks: must be a list of rows, each with its id'],
  ['a list for rows by name', { dice: [] }, 'dice: must be an object of rows by name'],
  ['a row that is none', { trucks: ['hauler'] }, 'trucks[0]: "hauler" is not an object'],
  ['a named row that is none', { dice: { road: 7 } }, 'dice.road: 7 is not an object'],
  ['a row without a name', { trucks: [{ speed: 3 }] }, 'trucks[0].id: there is no nothing in this table'],
  [
    'a row nobody has',
    { trucks: [{ id: 'tank' }] },
    'trucks[0].id: there is no "tank" in this table; there are hauler, chaser, racer',
  ],
  [
    'a named row nobody has',
    { dice: { wind: {} } },
    'dice.wind: there is no "wind" in this table; there are road, fire',
  ],
  [
    'a row nobody has, deep inside',
    { map: { nodes: [{ id: 'x' }] } },
    'map.nodes[0].id: there is no "x" in this table',
  ],
  ['a row twice', { trucks: [{ id: 'hauler' }, { id: 'hauler' }] }, 'trucks[1].id: the pack has "hauler" twice'],
  [
    'an unknown field',
    { trucks: [{ id: 'hauler', sped: 1 }] },
    'trucks.hauler.sped: there is no such field; there are id, speed, tracks, slots, source',
  ],
  [
    'a name as a field',
    { dice: { road: { name: 'x' } } },
    'dice.road.name: there is no such field; there are faces, mark, source',
  ],
  ['too much', { trucks: [{ id: 'hauler', speed: 10 }] }, 'trucks.hauler.speed: 10 is not a whole number from 1 to 9'],
  ['too little', { trucks: [{ id: 'hauler', speed: 0 }] }, 'trucks.hauler.speed: 0 is not a whole number'],
  ['a fraction', { trucks: [{ id: 'hauler', speed: 1.5 }] }, 'trucks.hauler.speed: 1.5 is not a whole number'],
  ['a number as text', { trucks: [{ id: 'hauler', speed: '2' }] }, 'trucks.hauler.speed: "2" is not a whole number'],
  ['no value', { trucks: [{ id: 'hauler', speed: null }] }, 'trucks.hauler.speed: null is not a whole number'],
  ['a wrong flag', { trucks: [{ id: 'hauler', tracks: 1 }] }, 'trucks.hauler.tracks: 1 is not one of true, false'],
  [
    'a wrong source',
    { trucks: [{ id: 'hauler', source: 'web' }] },
    'trucks.hauler.source: "web" is not one of printed, inferred, designed',
  ],
  [
    'a wrong word in a list',
    { trucks: [{ id: 'hauler', slots: ['any', 'fridge'] }] },
    'trucks.hauler.slots[1]: "fridge" is not one of any, weapon',
  ],
  [
    'no list',
    { trucks: [{ id: 'hauler', slots: 'any' }] },
    'trucks.hauler.slots: "any" is not a list of 1 to 3, each one of any, weapon',
  ],
  ['an empty list', { trucks: [{ id: 'hauler', slots: [] }] }, 'trucks.hauler.slots: [] is empty, not 1 to 3'],
  ['a long list', { dice: { road: { faces: [1, 2, 3] } } }, 'dice.road.faces: [1,2,3] has 3 entries, not 2'],
  ['a short list', { fame: [0] }, 'fame: [0] has 1 entry, not 3 to 9'],
  [
    'a face of another die',
    { dice: { road: { faces: [1, 'out'] } } },
    'dice.road.faces[1]: "out" is not a whole number from 1 to 6',
  ],
  [
    'neither of two',
    { dice: { fire: { faces: [1, 'in'] } } },
    'dice.fire.faces[1]: "in" is not a whole number from 1 to 6 or one of out, skull',
  ],
  ['a text of the wrong form', { dice: { road: { mark: 'rr' } } }, 'dice.road.mark: "rr" is not one character'],
  ['an empty text', { map: { red: ['a', ' '] } }, 'map.red[1]: " " is not a text'],
  ['a wrong value deep inside', { map: { open: 'yes' } }, 'map.open: "yes" is not one of true, false'],
  [
    'a record that lacks something',
    { events: [{ id: 'storm', does: [{ damage: 1 }] }] },
    'events.storm.does[0].area: is missing; it must be one of all, truck',
  ],
  [
    'a record with something wrong',
    { events: [{ id: 'storm', does: [{ damage: 1, area: 'sky' }] }] },
    'events.storm.does[0].area: "sky" is not one of all, truck',
  ],
  [
    'a record with something more',
    { events: [{ id: 'storm', does: [{ discard: 1, area: 'all' }] }] },
    'events.storm.does[0].area: there is no such field; there are discard',
  ],
  [
    'a record of no known kind',
    { events: [{ id: 'storm', does: [{ joy: 1 }] }] },
    'events.storm.does[0]: {"joy":1} is not an object with damage, area or an object with discard',
  ],
  [
    'yes or no in quotes',
    { trucks: [{ id: 'chaser', tracks: 'false' }] },
    'trucks.chaser.tracks: "false" is not one of true, false',
  ],
  ['something very long', { fame: long }, `fame: "${'x'.repeat(59)}… is not a list`],
  [
    'a row of one’s own that lacks something',
    { tales: [{ id: 'mine', ends: 1 }] },
    'tales.mine.opens: is missing; it must be a text',
  ],
  [
    'a row of one’s own that is wrong',
    { tales: [{ id: 'mine', opens: 'A', ends: 9 }] },
    'tales.mine.ends: 9 is not a whole number from 1 to 6',
  ],
  ['a row of one’s own without a name', { tales: [{ opens: 'A', ends: 2 }] }, 'tales[0].id: nothing is not a text'],
  ['a row of one’s own with an empty name', { signs: { '': { worth: 1 } } }, 'signs.: "" is not a text'],
  [
    'a row of one’s own twice',
    {
      tales: [
        { id: 'm', opens: 'A', ends: 2 },
        { id: 'm', opens: 'B', ends: 2 },
      ],
    },
    'tales[1].id: the pack has "m" twice',
  ],
  [
    'too many rows of one’s own',
    { signs: { a: { worth: 1 }, b: { worth: 1 } } },
    'signs.b: "b" is one row too many; 1 may be added',
  ],
])('a pack with %s is refused, naming the place and what would do', (_what, pack, detail) => {
  const refused = packs.overlay(pack);

  expect(refused).toMatchObject({ ok: false, code: 'bad-pack' });
  expect(refused.ok ? '' : refused.detail).toContain(detail);
});

test('of very many names the first are listed', () => {
  const rows = Array.from({ length: 40 }, (_, n) => ({ id: `row-${n}`, worth: n, source: 'designed' as const }));
  const refused = packsOf({ rows: rowsById(rows, { worth: whole(0, 99) }) }).overlay({ rows: [{ id: 'x' }] });

  expect(refused.ok ? '' : refused.detail).toMatch(/there are row-0, row-1, .*, row-23 and 16 more$/);
});

test('a fault of our own is no fault of the pack', () => {
  const broken = packsOf({ dice: rowsByName(DICE, { faces: byRow({}), mark: text }) });

  expect(() => broken.overlay({ dice: { road: { faces: [1] } } })).toThrow(TypeError);
});

test('the compiler insists on a shape for every field, and on one that fits', () => {
  const wrong = [
    // @ts-expect-error -- the slots are not described
    () => rowsById(TRUCKS, { speed: whole(1, 9), tracks: optional(flag) }),
    // @ts-expect-error -- a text may be no slot
    () => rowsById(TRUCKS, { ...TRUCK, slots: listOf(text, 1, 3) }),
    // @ts-expect-error -- trucks may not go without a speed
    () => rowsById(TRUCKS, { ...TRUCK, speed: optional(text) }),
    // @ts-expect-error -- the track is a list of numbers
    () => plain([1], listOf(text, 1)),
  ];

  expect(wrong).toHaveLength(4);
});
