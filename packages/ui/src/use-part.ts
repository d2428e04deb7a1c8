import { useMemo } from 'react';
import type { BoardProps } from './face.ts';

/** Whether the open question is about one of these kinds of things. */
export const isAbout = ({ asked }: Pick<BoardProps, 'asked'>, kinds: readonly string[]): boolean =>
  asked !== null && kinds.includes(asked.about);

/**
 * What a part of the table is told that answers questions about some kinds of things: the same object as long as nothing
 * that concerns it has changed, so that pointing at something draws only that part anew.
 */
export const usePart = <C, V, E>(board: BoardProps<C, V, E>, kinds: readonly string[]): BoardProps<C, V, E> => {
  const { content, view, seat, seats, say, asked, events, step, highlight, shape, revealed } = board;
  const { onPreview, onChoose, onAsk, onInspect } = board;
  const preview = isAbout(board, kinds) ? board.preview : null;
  const ways = useMemo(() => ({ onPreview, onChoose, onAsk, onInspect }), [onPreview, onChoose, onAsk, onInspect]);
  return useMemo(
    () => ({ content, view, seat, seats, say, asked, events, step, preview, highlight, shape, revealed, ...ways }),
    [content, view, seat, seats, say, asked, events, step, preview, highlight, shape, revealed, ways],
  );
};
