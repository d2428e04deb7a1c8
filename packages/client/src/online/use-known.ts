import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Heard, OnlineTable } from './online-table.ts';

export const useKnown = (table: OnlineTable): Heard => useSyncExternalStore(table.subscribe, table.getKnown);

/** Our own time, looked at so often. */
export const useNow = (every: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
};
