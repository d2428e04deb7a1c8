import { type Content, choicesIn, type OpenQuestion } from '@lastroad/kernel';
import type { Asked, BoardProps, FaceProps } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import { useMemo } from 'react';
import { seatFaces } from '../games/use-game.ts';
import type { Snapshot } from '../table/table.ts';
import type { AtHand } from './use-handling.ts';

/** The open question in the reader's words. */
export const useAsked = (question: OpenQuestion | null, say: Say): Asked | null =>
  useMemo(
    () =>
      question && {
        name: question.name,
        about: question.about,
        words: say(question.ask),
        choices: choicesIn(question).map(({ choice, words }, i) => ({
          choice,
          words: say(words),
          aside: i >= question.options.length,
        })),
        things: question.things,
      },
    [question, say],
  );

/** What can be seen at the table: the same until something happens, whatever is pointed at. */
export const useFacts = (content: Content, { view, seat, seats }: Snapshot, say: Say): FaceProps =>
  useMemo(() => ({ content, view, seat, seats: seatFaces(seats), say }), [content, view, seat, seats, say]);

/** All that a board is told: the same until it changes, whatever else is going on at the table. */
export const useBoardProps = (
  facts: FaceProps,
  { events, seq: step, revealed }: Snapshot,
  asked: Asked | null,
  { preview, highlight, setPreview, choose, ask, setInspected }: AtHand,
  shape: BoardProps['shape'],
): BoardProps =>
  useMemo(
    () => ({
      ...facts,
      asked,
      events,
      step,
      preview,
      highlight,
      shape,
      revealed,
      onPreview: setPreview,
      onChoose: choose,
      onAsk: ask,
      onInspect: setInspected,
    }),
    [facts, asked, events, step, preview, highlight, shape, revealed, setPreview, choose, ask, setInspected],
  );
