import { useMemo, useRef } from 'react';
import type { AuroraBoardProps } from './props.ts';

/** The kinds of answers that each part of the table can give. */
export const MAP_KINDS = ['waypoint', 'road', 'mine', 'enemy', 'markedEnemy', 'anyEnemy', 'target'] as const;
export const ROW_KINDS = ['space', 'part', 'bonus', 'block', 'discarded'] as const;
export const OWN_KINDS = [
  'slot',
  'cargo',
  'weapon',
  'token',
  'position',
  'survivor',
  'victim',
  'item',
  'ownItem',
  'keep',
  'ready',
] as const;

export const isAbout = ({ asked }: AuroraBoardProps, kinds: readonly string[]): boolean =>
  asked !== null && kinds.includes(asked.about);

/**
 * What a part of the table is told: the same object as long as nothing that concerns it has changed, so that pointing at
 * something draws only that part anew.
 */
export const usePart = (board: AuroraBoardProps, kinds: readonly string[]): AuroraBoardProps => {
  const latest = useRef(board);
  latest.current = board;
  const { content, view, seat, say, asked, events, step, highlight, shape, revealed } = board;
  const preview = isAbout(board, kinds) ? board.preview : null;
  return useMemo(
    () => ({
      ...latest.current,
      preview,
      onPreview: choice => latest.current.onPreview(choice),
      onChoose: choice => latest.current.onChoose(choice),
      onAsk: thing => latest.current.onAsk(thing),
      onInspect: thing => latest.current.onInspect(thing),
    }),
    [content, view, seat, say, asked, events, step, highlight, shape, revealed, preview],
  );
};
