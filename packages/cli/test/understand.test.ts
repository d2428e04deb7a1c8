import { expect, test } from 'vitest';
import { understand } from '../src/play/understand.ts';

const ITEMS = ['card 11 (worth 3)', 'card 31 (worth 5)', 'stop', 'save the crew'];

test('an answer is a number of the list, the words, or a beginning of them that fits only one', () => {
  expect(understand('2', ITEMS)).toEqual({ type: 'choose', index: 1 });
  expect(understand(' STOP ', ITEMS)).toEqual({ type: 'choose', index: 2 });
  expect(understand('card 3', ITEMS)).toEqual({ type: 'choose', index: 1 });
});

test('what fits several or nothing is asked back', () => {
  expect(understand('card', ITEMS)).toEqual({
    type: 'unclear',
    complaint: '"card" could be "card 11 (worth 3)" or "card 31 (worth 5)"; type a number, or "help".',
  });
  expect(understand('9', ITEMS)).toMatchObject({ type: 'unclear', complaint: /no number 9/ });
  expect(understand('0', ITEMS)).toMatchObject({ type: 'unclear', complaint: /no number 0/ });
  expect(understand('jump', ITEMS)).toMatchObject({ type: 'unclear', complaint: /"jump" is not one of them/ });
  expect(understand('  ', ITEMS)).toEqual({ type: 'nothing' });
});

test('words of the table are whole words, and an answer with the same words goes before them', () => {
  expect(understand('why card 3', ITEMS)).toEqual({ type: 'say', word: 'why', rest: 'card 3' });
  expect(understand('save my.json', ITEMS)).toEqual({ type: 'say', word: 'save', rest: 'my.json' });
  expect(understand('save the crew', ITEMS)).toEqual({ type: 'choose', index: 3 });
  expect(understand('sa', ITEMS)).toEqual({ type: 'choose', index: 3 });
  expect(understand('q', ITEMS)).toEqual({ type: 'say', word: 'quit', rest: '' });
  expect(understand('q', [...ITEMS, 'quench'])).toEqual({ type: 'choose', index: 4 });
});
