import type { FromWorker, Hint, Position, ToWorker } from '@lastroad/bots';
import type { Seat } from '@lastroad/kernel';
import { botOfLevel, HINT } from './levels.ts';

/** A question to a bot. The same seed, the same answer. */
export interface Pondering {
  readonly position: Position;
  readonly seat: Seat;
  readonly seed: string;
}

/** Whoever thinks for bots and for people who want a hint. */
export interface Thinker {
  think(question: Pondering, level: string): Promise<number>;
  hint(question: Pondering): Promise<readonly Hint[]>;
  /** Lets every bot answer at once, with what it has found so far. */
  hurry(): void;
}

type Reply = Exclude<FromWorker, { readonly type: 'thinking' | 'failed' }>;

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

type Job = ToWorker extends infer M ? (M extends { readonly type: 'think' | 'hint' } ? Omit<M, 'id'> : never) : never;

/** Thinks elsewhere: messages go out by `send`, what comes back is given to `receive`, what breaks to `fail`. */
export const thinkElsewhere = (send: (message: ToWorker) => void) => {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const give = (job: Job): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      send({ ...job, id });
    });
  const receive = (message: FromWorker): void => {
    if (message.type === 'thinking') return;
    const caller = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'failed') caller?.reject(new Error(message.error));
    else caller?.resolve(message);
  };
  const fail = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const thinker: Thinker = {
    async think(question, level) {
      const reply = await give({ type: 'think', ...question, bot: botOfLevel(level) });
      if (reply.type !== 'thought') throw new Error('a bot was asked for a thought and gave something else');
      return reply.answer.choice;
    },
    async hint({ position, seat, seed }) {
      const reply = await give({ type: 'hint', position, seat, options: { ...HINT, seed } });
      if (reply.type !== 'hinted') throw new Error('a bot was asked for a hint and gave something else');
      return reply.hints;
    },
    hurry() {
      for (const id of waiting.keys()) send({ type: 'stop', id });
    },
  };
  return { thinker, receive, fail };
};
