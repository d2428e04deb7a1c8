import type { GameFace, Thing } from '@lastroad/ui';
import { Panel, SeatMark } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import { memo, useEffect, useRef } from 'react';
import type { LogLine } from '../table/table.ts';
import { useWords } from '../words/words.tsx';

interface Handling {
  readonly face: GameFace;
  readonly say: Say;
  onPoint(things: readonly Thing[]): void;
  onInspect(thing: Thing): void;
  /** In a replay a line leads to its moment. */
  onJump?(at: number): void;
}

interface LogPanelProps extends Handling {
  readonly log: readonly LogLine[];
  /** In a replay: how many decisions stand. What comes after them is still to come. */
  readonly present?: number;
}

const Line = memo(({ line, face, say, onPoint, onInspect, onJump }: Handling & { readonly line: LogLine }) => {
  const things = face.thingsIn?.(line.event) ?? [];
  const text = (
    <>
      <SeatMark seat={line.seat} size={0.75} />
      <span>{say(line.words)}</span>
    </>
  );
  if (things.length === 0 && onJump === undefined) return <p className="log-line">{text}</p>;
  const press = (): void => {
    if (onJump !== undefined) onJump(line.at);
    else if (things[0] !== undefined) onInspect(things[0]);
  };
  return (
    <button
      type="button"
      className="log-line"
      onClick={press}
      onPointerEnter={() => onPoint(things)}
      onPointerLeave={() => onPoint([])}
      onFocus={() => onPoint(things)}
      onBlur={() => onPoint([])}
    >
      {text}
    </button>
  );
});

/** Older lines are in the replay; so many are enough to look back. */
const SHOWN = 60;

/** Pixels left above the present line, so that something of what comes next is seen. */
const LINE_ABOVE = 40;

/** What has just happened stays in sight, also when lines that are still to come stand above it. */
const usePresent = (present: number | undefined) => {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('li:not([data-ahead])');
    if (list.current === null || present === undefined || !line) return;
    list.current.scrollTop = line.offsetTop - list.current.offsetTop - LINE_ABOVE;
  }, [present]);
  return list;
};

/** What happened, newest first. Pointing at a line shows on the board what it speaks of. */
export const LogPanel = memo(({ log, present, ...handling }: LogPanelProps) => {
  const { t } = useWords();
  const shown = log.slice(-SHOWN).reverse();
  const list = usePresent(present);
  const newest = present ?? log.at(-1)?.at;
  return (
    <Panel className="log" title={t('table.log')}>
      {log.length === 0 ? (
        <p className="log-empty">{t('table.logEmpty')}</p>
      ) : (
        <ol ref={list} tabIndex={0} aria-label={t('table.log')}>
          {shown.map((line, i) => (
            <li
              key={log.length - i}
              data-new={line.at === newest || undefined}
              data-ahead={(present !== undefined && line.at > present) || undefined}
            >
              <Line line={line} {...handling} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
});
