import { faultsOf, untranslated } from '@lastroad/words/testing';
import { expect, test } from 'vitest';
import { STORIES } from '../../../src/modules/stories/rows.ts';
import type { StoryOption, StoryRow } from '../../../src/story.ts';
import { deck1 as en1 } from '../../../words/en/modules/stories/deck-1.ts';
import { deck2 as en2 } from '../../../words/en/modules/stories/deck-2.ts';
import { deck3 as en3 } from '../../../words/en/modules/stories/deck-3.ts';
import { deck1 as it1 } from '../../../words/it/modules/stories/deck-1.ts';
import { deck2 as it2 } from '../../../words/it/modules/stories/deck-2.ts';
import { deck3 as it3 } from '../../../words/it/modules/stories/deck-3.ts';
import { deck1 as pl1 } from '../../../words/pl/modules/stories/deck-1.ts';
import { deck2 as pl2 } from '../../../words/pl/modules/stories/deck-2.ts';
import { deck3 as pl3 } from '../../../words/pl/modules/stories/deck-3.ts';
import { deck1 as ru1 } from '../../../words/ru/modules/stories/deck-1.ts';
import { deck2 as ru2 } from '../../../words/ru/modules/stories/deck-2.ts';
import { deck3 as ru3 } from '../../../words/ru/modules/stories/deck-3.ts';

const ENGLISH = { ...en1, ...en2, ...en3 };
const LANGUAGES = Object.entries({
  en: ENGLISH,
  ru: { ...ru1, ...ru2, ...ru3 },
  pl: { ...pl1, ...pl2, ...pl3 },
  it: { ...it1, ...it2, ...it3 },
});

/** Which texts follow a choice. */
const endsOf = (option: StoryOption): string[] => {
  const effects = 'plain' in option ? option.plain : option.success;
  const found = effects.some(effect => 'tuck' in effect) ? ['found'] : [];
  if ('plain' in option)
    return effects.some(effect => 'contribute' in effect) ? ['yes', 'met', 'short'] : ['yes', ...found];
  if ('test' in option) return ['yes', 'no', ...found];
  return ['task', 'yes', ...(option.failure === undefined ? [] : ['no'])];
};

const keysOf = ({ id, options }: StoryRow): string[] => [
  `story.${id}`,
  `story.${id}.intro`,
  ...options.flatMap((option, i) => {
    const key = `story.${id}.${i + 1}`;
    return [key, ...endsOf(option).map(end => `${key}.${end}`)];
  }),
];

const lengthOf = (text: string): number => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
const mostOf = (key: string): number =>
  key.endsWith('.intro') ? 45 : /\.\d$/.test(key) ? 14 : /\.\w+$/.test(key) && key.split('.').length > 2 ? 45 : 6;

test.each(LANGUAGES)(
  'part 13.1: in %s every story has its words, and all words have their story',
  (_language, words) => {
    expect(Object.keys(words)).toEqual(STORIES.flatMap(keysOf));
  },
);

test.each(LANGUAGES)(
  'part 13.1: in %s introductions have at most 45 words, options 14, titles 6',
  (_language, words) => {
    const long = Object.entries(words).filter(([key, text]) => lengthOf(text) > mostOf(key));

    expect(long.map(([key, text]) => `${key}: ${lengthOf(text)}`)).toEqual([]);
  },
);

test.each(LANGUAGES)(
  'FS-DB-3, FS-STORY-16: in %s nothing that is read out before the choice has a number in it',
  (_language, words) => {
    const before = Object.entries(words).filter(([key]) => !/\.(yes|no|met|short|found|task)$/.test(key));

    expect(before.filter(([, text]) => /\d/.test(text))).toEqual([]);
  },
);

test.each(LANGUAGES.slice(1))('everything told in English is told in %s', (language, words) => {
  expect(faultsOf(words, ENGLISH, language)).toEqual([]);
  expect(untranslated(words, ENGLISH)).toEqual([]);
});
