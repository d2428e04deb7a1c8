import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../table/after-paint.ts';

interface QuestionPanelProps {
  readonly words: string;
  /** Why it is asked. */
  readonly why: string | null;
  /** Its name; `null` while nobody here is asked. */
  readonly name: string | null;
  /** Number of the question: focus comes back here with each new one. */
  readonly seq: number;
  /** An answer is on its way. */
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/**
 * What a button that goes away would leave behind: focus on nothing. A button that has been pressed hands it over once
 * the press is painted and the page at rest; from wherever else it gets lost the new question takes it.
 */
const useFocus = (seq: number, isBusy: boolean) => {
  const title = useRef<HTMLHeadingElement>(null);
  const take = (): void => title.current?.focus({ preventScroll: true });
  const [takeOver] = useState(() => afterPaint(() => document.activeElement?.closest('.choices') && take()));
  useEffect(() => {
    if (isBusy) void takeOver();
  }, [isBusy, takeOver]);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) take();
  }, [seq]);
  return title;
};

/** The loudest thing on the screen: what is asked and why, or for whom one waits. It stays while questions come and go. */
export const QuestionPanel = ({ words, why, name, seq, isBusy, children }: QuestionPanelProps) => (
  <section
    className={name === null ? 'question question-waiting' : 'question'}
    aria-labelledby="question-title"
    aria-busy={name !== null && isBusy}
    data-question={name ?? undefined}
    data-seq={name === null ? undefined : seq}
  >
    <div className="question-words" data-turn={name === null ? undefined : seq % 2}>
      <h2 id="question-title" ref={useFocus(seq, isBusy)} tabIndex={-1}>
        {words}
      </h2>
      {why !== null && <p>{why}</p>}
    </div>
    {children}
  </section>
);
