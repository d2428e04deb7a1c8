import type { Catalogue } from '@lastroad/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

interface Part {
  readonly type: number;
  readonly value?: string;
  readonly pluralType?: 'cardinal' | 'ordinal';
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}
const [ARGUMENT_FROM, PLURAL] = [1, 6];

/** Every part of a message, those inside plurals too. */
const flat = (parts: readonly Part[]): Part[] =>
  parts.flatMap(part => [part, ...flat(Object.values(part.options ?? {}).flatMap(option => option.value))]);

const partsOf = (text: string, locale: string): Part[] =>
  flat(new IntlMessageFormat(text, locale).getAst() as unknown as readonly Part[]);

const valuesOf = (parts: readonly Part[]): string => {
  const values = parts.filter(({ type }) => type >= ARGUMENT_FROM && type <= PLURAL).map(({ value }) => value ?? '');
  return [...new Set(values)].sort().join(', ');
};

/** Forms of the language that a plural does not have. Two forms that sound the same may be written once, as "other". */
const missingForms = ({ pluralType, options = {} }: Part, locale: string): string[] => {
  const given = Object.keys(options);
  const { pluralCategories } = new Intl.PluralRules(locale, { type: pluralType ?? 'cardinal' }).resolvedOptions();
  const missing = pluralCategories.filter(form => !given.includes(form));
  return given.length > 2 || missing.includes('one') ? missing : [];
};

const faultOf = (text: string, english: string, locale: string): string | null => {
  if (text.trim() === '') return 'says nothing';
  try {
    const parts = partsOf(text, locale);
    const [wanted, found] = [valuesOf(partsOf(english, 'en')), valuesOf(parts)];
    if (found !== wanted) return `has the values "${found}", not "${wanted}"`;
    const forms = parts.filter(({ type }) => type === PLURAL).flatMap(part => missingForms(part, locale));
    return forms.length > 0 ? `lacks the forms ${forms.join(', ')}` : null;
  } catch (error) {
    return String(error);
  }
};

/** What is wrong with a translation: keys, messages that do not parse, other values than in English, missing plurals. */
export const faultsOf = (words: Catalogue, english: Catalogue, locale: string): string[] => [
  ...Object.keys(english).flatMap(key => (key in words ? [] : [`${key} is missing`])),
  ...Object.entries(words).flatMap(([key, text]) => {
    const original = english[key];
    if (original === undefined) return [`${key} is not a key of English`];
    const fault = faultOf(text, original, locale);
    return fault === null ? [] : [`${key} ${fault}`];
  }),
];

/** Texts that a translation leaves as they are, although there are words in them. */
export const untranslated = (words: Catalogue, english: Catalogue): string[] =>
  Object.entries(words)
    .filter(([key, text]) => text === english[key] && /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')))
    .map(([key]) => key);
