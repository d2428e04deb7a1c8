import type { Happening } from '@lastroad/kernel';
import type { Interlude } from '@lastroad/ui';
import { useMemo, useState } from 'react';
import type { LogLine } from '../table/table.ts';

/** How an interlude has ended: what happened in it last, its end included. */
export interface Ending {
  readonly at: number;
  readonly events: readonly Happening[];
}

/** Every end among the lines of a log. What happened at the same step before it belongs to it, unless it belongs to another. */
export const endingsIn = (log: readonly LogLine[], interlude: Pick<Interlude, 'isEnd'> | undefined): Ending[] => {
  if (interlude === undefined) return [];
  const endings: Ending[] = [];
  let from = 0;
  log.forEach(({ at, event }, i) => {
    if (log[from]?.at !== at) from = i;
    if (!interlude.isEnd(event)) return;
    endings.push({ at, events: log.slice(from, i + 1).map(line => line.event) });
    from = i + 1;
  });
  return endings;
};

/** The first ending since the page was opened that the reader has not gone on from; `null`: none. */
export const useEnding = (log: readonly LogLine[], seq: number, interlude: Interlude | undefined) => {
  const [first] = useState(seq);
  const [read, setRead] = useState(0);
  const fresh = useMemo(() => endingsIn(log, interlude).filter(({ at }) => at > first), [log, interlude, first]);
  // What was taken back may come again.
  if (read > fresh.length) setRead(fresh.length);
  const ending = fresh[read] ?? null;
  return { ending, goOn: ending === null ? null : () => setRead(read + 1) };
};
