import { rulesOf } from '@lastroad/games';
import type { TableInfo } from '@lastroad/protocol';
import { connect } from '@lastroad/protocol/client';
import { useCallback, useEffect, useState } from 'react';
import type { Done } from '../table/table.ts';
import type { Key } from '../words/en.ts';
import { type Tell, useWords } from '../words/words.tsx';
import { OnlineTable } from './online-table.ts';
import { keepingDice } from './seats-here.ts';
import { addressOf, ask, randomText, socketOf } from './server.ts';

const wiringTo = (table: string) => ({
  open: () => new WebSocket(socketOf(table)),
  later(milliseconds: number, call: () => void) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  newId: () => randomText(9),
  newKey: () => randomText(16),
  keeping: keepingDice(table),
  chance: Math.random,
});

/** Bots are called by their level, in the reader's language. */
export const seatName = (t: Tell, { kind, name }: TableInfo['seats'][number], number: number): string =>
  kind === 'bot' ? t('online.botName', { level: t(`bot.${name}` as Key), number: number + 1 }) : name;

const fetchFile = async (table: string): Promise<string> => {
  const reply = await fetch(addressOf(`/tables/${table}/file`));
  if (!reply.ok) throw new Error(`the file was refused with ${reply.status}`);
  return reply.text();
};

const open = async (id: string, t: Tell): Promise<Done<OnlineTable>> => {
  const found = await ask('table', id);
  if (!found.ok) return found;
  const { game, options, pack } = found.value;
  if (found.value.parked === 'release') return { ok: false, code: 'parked', detail: 'other-release' };
  const rules = await rulesOf(game);
  if (rules === null) return { ok: false, code: 'wrong-game', detail: game };
  const content = rules.content(options, pack);
  if (!content.ok) return content;
  const table = new OnlineTable({
    info: found.value,
    rules,
    content: content.value,
    connect: listener => connect(wiringTo(id), { table: id, listener }),
    fetchFile: () => fetchFile(id),
    nameOf: (seat, number) => seatName(t, seat, number),
  });
  return { ok: true, value: table };
};

/** What the browser says of its network, told to the table. */
const listenToNetwork = (table: () => OnlineTable | null): (() => void) => {
  const tell = (): void => table()?.network(navigator.onLine);
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
};

/** The table on the server; `again` goes there anew, as whoever one is now. */
export const useOnlineTable = (id: string) => {
  const { t } = useWords();
  const [opened, setOpened] = useState<Done<OnlineTable> | null>(null);
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    let wanted = true;
    let table: OnlineTable | null = null;
    const visitTable = async (): Promise<void> => {
      const done = await open(id, t);
      if (done.ok) table = done.value;
      if (wanted) setOpened(done);
      else table?.close();
    };
    void visitTable();
    const deafen = listenToNetwork(() => table);
    return () => {
      deafen();
      wanted = false;
      table?.close();
    };
  }, [id, t, visit]);
  const again = useCallback(() => setVisit(now => now + 1), []);
  return { opened, again };
};
