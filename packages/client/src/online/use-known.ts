import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Heard, OnlineTable } from './online-table.ts';

export const useKnown = (table: OnlineTable): Heard => useSyncExternalStore(table.subscribe, table.getKnown);

/** Whether something has been so, and the same, for so long; `null`: it is not so. */
export const useLasting = (what: number | null, milliseconds: number): boolean => {
  const [lasting, setLasting] = useState<number | null>(null);
  useEffect(() => {
    if (what === null) return undefined;
    const timer = setTimeout(() => setLasting(what), milliseconds);
    return () => clearTimeout(timer);
  }, [what, milliseconds]);
  return what !== null && what === lasting;
};

/** Our own time, looked at so often. */
export const useNow = (every: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
};
