import { useEffect, useState, useSyncExternalStore } from 'react';
import '../styles/table.css';
import { OpenTable, Refused } from '../at-table/open-table.tsx';
import { pauseAt, useSettings } from '../store/settings.ts';
import { openLocalTable } from '../table/local-table.ts';
import type { Table } from '../table/table.ts';
import { Waiting } from './waiting.tsx';

const AtTable = ({ id, table }: { readonly id: string; readonly table: Table }) => {
  const state = useSyncExternalStore(table.subscribe, table.getState);
  const { pace } = useSettings();
  const seq = state.stage === 'open' && state.now.question !== null ? state.now.seq : null;
  // Whoever hurried the bots along gets the usual pace back with the next question.
  useEffect(() => table.setPace?.(pauseAt(pace)), [table, pace, seq]);
  switch (state.stage) {
    case 'opening':
      return <Waiting />;
    case 'refused':
      return <Refused trouble={state.trouble} />;
    case 'open':
      return <OpenTable id={id} table={table} now={state.now} trouble={state.trouble} />;
  }
};

const TablePage = ({ id }: { readonly id: string }) => {
  const [table, setTable] = useState<Table | null>(null);
  const { pace } = useSettings();
  useEffect(() => {
    const opened = openLocalTable(id, pauseAt(pace));
    setTable(opened);
    return () => opened.close();
  }, [id]);
  return table === null ? <Waiting /> : <AtTable id={id} table={table} />;
};

export default TablePage;
