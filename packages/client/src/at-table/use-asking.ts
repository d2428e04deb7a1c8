import { useEffect, useState } from 'react';
import { afterPaint } from '../table/after-paint.ts';
import type { Snapshot } from '../table/table.ts';
import { useLatest } from './use-latest.ts';

/**
 * The table with the question that is shown: a new one comes once the board it is about is painted, so that whoever
 * answers at once does not wait for that. Until then the one before stays, though it has been answered.
 */
export const useAsking = (now: Snapshot): Snapshot => {
  const [asking, setAsking] = useState(now);
  const askNow = useLatest(() => setAsking(now));
  const [askSoon] = useState(() => afterPaint(askNow));
  useEffect(() => void askSoon(), [now, askSoon]);
  return asking.question === now.question ? now : asking;
};
