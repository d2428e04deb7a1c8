import type { Happening, Match, Seat } from '@lastroad/kernel';
import type { LogLine } from './table.ts';

/** Lines of the log as one seat may read them, from a decision on. */
export const linesFor = ({ rules, g, decisions, happened }: Match, eyes: Seat, from = 0): LogLine[] =>
  decisions.slice(from).flatMap(({ seat }, i) =>
    (happened[from + i] ?? []).flatMap(event => {
      const seen = rules.redact(event, eyes);
      return seen === null ? [] : [{ at: from + i + 1, seat, words: rules.tell(g.content, seen), event: seen }];
    }),
  );

/** What the last decision brought about, as far as a seat may know. */
export const eventsFor = ({ rules, happened }: Match, eyes: Seat): Happening[] =>
  (happened.at(-1) ?? []).flatMap(event => rules.redact(event, eyes) ?? []);
