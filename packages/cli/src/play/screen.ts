import { type Seat, SPECTATOR } from '@lastroad/kernel';
import type { Terminal } from '../terminal.ts';
import { hang, inColumns, table as inTable } from '../text.ts';
import { nameOf, newsFor, people, type Table } from './table.ts';

/** More news than this fills the screen; the oldest are left out. */
const MOST_NEWS = 25;

/** What a seat is offered and what else it could ask about; both keep their numbers while the question is open. */
export interface Offer {
  readonly choices: readonly number[];
  readonly words: readonly string[];
  /** How many of the choices only tidy up: they are the last ones. */
  readonly asides: number;
  readonly refused: readonly { readonly choice: number; readonly words: string }[];
}

export const offerTo = ({ rules, say, match: { g } }: Table, seat: Seat): Offer => {
  const asides = rules.asides(g, seat);
  const choices = [...rules.options(g, seat), ...asides];
  const about = rules.question(g, seat)?.about ?? '';
  const worded = (choice: number) => ({ choice, words: say(rules.describe(g, seat, choice)) });
  return {
    choices,
    words: choices.map(choice => worded(choice).words),
    asides: asides.length,
    refused: rules
      .things(g, seat, about)
      .filter(thing => !choices.includes(thing))
      .map(worded),
  };
};

const numbered = (words: readonly string[], first: number, width: number): string[] => {
  const digits = String(first + words.length - 1).length;
  const items = words.map((text, i) => `${String(first + i).padStart(digits)}  ${text}`);
  return inColumns(items, width - 2).map(line => `  ${line}`);
};

export const showNews = (table: Table, seat: Seat, { print, paint, width }: Terminal): void => {
  const news = newsFor(table, seat);
  if (news.length === 0) return;
  const left = news.length - MOST_NEWS;
  print('', ...(left > 0 ? [paint.faint(`  · ${left} things before that`)] : []));
  print(...news.slice(-MOST_NEWS).map(line => paint.faint(hang('  · ', line, width))));
};

/** The table as a seat sees it, what happened, and what it is asked. */
export const showTable = (table: Table, seat: Seat, terminal: Terminal): void => {
  const { rules, say, match } = table;
  const { print, paint, width } = terminal;
  showNews(table, seat, terminal);
  const whose = people(table).length > 1 ? `player ${seat + 1}` : `you are seat ${seat + 1}`;
  print('', paint.faint(`── decision ${match.decisions.length + 1}, ${whose} `.padEnd(width, '─')));
  print(rules.screen(match.g.content, rules.view(match.g, seat), say), '');
  print(
    ...hang('', say(rules.ask(match.g, seat)), width)
      .split('\n')
      .map(paint.bold),
  );
  showOffer(offerTo(table, seat), terminal);
};

const showOffer = ({ words, asides }: Offer, { print, paint, width }: Terminal): void => {
  const options = words.length - asides;
  print(...numbered(words.slice(0, options), 1, width));
  if (asides > 0) print(paint.faint('  or first'), ...numbered(words.slice(options), options + 1, width));
};

/** What is not offered, with the numbers that `why` understands. */
export const showThings = ({ words, refused }: Offer, { print, paint, width }: Terminal): void => {
  if (refused.length === 0) return print('Everything there is, is offered.');
  print(paint.bold('Not offered now; "why" and a number or words tells the reason'));
  print(
    ...numbered(
      refused.map(thing => thing.words),
      words.length + 1,
      width,
    ),
  );
};

export const showResult = (table: Table, { print, paint }: Terminal): void => {
  const { rules, say, match } = table;
  const eye = people(table)[0] ?? SPECTATOR;
  const scores = rules.scores(match.g);
  const places = rules.places(match.g);
  const rows = table.told
    .map((_, seat) => ({ seat, place: places[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ seat, place }) => [`  ${place}.`, `seat ${seat + 1}`, nameOf(table, seat), scores[seat] ?? 0]);
  print('', rules.screen(match.g.content, rules.view(match.g, eye), say));
  print('', paint.bold('The game is over.'));
  print(...inTable(rows).map((line, i) => (rows[i]?.[0] === '  1.' ? paint.good(line) : line)));
};
