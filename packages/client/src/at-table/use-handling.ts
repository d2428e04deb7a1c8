import type { Message, Reason } from '@lastroad/kernel';
import type { Thing } from '@lastroad/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  const [preview, setPreview] = useState<number | null>(null);
  const [pending, setPending] = useState<number | null>(null);
  const [highlight, setHighlight] = useState<readonly Thing[]>(NOTHING);
  const [inspected, setInspected] = useState<Thing | null>(null);
  const [whyNot, setWhyNot] = useState<WhyNot | null>(null);
  const busy = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const made = useRef<Made[]>([]);
  const { seq, question } = now;

  // The next question may be answered as soon as it is seen, even if the reply to the last answer is still on its way.
  useLayoutEffect(() => {
    busy.current = false;
    setIsBusy(false);
  }, [seq]);

  // A new question makes everything that was meant for the old one pointless. What others answer meanwhile does not.
  const identity = JSON.stringify(question);
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
    if (!open.aside) made.current.push({ seq, name: question.name, words: open.words });
    void table.answer(choice).finally(() => {
      busy.current = false;
      setIsBusy(false);
    });
  };
  const ask = (thing: number): void => {
    void table.whyNot(thing).then(reason => setWhyNot({ thing, reason }));
  };
  const hinted = hints.found.map(({ choice }) => choice);
  return {
    preview: preview ?? pending ?? hinted[0] ?? null,
    pending,
    hints,
    /** What a hint or a guide would choose. */
    marked: hinted[0] ?? null,
    /** An answer is on its way. */
    isBusy,
    highlight: [...highlight, ...hinted.map(at => ({ about: question?.about ?? '', at }))],
    inspected,
    whyNot,
    trail: trailOf(made.current, now),
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
