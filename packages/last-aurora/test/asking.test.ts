import { speaker } from '@lastroad/words';
import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { TASKS } from '../src/modules/index.ts';
import { card } from './asking.ts';
import { EXPLORE_QUESTIONS } from './asking-explore.ts';
import { FIRE_QUESTIONS } from './asking-fire.ts';
import { ROAD_QUESTIONS } from './asking-road.ts';
import { CREW_QUESTIONS } from './modules/crews/asking.ts';
import { DECK_QUESTIONS } from './modules/deck/asking.ts';
import { PVP_QUESTIONS } from './modules/pvp/asking.ts';
import { STORY_QUESTIONS } from './modules/stories/asking.ts';
import { location, type TableLaid, table, trailer, truck } from './table.ts';

const say = speaker(lastAurora.words);

const QUESTIONS = {
  ...EXPLORE_QUESTIONS,
  ...ROAD_QUESTIONS,
  ...FIRE_QUESTIONS,
  ...DECK_QUESTIONS,
  ...CREW_QUESTIONS,
  ...PVP_QUESTIONS,
  ...STORY_QUESTIONS,
};

const wordsOf = ({ g }: ReturnType<typeof table>): string[] =>
  lastAurora.options(g, 0).map(choice => say(lastAurora.describe(g, 0, choice)));

test.each(Object.entries(QUESTIONS))(
  '%s is asked in words, and so are its choices',
  (name, [laid, plays, question, choices]) => {
    const t = table(laid);

    t.play(...plays);

    expect(t.asked().name).toBe(name);
    expect(say(lastAurora.ask(t.g, 0))).toBe(question);
    expect(wordsOf(t)).toEqual(choices);
  },
);

test('every question of the game is among these', () => {
  const questions = Object.entries(TASKS).flatMap(([task, { steps, stepNames }]) =>
    stepNames.filter((_, at) => typeof steps[at] === 'object').map(step => `${task}.${step}`),
  );

  expect(questions.toSorted()).toEqual(Object.keys(QUESTIONS).toSorted());
});

const TURN = { start: 'exploreTurn', args: [0, false], deck: [] };
const SHED = location(['fuel', 'food'], ['item']);
const ARMED = [truck(['survivor: survivor', 'any: ammo', 'weapon1', 'weapon2']), trailer(['any: ammo', 'any'])];
const MENDED = [truck(['survivor', 'any: ammo', 'any: fuel', 'weapon1', 'armour: damage']), trailer(['any'])];
const ILL = { crew: ['Scout'], contamination: { Scout: 1 }, convoy: MENDED };

/** Choices that the questions above do not offer. */
const MORE: readonly (readonly [string, TableLaid, readonly string[], readonly string[]])[] = [
  [
    'parts that are left',
    {
      ...TURN,
      row: [null, null, null, null, SHED],
      seats: [{ crew: ['Driver'], items: ['Welding Torch'], convoy: MENDED }, {}],
      skills: { Driver: 3 },
    },
    ['explore', 'the card', 'right block'],
    ['the bonus', 'use an item', 'finish'],
  ],
  [
    'every bonus of Beta, of which a Scout has the choice',
    {
      ...TURN,
      options: { mapSide: 'beta' },
      row: [SHED],
      discard: ['Tanker'],
      enemies: [{ enemy: 'II' }],
      seats: [ILL, {}],
    },
    ['explore', 'the bonus'],
    [
      'repair 1 damage',
      'remove 1 contamination from a participant',
      'remove up to 2 contamination from participants',
      'repair up to 2 damage',
      '1 food for 1 damage',
      '1 ammo for 1 damage',
      '1 fuel for 1 contamination on a participant',
      'spend 1 fuel to move 1 or 2 waypoints',
      'upgrade from the discard pile',
      'spend 1 ammo to attack',
      '1 fuel for 1 fame',
    ],
  ],
  [
    'Travellers',
    { start: 'meet', args: [0, 0], row: ['Travellers'], seats: [{ cargo: ['ammo'] }, {}] },
    [],
    ['help them', 'rob them'],
  ],
  [
    'an ambush of resources',
    { start: 'sufferAmbush', args: [0, card('The Twins (IV)')], phase: 'fire', seats: [{ cargo: ['fuel'] }, {}] },
    [],
    ['discard a resource', '1 damage on truck and its device'],
  ],
];

test.each(MORE)('%s are told in words', (_what, laid, plays, choices) => {
  const t = table(laid);

  t.play(...plays);

  expect(wordsOf(t)).toEqual(choices);
});

test('what is never offered is told too, when somebody asks why: an empty space, both parts of an ambush', () => {
  const row = table({ ...TURN, row: [null, SHED, SHED] });
  const wolf = table({
    start: 'sufferAmbush',
    args: [0, card('The Twins (IV)')],
    phase: 'fire',
    seats: [{ cargo: ['fuel'] }, {}],
  });
  const both = { ...wolf.g, stack: [{ ...wolf.g.stack[0], enemy: card('Steel Wolf (V)') }] };

  row.play('explore');

  expect(say(lastAurora.describe(row.g, 0, 0))).toBe('space 1');
  expect(say(lastAurora.describe(both, 0, 0))).toBe('1 damage on truck and its device and 1 damage on the devices');
});

test('everything that a question could be about has a name', () => {
  const { g } = table({
    start: 'exploreTurn',
    args: [0, false],
    enemies: [{ enemy: 'II' }],
    row: ['I'],
    discard: ['Tanker'],
    seats: [{ crew: ['Leader'], convoy: ARMED }, {}],
  });
  const of = (about: string) => lastAurora.things(g, 0, about).length;

  expect(['act', 'part', 'restAct', 'moveAct', 'fireAct', 'answer', 'block', 'encounter', 'bonus'].map(of)).toEqual([
    6, 4, 4, 6, 3, 2, 2, 2, 11,
  ]);
  expect(['slot', 'cargo', 'weapon', 'position', 'survivor', 'victim', 'token'].map(of)).toEqual([6, 6, 2, 2, 1, 2, 4]);
  expect(['item', 'ownItem', 'keep', 'space', 'discarded', 'waypoint', 'road', 'mine'].map(of)).toEqual([
    8, 8, 16, 5, 1, 26, 1, 25,
  ]);
  expect(['enemy', 'markedEnemy', 'anyEnemy', 'nothing'].map(of)).toEqual([1, 1, 2, 0]);
});
