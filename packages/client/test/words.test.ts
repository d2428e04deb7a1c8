import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { speaker } from '@lastroad/words';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { en } from '../src/words/en.ts';
import { it } from '../src/words/it.ts';
import { type Language, preferredLanguage } from '../src/words/languages.ts';
import { pl } from '../src/words/pl.ts';
import { ru } from '../src/words/ru.ts';

const CATALOGUES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, ru, pl, it };
const languages = Object.keys(CATALOGUES) as Language[];

interface Part {
  readonly type: number;
  readonly value?: string;
  readonly pluralType?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}
const [ARGUMENT_FROM, PLURAL] = [1, 6];

const partsOf = (text: string, language: string): readonly Part[] =>
  new IntlMessageFormat(text, language).getAst() as unknown as readonly Part[];

/** Every part of a message, those inside plurals too. */
const flat = (parts: readonly Part[]): Part[] =>
  parts.flatMap(part => [part, ...flat(Object.values(part.options ?? {}).flatMap(option => option.value))]);

const namesIn = (text: string, language: string): string[] =>
  [
    ...new Set(
      flat(partsOf(text, language))
        .filter(part => part.type >= ARGUMENT_FROM && part.type <= PLURAL)
        .map(part => part.value ?? ''),
    ),
  ].sort();

test.each(languages)('%s has every key and no other', language => {
  expect(Object.keys(CATALOGUES[language]).sort()).toEqual(Object.keys(en).sort());
});

test.each(languages)('every text in %s is a sound message with the values of the English one', language => {
  for (const [key, text] of Object.entries(CATALOGUES[language])) {
    const wanted = namesIn(en[key as keyof typeof en], 'en');
    const found = namesIn(text, language);

    expect([key, found.filter(name => !wanted.includes(name))]).toEqual([key, []]);
    expect([key, text.trim() === '']).toEqual([key, false]);
  }
});

/** Forms of the language that a plural does not have. Two forms that sound the same may be written once, as "other". */
const missingForms = (part: Part, language: string): string[] => {
  const type = part.pluralType as 'cardinal' | 'ordinal';
  const given = Object.keys(part.options ?? {});
  const missing = new Intl.PluralRules(language, { type })
    .resolvedOptions()
    .pluralCategories.filter(form => !given.includes(form));
  return given.length > 2 || missing.includes('one') ? missing : [];
};

test.each(languages)('every plural in %s has all the forms the language has', language => {
  const incomplete = Object.entries(CATALOGUES[language]).filter(([, text]) =>
    flat(partsOf(text, language)).some(part => part.type === PLURAL && missingForms(part, language).length > 0),
  );

  expect(incomplete).toEqual([]);
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
