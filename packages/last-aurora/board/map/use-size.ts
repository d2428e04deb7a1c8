import { type RefObject, useEffect, useState } from 'react';
import type { Size } from './layout.ts';

/** Steps in which a window is measured: a pixel more or less is no reason to draw everything anew. */
const STEP = 2;
const USUAL: Size = { width: 840, height: 290 };

const stepped = (length: number): number => Math.max(STEP, Math.round(length / STEP) * STEP);

/** How large an element is on the screen. */
export const useSize = (ref: RefObject<HTMLElement | null>): Size => {
  const [size, setSize] = useState(USUAL);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = USUAL.width, height = USUAL.height } = entry?.contentRect ?? {};
      const next = { width: stepped(width), height: stepped(height) };
      setSize(now => (now.width === next.width && now.height === next.height ? now : next));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
};
