import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { speaker } from '@lastroad/words';
import { faultsOf } from '@lastroad/words/testing';
import { expect, test } from 'vitest';
import { en } from '../src/words/en.ts';
import { it } from '../src/words/it.ts';
import { type Language, preferredLanguage } from '../src/words/languages.ts';
import { pl } from '../src/words/pl.ts';
import { ru } from '../src/words/ru.ts';

const CATALOGUES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, ru, pl, it };
const languages = Object.keys(CATALOGUES) as Language[];

test.each(languages)('%s has every key and no other, and sound messages with all forms of the language', language => {
  expect(faultsOf(CATALOGUES[language], en, language)).toEqual([]);
});

test('numbers are counted as each language counts', () => {
  const say = Object.fromEntries(languages.map(language => [language, speaker(CATALOGUES[language], language)]));
  const points = (language: string, points: number) => say[language]?.({ key: 'score.points', values: { points } });

  expect([1, 2, 5, 21, 22].map(n => points('ru', n))).toEqual(['1 очко', '2 очка', '5 очков', '21 очко', '22 очка']);
  expect([1, 2, 5, 21, 22].map(n => points('pl', n))).toEqual([
    '1 punkt',
    '2 punkty',
    '5 punktów',
    '21 punktów',
    '22 punkty',
  ]);
  expect([1, 2].map(n => points('it', n))).toEqual(['1 punto', '2 punti']);
  expect([1, 2].map(n => points('en', n))).toEqual(['1 point', '2 points']);
});

test('every key is used somewhere', () => {
  const folder = resolve(import.meta.dirname, '../src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !file.startsWith('words'))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const isMade = (key: string): boolean => /^(?:game|rules|bot|theme|world|source)\./.test(key);

  const unused = Object.keys(en).filter(key => !isMade(key) && !sources.includes(`'${key}'`));

  expect(unused).toEqual([]);
});

test('the language is the first of the reader that is spoken here', () => {
  expect(preferredLanguage(['de-AT', 'pl-PL', 'en'])).toBe('pl');
  expect(preferredLanguage(['de', 'fr'])).toBe('en');
});
