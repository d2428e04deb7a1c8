import { type LevelSpec, parseBot } from '@lastroad/bots';
import {
  answer,
  type GameFile,
  type Happening,
  type Insight,
  isOver,
  type Kept,
  type Match,
  type Result,
  type Rules,
  redo,
  type Seat,
  toGameFile,
  undo,
  writeGameFile,
} from '@lastroad/kernel';
import type { Say } from '@lastroad/words';
import { writeWhole } from '../files.ts';

/** A match at one keyboard, which people pass on to each other, and bots. */
export interface HotSeat {
  readonly rules: Rules;
  readonly insight: Insight;
  readonly say: Say;
  readonly match: Match;
  readonly bots: ReadonlyMap<Seat, LevelSpec>;
  /** Where the game is kept after every decision; `null`: nowhere. */
  file: string | null;
  /** What the file said to its reader, kept with it. */
  readonly notes: GameFile['notes'];
  /** Of how many decisions each seat has been told what they brought about. */
  readonly told: number[];
}

/** Names in the file say who was a bot, so that a game can be taken up again as it was left. */
const BOT = / bot$/;
export const botsByName = (names: readonly string[]): Map<Seat, LevelSpec> => {
  const bots = new Map<Seat, LevelSpec>();
  for (const [seat, name] of names.entries()) {
    const bot = BOT.test(name) ? parseBot(name.replace(BOT, '')) : null;
    if (bot?.ok && bot.value.level !== 'external') bots.set(seat, bot.value);
  }
  return bots;
};

export const nameOf = ({ bots }: HotSeat, seat: Seat): string => {
  const bot = bots.get(seat);
  return bot === undefined ? `player ${seat + 1}` : `${bot.name} bot`;
};

export const seatCount = (hotSeat: HotSeat): number => hotSeat.told.length;

export const people = (hotSeat: HotSeat): Seat[] =>
  hotSeat.told.map((_, seat) => seat).filter(s => !hotSeat.bots.has(s));

export const keepAs = (hotSeat: HotSeat, path: string): void => {
  const { match, told, notes } = hotSeat;
  const names = told.map((_, seat) => nameOf(hotSeat, seat));
  writeWhole(path, writeGameFile(toGameFile(match, { names, notes })));
};

const keep = (hotSeat: HotSeat): void => {
  if (hotSeat.file !== null) keepAs(hotSeat, hotSeat.file);
};

const entered = <T>(hotSeat: HotSeat, done: Result<T>): Result<T> => {
  if (done.ok) keep(hotSeat);
  return done;
};

export const decide = (hotSeat: HotSeat, seat: Seat, choice: number): Result<Kept<Happening>> =>
  entered(hotSeat, answer(hotSeat.match, { seq: hotSeat.match.decisions.length, seat, choice }));

export const takeAgain = (hotSeat: HotSeat, seat: Seat): Result<Kept<Happening>> =>
  entered(hotSeat, redo(hotSeat.match, seat));

export const takeBack = (hotSeat: HotSeat, seat: Seat): Result<null> => {
  const { told, match } = hotSeat;
  const taken = undo(match, seat);
  if (taken.ok) for (const [seat, read] of told.entries()) told[seat] = Math.min(read, match.decisions.length);
  return entered(hotSeat, taken);
};

/** Whose turn at the keyboard it is. People first, for a bot's answer would end what they may take back. */
export const nextSeat = (hotSeat: HotSeat, last: Seat): Seat | null => {
  if (isOver(hotSeat.match.g)) return null;
  const asked = hotSeat.rules.waitingFor(hotSeat.match.g);
  const persons = asked.filter(seat => !hotSeat.bots.has(seat));
  return persons.find(seat => seat === last) ?? persons[0] ?? asked[0] ?? null;
};

/** What happened since the seat was told last, as far as it may know. */
export const newsFor = (hotSeat: HotSeat, seat: Seat): string[] => {
  const { rules, say, match, told } = hotSeat;
  const fresh = match.happened.slice(told[seat] ?? 0).flat();
  if (seat in told) told[seat] = match.happened.length;
  return fresh
    .map(event => rules.redact(event, seat))
    .filter(event => event !== null)
    .map(event => say(rules.tell(match.g.content, event)));
};
