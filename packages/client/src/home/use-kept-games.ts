import { useCallback, useEffect, useState } from 'react';
import { gameStore } from '../store/browser-games.ts';
import type { KeptGame } from '../store/kept-game.ts';

/** The games kept here, newest first; `null` until they are read. */
export const useKeptGames = () => {
  const [games, setGames] = useState<readonly KeptGame[] | null>(null);
  const refresh = useCallback(() => {
    gameStore()
      .all()
      .then(setGames, () => setGames([]));
  }, []);
  useEffect(refresh, [refresh]);
  return { games, refresh };
};
