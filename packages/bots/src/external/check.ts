import { keyFromSeed, must, type Seat } from '@lastroad/kernel';
import { botPlayer, playGame } from '../player.ts';
import { random } from '../random.ts';
import type { Playable } from '../seen.ts';
import { seatProgram } from './player.ts';
import type { FaultKind } from './protocol.ts';

export interface CheckOptions {
  /** Games played; the bot sits in each seat in turn. */
  readonly games?: number;
  readonly seed?: string;
  /** Options of the game. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Longest time for one answer. */
  readonly millis?: number;
  progress?(done: number, games: number): void;
}

export interface BotTrouble {
  readonly game: number;
  readonly seat: Seat;
  readonly kind: FaultKind;
  readonly detail: string;
  /** What to do about it. */
  readonly advice: string;
}

export interface BotCheck {
  /** Whether the bot may sit at any table. */
  readonly ok: boolean;
  readonly games: number;
  readonly answers: number;
  readonly millis: { readonly mean: number; readonly slowest: number };
  readonly troubles: readonly BotTrouble[];
  /** Nothing that shuts the bot out, but worth mending. */
  readonly remarks: readonly string[];
}

const ADVICE: Readonly<Record<FaultKind, string>> = {
  start: 'Check the command. The bot must answer "hello" with {"type":"ready","protocol":1} within ten seconds.',
  crash: 'The bot ended before the game did. What it wrote to standard error last is shown.',
  slow: 'Answer every question within the "millis" of "hello", and flush standard output after each line.',
  garbled:
    'Write one JSON object a line and nothing else to standard output; use standard error for notes. An answer repeats the "seq" of its question.',
  illegal:
    'Choose the "choice" of one of the "options" of the question, as the number it is, not its place in the list.',
};

/** Plays whole games with a program in one seat and explains what it does wrong. */
export const checkBot = async (
  command: readonly string[],
  playable: Playable,
  { games = 6, seed = 'check', options = {}, millis = 1000, progress }: CheckOptions = {},
): Promise<BotCheck> => {
  const { rules } = playable;
  const content = must(rules.content(options));
  const seats = Number(content.options['seats']);
  const troubles: BotTrouble[] = [];
  const times: number[] = [];
  let lingered = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % seats;
    const players = Array.from({ length: seats }, (_, other) =>
      botPlayer(random, playable, `${seed} ${game} ${other}`),
    );
    players[seat] = seatProgram({ name: 'bot', level: 'external', command, millis }, playable, `${seed} ${game}`, {
      fault: ({ kind, message }) => troubles.push({ game, seat, kind, detail: message, advice: ADVICE[kind] }),
      answered: time => times.push(time),
      left: byItself => {
        if (!byItself) lingered++;
      },
    });
    await playGame(rules, rules.setup(content, keyFromSeed(`${seed} ${game}`)), players);
    progress?.(game + 1, games);
  }
  const remarks =
    lingered === 0 ? [] : [`did not end by itself after ${lingered} of ${games} games; end when "end" comes`];
  return { ok: troubles.length === 0, games, answers: times.length, millis: summary(times), troubles, remarks };
};

const summary = (times: readonly number[]): BotCheck['millis'] => ({
  mean: times.length === 0 ? 0 : times.reduce((sum, time) => sum + time, 0) / times.length,
  slowest: times.reduce((most, time) => Math.max(most, time), 0),
});
