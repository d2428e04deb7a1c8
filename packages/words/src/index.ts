import type { Catalogue, Message } from '@lastroad/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

export type Say = (message: Message) => string;

/** A speaker of one language. Messages inside messages are worded first; a text without words shows its key. */
export const speaker = (words: Catalogue, locale = 'en'): Say => {
  const known = new Map<string, IntlMessageFormat>();
  const say: Say = ({ key, values = {} }) => {
    let format = known.get(key);
    if (format === undefined) {
      const text = words[key];
      if (text === undefined) return key;
      format = new IntlMessageFormat(text, locale);
      known.set(key, format);
    }
    const spoken = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? say(value) : value,
    ]);
    return String(format.format(Object.fromEntries(spoken)));
  };
  return say;
};
