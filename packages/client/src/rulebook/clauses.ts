import { DOCUMENTS } from './documents.ts';

const FAMILY = `(?:${Object.values(DOCUMENTS).join('|')})-[A-Z]+-`;
const NUMBER = '\\d+[a-z]?';
const NAME = '[A-Z]{3,}(?:-\\d+)?';
const CLAUSE = `${FAMILY}(?:${NUMBER}|${NAME})`;

/** The numbers of clauses in running text, each as its first group. */
export const CLAUSES = new RegExp(`\\b(${CLAUSE})\\b`, 'g');

/** A clause is defined where its number stands in brackets, maybe bold, at the start of a list item or a table row. */
export const OPENING = new RegExp(`^\\**\\[(${CLAUSE})\\]\\**\\s*`);

const DEFINITION = new RegExp(`^\\s*(?:-|\\|)\\s+\\**\\[(${CLAUSE})\\]`, 'gm');

/** The clauses that a rules document defines, as it is written. */
export const definitionsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(DEFINITION)].map(([, id = '']) => id)),
];

/** LA-EXP-7 or LA-SUR-LEADER, also with further numbers: "LA-EXP-7, 8" and ranges: "LA-SET-15..20". */
const CITATION = new RegExp(`\\b(${FAMILY})(${NAME}|${NUMBER}(?:(?:\\.\\.|,\\s*)${NUMBER})*)\\b(?![-\\w])`, 'g');

/** The clauses that code, a test or a text cites. */
export const citationsIn = (text: string): string[] =>
  [...text.matchAll(CITATION)].flatMap(([, family = '', numbers = '']) =>
    numbers.split(/,\s*/).flatMap(part => {
      const [from = '', to] = part.split('..');
      if (to === undefined) return [family + from];
      const first = Number.parseInt(from, 10);
      return Array.from(
        { length: Math.max(0, Number.parseInt(to, 10) - first + 1) },
        (_, n) => `${family}${first + n}`,
      );
    }),
  );
