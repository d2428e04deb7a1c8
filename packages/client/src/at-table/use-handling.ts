import type { Message, Reason } from '@lastroad/kernel';
import type { Thing } from '@lastroad/ui';
import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { play } from '../sound/sounds.ts';
import { useSettings } from '../store/settings.ts';
import type { Snapshot, Table } from '../table/table.ts';
import { useHints } from './use-hints.ts';

/** A refusal to do what somebody pointed at. */
export interface WhyNot {
  readonly thing: number;
  readonly reason: Reason | null;
}

const NOTHING: readonly Thing[] = [];

interface Made {
  readonly seq: number;
  readonly name: string;
  readonly words: Message;
}

/** Choices to one question asked again and again: one gesture, as long as it can be taken back. */
const trailOf = (made: readonly Made[], { seq, question, canUndo }: Snapshot): readonly Message[] => {
  const trail: Message[] = [];
  if (!canUndo) return trail;
  for (let at = seq - 1; ; at--) {
    const before = made.findLast(each => each.seq === at);
    if (before === undefined || before.name !== question?.name) return trail;
    trail.unshift(before.words);
  }
};

/** What the person at the screen points at, has in mind and has just done. */
export const useHandling = (table: Table, now: Snapshot) => {
  const { confirm } = useSettings();
  const [preview, setPreviewNow] = useState<number | null>(null);
  const [pending, setPending] = useState<number | null>(null);
  const [named, setNamed] = useState<readonly Thing[]>(NOTHING);
  const [inspected, setInspected] = useState<Thing | null>(null);
  const [whyNot, setWhyNot] = useState<WhyNot | null>(null);
  const busy = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [made, setMade] = useState<readonly Made[]>([]);
  const { seq, question } = now;

  // What is pointed at is shown when there is time for it: a press never waits for that.
  const setPreview = useCallback((choice: number | null) => startTransition(() => setPreviewNow(choice)), []);
  const setHighlight = useCallback((things: readonly Thing[]) => startTransition(() => setNamed(things)), []);

  // The next question may be answered as soon as it is seen, even if the reply to the last answer is still on its way.
  useLayoutEffect(() => {
    busy.current = false;
    setIsBusy(false);
  }, [seq]);

  // A new question makes everything that was meant for the old one pointless. What others answer meanwhile does not.
  const identity = useMemo(() => JSON.stringify(question), [question]);
  const hints = useHints(table, identity);
  useEffect(() => {
    setPreview(null);
    setPending(null);
    setWhyNot(null);
  }, [identity]);

  const choose = (choice: number): void => {
    const open = question?.choices.find(each => each.choice === choice);
    if (busy.current || question === null || open === undefined) return;
    if (confirm && pending !== choice) return setPending(choice);
    busy.current = true;
    setIsBusy(true);
    setPending(null);
    play('paper');
    if (!open.aside) setMade(before => [...before, { seq, name: question.name, words: open.words }]);
    void table.answer(choice).finally(() => {
      busy.current = false;
      setIsBusy(false);
    });
  };
  const ask = (thing: number): void => {
    void table.whyNot(thing).then(reason => setWhyNot({ thing, reason }));
  };
  const about = question?.about ?? '';
  const highlight = useMemo(
    () => [...named, ...hints.found.map(({ choice: at }) => ({ about, at }))],
    [named, hints.found, about],
  );
  const best = hints.found[0]?.choice ?? null;
  return {
    preview: preview ?? pending ?? best,
    pending,
    hints,
    /** What a hint or a guide would choose. */
    marked: best,
    /** An answer is on its way. */
    isBusy,
    highlight,
    inspected,
    whyNot,
    trail: trailOf(made, now),
    choose,
    ask,
    setPreview,
    setPending,
    setHighlight,
    setInspected,
    closeWhyNot: () => setWhyNot(null),
  };
};

export type AtHand = ReturnType<typeof useHandling>;
