import { readFileSync } from 'node:fs';
import { packsOf, rowsById } from '@lastroad/kernel/pack';
import { expect, test } from 'vitest';
import { LETTERS } from '../../../src/cards.ts';
import { STORIES } from '../../../src/modules/stories/rows.ts';
import { TRIGGER_TRAITS } from '../../../src/stories.ts';
import { type Effect, STORY, type StoryOption, type StoryRow } from '../../../src/story.ts';
import { lineOf, meanOf, worthOf } from './worth.ts';

const options = STORIES.flatMap(row => row.options.map(option => ({ row, option })));
const tests = options.flatMap(({ row, option }) => ('test' in option ? [{ row, option }] : []));
const quests = options.flatMap(({ row, option }) => ('quest' in option ? [{ row, option }] : []));
const plains = options.flatMap(({ row, option }) => ('plain' in option ? [{ row, option }] : []));

const endsOf = (option: StoryOption): (readonly Effect[])[] =>
  'plain' in option ? [option.plain] : [option.success, option.failure ?? []];
const effectsOf = (row: StoryRow): readonly Effect[] => row.options.flatMap(endsOf).flat();
const idsWith = (holds: (effect: Effect) => boolean): string[] =>
  STORIES.filter(row => effectsOf(row).some(holds)).map(({ id }) => id);
const ids = (found: readonly { row: StoryRow }[]): string[] => found.map(({ row }) => row.id);
const archivedAt = (place: string): string[] => idsWith(e => 'archive' in e && e.archive === place);
const withCell = (cell: string): string[] =>
  STORIES.filter(({ cargo }) => cargo?.some(each => each === cell)).map(({ id }) => id);
const harms = (effects: readonly Effect[]): boolean =>
  effects.some(e => {
    const onOthers = [
      'eachOther' in e && e.eachOther,
      'left' in e && e.left,
      'leader' in e && e.leader,
      'overtaken' in e && e.overtaken,
      'tuck' in e && e.found,
    ];
    return onOthers.some(share => share !== false && worthOf(share) < 0);
  });

test('FS-STORY-1, FS-DATA-8, FS-DB-7: forty stories, 14, 14 and 12 by period, and every one says where it is from', () => {
  const count = (period: string): number => STORIES.filter(row => row.period === period).length;

  expect(STORIES.map(({ id }) => id)).toEqual(
    Array.from({ length: 40 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`),
  );
  expect([count('I'), count('II'), count('III')]).toEqual([14, 14, 12]);
  expect(new Set(STORIES.map(({ source }) => source))).toEqual(new Set(['designed']));
});

test('part 13.3: rows keep to the closed lists, and a row that does not is refused by its place', () => {
  const packs = packsOf({ stories: rowsById([] as readonly StoryRow[], STORY, { own: 40 }) });
  const wrong = { ...STORIES[0], id: 'S99', options: [{ plain: [{ gainFame: 9 }] }, { plain: [{ repair: 1 }] }] };

  expect(packs.overlay({ stories: STORIES })).toMatchObject({ ok: true });
  expect(packs.overlay({ stories: [wrong] })).toMatchObject({
    ok: false,
    detail: expect.stringContaining('S99.options[0].plain[0].gainFame'),
  });
});

test('FS-DB-1: every story has an option that costs nothing and asks for nothing', () => {
  const free = STORIES.filter(row => row.options.some(option => !('cost' in option)));

  expect(free).toHaveLength(40);
});

test('FS-DB-2: a quest that can fail says what follows', () => {
  for (const { option } of quests)
    expect(option.failure !== undefined).toBe(option.deadline !== undefined || option.failIf !== undefined);
});

test('FS-DB-5: backs with two stories or more outnumber the others', () => {
  const backs = Map.groupBy(STORIES, ({ trigger }) => trigger);
  const shared = [...backs.values()].filter(rows => rows.length > 1).flat();

  expect(shared.length).toBeGreaterThan(20);
});

test('FS-DB-6: at least half of each deck is turned over by what happens often, and no more than two by what is rare', () => {
  const often = (period: string): number =>
    STORIES.filter(row => row.period === period && /common|certain/.test(TRIGGER_TRAITS[row.trigger].often)).length;
  const rare = STORIES.filter(({ trigger }) => TRIGGER_TRAITS[trigger].often === 'rare');

  expect([often('I'), often('II'), often('III')]).toEqual([11, 7, 9]);
  expect(rare.length).toBeLessThanOrEqual(2);
});

test('FS-DB-8: 43 plain options, 33 tests, 8 quests; four stories have a third option', () => {
  expect([plains.length, tests.length, quests.length]).toEqual([43, 33, 8]);
  expect(STORIES.filter(row => row.options.length === 3).map(({ id }) => id)).toEqual(['S05', 'S20', 'S32', 'S33']);
});

test('FS-DB-9: tests of one, two and three letters; with what can be added each letter occurs about as often', () => {
  const lengths = [1, 2, 3].map(n => tests.filter(({ option }) => option.test.length === n).length);
  const drawn = tests.flatMap(({ option }) => [
    ...option.test,
    ...(option.extra === undefined ? [] : [option.extra.letter]),
  ]);
  const spread = LETTERS.map(letter => drawn.filter(each => each === letter).length);

  expect(lengths).toEqual([5, 25, 3]);
  expect(spread).toEqual([21, 21, 19, 21]);
  for (const { option } of tests) {
    const set = new Set([...option.test, option.extra?.letter].filter(letter => letter !== undefined));
    expect(set.size).toBe(option.test.length + (option.extra === undefined ? 0 : 1));
    expect(set.size).toBeLessThanOrEqual(3);
  }
});

test('FS-DB-10: twelve extra letters are paid for, three with each kind of goods, and six come with a condition', () => {
  const paid = tests.flatMap(({ option }) => option.extra?.pay ?? []);
  const earned = tests.filter(({ option }) => option.extra?.when !== undefined);

  expect(['ammo', 'food', 'fuel', 'item'].map(goods => paid.filter(each => each === goods).length)).toEqual([
    3, 3, 3, 3,
  ]);
  expect(ids(earned)).toEqual(['S03', 'S18', 'S21', 'S26', 'S32', 'S39']);
});

/** What is worth too little or too much, by name. */
const beyond = (from: number, to: number, worths: readonly (readonly [string, number])[]): string[] =>
  worths.filter(([, worth]) => worth < from - 1e-9 || worth > to + 1e-9).map(([id, worth]) => `${id}: ${worth}`);

test('FS-DB-11, FS-DB-12: plain options, successes and failures are worth what they should be', () => {
  const means = plains.map(({ row, option }) => [row.id, meanOf(option, row.cargo)] as const);
  const wins = (of: typeof tests | typeof quests) =>
    of.map(({ row, option }) => [row.id, worthOf(option.success, row.cargo)] as const);
  const losses = (of: typeof tests | typeof quests) =>
    of.flatMap(({ row, option }) => (option.failure === undefined ? [] : [[row.id, worthOf(option.failure)] as const]));

  expect(beyond(0.3, 0.8, means)).toEqual([]);
  expect(beyond(1.8, 2.6, wins(tests))).toEqual([]);
  expect(beyond(-1.4, -0.6, losses(tests))).toEqual([]);
  expect(beyond(2.5, 3.5, wins(quests))).toEqual([]);
  expect(beyond(-1.5, -0.5, losses(quests))).toEqual([]);
});

test('FS-DB-12: a test is worth about as much as the plain options beside it', () => {
  const apart = tests.flatMap(({ row, option }) =>
    plains
      .filter(plain => plain.row === row)
      .map(plain => [row.id, meanOf(option, row.cargo) - meanOf(plain.option, row.cargo)] as const),
  );

  expect(beyond(-0.3, 0.3, apart)).toEqual([]);
});

test('FS-DB-13: six options help whoever is last or hold up whoever leads, and say so; none helps whoever leads', () => {
  const marked = ids(plains.filter(({ option }) => option.catchUp === true));
  const meant = idsWith(e => 'last' in e || 'leader' in e);

  expect(marked).toEqual(['S12', 'S14', 'S22', 'S23', 'S35', 'S40']);
  expect(meant).toEqual(marked);
  expect(STORIES.flatMap(effectsOf).filter(e => 'leader' in e && worthOf(e.leader) >= 0)).toEqual([]);
});

test('FS-DB-14, FS-DB-16: only the last story moves the Aurora, and three change the row', () => {
  const moves = idsWith(e => 'aurora' in e || ('contribute' in e && e.short?.some(each => 'aurora' in each) === true));

  expect(moves).toEqual(['S40']);
  expect(idsWith(e => 'swapSpaces' in e || 'discardSpace' in e)).toEqual(['S07', 'S22', 'S33']);
});

test('FS-DB-15: at most six stories harm somebody else, and each can be told without', () => {
  const harmful = STORIES.filter(row => row.options.some(option => endsOf(option).some(harms)));

  expect(harmful.map(({ id }) => id)).toEqual(['S15', 'S25', 'S40']);
  for (const row of harmful) expect(row.options.some(option => !endsOf(option).some(harms))).toBe(true);
});

test('FS-DB-17: quests with a counter, a deadline, judged at the end of the game, and one without', () => {
  const due = (deadline: string): string[] => ids(quests.filter(({ option }) => option.deadline === deadline));

  expect(ids(quests)).toEqual(['S02', 'S05', 'S09', 'S17', 'S20', 'S27', 'S32', 'S35']);
  expect(ids(quests.filter(({ option }) => option.counter !== undefined))).toEqual(['S02', 'S17']);
  expect([due('nextRoundEnd'), due('roundEnd'), due('nextFireEnd'), due('gameEnd')]).toEqual([
    ['S02'],
    ['S05', 'S09'],
    ['S20'],
    ['S32', 'S35'],
  ]);
});

test('FS-DB-18: what is put into the row is turned over in four ways', () => {
  const springs = STORIES.flatMap(row =>
    effectsOf(row).flatMap(e => ('tuck' in e ? [[row.id, e.tuck, e.springs]] : [])),
  );

  expect(springs).toEqual([
    ['S06', 'space5', 'explored'],
    ['S15', 'explored', 'gathered'],
    ['S20', 'convoyCard', 'upgraded'],
    ['S33', 'leftmost', 'discarded'],
  ]);
});

test('FS-DB-19: stories of several players say so, others say whether the Automa can meet them', () => {
  const several = idsWith(e => 'contribute' in e || 'overtaken' in e);

  expect(STORIES.filter(row => row.automa === 'multiplayer').map(({ id }) => id)).toEqual(
    [...several, 'S40'].filter((id, i, all) => all.indexOf(id) === i),
  );
  const others = STORIES.filter(row => row.automa !== 'multiplayer');
  expect(others.filter(row => row.automa === 'situation')).toEqual(
    others.filter(row => TRIGGER_TRAITS[row.trigger].situation === true),
  );
});

test('part 13.5: every rule of the stories is met by enough of them', () => {
  const situations = STORIES.filter(({ trigger }) => TRIGGER_TRAITS[trigger].situation === true);

  expect(situations.length).toBeGreaterThanOrEqual(6);
  expect(STORIES.length - situations.length).toBeGreaterThanOrEqual(20);
  expect(ids(options.filter(({ option }) => 'failIf' in option))).toEqual(['S04', 'S09', 'S16']);
  expect(ids(tests.filter(({ option }) => option.successIf !== undefined))).toEqual(['S08', 'S31', 'S34']);
  expect(idsWith(e => 'stopActions' in e)).toEqual(['S19', 'S29', 'S39']);
  expect(STORIES.filter(row => row.automa === 'multiplayer')).toHaveLength(4);
});

test('FS-STORY-31, FS-STORY-32: archives of every kind, two of them for the same host, and every kind of cell', () => {
  const places = [
    'truck',
    'trailer',
    'device',
    'survivor',
    'board',
    'restZone',
    'upgraded',
    'truckOrTrailer',
    'convoyCard',
  ];
  const cells = ['any', 'foodOrFuel', 'armour', 'fame1', 'speed'];

  expect(Object.fromEntries(places.map(place => [place, archivedAt(place)]))).toEqual({
    truck: ['S10', 'S30'],
    trailer: ['S17', 'S24'],
    device: ['S18', 'S26'],
    survivor: ['S21'],
    board: ['S11', 'S36'],
    restZone: ['S28'],
    upgraded: ['S03'],
    truckOrTrailer: ['S16'],
    convoyCard: ['S27'],
  });
  expect(cells.map(cell => withCell(cell).length)).toEqual([3, 2, 2, 2, 1]);
});

test('docs/content.md tells what every option is worth', () => {
  const told = readFileSync(new URL('../../../../../docs/content.md', import.meta.url), 'utf8');

  expect(STORIES.map(lineOf).filter(line => !told.includes(line))).toEqual([]);
});
