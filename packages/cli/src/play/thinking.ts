import { type Answer, explain, type LevelSpec, positionOf, seenBy } from '@lastroad/bots';
import type { Pool } from '@lastroad/bots/node';
import type { Seat } from '@lastroad/kernel';
import type { Lines, Terminal } from '../terminal.ts';
import { count, hang } from '../text.ts';
import type { HotSeat } from './hot-seat.ts';
import type { Menu } from './screen.ts';
import { isQuit } from './understand.ts';

/** Where bots think, and what is needed to tell of it meanwhile. */
export interface Thinkers {
  readonly pool: Pool;
  readonly lines: Lines;
  readonly terminal: Terminal;
}

/** What a bot chooses; `null`: somebody wants to leave. */
export const botThinks = async (thinkers: Thinkers, hotSeat: HotSeat, seat: Seat): Promise<number | null> => {
  const bot = hotSeat.bots.get(seat);
  if (bot === undefined) throw new Error(`seat ${seat} is no bot`);
  const answer = await think(thinkers, hotSeat, seat, bot, `Seat ${seat + 1} (${bot.name}) is thinking`);
  return answer && answer.choice;
};

/** For hints: thorough, but nobody likes to wait. */
const ADVISER: LevelSpec = {
  name: 'hint',
  level: 'search',
  settings: { budget: { iterations: 2000, millis: 2000 } },
};

/** Tells a seat its best options and what speaks for them. Whether it is still there. */
export const giveHint = async (thinkers: Thinkers, hotSeat: HotSeat, seat: Seat, menu: Menu): Promise<boolean> => {
  const { rules, insight, say, match } = hotSeat;
  const { print, paint, width } = thinkers.terminal;
  const answer = await think(thinkers, hotSeat, seat, ADVISER, 'Looking for something good');
  if (answer === null) return false;
  const hints = explain(seenBy({ rules, insight }, match.g, seat, seedFor(hotSeat)), answer);
  print(paint.bold('Best first, with how well you would stand; 100 is a sure win'));
  for (const { choice, value, reasons } of hints) {
    const index = menu.choices.indexOf(choice);
    const told = [menu.words[index], `${Math.round(100 * value)} of 100`, reasons.map(say).join('; ')];
    print(hang(`  ${index + 1}  `, told.join('   ').trimEnd(), width));
  }
  return true;
};

/** A bot's choice depends on the game and the number of the decision alone: taken up again, a game goes on as it would have. */
const seedFor = ({ match }: HotSeat): string => `bot ${match.fairness.secret} ${match.decisions.length}`;

/** Lets a worker think and tells who it is. Enter makes it answer now; `null` if somebody wants to leave instead. */
const think = async (
  { pool, lines, terminal }: Thinkers,
  hotSeat: HotSeat,
  seat: Seat,
  bot: LevelSpec,
  words: string,
): Promise<Answer | null> => {
  const { rules, match } = hotSeat;
  const status = openStatus(terminal, words);
  const position = positionOf(rules, match.g, match.pack);
  const thinking = pool.think({ position, seat, seed: seedFor(hotSeat), bot, progress: status.tell });
  let leaves = false;
  const hear = (line: string | null): void => {
    leaves ||= line === null || isQuit(line);
    thinking.stop();
  };
  // A pipe sends its answers in advance: they are for the questions to come.
  const endListening = terminal.live ? lines.listen(hear) : () => {};
  try {
    const answer = await thinking.answer;
    return leaves ? null : answer;
  } finally {
    endListening();
    status.end();
  }
};

/** How often it is told that somebody is thinking, in milliseconds. */
const TICK = 100;

/** A line that shows that something is going on, also while nothing is heard of it. */
const openStatus = (terminal: Terminal, words: string) => {
  const progress = terminal.progress();
  let found = '…';
  const ticking = setInterval(() => progress.show(() => `${words}${found}`), TICK);
  return {
    tell({ iterations }: Answer): void {
      found = `: ${count(iterations)} games imagined; Enter ends it`;
    },
    end(): void {
      clearInterval(ticking);
      progress.end();
    },
  };
};
