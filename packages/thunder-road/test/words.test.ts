import { speaker } from '@lastroad/words';
import { faultsOf, untranslated } from '@lastroad/words/testing';
import { expect, test } from 'vitest';
import { thunderRoad } from '../src/index.ts';
import { en } from '../words/en.ts';
import { it } from '../words/it.ts';
import { pl } from '../words/pl.ts';
import { ru } from '../words/ru.ts';

const ENGLISH = { ...thunderRoad.words, ...en };
/** Words that a language shares with English. */
const SHARED = ['command.nitro', 'command.drift', 'face.round'];

test.each(Object.entries({ ru, pl, it }))('everything said in English is said in %s', (language, words) => {
  expect(faultsOf(words, ENGLISH, language)).toEqual([]);
  expect(untranslated(words, ENGLISH).filter(key => !SHARED.includes(key))).toEqual([]);
});

test('a car is named by its size and whoever drives it, in every language', () => {
  const car = { key: 'car', values: { crew: 'Mira', size: { key: 'size.small' } } };
  const said = Object.entries({ ru, pl, it }).map(([language, words]) => speaker(words, language)(car));

  expect(said).toEqual(['Малая машина (Mira)', 'Małe auto (Mira)', 'Auto piccola di Mira']);
});
