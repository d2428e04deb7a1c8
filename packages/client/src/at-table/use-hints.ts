import type { Hint } from '@lastroad/bots';
import { useEffect, useRef, useState } from 'react';
import type { Table } from '../table/table.ts';

export interface Hints {
  readonly isThinking: boolean;
  readonly found: readonly Hint[];
  /** Asks for hints, or puts away those that are shown. */
  toggle(): void;
}

const NONE: readonly Hint[] = [];

/** Hints to the open question; another question makes them pointless, also those that are still thought about. */
export const useHints = (table: Table, question: string): Hints => {
  const [isThinking, setIsThinking] = useState(false);
  const [found, setFound] = useState(NONE);
  const open = useRef(question);
  useEffect(() => {
    open.current = question;
    setIsThinking(false);
    setFound(NONE);
  }, [question]);
  const show = (hints: readonly Hint[]): void => {
    if (open.current !== question) return;
    setIsThinking(false);
    setFound(hints);
  };
  const toggle = (): void => {
    if (isThinking || table.hint === undefined) return;
    if (found.length > 0) return setFound(NONE);
    setIsThinking(true);
    table.hint().then(
      hints => show(hints.ok ? hints.value : NONE),
      () => show(NONE),
    );
  };
  return { isThinking, found, toggle };
};
