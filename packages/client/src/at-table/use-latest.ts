import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and always does what it would do now: whoever is given it need not be drawn anew. */
export const useLatest = <A extends readonly unknown[]>(act: (...told: A) => void): ((...told: A) => void) => {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...told: A) => latest.current(...told), []);
};
