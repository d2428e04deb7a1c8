import type { World } from '@lastroad/ui';
import { createContext, useContext, useEffect } from 'react';

/** A page that belongs to a game puts the whole screen into that game's world. */
export const InWorld = createContext<(world: World | null) => void>(() => {});

export const useWorld = (world: World | null): void => {
  const enter = useContext(InWorld);
  useEffect(() => {
    enter(world);
    return () => enter(null);
  }, [world, enter]);
};
