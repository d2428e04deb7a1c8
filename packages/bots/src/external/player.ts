import type { Game, Seat } from '@lastroad/kernel';
import type { ArenaHost } from '../arena/play.ts';
import { greedy } from '../greedy.ts';
import type { BotSpec } from '../levels.ts';
import { botPlayer, type Place, type Player, type Reply } from '../player.ts';
import type { Playable } from '../seen.ts';
import { type Program, startProgram } from './program.ts';
import { BotFault, PROTOCOL, questionMessage, readAnswer, readReady } from './protocol.ts';

export type ExternalSpec = BotSpec & { readonly level: 'external' };

/** Longest time for one answer, where nothing else is agreed; and for starting up and for ending. */
const ANSWER = 1000;
const START = 10_000;
const END = 500;

/** What is told of a program while it plays. */
export interface Witness {
  fault(fault: BotFault): void;
  /** Time that one answer took. */
  answered?(millis: number): void;
  /** Whether it ended by itself when the game was over. */
  left?(byItself: boolean): void;
}

/** A program in a seat. At its first fault it is out of the game, and greedy plays on in its place. */
export const seatProgram = (spec: ExternalSpec, playable: Playable, seed: string, witness: Witness): Player => {
  const { millis = ANSWER } = spec;
  const standIn = botPlayer(greedy(), playable, seed);
  let program: Program | null = null;
  let out = false;

  const replace = async (error: unknown): Promise<void> => {
    if (!(error instanceof BotFault)) throw error;
    out = true;
    witness.fault(error);
    program?.send({ type: 'replaced', reason: error.message });
    await program?.close(0);
  };
  const ask = async (g: Game, seat: Seat, seq: number): Promise<Reply> => {
    if (program === null) throw new BotFault('start', 'was asked before it was started');
    const start = performance.now();
    program.send(questionMessage(playable.rules, g, seat, seq));
    const choice = readAnswer(await program.line(millis), seq, playable.rules.options(g, seat));
    witness.answered?.(performance.now() - start);
    return { choice, iterations: 0 };
  };
  return {
    async sit(place) {
      try {
        program = startProgram(spec.command);
        program.send(helloFor(place, millis));
        readReady(await program.line(START));
      } catch (error) {
        await replace(error);
      }
    },
    async answer(g, seat, seq) {
      if (out) return standIn.answer(g, seat, seq);
      try {
        return await ask(g, seat, seq);
      } catch (error) {
        await replace(error);
        return standIn.answer(g, seat, seq);
      }
    },
    hear(events) {
      if (!out && events.length > 0) program?.send({ type: 'events', events });
    },
    async leave(g) {
      if (out) return;
      program?.send({ type: 'end', scores: playable.rules.scores(g), places: playable.rules.places(g) });
      witness.left?.((await program?.close(END)) ?? true);
    },
  };
};

const helloFor = ({ rules, content, seat }: Place, millis: number) =>
  ({
    type: 'hello',
    protocol: PROTOCOL,
    game: rules.id,
    version: rules.version,
    content: { id: content.id, hash: content.hash, options: content.options },
    seat,
    seats: Number(content.options['seats']),
    millis,
  }) as const;

/** The same for an arena, which keeps faults as text. */
export const externalPlayer: NonNullable<ArenaHost['external']> = (spec, playable, seed, fault) =>
  seatProgram(spec, playable, seed, { fault: ({ message }) => fault(`${message}; greedy played on`) });
