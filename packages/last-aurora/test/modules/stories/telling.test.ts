import { keyFromSeed } from '@lastroad/kernel';
import { speaker } from '@lastroad/words';
import { expect, test } from 'vitest';
import { deedOf } from '../../../board/modules/stories/deeds.ts';
import { endIn } from '../../../board/modules/stories/ends.ts';
import { chanceOf } from '../../../board/modules/stories/odds.ts';
import { type AuroraEvent, lastAurora } from '../../../src/index.ts';
import { PLACES, SPRINGS } from '../../../src/stories.ts';
import type { Effect, StoryOption } from '../../../src/story.ts';
import { board } from '../../../words/en/board.ts';
import { BASE } from '../../words.ts';

const say = speaker({ ...lastAurora.words, ...board });

const effectsIn = (option: StoryOption): readonly Effect[] =>
  'plain' in option ? [...option.plain, ...(option.cost ?? [])] : [...option.success, ...(option.failure ?? [])];

test('part 13.3: every effect of a story but a pot is said at a glance, and losses are told from gains', () => {
  const effects = BASE.stories.flatMap(({ options }) => options.flatMap(effectsIn));
  const deeds = effects.filter(effect => !('contribute' in effect)).map(deedOf);

  expect(deeds.map(({ words }) => say(words)).filter(words => /effect\.|\{|undefined/.test(words))).toEqual([]);
  expect(deedOf({ gain: 'fuel', n: 1 })).toMatchObject({ picture: 'fuel', isBad: false });
  expect(deedOf({ lose: 'any', n: 2 })).toMatchObject({ picture: 'item', isBad: true });
  expect(deedOf({ speedNext: -1 })).toMatchObject({ picture: 'speed', isBad: true });
  expect(deedOf({ archive: 'survivor', skill: 1 })).toMatchObject({ picture: 'story', isBad: false });
});

test('FS-STORY-8, 31: wherever a story may lie, there are words for it', () => {
  const kept = PLACES.filter(place => ['board', 'restZone'].includes(place));

  expect(kept).toHaveLength(2);
  for (const place of [...kept, 'card']) expect(board).toHaveProperty([`face.story.kept.${place}`]);
  for (const spring of SPRINGS) expect(board).toHaveProperty([`face.story.springs.${spring}`]);
});

test('FS-STORY-25: as long as no outcome card is known, every letter succeeds in a quarter of all cases', () => {
  const view = lastAurora.view(lastAurora.setup(BASE, keyFromSeed(1)), 0);

  expect(chanceOf(BASE, view, [])).toBe(0);
  expect(chanceOf(BASE, view, ['A', 'B', 'C', 'D'])).toBe(100);
  expect(chanceOf(BASE, view, ['A', 'B'])).toBe(50);
});

const TESTED: AuroraEvent = { type: 'storyTested', seat: 1, outcome: 3, letter: 'D', passed: false };

test('FS-STORY-17, 19: what comes of a story is read with its end, and not before', () => {
  const failed: AuroraEvent = { type: 'storyTold', seat: 1, story: 0, option: 0, tale: 'no' };
  const end = endIn(BASE, [TESTED, failed]);

  expect(endIn(BASE, [{ type: 'storyChosen', seat: 1, story: 0, option: 0 }, TESTED])).toBeNull();
  expect(end).toMatchObject({ story: 0, option: 0, seat: 1, tale: 'no', turned: { letter: 'D', passed: false } });
  expect(end?.effects).toEqual([{ lose: 'fuel', n: 1 }]);
});

test('FS-STORY-28: a quest that is taken on tells its task alone', () => {
  const quest = BASE.stories.findIndex(({ id }) => id === 'S02');

  expect(endIn(BASE, [{ type: 'questTaken', seat: 0, story: quest, option: 0 }])).toMatchObject({
    tale: 'task',
    effects: [],
    turned: null,
  });
});
