import { expect, test } from 'vitest';
import { lastAurora } from '../../../src/index.ts';
import { say } from '../../words.ts';
import { heard, NOBODY, telling } from './narrator.ts';

const GAIN = { plain: [{ gainFame: 1 }] };

const refusal = (row: object): string => {
  const content = lastAurora.content({ stories: 'on' }, { stories: [{ id: 'S01', ...row }] });
  return content.ok ? 'accepted' : content.detail;
};

const WORDS = {
  title: 'The Toll',
  intro: 'A rope across the road.',
  options: [
    { label: 'Haggle.', yes: 'The rope falls.' },
    { label: 'Pay.', yes: 'It falls too.' },
  ],
};

test.each([
  [{ options: [{ test: ['E'], success: [], failure: [] }, GAIN] }, 'stories.S01.options[0].test[0]'],
  [{ options: [{ plain: [{ gainFame: 9 }] }, GAIN] }, 'stories.S01.options[0].plain[0]'],
  [{ options: [GAIN] }, 'stories.S01.options'],
  [{ trigger: 'sneeze' }, 'stories.S01.trigger'],
  [{ cargo: ['any', 'any', 'any'] }, 'accepted'],
  [{ options: [GAIN, GAIN, GAIN], words: WORDS }, 'stories.S01.words.options'],
])('FS-DATA-8: a row of an owner is read, and what is wrong is named by its place: %o', (row, place) => {
  expect(refusal(row)).toContain(place);
});

test('FS-STORY-16: a story of an owner is read in its own words', () => {
  const t = telling({
    start: 'tell',
    args: [0, false, NOBODY],
    stories: { deck: [{ id: 'S01', options: [GAIN, GAIN], words: WORDS }] },
  });
  const asked = say(lastAurora.ask(t.g, 0));

  t.play('Haggle.');

  expect(asked).toBe('The Toll: what do you do?');
  expect(heard(t)).toEqual(['S01 yes']);
  expect(t.happened('storyTold').map(event => say(lastAurora.tell(t.g.content, event)))).toEqual([
    'The Toll (player 1). The rope falls.',
  ]);
});
