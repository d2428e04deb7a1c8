import { choicesIn, questionFor, type Seat, SPECTATOR, withheldFrom } from '@lastroad/kernel';
import type { Terminal } from '../terminal.ts';
import { hang, inColumns, table as inTable } from '../text.ts';
import { type HotSeat, nameOf, newsFor, people } from './hot-seat.ts';

/** More news than this fills the screen; the oldest are left out. */
const MOST_NEWS = 25;

/** What a seat is offered and what else it could ask about; both keep their numbers while the question is open. */
export interface Menu {
  readonly choices: readonly number[];
  readonly words: readonly string[];
  /** How many of the choices only tidy up: they are the last ones. */
  readonly asides: number;
  readonly withheld: readonly { readonly choice: number; readonly words: string }[];
}

export const menuFor = ({ rules, say, match: { g } }: HotSeat, seat: Seat): Menu => {
  const question = questionFor(rules, g, seat);
  const offers = question === null ? [] : choicesIn(question);
  return {
    choices: offers.map(({ choice }) => choice),
    words: offers.map(({ words }) => say(words)),
    asides: question?.asides.length ?? 0,
    withheld: withheldFrom(rules, g, seat).map(({ choice, words }) => ({ choice, words: say(words) })),
  };
};

const numbered = (words: readonly string[], first: number, width: number): string[] => {
  const digits = String(first + words.length - 1).length;
  const items = words.map((text, i) => `${String(first + i).padStart(digits)}  ${text}`);
  return inColumns(items, width - 2).map(line => `  ${line}`);
};

export const showNews = (hotSeat: HotSeat, seat: Seat, { print, paint, width }: Terminal): void => {
  const news = newsFor(hotSeat, seat);
  if (news.length === 0) return;
  const left = news.length - MOST_NEWS;
  print('', ...(left > 0 ? [paint.faint(`  · ${left} things before that`)] : []));
  print(...news.slice(-MOST_NEWS).map(line => paint.faint(hang('  · ', line, width))));
};

/** The table as a seat sees it, what happened, and what it is asked. */
export const showTable = (hotSeat: HotSeat, seat: Seat, terminal: Terminal): void => {
  const { rules, say, match } = hotSeat;
  const { print, paint, width } = terminal;
  showNews(hotSeat, seat, terminal);
  const whose = people(hotSeat).length > 1 ? `player ${seat + 1}` : `you are seat ${seat + 1}`;
  print('', paint.faint(`── decision ${match.decisions.length + 1}, ${whose} `.padEnd(width, '─')));
  print(rules.screen(match.g.content, rules.view(match.g, seat), say), '');
  print(
    ...hang('', say(rules.ask(match.g, seat)), width)
      .split('\n')
      .map(paint.bold),
  );
  showMenu(menuFor(hotSeat, seat), terminal);
};

const showMenu = ({ words, asides }: Menu, { print, paint, width }: Terminal): void => {
  const options = words.length - asides;
  print(...numbered(words.slice(0, options), 1, width));
  if (asides > 0) print(paint.faint('  or first'), ...numbered(words.slice(options), options + 1, width));
};

/** What is not offered, with the numbers that `why` understands. */
export const showThings = ({ words, withheld }: Menu, { print, paint, width }: Terminal): void => {
  if (withheld.length === 0) return print('Everything there is, is offered.');
  print(paint.bold('Not offered now; "why" and a number or words tells the reason'));
  print(
    ...numbered(
      withheld.map(thing => thing.words),
      words.length + 1,
      width,
    ),
  );
};

export const showResult = (hotSeat: HotSeat, { print, paint }: Terminal): void => {
  const { rules, say, match } = hotSeat;
  const eye = people(hotSeat)[0] ?? SPECTATOR;
  const scores = rules.scores(match.g);
  const places = rules.places(match.g);
  const rows = hotSeat.told
    .map((_, seat) => ({ seat, place: places[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ seat, place }) => [`  ${place}.`, `seat ${seat + 1}`, nameOf(hotSeat, seat), scores[seat] ?? 0]);
  print('', rules.screen(match.g.content, rules.view(match.g, eye), say));
  print('', paint.bold('The game is over.'));
  print(...inTable(rows).map((line, i) => (rows[i]?.[0] === '  1.' ? paint.good(line) : line)));
};
