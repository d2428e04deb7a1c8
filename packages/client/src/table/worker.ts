// Runs a game beside the page, so that nothing it thinks about stops a finger or a frame.
import { rulesOf } from '@lastroad/games';
import { accept, type Result, refuse, verify } from '@lastroad/kernel';
import { openGames } from '../store/games.ts';
import { openThinker } from '../thinking/bots-line.ts';
import { type Host, openHost } from './host.ts';
import type { Asking, FromWorker, Replies, Request } from './messages.ts';

interface WorkerScope {
  postMessage(message: FromWorker, transfer: readonly Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Asking>) => void): void;
}
const scope = self as unknown as WorkerScope;
const send = (message: FromWorker): void => scope.postMessage(message, []);

const store = openGames();
let host: Host | null = null;

const open = async (id: string, pace: number): Promise<Result<null>> => {
  const kept = await store.get(id);
  if (kept === undefined) return refuse('damaged', 'no-such-game');
  const rules = await rulesOf(kept.file.game);
  if (rules === null) return refuse('wrong-game', kept.file.game);
  const opened = openHost(
    rules,
    kept,
    {
      keep: (game, after) => store.keep(game, after),
      publish: update => send({ type: 'update', update }),
      thinker: openThinker(),
      wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
      now: () => Date.now(),
      report: reportError,
    },
    pace,
  );
  if (!opened.ok) return opened;
  host = opened.value;
  return accept(null);
};

const atTable = (): Host => {
  if (host === null) throw new Error('no game is open');
  return host;
};

const respond = async (request: Request): Promise<Replies[keyof Replies]> => {
  switch (request.type) {
    case 'open':
      return open(request.id, request.pace);
    case 'answer':
      return atTable().answer(request.seq, request.choice);
    case 'undo':
      return atTable().undo();
    case 'redo':
      return atTable().redo();
    case 'sitDown':
      return atTable().sitDown();
    case 'hint':
      return atTable().hint();
    case 'withheld':
      return atTable().withheld();
    case 'whyNot':
      return atTable().whyNot(request.thing);
    case 'gameFile':
      return atTable().gameFile();
    case 'pace':
      host?.setPace(request.ms);
      return null;
    case 'hurry':
      host?.hurry();
      return null;
    case 'verify': {
      const rules = await rulesOf(request.file.game);
      const checked = rules === null ? refuse('wrong-game', request.file.game) : verify(rules, request.file);
      return checked.ok ? accept(null) : checked;
    }
  }
};

scope.addEventListener('message', ({ data: { number, request } }) => {
  respond(request).then(
    reply => send({ type: 'reply', number, reply }),
    (error: unknown) => send({ type: 'broken', number, detail: String(error) }),
  );
});
