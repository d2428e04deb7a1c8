import type { Hint } from '@lastroad/bots';
import type { OpenQuestion } from '@lastroad/kernel';
import { useState } from 'react';
import type { Table } from '../table/table.ts';

export interface Hints {
  readonly isThinking: boolean;
  readonly found: readonly Hint[];
  /** Asks for hints, or puts away those that are shown. */
  toggle(): void;
}

const NONE: readonly Hint[] = [];

/** Hints to the open question; another question makes them pointless, also those that are still thought about. */
export const useHints = (table: Table, question: OpenQuestion | null): Hints => {
  const [thoughtOf, setThoughtOf] = useState<OpenQuestion | null>(null);
  const [hinted, setHinted] = useState<{ readonly question: OpenQuestion; readonly found: readonly Hint[] } | null>(
    null,
  );
  const isThinking = question !== null && thoughtOf === question;
  const found = question !== null && hinted?.question === question ? hinted.found : NONE;
  const toggle = (): void => {
    if (isThinking || table.hint === undefined || question === null) return;
    if (found.length > 0) return setHinted(null);
    setThoughtOf(question);
    const show = (hints: readonly Hint[]): void => {
      setThoughtOf(other => (other === question ? null : other));
      setHinted({ question, found: hints });
    };
    table.hint().then(
      hints => show(hints.ok ? hints.value : NONE),
      () => show(NONE),
    );
  };
  return { isThinking, found, toggle };
};
