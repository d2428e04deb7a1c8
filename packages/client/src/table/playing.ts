import {
  accept,
  type Happening,
  isOver,
  type Match,
  type Result,
  type Rules,
  type Seat,
  SPECTATOR,
} from '@lastroad/kernel';
import type { KeptGame } from '../store/kept-game.ts';
import { retrace } from './retrace.ts';
import type { LogLine, OpenQuestion, Outcome } from './table.ts';

/** A match with what has been told of it: everything that happened, by decision. */
export interface Playing {
  readonly match: Match;
  readonly told: { readonly seat: Seat; readonly events: readonly Happening[] }[];
}

/** Takes a kept game up again: by its decisions, or, when the rules have changed since, by its last save. */
export const resume = (rules: Rules, kept: KeptGame): Result<Playing> => {
  const again = retrace(rules, kept.file);
  if (again.ok) {
    const { match, events } = again.value;
    return accept({
      match,
      told: events.map((list, i) => ({ seat: match.decisions[i]?.seat ?? SPECTATOR, events: list })),
    });
  }
  const content = rules.content(kept.file.options, kept.file.pack, kept.file.version);
  const loaded = content.ok ? rules.load(kept.save, content.value) : content;
  if (!loaded.ok) return again;
  const { fairness, pack, start, decisions } = kept.file;
  const match: Match = {
    rules,
    pack,
    fairness,
    start,
    g: loaded.value,
    decisions: decisions.map(([seat, choice, hash]) => ({ seat, choice, hash })),
    past: [],
    undone: [],
  };
  return accept({ match, told: decisions.map(([seat]) => ({ seat, events: [] })) });
};

/** Lines of the log as one seat may read them, from a decision on. */
export const linesFor = ({ match, told }: Playing, eyes: Seat, from = 0): LogLine[] => {
  const { rules, g } = match;
  return told.slice(from).flatMap(({ seat, events }, i) =>
    events.flatMap(event => {
      const seen = rules.redact(event, eyes);
      return seen === null ? [] : [{ at: from + i + 1, seat, words: rules.tell(g.content, seen), event: seen }];
    }),
  );
};

export const eventsFor = ({ match, told }: Playing, eyes: Seat): Happening[] =>
  (told.at(-1)?.events ?? []).flatMap(event => match.rules.redact(event, eyes) ?? []);

/** More things than this are pointed at on the board, not read in a list. */
const LISTED = 36;

export const questionFor = ({ rules, g }: Match, seat: Seat): OpenQuestion | null => {
  const question = rules.question(g, seat);
  if (question === null) return null;
  const open = (aside: boolean) => (choice: number) => ({ choice, words: rules.describe(g, seat, choice), aside });
  const options = rules.options(g, seat);
  const things = rules.things(g, seat, question.about);
  const others = things.filter(thing => !options.includes(thing));
  return {
    name: question.name,
    about: question.about,
    words: rules.ask(g, seat),
    choices: [...options.map(open(false)), ...rules.asides(g, seat).map(open(true))],
    things,
    others: others.length > LISTED ? [] : others.map(open(false)),
  };
};

export const outcomeOf = (match: Match): Outcome | null =>
  isOver(match) ? { scores: match.rules.scores(match.g), places: match.rules.places(match.g) } : null;
