import { openGames } from './games.ts';
import type { GameStore } from './kept-game.ts';

let store: GameStore | null = null;

/** The games of this browser; opened once. */
export const gameStore = (): GameStore => {
  store ??= openGames();
  return store;
};
