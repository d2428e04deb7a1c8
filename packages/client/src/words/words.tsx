import { type Say, speaker } from '@lastroad/words';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Key, Words } from './en.ts';
import { type Language, loadWords } from './languages.ts';

export type Tell = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

interface Speaking {
  readonly language: Language;
  readonly t: Tell;
}

const Speech = createContext<Speaking>({ language: 'en', t: key => key });

export const useWords = (): Speaking => useContext(Speech);

const tellIn = (words: Words, language: Language): Tell => {
  const say: Say = speaker(words, language);
  return (key, values) => say(values === undefined ? { key } : { key, values });
};

/** Shows nothing before the words are there: a page of keys helps nobody. */
export const WordsProvider = ({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}) => {
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly words: Words } | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadWords(language).then(words => wanted && setLoaded({ language, words }));
    document.documentElement.lang = language;
    return () => {
      wanted = false;
    };
  }, [language]);
  const speaking = useMemo(
    () => loaded && { language: loaded.language, t: tellIn(loaded.words, loaded.language) },
    [loaded],
  );
  return speaking === null ? null : <Speech value={speaking}>{children}</Speech>;
};
