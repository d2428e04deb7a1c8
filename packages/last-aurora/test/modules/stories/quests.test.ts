import { expect, test } from 'vitest';
import type { Aurora } from '../../../src/state.ts';
import { location, trailer, truck } from '../../table.ts';
import { CONVOY, heard, ids, NOBODY, option, own, telling } from './narrator.ts';

const ENDS = { success: [{ gainFame: 2 }], failure: [{ loseFame: 1 }] };
const SHED = location(['fuel'], ['food', 'food']);

/** The end of a round with a quest before the first seat. */
const ending = (quest: object, more: object = {}, round = 1) =>
  telling({
    start: 'endOfRound',
    args: [],
    stories: { quests: [{ story: own('S05', { ...quest, ...ENDS }), option: 0, round }] },
    ...more,
  });

test('FS-STORY-28, 46, FS-RUL-46: a quest that is taken on lies before the player, and the action that brought it counts', () => {
  const t = telling({
    row: [SHED],
    seats: [{ crew: ['Driver'], convoy: CONVOY }, {}],
    stories: {
      deck: [own('S02', { quest: { of: 'gathered', atLeast: 2 }, counter: 2, deadline: 'nextRoundEnd', ...ENDS })],
    },
  });

  t.play('explore', option('S02', 1), 'left block');

  expect(t.g.stories?.quests).toMatchObject([{ seat: 0, count: 1, round: 2, tale: null }]);
  expect(t.happened('questCounted')).toHaveLength(1);
  expect(heard(t)).toEqual([]);
});

test.each([
  ['S05 yes', { of: 'food', atLeast: 1 }, 2],
  ['S05 no', { of: 'food', atLeast: 2 }, -1],
])('FS-STORY-19, 29: at its deadline %s', (tale, quest, fame) => {
  const t = ending({ quest, deadline: 'roundEnd', atDeadline: true });

  expect([heard(t), t.fame()]).toEqual([[tale], fame]);
  expect(ids(t, t.g.stories?.discard)).toEqual(['S05']);
});

test('FS-STORY-27, 29: a quest fails the moment its condition says so', () => {
  const t = telling({
    start: 'explorePhase',
    args: [],
    seats: [{ crew: ['Driver'], convoy: [truck(['survivor: survivor', 'any'])] }, {}],
    stories: {
      quests: [
        {
          story: own('S09', {
            quest: { of: 'food', atLeast: 2 },
            atDeadline: true,
            deadline: 'roundEnd',
            failIf: { of: 'food', atMost: 1 },
            ...ENDS,
          }),
          option: 0,
        },
      ],
    },
  });

  expect(heard(t)).toEqual(['S09 no']);
});

test('FS-STORY-30, FS-RUL-27: a quest without a deadline goes on, and gives nothing at the end of the game', () => {
  const quest = { quest: { of: 'defeated', atLeast: 1 } };
  const [goesOn, over] = [ending(quest, {}, 0), ending(quest, { dock: 6 }, 0)];

  expect(goesOn.g.stories?.quests).toHaveLength(1);
  expect([over.g.phase, heard(over), over.fame()]).toEqual(['over', [], 0]);
});

test.each([
  [6, ['S05 yes']],
  [2, []],
])('FS-STORY-29, 30: a clause for the end of the game is judged then; at dock %i', (dock, tales) => {
  const t = ending({ quest: { of: 'cleanSurvivors', atLeast: 2 }, deadline: 'gameEnd', atDeadline: true }, { dock }, 0);

  expect(heard(t)).toEqual(tales);
});

test('FS-STORY-30: several quests run side by side, and Rest does not move them', () => {
  const quest = { quest: { of: 'trailers', atLeast: 3 }, success: [{ gainFame: 2 }] };
  const t = telling({
    start: 'restPhase',
    args: [],
    stories: {
      quests: [
        { story: own('S17', { plain: [{ gainFame: 1 }] }, quest), option: 1 },
        { story: own('S27', quest), option: 0 },
      ],
    },
  });

  t.idleUntil(null);

  expect(t.g.stories?.quests).toHaveLength(2);
});

test('FS-STORY-29, 49: a third trailer fulfils the quest; nobody was made to take it', () => {
  const t = telling({
    row: [trailer(['any'])],
    seats: [
      { crew: ['Driver'], convoy: [truck(['survivor: survivor'], { towing: 3 }), trailer(['any']), trailer(['any'])] },
      {},
    ],
    stories: {
      quests: [
        {
          story: own('S17', { quest: { of: 'trailers', atLeast: 3 }, counter: 3, success: [{ gainFame: 2 }] }),
          option: 0,
        },
      ],
    },
  });

  t.play('explore');
  t.idleUntil('exploreTurn.afterwards');

  expect([heard(t), t.fame()]).toEqual([['S17 yes'], 2]);
});

test('FS-STORY-28: accepting tells no consequence', () => {
  const t = telling({
    start: 'tell',
    args: [0, false, NOBODY],
    stories: { deck: [own('S05', { quest: { of: 'items', atLeast: 2 }, deadline: 'roundEnd', ...ENDS })] },
  });

  t.play(option('S05', 1));

  expect([heard(t), t.g.stories?.quests.length, t.g.stories?.discard]).toEqual([[], 1, []]);
});

/** A quest until the end of the next round, when the game ends with this one; and one for a token on an enemy. */
const LATE = { quest: { of: 'gathered', atLeast: 2 }, deadline: 'nextRoundEnd' };
const AIMED = { quest: { of: 'ownTargets', atLeast: 1 }, deadline: 'nextFireEnd', ...ENDS };
const EARLIER = { options: { questsAre: 'judgedLater' } };

test.each([
  ['FS-STORY-30, FS-RUL-27: nothing comes of a quest whose deadline lies after the last round', {}, [[], 0]],
  ['LA-OPT-41: before version 5 it failed', EARLIER, [['S05 no'], -1]],
])('%s', (_says, options, result) => {
  const t = ending(LATE, { dock: 6, ...options }, 2);

  expect([heard(t), t.fame()]).toEqual(result);
});

test('FS-STORY-29: a deadline that comes with the last round holds', () => {
  const t = ending(LATE, { dock: 6 }, 1);

  expect([heard(t), t.fame()]).toEqual([['S05 no'], -1]);
});

/** One shot that marks an enemy and defeats it. */
const shot = (more: object = {}) => {
  const t = telling({
    start: 'fireTurn',
    args: [0],
    phase: 'fire',
    seats: [{ crew: ['Driver'], convoy: [truck(['survivor', 'any: ammo', 'weapon1'])] }, {}],
    enemies: [{ enemy: 'II', boxes: 1 }],
    outcomes: [{ player: { 1: '1' } }],
    stories: { quests: [{ story: own('S20', AIMED), option: 0, round: 1 }] },
    ...more,
  });
  t.play('attack');
  t.idleUntil(null);
  return t;
};

test('FS-STORY-29, FS-RUL-56: a target token counts the moment it is placed, though the same hit defeats the enemy', () => {
  expect(heard(shot())).toEqual(['S20 yes']);
});

test('LA-OPT-41: before version 5 the token was home again before anybody looked', () => {
  expect(heard(shot(EARLIER))).toEqual([]);
});

test('FS-STORY-30, LA-ELM-1: the quest of somebody who is out is nobody’s any more', () => {
  const t = ending(
    { quest: { of: 'food', atLeast: 0 }, deadline: 'roundEnd', atDeadline: true },
    {
      seats: [{}, {}, {}],
      track: [1, 2],
      modules: [
        {
          name: 'gone',
          tasks: {},
          hooks: {
            lay(g: Aurora) {
              g.players[0].out = true;
            },
          },
        },
      ],
    },
  );

  expect([heard(t), ids(t, t.g.stories?.discard), t.happened('questDropped').length]).toEqual([[], ['S05'], 1]);
});
