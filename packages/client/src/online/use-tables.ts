import type { TableInfo } from '@lastroad/protocol';
import { useCallback, useEffect, useState } from 'react';
import type { Done } from '../table/table.ts';
import { type SeatHere, seatsHere } from './seats-here.ts';
import { ask } from './server.ts';

const LOOK_AGAIN = 10_000;

/** The tables everybody may find, looked at again and again while the page is seen. */
export const useListedTables = () => {
  const [tables, setTables] = useState<Done<readonly TableInfo[]> | null>(null);
  const refresh = useCallback(() => {
    void ask('list').then(found => setTables(found.ok ? { ok: true, value: found.value.tables } : found));
  }, []);
  useEffect(() => {
    refresh();
    const timer = setInterval(() => document.hidden || refresh(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [refresh]);
  return { tables, refresh };
};

export interface MyTable {
  readonly here: SeatHere;
  readonly info: TableInfo;
}

/** The tables one sits at with this browser, as they are now. */
export const useMyTables = (): readonly MyTable[] => {
  const [mine, setMine] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    let wanted = true;
    const looks = seatsHere().map(async here => {
      const found = await ask('table', here.table);
      return found.ok ? [{ here, info: found.value }] : [];
    });
    void Promise.all(looks).then(found => wanted && setMine(found.flat()));
    return () => {
      wanted = false;
    };
  }, []);
  return mine;
};
