import type { Content } from '@lastroad/kernel';
import type { Asked, BoardProps, FaceProps } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import { useMemo } from 'react';
import { seatFaces } from '../games/use-game.ts';
import type { OpenQuestion, Snapshot } from '../table/table.ts';
import type { AtHand } from './use-handling.ts';

/** The open question in the reader's words. */
export const useAsked = (question: OpenQuestion | null, say: Say): Asked | null =>
  useMemo(
    () =>
      question && {
        name: question.name,
        about: question.about,
        words: say(question.words),
        choices: question.choices.map(({ choice, words, aside }) => ({ choice, words: say(words), aside })),
        things: question.things,
      },
    [question, say],
  );

/** What can be seen at the table: the same until something happens, whatever is pointed at. */
export const useFacts = (content: Content, { view, seat, seats }: Snapshot, say: Say): FaceProps =>
  useMemo(() => ({ content, view, seat, seats: seatFaces(seats), say }), [content, view, seat, seats, say]);

/** All that a board is told. */
export const boardProps = (
  facts: FaceProps,
  now: Snapshot,
  asked: Asked | null,
  hand: AtHand,
  shape: BoardProps['shape'],
): BoardProps => ({
  ...facts,
  asked,
  events: now.events,
  step: now.seq,
  preview: hand.preview,
  highlight: hand.highlight,
  shape,
  revealed: now.revealed,
  onPreview: hand.setPreview,
  onChoose: hand.choose,
  onAsk: hand.ask,
  onInspect: hand.setInspected,
});
