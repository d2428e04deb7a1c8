import { availableParallelism } from 'node:os';
import type { Seat } from '@lastroad/kernel';
import type { ArenaPlan } from '../arena/plan.ts';
import type { Played } from '../arena/play.ts';
import type { Answer } from '../bot.ts';
import type { LevelSpec } from '../levels.ts';
import { mergeAnswers } from '../merge.ts';
import type { Position } from '../messages.ts';
import { startThread, type Thread, type ThreadOptions } from './thread.ts';

export interface PoolOptions extends Pick<ThreadOptions, 'patience' | 'yielding'> {
  /** Address of the module that exports `registry`; every thread imports it. */
  readonly registry: URL | string;
  /** Threads; left out, one for each core. */
  readonly size?: number;
}

export interface Thinking {
  readonly answer: Promise<Answer>;
  /** Asks for the answer as it stands. */
  stop(): void;
}

export interface ThinkRequest {
  readonly position: Position;
  readonly seat: Seat;
  readonly seed: string;
  readonly bot: LevelSpec;
  /** Threads that think at the same time, each with its own chance; their counts are added up. */
  readonly spread?: number;
  /** Told now and then how far a thread has come. */
  progress?(answer: Answer): void;
}

export interface Pool {
  readonly size: number;
  think(request: ThinkRequest): Thinking;
  play(plan: ArenaPlan, game: number): Promise<Played>;
  close(): Promise<void>;
}

/** Threads that think and play. */
export const openPool = ({ registry, size = availableParallelism(), ...more }: PoolOptions): Pool => {
  const threads = Array.from({ length: size }, () => startThread({ registry: String(registry), ...more }));
  const idlest = (): Thread => threads.reduce((best, thread) => (thread.load() < best.load() ? thread : best));
  return {
    size,
    think: request => thinkWith(idlest, request),
    async play(plan, game) {
      const message = await idlest().give({ type: 'play', plan, game }, () => {}).result;
      if (message.type !== 'played') throw new Error('a thread gave a thought where a game was wanted');
      return message.played;
    },
    async close() {
      await Promise.all(threads.map(thread => thread.close()));
    },
  };
};

const thinkWith = (
  idlest: () => Thread,
  { position, seat, seed, bot, spread = 1, progress = () => {} }: ThinkRequest,
): Thinking => {
  const doings = Array.from({ length: spread }, (_, n) =>
    idlest().give({ type: 'think', position, seat, seed: n === 0 ? seed : `${seed} ${n}`, bot }, progress),
  );
  const answers = doings.map(async ({ result }) => {
    const message = await result;
    if (message.type !== 'thought') throw new Error('a thread gave a game where a thought was wanted');
    return message.answer;
  });
  return { answer: Promise.all(answers).then(mergeAnswers), stop: () => doings.forEach(doing => doing.stop()) };
};
