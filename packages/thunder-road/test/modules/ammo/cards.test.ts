import { expect, test } from 'vitest';
import { BOOK } from '../../../src/modules/index.ts';
import { lay, type Setting } from '../../table.ts';

type Table = ReturnType<typeof lay>;

/** One card: how the table is laid, what is played, and what has come of it. */
interface Case {
  readonly given: Setting;
  readonly when: readonly string[];
  readonly so: (t: Table) => readonly [actual: unknown, expected: unknown];
}

const small = 'orange small';

/** TR-AMMO-2: the card lies beside the first tile. */
const CONDITIONS: Readonly<Record<string, Case>> = {
  tailwind: {
    given: { cars: { [small]: [1, 3, 1] }, dice: [[2], [1]] },
    when: [],
    so: t => [t.car(small).points, 3],
  },
  'hard shoulder': {
    given: { cars: { [small]: [1, 3, 1] }, dice: [[1], [1]] },
    when: ['forward'],
    so: t => [t.asked(), 'move.roadBonus'],
  },
  'clear air': {
    given: {
      cars: { [small]: [1, 3, 1], 'blue small': [1, 3, 3] },
      dice: [[1], [1]],
      luck: [
        ['shooting', 'large'],
        ['shooting', 'any'],
        ['damage', 'dent'],
      ],
    },
    when: ['forward', 'shoot', 'roll again'],
    so: t => [t.damage('blue small'), ['dent']],
  },
  'hard frost': {
    given: { cars: { [small]: [1, 3, 1] }, ground: { '~': [[1, 3, 2]] }, dice: [[2], [1]] },
    when: ['forward'],
    so: t => [t.car(small).points, 1],
  },
  headwind: {
    given: { cars: { [small]: [1, 3, 1] }, dice: [[4], [1]] },
    when: [],
    so: t => [t.car(small).points, 3],
  },
  potholes: {
    given: { cars: { [small]: [1, 3, 1] }, roadLanes: [3], dice: [[1], [1]] },
    when: ['forward'],
    so: t => [t.asks(), 'blue'],
  },
  'loose gravel': {
    given: {
      cars: { [small]: [1, 3, 1], 'blue small': [1, 3, 2] },
      dice: [[1], [1]],
      luck: [
        ['slam', 'top'],
        ['direction', 'B'],
      ],
    },
    when: ['forward'],
    so: t => [t.asked(), 'slam.rollForOpponent'],
  },
  cloudburst: {
    given: { cars: { [small]: [1, 3, 1] }, dice: [[3], [1]] },
    when: ['forward'],
    so: t => [t.car(small).points, 1],
  },
};

const blueAhead: Setting = { cars: { [small]: [1, 3, 1], 'blue small': [1, 3, 3] }, dice: [[1, 3], [1]] };

/** TR-AMMO-4. */
const BOUNTIES: Readonly<Record<string, Case>> = {
  'small change': {
    given: {
      ...blueAhead,
      cars: { ...blueAhead.cars, 'blue large': [3, 1, 1], 'orange large': [3, 5, 1] },
      damage: { 'blue small': ['dent'] },
      dice: [[1, 3, 4], [1]],
      luck: [
        ['shooting', 'any'],
        ['damage', 'dent'],
      ],
    },
    when: ["move Orange's small", 'die 1', 'no command', 'forward', 'shoot', 'play it', 'die 3'],
    so: t => [t.values('orange'), [4, 6]],
  },
  'last will be first': {
    given: { cars: { [small]: [1, 3, 1], 'blue small': [1, 5, 3] }, dice: [[1], [1]] },
    when: ['play it'],
    so: t => [t.car(small).points, 3],
  },
  'paint swap': {
    given: {
      cars: { [small]: [1, 3, 1], 'blue small': [1, 3, 2], 'orange large': [2, 5, 1], 'blue large': [2, 5, 2] },
      dice: [[1], [1]],
      luck: [
        ['slam', 'bottom'],
        ['direction', 'FL'],
        ['shooting', 'any'],
        ['damage', 'dent'],
      ],
    },
    when: ["move Orange's small", 'forward', 'play it', "Orange's large car shoots", "shoot at Blue's large"],
    so: t => [t.damage('blue large'), ['dent']],
  },
  'chain reaction': {
    given: {
      cars: { [small]: [1, 3, 1], 'blue small': [1, 3, 2], 'blue large': [1, 3, 3], 'orange large': [2, 1, 1] },
      dice: [[1], [1]],
      luck: [
        ['slam', 'top'],
        ['direction', 'F'],
        ['slam', 'top'],
        ['direction', 'B'],
        ['slam', 'top'],
        ['direction', 'BL'],
      ],
    },
    when: ["move Orange's small", 'forward', 'leave it', 'play it', 'forward'],
    so: t => [t.place('orange large'), [2, 1, 2]],
  },
  'dirty hands': {
    given: { cars: { [small]: [1, 3, 1] }, open: { oil: [[1, 3, 2]] }, dice: [[1], [1]], luck: [['direction', 'F']] },
    when: ['forward', 'play it'],
    so: t => [t.happened('surged'), [{ type: 'surged', seat: 0, points: 2 }]],
  },
  'big game': {
    given: {
      cars: { [small]: [1, 3, 1], 'blue large': [1, 3, 3], 'orange large': [2, 1, 1] },
      dice: [[1], [1]],
      luck: [
        ['shooting', 'large'],
        ['damage', 'dent'],
      ],
    },
    when: ["move Orange's small", 'forward', 'shoot', 'play it', "Orange's large car moves", 'forward'],
    so: t => [t.place('orange large'), [2, 1, 2]],
  },
  'scrap dealer': {
    given: {
      cars: { [small]: [1, 3, 1], 'blue small': [1, 3, 2] },
      ground: { '#': [[1, 2, 2]] },
      dice: [[1, 4], [1]],
      luck: [
        ['slam', 'bottom'],
        ['direction', 'FL'],
      ],
    },
    when: ['die 1', 'no command', 'forward', 'play it'],
    so: t => [t.values('orange'), [6]],
  },
  'nothing to lose': {
    given: {
      cars: { [small]: [1, 3, 1], 'orange large': [2, 1, 1] },
      damage: { [small]: ['dent'] },
      open: { mine: [[1, 3, 2]] },
      dice: [[1], [1]],
      luck: [['damage', 'dent']],
    },
    when: ["move Orange's small", 'forward', 'play it', 'damage 1'],
    so: t => [
      [t.car(small).operable, t.damage(small)],
      [true, ['dent']],
    ],
  },
};

/** TR-AMMO-5. */
const ONE_SHOTS: Readonly<Record<string, Case>> = {
  'loaded die': {
    given: {
      cars: { [small]: [1, 3, 1] },
      moved: [small],
      dice: [[1], []],
      luck: [
        ['movement', 1],
        ['movement', 2],
        ['movement', 3],
        ['movement', 3],
        ['movement', 1],
        ['movement', 1],
        ['movement', 1],
        ['movement', 1],
        ['road', 1],
      ],
    },
    when: ['forward', 'play it', 'die 1'],
    so: t => [t.values('orange'), [2, 3, 3, 6]],
  },
  'nitrous bottle': {
    given: { cars: { [small]: [1, 3, 1] }, dice: [[1], [1]] },
    when: ['play it'],
    so: t => [t.car(small).points, 3],
  },
  bounce: {
    given: {
      cars: { [small]: [1, 3, 1], 'blue small': [1, 3, 2], 'orange large': [2, 1, 1] },
      dice: [[1], [1]],
      luck: [
        ['slam', 'bottom'],
        ['direction', 'FL'],
      ],
    },
    when: ["move Orange's small", 'forward', 'play it', 'forward'],
    so: t => [t.place('orange large'), [2, 1, 2]],
  },
  'field surgery': {
    given: {
      cars: { [small]: [1, 3, 1] },
      open: { mine: [[1, 3, 2]] },
      dice: [[1], [1]],
      luck: [['damage', 'dent']],
    },
    when: ['forward', 'play it'],
    so: t => [t.damage(small), []],
  },
  'last word': {
    given: {
      cars: { [small]: [1, 3, 1], 'orange large': [2, 5, 1], 'blue large': [2, 5, 2] },
      ground: { '#': [[1, 3, 2]] },
      dice: [[1], [1]],
      luck: [
        ['shooting', 'any'],
        ['damage', 'dent'],
      ],
    },
    when: ["move Orange's small", 'forward', 'play it', 'shoot'],
    so: t => [t.damage('blue large'), ['dent']],
  },
  'jump leads': {
    given: {
      cars: { [small]: [1, 3, 1], 'orange large': [2, 1, 1] },
      damage: { [small]: ['dent'] },
      open: { mine: [[1, 3, 2]] },
      dice: [[1], [1]],
      luck: [['damage', 'dent']],
    },
    when: ["move Orange's small", 'forward', 'play it', 'damage 2'],
    so: t => [t.car(small).operable, true],
  },
  'once more': {
    given: {
      ...blueAhead,
      dice: [[1], [1]],
      luck: [
        ['shooting', 'large'],
        ['shooting', 'any'],
        ['damage', 'dent'],
      ],
    },
    when: ['forward', 'shoot', 'play it', 'shoot'],
    so: t => [t.damage('blue small'), ['dent']],
  },
  'second wind': {
    given: { cars: { [small]: [1, 3, 1] }, dice: [[1], [1]] },
    when: ['forward', 'play it', 'forward'],
    so: t => [t.place(small), [1, 3, 3]],
  },
};

/** TR-AMMO-3: orange plays the card with its airstrike; the chopper lands in the second lane. */
const strike = (more: Setting, when: readonly string[], so: Case['so']): Case => ({
  given: { cars: { [small]: [3, 1, 1], 'blue small': [1, 2, 4] }, dice: [[1, 2], [1]], ...more },
  when: ['die 1', 'airstrike', 'play it', ...when],
  so,
});

const HIT = [
  ['shooting', 'any'],
  ['damage', 'dent'],
] as const;
const behindBlue = 'tile 1, lane 2, row 3';
const hurt: Case['so'] = t => [t.damage('blue small'), ['dent']];

const STRIKES: Readonly<Record<string, Case>> = {
  'twin guns': strike({ luck: [...HIT, ['shooting', 'large']] }, [behindBlue, 'shoot', 'shoot'], t => [
    t.happened('shot').length,
    2,
  ]),
  'open doors': strike({ luck: HIT }, ['tile 1, lane 2, row 5', 'shoot'], hurt),
  'second pass': strike({ luck: [['shooting', 'large'], ...HIT] }, [behindBlue, 'shoot', 'roll again'], hurt),
  'long lens': strike({ luck: HIT }, ['tile 1, lane 2, row 2', 'shoot'], hurt),
  'big bore': strike(
    {
      luck: [
        ['shooting', 'medium'],
        ['damage', 'dent'],
      ],
    },
    [behindBlue, 'shoot'],
    hurt,
  ),
  'low hover': strike({ open: { mud: [[1, 2, 3]] }, luck: HIT }, [behindBlue, 'shoot'], hurt),
  'night flight': strike(
    { hidden: { mine: [[1, 2, 3]] }, luck: [['shooting', 'large'], ...HIT] },
    [behindBlue, 'shoot', 'roll again'],
    t => [
      [t.damage('blue small'), t.token([1, 2, 3])],
      [['dent'], '(mine)'],
    ],
  ),
  'gun run': strike({ luck: HIT }, ['tile 1, lane 2, row 6', 'shoot'], hurt),
};

/** TR-AMMO-6. */
const BONUS: Readonly<Record<string, Case>> = {
  overdrive: {
    given: { cars: { [small]: [1, 3, 1] }, dice: [[2, 4], [1]] },
    when: ['die 2', 'overdrive'],
    so: t => [t.car(small).points, 4],
  },
  'cross country': {
    given: { cars: { [small]: [1, 3, 1] }, dice: [[1, 2], [1]] },
    when: ['die 1', 'cross country', 'forward'],
    so: t => [t.asked(), 'move.roadBonus'],
  },
  'steady hand': {
    given: { ...blueAhead, dice: [[1, 2], [1]], luck: [['shooting', 'large'], ...HIT] },
    when: ['die 1', 'steady hand', 'forward', 'shoot', 'roll again'],
    so: hurt,
  },
  turret: {
    given: { cars: { [small]: [1, 3, 1], 'blue small': [1, 2, 1] }, dice: [[1, 6], [1]], luck: HIT },
    when: ['die 1', 'turret', 'forward', 'shoot'],
    so: hurt,
  },
  'rapid fire': {
    given: { ...blueAhead, dice: [[1, 4], [1]], luck: [...HIT, ['shooting', 'large']] },
    when: ['die 1', 'rapid fire', 'forward', 'shoot', 'shoot'],
    so: t => [t.happened('shot').length, 2],
  },
  'armour piercing': {
    given: {
      ...blueAhead,
      dice: [[1, 3], [1]],
      luck: [
        ['shooting', 'medium'],
        ['damage', 'dent'],
      ],
    },
    when: ['die 1', 'armour piercing', 'forward', 'shoot'],
    so: hurt,
  },
  sidestep: {
    given: { cars: { [small]: [1, 3, 1], 'blue small': [1, 3, 2] }, dice: [[2, 3], [1]] },
    when: ['die 3', 'sidestep', 'forward', 'drift through'],
    so: t => [t.car(small).points, 2],
  },
  'pit stop': {
    given: { cars: { [small]: [1, 3, 1] }, damage: { [small]: ['dent'] }, dice: [[1, 5], [1]] },
    when: ['die 1', 'pit stop'],
    so: t => [t.damage(small), []],
  },
};

const BLUE: NonNullable<Setting['cars']> = { 'blue medium': [2, 6, 8] };

const layFor = (given: Setting, more: Setting): Table =>
  lay({ ...given, ...more, cars: { ...BLUE, ...given.cars }, options: { ...given.options, ...more.options } });

const DECKS = {
  conditions: [
    CONDITIONS,
    (name: string): Setting => ({ options: { conditions: true }, conditions: { 1: name, 2: name, 3: name } }),
  ],
  strikes: [STRIKES, (name: string): Setting => ({ options: { strikes: true }, strikes: { orange: name } })],
  bonus: [BONUS, (name: string): Setting => ({ options: { bonus: true }, bonus: { orange: name } })],
  bounties: [BOUNTIES, (name: string): Setting => ({ options: { bounties: true }, bounties: { orange: name } })],
  oneShots: [ONE_SHOTS, (name: string): Setting => ({ options: { oneShots: true }, oneShots: { orange: name } })],
} as const;

const ALL = Object.entries(DECKS).flatMap(([deck, [cases, more]]) =>
  Object.entries(cases).map(([name, one]) => [deck, name, one, more(name)] as const),
);

test.each(ALL)('TR-AMMO-2 to TR-AMMO-6: %s: what %s does', (_deck, _name, { given, when, so }, more) => {
  const t = layFor(given, more);

  t.play(...when);

  const [actual, expected] = so(t);
  expect(actual).toEqual(expected);
  t.luckIsUsed();
});

const rowsIn = (deck: keyof typeof DECKS): string[] =>
  (deck === 'bonus' ? BOOK.commands.filter(({ dealt }) => dealt) : BOOK[deck]).map(({ name }) => name);

test('TR-AMMO-1, TR-DB-24: every card of the decks has its test; rules cards and blanks are none', () => {
  for (const [deck, [cases]] of Object.entries(DECKS)) {
    const rows = rowsIn(deck as keyof typeof DECKS);
    expect([deck, Object.keys(cases).toSorted()]).toEqual([deck, rows.toSorted()]);
    expect(rows).toHaveLength(8);
  }
});
