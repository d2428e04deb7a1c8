import type { Words } from './en.ts';

/** The languages of the rulebooks, and English. Each names itself. */
export const LANGUAGES = { en: 'English', ru: 'Русский', pl: 'Polski', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (code: string): code is Language => code in LANGUAGES;

const CATALOGUES: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  pl: async () => (await import('./pl.ts')).pl,
  it: async () => (await import('./it.ts')).it,
};

export const loadWords = (language: Language): Promise<Words> => CATALOGUES[language]();

/** The first language of the reader that we speak. */
export const preferredLanguage = (wanted: readonly string[]): Language => {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(code)) return code;
  }
  return 'en';
};
