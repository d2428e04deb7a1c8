import { type LevelSpec, parseBot } from '@lastroad/bots';
import {
  answer,
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

/** A match with people and bots round it. */
export interface Table {
  readonly rules: Rules;
  readonly insight: Insight;
  readonly say: Say;
  readonly match: Match;
  readonly bots: ReadonlyMap<Seat, LevelSpec>;
  /** Where the game is kept after every decision; `null`: nowhere. */
  file: string | null;
  /** What each decision brought about. */
  readonly log: (readonly Happening[])[];
  /** How many entries of the log each seat has been told. */
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

export const nameOf = ({ bots }: Table, seat: Seat): string => {
  const bot = bots.get(seat);
  return bot === undefined ? `player ${seat + 1}` : `${bot.name} bot`;
};

export const seatCount = (table: Table): number => table.told.length;

export const people = (table: Table): Seat[] => table.told.map((_, seat) => seat).filter(s => !table.bots.has(s));

export const keepAs = (table: Table, path: string): void => {
  const names = table.told.map((_, seat) => nameOf(table, seat));
  writeWhole(path, writeGameFile(toGameFile(table.match, { names })));
};

const keep = (table: Table): void => {
  if (table.file !== null) keepAs(table, table.file);
};

const entered = (table: Table, kept: Result<Kept<Happening>>): Result<Kept<Happening>> => {
  if (kept.ok) {
    table.log.push(kept.value.events);
    keep(table);
  }
  return kept;
};

export const decide = (table: Table, seat: Seat, choice: number): Result<Kept<Happening>> =>
  entered(table, answer(table.match, { seq: table.match.decisions.length, seat, choice }));

export const takeAgain = (table: Table, seat: Seat): Result<Kept<Happening>> => entered(table, redo(table.match, seat));

export const takeBack = (table: Table, seat: Seat): Result<null> => {
  const taken = undo(table.match, seat);
  if (taken.ok) {
    table.log.length = table.match.decisions.length;
    for (const [seat, read] of table.told.entries()) table.told[seat] = Math.min(read, table.log.length);
    keep(table);
  }
  return taken;
};

/** Whose turn at the keyboard it is. People first, for a bot's answer would end what they may take back. */
export const nextSeat = (table: Table, last: Seat): Seat | null => {
  if (isOver(table.match)) return null;
  const asked = table.rules.waitingFor(table.match.g);
  const persons = asked.filter(seat => !table.bots.has(seat));
  return persons.find(seat => seat === last) ?? persons[0] ?? asked[0] ?? null;
};

/** What happened since the seat was told last, as far as it may know. */
export const newsFor = (table: Table, seat: Seat): string[] => {
  const { rules, say, match, log } = table;
  const fresh = log.slice(table.told[seat] ?? 0).flat();
  if (seat in table.told) table.told[seat] = log.length;
  return fresh
    .map(event => rules.redact(event, seat))
    .filter(event => event !== null)
    .map(event => say(rules.tell(match.g.content, event)));
};
