import { ChangedElsewhere, type GameStore, type KeptGame } from './kept-game.ts';

const NAME = 'lastroad';
const GAMES = 'games';

const open = (factory: IDBFactory): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(GAMES, { keyPath: 'id' }));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps no data here')));
  });

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser could not read its data')));
  });

/** Resolves when everything in the transaction is safely on the disk. */
const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new ChangedElsewhere()));
  });

/** Games in the browser's own database. */
export const openGames = (factory: IDBFactory = indexedDB): GameStore => {
  const database = open(factory);
  const writing = async (): Promise<IDBTransaction> =>
    (await database).transaction(GAMES, 'readwrite', { durability: 'strict' });
  const reading = async (): Promise<IDBObjectStore> => (await database).transaction(GAMES).objectStore(GAMES);
  return {
    get: async id => settled<KeptGame | undefined>((await reading()).get(id)),
    async all() {
      const games = await settled<KeptGame[]>((await reading()).getAll());
      return games.sort((a, b) => b.changed - a.changed);
    },
    async keep(game, after) {
      const transaction = await writing();
      const finished = done(transaction);
      const games = transaction.objectStore(GAMES);
      const asking: IDBRequest<KeptGame | undefined> = games.get(game.id);
      asking.addEventListener('success', () => {
        const found = asking.result?.file.decisions.length ?? null;
        if (found === after) games.put(game);
        else transaction.abort();
      });
      await finished;
    },
    async remove(id) {
      const transaction = await writing();
      const finished = done(transaction);
      transaction.objectStore(GAMES).delete(id);
      await finished;
    },
  };
};
