import backwardTime from 'icon:anticlockwise-rotation';
import diceFive from 'icon:dice-six-faces-five';
import exitDoor from 'icon:exit-door';
import linkedRings from 'icon:linked-rings';
import ringingBell from 'icon:ringing-bell';
import smartphone from 'icon:smartphone';
import type { Seat } from '@lastroad/kernel';
import { isForGood } from '@lastroad/protocol';
import { useState } from 'react';
import type { Company } from '../at-table/company.ts';
import type { Way } from '../at-table/table-menu.tsx';
import { takeIn } from '../parts/files.ts';
import { goTo, replayOf } from '../router.ts';
import { type Tell, useWords } from '../words/words.tsx';
import { Banner, type SheetName } from './banner.tsx';
import { Invitation } from './invitation.tsx';
import { askToNotify, canNotify, mayNotify } from './notices.ts';
import type { Heard, OnlineTable } from './online-table.ts';
import { GaveUp, SeatNote } from './seat-note.tsx';
import { secretHere } from './seats-here.ts';
import { playAgain } from './sitting.ts';
import { Talk } from './talk.tsx';
import { useKnown } from './use-known.ts';

const askBack = (table: OnlineTable): void => {
  const { beforeMine, position } = table.getKnown();
  if (beforeMine !== null && position !== null) void table.ask({ type: 'propose', seq: position.seq, to: beforeMine });
};

/** What can be done here that cannot be done alone; each only while it can be. */
const waysOf = (t: Tell, table: OnlineTable, heard: Heard, show: (name: SheetName) => void): readonly Way[] => {
  const { seat, info, position, beforeMine } = heard;
  const plays = seat !== null && position !== null && position.outcome === null;
  const control = position?.seats[seat ?? -1]?.control ?? 'self';
  const open = (id: SheetName, words: string, icon: string): Way => ({ id, words, icon, act: () => show(id) });
  const canAskBack = plays && beforeMine !== null && !position.undo && position.proposal === null;
  return [
    open('invite', t('online.invite'), linkedRings),
    open('dice', t('online.dice'), diceFive),
    ...(canAskBack
      ? [{ id: 'ask-back', words: t('online.askBack'), icon: backwardTime, act: () => askBack(table) }]
      : []),
    ...(plays && canNotify() && !mayNotify()
      ? [{ id: 'notify', words: t('online.notify'), icon: ringingBell, act: () => void askToNotify() }]
      : []),
    ...(seat !== null && secretHere(info?.id ?? '') !== null ? [open('device', t('online.device'), smartphone)] : []),
    ...(plays && !isForGood(control) ? [open('resign', t('online.resign'), exitDoor)] : []),
  ];
};

/** A finished game goes into this browser, where it can be looked at again and again. */
const replayHere = async (table: OnlineTable): Promise<void> => {
  const taken = await takeIn(await table.gameFile());
  if (taken.ok) goTo(replayOf(taken.value.id));
};

/** Everything that company adds to the screen at the table. */
export const useCompany = (table: OnlineTable, id: string): Company => {
  const { t } = useWords();
  const known = useKnown(table);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  return {
    banner: <Banner id={id} table={table} sheet={sheet} onClose={() => setSheet(null)} />,
    talk: <Talk table={table} />,
    said: known.chat.length,
    ways: waysOf(t, table, known, setSheet),
    note: (seat: Seat) => <SeatNote known={known} seat={seat} ahead={known.ahead} />,
    gaveUp: (seat: Seat) => <GaveUp known={known} seat={seat} />,
    replay: () => void replayHere(table),
    invitation: <Invitation known={known} />,
    again: () => void playAgain(id, known),
  };
};
