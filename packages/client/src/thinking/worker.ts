// Where bots think: beside the page and beside the table, so that neither waits for them.
import type { FromWorker, Playable, ToWorker } from '@lastroad/bots';
import { workerCore } from '@lastroad/bots/worker-core';
import { isGame } from '@lastroad/games';
import { playableOf } from '@lastroad/games/insights';

interface WorkerScope {
  postMessage(message: FromWorker, transfer: readonly Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}
const scope = self as unknown as WorkerScope;

const registry: Record<string, Playable> = {};
const core = workerCore({
  registry,
  now: () => performance.now(),
  post: message => scope.postMessage(message, []),
  pause: () => new Promise(resolve => setTimeout(resolve)),
});

const load = async (game: string): Promise<void> => {
  if (isGame(game)) registry[game] ??= await playableOf(game);
};

/** A game is loaded when it is first thought about; what comes meanwhile waits its turn. */
let tail: Promise<void> = Promise.resolve();
scope.addEventListener('message', ({ data }) => {
  tail = tail.then(async () => {
    if ('position' in data) await load(data.position.game);
    return core.receive(data);
  });
});
