import { choicesIn, type Message, type OpenQuestion, type Reason } from '@lastroad/kernel';
import type { Thing } from '@lastroad/ui';
import { startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { play } from '../sound/sounds.ts';
import { useSettings } from '../store/settings.ts';
import type { Snapshot, Table } from '../table/table.ts';
import { useHints } from './use-hints.ts';
import { useLatest } from './use-latest.ts';

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

/** Something that was meant for one question, and means nothing to another. */
interface Meant<T> {
  readonly question: OpenQuestion | null;
  readonly what: T;
}

const still = <T>(meant: Meant<T> | null, question: OpenQuestion | null): T | null =>
  meant !== null && meant.question === question ? meant.what : null;

/**
 * What the person at the screen points at, has in mind and has just done. Only what is asked can be answered: not a
 * question that is still on the screen and no longer open.
 */
export const useHandling = (table: Table, now: Snapshot, isAsked: boolean) => {
  const { confirm } = useSettings();
  const [pointed, setPointed] = useState<Meant<number> | null>(null);
  const [intended, setIntended] = useState<Meant<number> | null>(null);
  const [refused, setRefused] = useState<Meant<WhyNot> | null>(null);
  const [named, setNamed] = useState<readonly Thing[]>(NOTHING);
  const [inspected, setInspected] = useState<Thing | null>(null);
  const [made, setMade] = useState<readonly Made[]>([]);
  // The next question may be answered as soon as it is seen, even if the reply to the last answer is still on its way.
  const answering = useRef<number | null>(null);
  const [busyWith, setBusyWith] = useState<number | null>(null);
  const { seq, question } = now;
  const hints = useHints(table, question);
  const pending = still(intended, question);

  // What is pointed at is shown when there is time for it: a press never waits for that.
  const setPreview = useLatest((choice: number | null) =>
    startTransition(() => setPointed(choice === null ? null : { question, what: choice })),
  );
  const setHighlight = useCallback((things: readonly Thing[]) => startTransition(() => setNamed(things)), []);
  const setPending = useLatest((choice: number | null) =>
    setIntended(choice === null ? null : { question, what: choice }),
  );

  const answer = ({ name, options }: OpenQuestion, choice: number): void => {
    answering.current = seq;
    setBusyWith(seq);
    setIntended(null);
    play('paper');
    const move = options.find(each => each.choice === choice);
    if (move !== undefined) setMade(before => [...before, { seq, name, words: move.words }]);
    void table.answer(choice).finally(() => {
      if (answering.current === seq) answering.current = null;
      setBusyWith(other => (other === seq ? null : other));
    });
  };
  const choose = useLatest((choice: number): void => {
    if (!isAsked || answering.current === seq || question === null) return;
    if (!choicesIn(question).some(each => each.choice === choice)) return;
    if (confirm && pending !== choice) setPending(choice);
    else answer(question, choice);
  });
  const ask = useLatest((thing: number): void => {
    void table.whyNot(thing).then(reason => setRefused({ question, what: { thing, reason } }));
  });
  const about = question?.about ?? '';
  const highlight = useMemo(
    () => [...named, ...hints.found.map(({ choice: at }) => ({ about, at }))],
    [named, hints.found, about],
  );
  const best = hints.found[0]?.choice ?? null;
  return {
    preview: still(pointed, question) ?? pending ?? best,
    pending,
    hints,
    /** What a hint or a guide would choose. */
    marked: best,
    /** An answer is on its way. */
    isBusy: !isAsked || busyWith === seq,
    highlight,
    inspected,
    whyNot: still(refused, question),
    trail: trailOf(made, now),
    choose,
    ask,
    setPreview,
    setPending,
    setHighlight,
    setInspected,
    closeWhyNot: () => setRefused(null),
  };
};

export type AtHand = ReturnType<typeof useHandling>;
