import { type Content, type Game, type Happening, type Rules, type Seat, uniform } from '@lastroad/kernel';
import type { Bot } from './bot.ts';
import { type Playable, seenBy } from './seen.ts';

/** An answer, and how many imagined games went into it. */
export interface Reply {
  readonly choice: number;
  readonly iterations: number;
}

export interface Place {
  readonly rules: Rules;
  readonly content: Content;
  readonly seat: Seat;
}

/** Whoever sits at a simulated table. Bots answer at once, programs outside take their time. */
export interface Player {
  /** The table is laid. */
  sit?(place: Place): void | Promise<void>;
  answer(g: Game, seat: Seat, question: number): Reply | Promise<Reply>;
  /** What happened, as far as the seat may know it. */
  hear?(events: readonly Happening[]): void;
  /** The game is over. */
  leave?(g: Game): void | Promise<void>;
}

/** A bot of this program in a seat. Each question has its own seed, so that an answer does not depend on earlier ones. */
export const botPlayer = (bot: Bot, playable: Playable, seed: string): Player => ({
  answer: (g, seat, question) => bot.think(seenBy(playable, g, seat, `${seed} ${seat} ${question}`)),
});

/** How a game is watched while it is played. */
export interface Watch {
  /** Everything that happened; asked for only when somebody wants it. */
  events?(events: readonly Happening[]): void;
  /** Time and thought spent on one answer. */
  spent?(seat: Seat, millis: number, iterations: number): void;
}

/** More decisions than any game takes; a game that goes on is a fault of its rules. */
const BOUND = 100_000;

/** Plays a game to its end; returns the number of decisions. Where several are asked at once, chance says who is first. */
export const playGame = async (
  rules: Rules,
  g: Game,
  players: readonly Player[],
  watch: Watch = {},
  clock: (seat: Seat) => number = Date.now,
): Promise<number> => {
  await Promise.all(players.map(async (player, seat) => player.sit?.({ rules, content: g.content, seat })));
  const wantsEvents = watch.events !== undefined || players.some(player => player.hear !== undefined);
  const order = { key: g.key.map(word => ~word), drawn: 0 };
  let question = 0;
  for (let asked = rules.waitingFor(g); asked.length > 0; asked = rules.waitingFor(g), question++) {
    if (question === BOUND) throw new Error(`no end after ${BOUND} decisions`);
    const seat = asked.length === 1 ? asked[0] : asked[uniform(order, asked.length)];
    const start = clock(seat);
    const reply = players[seat].answer(g, seat, question);
    const { choice, iterations } = reply instanceof Promise ? await reply : reply;
    watch.spent?.(seat, clock(seat) - start, iterations);
    g.events = wantsEvents ? [] : null;
    rules.choose(g, seat, choice);
    tellAll(rules, players, watch, g.events ?? []);
    g.events = null;
  }
  await Promise.all(players.map(async player => player.leave?.(g)));
  return question;
};

const tellAll = (rules: Rules, players: readonly Player[], watch: Watch, events: readonly Happening[]): void => {
  if (events.length === 0) return;
  watch.events?.(events);
  players.forEach((player, seat) => {
    player.hear?.(events.map(event => rules.redact(event, seat)).filter(event => event !== null));
  });
};
