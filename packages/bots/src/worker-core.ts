import { type Game, must } from '@lastroad/kernel';
import { type ArenaHost, playArenaGame } from './arena/play.ts';
import type { Answer } from './bot.ts';
import { hint } from './hint.ts';
import { botOf } from './levels.ts';
import type { FromWorker, Position, Registry, ToWorker } from './messages.ts';
import { SEARCH, type SearchSettings, startSearch } from './search.ts';
import { type Playable, type Seen, seenBy } from './seen.ts';

/** What a worker needs from the place it runs in: a thread of Node, or a Web Worker. */
export interface WorkerHost extends ArenaHost {
  readonly registry: Registry;
  post(message: FromWorker): void;
  /** Lets messages in that have arrived meanwhile. */
  pause(): Promise<void>;
}

export interface WorkerCore {
  receive(message: ToWorker): void;
}

/** Longest time, in milliseconds, that a search runs before messages are looked at; and between two reports. */
const SLICE = 15;
const REPORT = 200;
const ITERATIONS = 8;

type Think = ToWorker & { readonly type: 'think' };

/** Everything a worker does, free of any way to send messages. */
export const workerCore = (host: WorkerHost): WorkerCore => {
  const stopped = new Set<number>();
  const underWay = new Set<number>();
  const work = async (message: Exclude<ToWorker, { type: 'stop' }>): Promise<FromWorker> => {
    const { id } = message;
    try {
      if (message.type === 'think') {
        return { type: 'thought', id, answer: await think(host, message, () => stopped.has(id)) };
      }
      if (message.type === 'hint') return { type: 'hinted', id, hints: hintsFor(host, message) };
      const playable = playableOf(host, message.plan.game);
      return { type: 'played', id, played: await playArenaGame(message.plan, message.game, playable, host) };
    } catch (error) {
      return { type: 'failed', id, error: String(error) };
    }
  };
  const workAndTell = async (message: Exclude<ToWorker, { type: 'stop' }>): Promise<void> => {
    underWay.add(message.id);
    const result = await work(message);
    underWay.delete(message.id);
    stopped.delete(message.id);
    host.post(result);
  };
  return {
    receive(message) {
      if (message.type !== 'stop') void workAndTell(message);
      else if (underWay.has(message.id)) stopped.add(message.id);
    },
  };
};

const playableOf = ({ registry }: WorkerHost, game: string): Playable => {
  const playable = registry[game];
  if (playable === undefined) throw new Error(`no game "${game}"; there are ${Object.keys(registry).join(', ')}`);
  return playable;
};

const gameFrom = ({ rules }: Playable, { options, pack, save }: Position): Game =>
  must(rules.load(save, must(rules.content(options, pack))));

const think = async (host: WorkerHost, message: Think, isStopped: () => boolean): Promise<Answer> => {
  const { position, seat, seed, bot } = message;
  const playable = playableOf(host, position.game);
  const seen = seenBy(playable, gameFrom(playable, position), seat, seed);
  if (bot.level !== 'search' || seen.options.length === 1) return botOf(bot).think(seen);
  return searchInSlices(host, message.id, seen, { ...SEARCH, ...bot.settings }, isStopped);
};

const hintsFor = (host: WorkerHost, { position, seat, options }: ToWorker & { readonly type: 'hint' }) => {
  const { rules, insight } = playableOf(host, position.game);
  return hint(rules, insight, gameFrom({ rules, insight }, position), seat, options);
};

/** The same search as in one go, slice by slice, so that it can be stopped. By iterations, the answer is the same. */
const searchInSlices = async <G extends Game>(
  host: WorkerHost,
  id: number,
  seen: Seen<G>,
  settings: SearchSettings,
  isStopped: () => boolean,
): Promise<Answer> => {
  const { iterations = Number.POSITIVE_INFINITY, millis = Number.POSITIVE_INFINITY } = settings.budget;
  const start = host.now();
  const search = startSearch(seen, settings);
  let reported = start;
  const isDone = (): boolean => search.isDecided || search.iterations >= iterations;
  while (!isDone() && host.now() - start < millis && !isStopped()) {
    const slice = Math.min(host.now() + SLICE, start + millis);
    do search.run(Math.min(ITERATIONS, iterations - search.iterations));
    while (!isDone() && host.now() < slice);
    if (host.now() - reported >= REPORT) {
      reported = host.now();
      host.post({ type: 'thinking', id, answer: search.answer() });
    }
    await host.pause();
  }
  return search.answer();
};
