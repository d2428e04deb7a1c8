import { speaker } from '@lastroad/words';
import { faultsOf, untranslated } from '@lastroad/words/testing';
import { expect, test } from 'vitest';
import { thunderRoad } from '../src/index.ts';
import { board as enBoard } from '../words/en/board.ts';
import { board as itBoard } from '../words/it/board.ts';
import { words as it } from '../words/it/index.ts';
import { board as plBoard } from '../words/pl/board.ts';
import { words as pl } from '../words/pl/index.ts';
import { board as ruBoard } from '../words/ru/board.ts';
import { words as ru } from '../words/ru/index.ts';

const ENGLISH = { ...thunderRoad.words, ...enBoard };
const SPOKEN = { ru: { ...ru, ...ruBoard }, pl: { ...pl, ...plBoard }, it: { ...it, ...itBoard } };
/** Words that a language shares with English. */
const SHARED = ['command.nitro', 'command.drift', 'face.round'];

test.each(Object.entries(SPOKEN))('everything said in English is said in %s', (language, words) => {
  expect(faultsOf(words, ENGLISH, language)).toEqual([]);
  expect(untranslated(words, ENGLISH).filter(key => !SHARED.includes(key))).toEqual([]);
});

test('a car is named by its size and whoever drives it, in every language', () => {
  const car = { key: 'car', values: { crew: 'Mira', size: { key: 'size.small' } } };
  const said = Object.entries(SPOKEN).map(([language, words]) => speaker(words, language)(car));

  expect(said).toEqual(['Малая машина (Mira)', 'Małe auto (Mira)', 'Auto piccola di Mira']);
});
