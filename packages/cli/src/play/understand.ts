/** What can be said at the table besides an answer. */
export const WORDS = ['undo', 'redo', 'hint', 'why', 'things', 'table', 'save', 'help', 'quit'] as const;
export type Word = (typeof WORDS)[number];

export type Intent =
  | { readonly type: 'choose'; readonly index: number }
  | { readonly type: 'say'; readonly word: Word; readonly rest: string }
  | { readonly type: 'nothing' }
  | { readonly type: 'unclear'; readonly complaint: string };

/** Finds a thing by its number in the list, counted from 1, or by the beginning of its words. */
export const find = (text: string, items: readonly string[]): number | string => {
  if (/^\d+$/.test(text)) {
    const index = Number(text) - 1;
    return index >= 0 && index < items.length ? index : `there is no number ${text} here`;
  }
  const wanted = text.toLowerCase();
  const lower = items.map(item => item.toLowerCase());
  const exact = lower.indexOf(wanted);
  if (exact >= 0) return exact;
  const begun = lower.flatMap((item, i) => (item.startsWith(wanted) ? [i] : []));
  if (begun.length === 1) return begun[0] as number;
  if (begun.length === 0) return `"${text}" is not one of them`;
  return `"${text}" could be ${begun.map(i => `"${items[i]}"`).join(' or ')}`;
};

/** An answer goes before a word of the table, and a whole word of the table before the beginning of an answer. */
export const understand = (line: string, items: readonly string[]): Intent => {
  const text = line.trim();
  if (text === '') return { type: 'nothing' };
  const exact = items.findIndex(item => item.toLowerCase() === text.toLowerCase());
  if (exact >= 0) return { type: 'choose', index: exact };
  const [first = '', ...rest] = text.split(/\s+/);
  const word = WORDS.find(word => word === first.toLowerCase());
  if (word !== undefined) return { type: 'say', word, rest: rest.join(' ') };
  const found = find(text, items);
  if (typeof found === 'number') return { type: 'choose', index: found };
  const short = SHORT[text.toLowerCase()];
  if (short !== undefined) return { type: 'say', word: short, rest: '' };
  return { type: 'unclear', complaint: `${found}; type a number, or "help".` };
};

const SHORT: Readonly<Record<string, Word>> = { q: 'quit', exit: 'quit', '?': 'help', h: 'help', u: 'undo' };

/** Whether somebody wants to leave where no question is open. */
export const isQuit = (line: string): boolean => /^(q|quit|exit)$/i.test(line.trim());
