import type { Options } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { LASTING } from '../../../src/modules/carnage/lasting.ts';
import { SETTINGS } from '../../../src/settings.ts';
import { type Luck, lay, type Place, type Setting } from '../../table.ts';

// Every power against a car of one's own, of an opponent and of nobody, small and large, under each house option. What is
// expected is said here once more, by the words on the card.

type Whose = 'own' | 'opponent' | 'wreck';

/** The other car that a power meets, or is met by. */
interface Other {
  readonly whose: Whose;
  readonly size: 'small' | 'large';
}

const OTHERS: readonly Other[] = [
  { whose: 'own', size: 'small' },
  { whose: 'own', size: 'large' },
  { whose: 'opponent', size: 'small' },
  { whose: 'opponent', size: 'large' },
  { whose: 'wreck', size: 'small' },
];

const HOUSE: readonly Options[] = [
  {},
  ...SETTINGS.flatMap(setting =>
    setting.name === 'seats' || 'module' in setting || 'seat' in setting
      ? []
      : setting.values.filter(v => v !== setting.preset).map(v => ({ [setting.name]: v })),
  ),
];

const START: Place = [1, 3, 3];
const AHEAD: Place = [1, 3, 4];
const SIDE: Place = [1, 2, 3];
const nameOf = ({ whose, size }: Other): string =>
  whose === 'wreck' ? 'wreck 1' : `${whose === 'own' ? 'orange' : 'blue'} ${size}`;
const wordsOf = ({ whose, size }: Other): string =>
  whose === 'wreck' ? 'wreck 1' : `${whose === 'own' ? 'Orange' : 'Blue'}'s ${size} car`;

/** Orange's medium car suffers from the card and is on turn; the other car stands there. */
const stand = (card: string, other: Other, at: Place, options: Options, setting: Setting = {}) => {
  const t = lay({
    carnage: true,
    options,
    dice: [[1], [1]],
    damage: { 'orange medium': [card] },
    ...(other.whose === 'wreck' && { wrecks: [at] }),
    ...setting,
    cars: {
      'orange medium': START,
      'blue medium': [3, 6, 8],
      ...(other.whose !== 'wreck' && { [nameOf(other)]: at }),
    },
  });
  // A car of one's own that could be moved instead.
  if (t.asked() === 'turn.chooseCar') t.play("move Orange's medium car");
  return t;
};
type Table = ReturnType<typeof stand>;

const ways = (t: Table): string[] => t.may().map(words => words.split(' ')[0]);
const isLarger = ({ size }: Other): boolean => size === 'large';

/** It drives forward, and into the other car; whoever may have the dice rolled again leaves them. */
const ram = (card: string, other: Other, options: Options, luck: Luck, setting: Setting = {}) => {
  const t = stand(card, other, AHEAD, options, { luck, ...setting });
  if (t.asked() === 'drive.chooseWay') t.play('forward');
  const asked: string[] = [];
  for (; t.asked()?.startsWith('slam'); t.play('leave it')) asked.push(`${t.asked()} ${t.asks()}`);
  return { t, asked };
};
const PUSHED: Luck = [
  ['slam', 'bottom'],
  ['direction', 'F'],
];
/** TR-SLAM-4. */
const ownerOfLarger = (other: Other): string =>
  `slam.rollAgain ${isLarger(other) && other.whose === 'opponent' ? 'blue' : 'orange'}`;

/** It drives forward and shoots at the other car, two spaces ahead of where it began. */
const shot = (card: string, other: Other, options: Options, luck: Luck) => {
  const t = stand(card, other, [1, 3, 5], options, { luck });
  t.play('forward');
  if (t.asked() === 'shoot.chooseTarget') t.play(`shoot at ${wordsOf(other)}`);
  return t;
};

interface Row {
  readonly of: (other: Other, options: Options) => unknown;
  readonly comes: (other: Other, options: Options) => unknown;
}

const POWERS: Readonly<Record<string, Row>> = {
  'clogged filter': {
    of: (other, options) =>
      stand('clogged filter', other, AHEAD, options, { dice: [[3], [1]] }).car('orange medium').points,
    comes: () => 2,
  },
  'stuck throttle': {
    of: (other, options) =>
      stand('stuck throttle', other, AHEAD, options, { dice: [[3], [1]] }).car('orange medium').points,
    comes: () => 4,
  },
  'missing gear': {
    of: (other, options) =>
      [5, 6].map(
        die => stand('missing gear', other, AHEAD, options, { dice: [[die], [1]] }).car('orange medium').points,
      ),
    comes: () => [5, 4],
  },
  // Where the house allows it, a car without the card is asked, even after a slam.
  'bald tyres': {
    of: (other, options) =>
      ['bald tyres', 'dent'].map(
        card => ram(card, other, options, PUSHED, { roadLanes: [3] }).t.asked() === 'move.roadBonus',
      ),
    comes: (_other, options) => [false, options['roadBonusAfterSlam'] === true],
  },
  'cut fuel line': {
    of: (other, options) =>
      stand('cut fuel line', other, AHEAD, options, { dice: [[3, 3], [1]] })
        .may()
        .includes('nitro (1–3)'),
    comes: () => false,
  },
  'bent left wheel': {
    of: (other, options) => ways(stand('bent left wheel', other, AHEAD, options)),
    comes: () => ['forward', 'forward-right'],
  },
  'bent right wheel': {
    of: (other, options) => ways(stand('bent right wheel', other, AHEAD, options)),
    comes: () => ['forward', 'forward-left'],
  },
  // Nothing else is left, so it is not even asked.
  'heavy steering': {
    of: (other, options) => ram('heavy steering', other, options, PUSHED).t.happened('slammed').length,
    comes: () => 1,
  },
  'backseat driver': {
    of: (other, options) => {
      const t = stand('backseat driver', other, AHEAD, options, { dice: [[2], [1]] });
      return [t.asks(), ...ways(t)];
    },
    comes: () => ['blue', 'forward', 'forward-left', 'forward-right'],
  },
  'snagged tow rope': {
    of: (other, options) => {
      const t = stand('snagged tow rope', other, AHEAD, options);
      return [t.asks(), ...ways(t)];
    },
    comes: () => ['blue', 'forward', 'forward-left', 'forward-right'],
  },
  'wobbling axle': {
    of: (other, options) =>
      ram('wobbling axle', other, options, [['steering', 0], ...PUSHED]).t.happened('slammed').length,
    comes: () => 1,
  },
  'jammed gun': {
    of: (other, options) => shot('jammed gun', other, options, []).asks(),
    comes: () => 'blue',
  },
  // The other car is ahead to the left.
  'rigid mount': {
    of: (other, options) =>
      ['rigid mount', 'dent'].map(card => {
        const t = stand(card, other, [1, 2, 4], options);
        t.play('forward');
        return t.asked() === 'shoot.chooseTarget';
      }),
    comes: () => [false, true],
  },
  // Whoever owns the car that was hit.
  'crooked sight': {
    of: (other, options) => {
      const t = shot('crooked sight', other, options, [['shooting', 'any']]);
      return t.asked() === 'shoot.rollAgain' ? t.asks() : 'nobody';
    },
    comes: ({ whose }) => ({ own: 'orange', opponent: 'blue', wreck: 'nobody' })[whose],
  },
  'cracked barrel': {
    of: (other, options) => {
      const dents: Luck = [
        ['damage', 'dent'],
        ['damage', 'dent'],
      ];
      const t = shot('cracked barrel', other, options, [
        ['shooting', 'any'],
        ...dents.slice(other.whose === 'wreck' ? 1 : 0),
      ]);
      return t.damage('orange medium');
    },
    comes: () => ['lasting', 'dent'],
  },
  'twitchy gunner': {
    of: (other, options) => shot('twitchy gunner', other, options, [['shooting', 'medium']]).happened('shot').length,
    comes: () => 1,
  },
  'flapping tarpaulin': {
    of: (other, options) => (['small-medium', 'medium', 'large'] as const).map(face => tarpaulin(other, options, face)),
    comes: ({ whose, size }) => {
      if (whose === 'wreck') return [true, false, false];
      return size === 'small' ? [true, true, false] : [false, false, true];
    },
  },
  'lost ballast': {
    of: (other, options) => {
      const { t, asked } = ram('lost ballast', other, options, [['direction', 'FL']]);
      return [t.place('orange medium'), t.place(nameOf(other)), asked];
    },
    comes: other => [[1, 2, 4], AHEAD, [ownerOfLarger(other)]],
  },
  'torn bumper': {
    of: (other, options) => ram('torn bumper', other, options, PUSHED).asked,
    comes: other => [
      ownerOfLarger(other),
      // An opponent whose car is the larger has had its say.
      ...(other.whose === 'opponent' && !isLarger(other) ? ['slam.rollForOpponent blue'] : []),
    ],
  },
  'dripping sump': {
    of: (other, options) => {
      const t = stand('dripping sump', other, SIDE, options);
      t.play('forward');
      return t.token(START);
    },
    comes: () => 'oil',
  },
  'broken radio': {
    of: (other, options) =>
      [3, 4].map(die =>
        stand('broken radio', other, AHEAD, options, { dice: [[die, die], [1]] })
          .may()
          .filter(words => words !== 'no command'),
      ),
    comes: () => [
      ['airstrike (any die)', 'nitro (1–3)'],
      ['airstrike (any die)', 'nitro (1–3)', 'drift (3–5)'],
    ],
  },
};

/** Orange's medium car shoots at the other one, which has the card; a wreck has no place for one. */
const tarpaulin = (other: Other, options: Options, face: 'small-medium' | 'medium' | 'large'): boolean => {
  const damage = { [nameOf(other)]: ['flapping tarpaulin'] };
  const t = lay({
    carnage: true,
    options,
    dice: [[1], [1]],
    moved: other.whose === 'own' ? [nameOf(other)] : [],
    ...(other.whose === 'wreck' ? { wrecks: [[1, 3, 5]] } : { damage }),
    cars: {
      'orange medium': START,
      'blue medium': [3, 6, 8],
      ...(other.whose !== 'wreck' && { [nameOf(other)]: [1, 3, 5] }),
    },
    luck: [
      ['shooting', face],
      ['damage', 'dent'],
    ],
  });
  t.play('forward', `shoot at ${wordsOf(other)}`);
  return t.happened('shot').some(event => event.type === 'shot' && event.hit);
};

test('TR-DATA-10: every lasting effect has its line here', () => {
  expect(Object.keys(POWERS).toSorted()).toEqual(LASTING.map(({ name }) => name).toSorted());
});

const CASES = Object.keys(POWERS).flatMap(card => OTHERS.map(other => ({ card, ...other })));

test.each(CASES)(
  'TR-LAST-1, TR-DB-22: $card, with a $size car, $whose, under each house option',
  ({ card, ...other }) => {
    const { of, comes } = POWERS[card];

    const found = HOUSE.map(options => ({ options, came: of(other, options) }));

    expect(found).toEqual(HOUSE.map(options => ({ options, came: comes(other, options) })));
  },
);
