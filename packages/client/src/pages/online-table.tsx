import '../styles/table.css';
import '../styles/online.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { OpenTable, Refused } from '../at-table/open-table.tsx';
import { useTurnNotice } from '../online/notices.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { Room } from '../online/room.tsx';
import { rememberSeat, rememberSecret } from '../online/seats-here.ts';
import { ask } from '../online/server.ts';
import { useCompany } from '../online/use-company.tsx';
import { useKnown } from '../online/use-known.ts';
import { useOnlineTable } from '../online/use-online-table.ts';
import { onlineOf } from '../router.ts';
import type { Snapshot, Trouble } from '../table/table.ts';
import { Waiting } from './waiting.tsx';

interface PlayingProps {
  readonly id: string;
  readonly table: OnlineTable;
  readonly now: Snapshot;
  readonly trouble: Trouble | null;
}

const Playing = (props: PlayingProps) => {
  const { id, table, now } = props;
  const company = useCompany(table, id);
  useTurnNotice(id, now.question !== null);
  return <OpenTable {...props} company={company} />;
};

const AtTable = ({ id, table, again }: { readonly id: string; readonly table: OnlineTable; again(): void }) => {
  const state = useSyncExternalStore(table.subscribe, table.getState);
  const { info } = useKnown(table);
  if (state.stage === 'refused') return <Refused trouble={state.trouble} />;
  if (state.stage === 'open') return <Playing id={id} table={table} now={state.now} trouble={state.trouble} />;
  return info?.state === 'open' ? <Room id={id} table={table} again={again} /> : <Waiting />;
};

/** A seat that was taken along from another device; the address forgets it at once. */
const takeSeat = async (table: string, secret: string): Promise<Trouble | null> => {
  const returned = await ask('return', table, { secret });
  if (!returned.ok) return returned;
  const { seat, info } = returned.value;
  rememberSeat({ table, game: info.game, name: info.seats[seat]?.name ?? '', since: Date.now() });
  rememberSecret(table, secret);
  location.replace(onlineOf(table));
  return null;
};

const OnlinePage = ({ id, secret }: { readonly id: string; readonly secret: string | null }) => {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    if (secret !== null) void takeSeat(id, secret).then(setTrouble);
  }, [id, secret]);
  if (trouble !== null) return <Refused trouble={trouble} />;
  return secret === null ? <AtServer id={id} /> : <Waiting />;
};

const AtServer = ({ id }: { readonly id: string }) => {
  const { opened, again } = useOnlineTable(id);
  if (opened === null) return <Waiting />;
  return opened.ok ? <AtTable id={id} table={opened.value} again={again} /> : <Refused trouble={opened} />;
};

export default OnlinePage;
