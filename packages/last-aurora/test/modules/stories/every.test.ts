import { must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { lastAurora } from '../../../src/index.ts';
import { COMPANY, playOut, position } from './samples.ts';

const { stories } = must(lastAurora.content({ stories: 'on' }));

/** FS-DB-20: every option with every first letter, paid for and not. */
const CASES = stories.flatMap(({ id, options }, story) =>
  options.flatMap((option, choice) =>
    ('test' in option ? ['A', 'B', 'C', 'D'] : ['A']).flatMap(letter =>
      ('test' in option && option.extra?.pay !== undefined ? [0, 1] : [0]).map(pay => ({
        id,
        story,
        choice,
        letter,
        pay,
      })),
    ),
  ),
);

test.each(CASES)('FS-DB-20: $id, option $choice, letter $letter, paying $pay', ({ story, choice, letter, pay }) => {
  for (const company of COMPANY) {
    const t = position(story, company, letter);
    if (!lastAurora.options(t, 0).includes(choice)) continue;

    lastAurora.choose(t, 0, choice);
    const faults = playOut(t, pay);

    expect(faults).toEqual([]);
    expect(t.stories?.telling).toBeNull();
  }
});

test('FS-DB-20: there are 40 stories with 84 options', () => {
  expect(stories).toHaveLength(40);
  expect(CASES.length).toBeGreaterThan(200);
});
