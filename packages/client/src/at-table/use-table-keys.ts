import { choicesIn } from '@lastroad/kernel';
import type { Snapshot, Table } from '../table/table.ts';
import { HELP_KEY, HINT_KEY, MENU_KEY, placeOf, REDO_KEY, UNDO_KEY, useKeys } from './keys.ts';
import type { AtHand } from './use-handling.ts';

interface TableKeys {
  readonly table: Table;
  readonly now: Snapshot;
  readonly hand: AtHand;
  onScore(): void;
  /** There is something to be read before anything is asked. */
  onRead: (() => void) | null;
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
  onHint: (() => void) | null | undefined;
  /** Where somebody learns: the way through the lesson. */
  readonly lesson?: { next(): void; back(): void };
  openMenu(isOpen: boolean): void;
  showKeys(shows: boolean): void;
}

/** Every choice and every tool by a single key. */
export const useTableKeys = (keys: TableKeys): void => {
  const { table, now, hand, onScore, onRead, onUndo, onRedo, onHint, openMenu, showKeys, lesson } = keys;
  const tools: Readonly<Record<string, (() => void) | null | undefined>> = {
    [UNDO_KEY]: onUndo,
    [REDO_KEY]: onRedo,
    [HINT_KEY]: onHint,
    [MENU_KEY]: () => openMenu(true),
    [HELP_KEY]: () => showKeys(true),
    ...(lesson !== undefined && { ArrowLeft: lesson.back, ArrowRight: lesson.next }),
    Escape: hand.pending === null ? null : () => hand.setPending(null),
  };
  useKeys(key => {
    const tool = tools[key];
    if (tool) {
      tool();
      return true;
    }
    const only = onRead ?? (now.over ? onScore : now.passTo !== null ? () => void table.sitDown() : null);
    if (only !== null && key === '1') {
      only();
      return true;
    }
    const open = now.question && choicesIn(now.question)[placeOf(key)];
    if (!open) return false;
    hand.choose(open.choice);
    return true;
  });
};
