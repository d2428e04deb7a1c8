import { expect, test } from 'vitest';
import { conform } from '../src/conformance/index.ts';
import {
  type Chance,
  contentDrawn,
  defineRules,
  fitting,
  keyFromSeed,
  type ModuleWish,
  matters,
  modulesAt,
  modulesIn,
  must,
  refuse,
  type Setting,
  withModules,
} from '../src/index.ts';
import { type Toy, type ToyContent, type ToyEvent, type ToyView, toy } from '../toy/index.ts';

const MODULES = [
  { name: 'gifts', values: [false, true], preset: false, module: true },
  { name: 'storms', values: ['off', 'mild', 'wild'], preset: 'off', module: true },
  { name: 'haste', values: [false, true], preset: false, module: true },
] as const;

const WORDS = {
  'option.gifts': 'Gifts',
  'option.gifts.adds': 'Coins for everybody.',
  'option.storms': 'Storms',
  'option.storms.adds': 'Rounds that cost coins.',
  'option.storms.off': 'none',
  'option.storms.mild': 'mild',
  'option.storms.wild': 'wild',
  'option.haste': 'Haste',
  'option.haste.adds': 'Fewer rounds.',
};

/** The toy with three modules, of which haste and storms cannot lie on one table. */
const boxes = defineRules<Toy, ToyContent, ToyView, ToyEvent>({
  ...toy,
  settings: [...toy.settings, ...MODULES],
  words: { ...toy.words, ...WORDS },
  gather: (options, pack, seal) =>
    options['haste'] === true && options['storms'] !== 'off'
      ? refuse('bad-options', 'haste does not go with storms')
      : toy.gather(options, pack, seal),
});

const diceFor = (seed: string | number): Chance => ({ key: keyFromSeed(seed), drawn: 0 });
const SEEDS = Array.from({ length: 60 }, (_, n) => n);

/** The modules at a table for every seed, as words. */
const subsets = (modules: ModuleWish, options = {}): string[] => {
  const drawn = contentDrawn(boxes, dice => withModules(boxes, options, modules, dice));
  return SEEDS.map(seed => modulesAt(boxes, must(drawn(diceFor(seed))).options).join(' '));
};

test('a game names its modules; one lies on the table unless its setting has the first value', () => {
  expect(modulesIn(boxes)).toEqual(['gifts', 'storms', 'haste']);
  expect(modulesAt(boxes, { gifts: false, storms: 'wild', haste: true })).toEqual(['storms', 'haste']);
  expect(modulesIn(toy)).toEqual([]);
});

test('none, and those that are named, are the same for every game', () => {
  expect(new Set(subsets('none'))).toEqual(new Set(['']));
  expect(new Set(subsets(['storms', 'gifts']))).toEqual(new Set(['gifts storms']));
});

test('by chance every subset comes that the game takes, and no other', () => {
  expect(new Set(subsets('random'))).toEqual(new Set(['', 'gifts', 'storms', 'haste', 'gifts storms', 'gifts haste']));
});

test('chance takes one of the kinds of a module, and the same seed the same', () => {
  const kinds = SEEDS.map(seed => withModules(boxes, {}, ['storms'], diceFor(seed))['storms']);

  expect(new Set(kinds)).toEqual(new Set(['mild', 'wild']));
  expect(subsets('random')).toEqual(subsets('random'));
});

test('an option that is said goes first', () => {
  expect(new Set(subsets('none', { haste: true }))).toEqual(new Set(['haste']));
  expect(new Set(subsets('all', { haste: false }))).toEqual(new Set(['gifts storms']));
});

test('what a game never takes is refused with its reason', () => {
  const drawn = contentDrawn(boxes, dice => withModules(boxes, {}, 'all', dice));

  expect(drawn(diceFor(1))).toEqual({ ok: false, code: 'bad-options', detail: 'haste does not go with storms' });
});

test('content that was made is not made again; another refusal than that of options ends it at once', () => {
  let gathered = 0;
  const counting = defineRules<Toy, ToyContent, ToyView, ToyEvent>({
    ...boxes,
    gather: (options, pack, seal) => {
      gathered++;
      return toy.gather(options, pack, seal);
    },
  });
  const drawn = contentDrawn(counting, dice => withModules(counting, {}, ['gifts'], dice));
  const broken = contentDrawn(counting, () => ({}), { cards: [] });

  expect(drawn(diceFor(1))).toEqual(drawn(diceFor(2)));
  expect(gathered).toBe(1);
  expect(broken(diceFor(1))).toMatchObject({ code: 'bad-pack' });
  expect(gathered).toBe(2);
});

test('the conformance kit draws modules for every game, and tells how often each took part', () => {
  const seen = new Set<string>();
  const { fault, modules } = conform(boxes, {
    games: 60,
    seed: 'boxes',
    thorough: 500,
    watch: g => seen.add(modulesAt(boxes, g.content.options).join(' ')),
  });

  expect(fault).toBeNull();
  expect(seen).toEqual(new Set(['', 'gifts', 'storms', 'haste', 'gifts storms', 'gifts haste']));
  expect(modules['gifts']).toBeGreaterThan(15);
  expect(modules['gifts']).toBeLessThan(45);
  expect(modules['storms'] + modules['haste']).toBeLessThan(60);
});

test('the conformance kit keeps to the modules of its plan', () => {
  const plan = { games: 10, seed: 'boxes', thorough: 500 };

  expect(conform(boxes, { ...plan, modules: 'none' }).modules).toEqual({ gifts: 0, storms: 0, haste: 0 });
  expect(conform(boxes, { ...plan, modules: ['gifts', 'haste'] }).modules).toEqual({ gifts: 10, storms: 0, haste: 10 });
  expect(conform(boxes, { ...plan, modules: 'none', options: { haste: true } }).modules['haste']).toBe(10);
  expect(() => conform(boxes, { ...plan, modules: 'all' })).toThrow(
    'no options are accepted: haste does not go with storms',
  );
});

test('a fault is reported with the modules of the games up to it, its own among them', () => {
  const rules = defineRules<Toy, ToyContent, ToyView, ToyEvent>({
    ...boxes,
    scores() {
      throw new Error('cannot count');
    },
  });

  const { games, modules, fault } = conform(rules, { games: 5, seed: 1, thorough: 500, modules: ['gifts'] });

  expect(fault).toMatchObject({ check: 'crash', options: { gifts: true } });
  expect({ games, modules }).toEqual({ games: 0, modules: { gifts: 1, storms: 0, haste: 0 } });
});

/** The same, with a module that only two may play. */
const duels = defineRules<Toy, ToyContent, ToyView, ToyEvent>({
  ...toy,
  settings: [
    ...toy.settings,
    { name: 'duel', values: ['off', 'on'], preset: 'off', module: true, needs: { name: 'seats', values: [2] } },
  ],
  words: { ...toy.words, 'option.duel': 'Duel', 'option.duel.adds': 'Blows.', 'option.duel.needs': 'For two.' },
});

test('a setting that needs another is refused without it, and may be what leaves the module away', () => {
  expect(duels.content({ seats: 3, duel: 'on' })).toEqual({
    ok: false,
    code: 'bad-options',
    detail: 'duel is on; for that seats must be 2',
  });
  expect([duels.content({ seats: 3, duel: 'off' }).ok, duels.content({ seats: '2', duel: 'on' }).ok]).toEqual([
    true,
    true,
  ]);
});

test('options that do not go together are made to fit, and others are left as they are', () => {
  expect(fitting(duels.settings, { seats: 3, duel: 'on' })).toEqual({ seats: 3, duel: 'off' });
  expect(fitting(duels.settings, { seats: '2', duel: 'on' })).toEqual({ seats: '2', duel: 'on' });
  expect(fitting(duels.settings, { seats: 2, duel: 'on' })).toEqual({ seats: 2, duel: 'on' });
  expect(fitting(duels.settings, { duel: 'on' })).toEqual({ duel: 'on' });
});

test('whoever wishes for every module gets those that the other options allow', () => {
  expect(withModules(duels, { seats: 3 }, 'all', diceFor(1))).toEqual({ seats: 3 });
  expect(withModules(duels, { seats: 2 }, 'all', diceFor(1))).toEqual({ seats: 2, duel: 'on' });
  // As a command line says it.
  expect(withModules(duels, { seats: '2' }, 'all', diceFor(1))).toEqual({ seats: '2', duel: 'on' });
});

test('a ruling makes a difference beside what it is under, and is as preset elsewhere', () => {
  const first: Setting = {
    name: 'firstBlow',
    values: ['oldest', 'youngest'],
    preset: 'youngest',
    under: { name: 'duel', values: ['on'] },
  };
  const settings = [first, ...duels.settings];

  expect([{ duel: 'on' }, { duel: 'off' }, {}].map(options => matters(first, options))).toEqual([true, false, true]);
  expect(fitting(settings, { seats: 2, duel: 'on', firstBlow: 'oldest' })).toMatchObject({ firstBlow: 'oldest' });
  expect(fitting(settings, { seats: 3, duel: 'on', firstBlow: 'oldest' })).toEqual({
    seats: 3,
    duel: 'off',
    firstBlow: 'youngest',
  });
});
