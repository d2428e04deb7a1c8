import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useSeconds } from '../motion/pace.tsx';
import { between, type Camera, fittingScale, type Sight, type Size, settle, whole } from './camera.ts';
import type { Change } from './gestures.ts';

interface Following {
  readonly board: Size;
  /** Pixels a unit of the board takes at first, at least. */
  readonly nearest: number;
  readonly follow: { readonly x: number; readonly y: number } | null;
}

/** The size of an element in pixels, as it changes; `null` before it is known. */
const useWindow = (ref: RefObject<Element | null>): Size | null => {
  const [window, setWindow] = useState<Size | null>(null);
  useLayoutEffect(() => {
    if (ref.current === null) return;
    const watch = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setWindow({ width, height });
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [ref]);
  return window;
};

/** Goes from here to there in so many seconds; returns how to stop on the way. */
const travel = (seconds: number, go: (share: number) => void): (() => void) => {
  if (seconds === 0) {
    go(1);
    return () => {};
  }
  const began = performance.now();
  let frame = 0;
  const step = (now: number): void => {
    const share = Math.min(1, (now - began) / 1000 / seconds);
    go(1 - (1 - share) ** 3);
    if (share < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
};

/** A camera that begins near enough to press things, moves by hand, and goes where the action is. */
export const useCamera = (ref: RefObject<Element | null>, { board, nearest, follow }: Following) => {
  const window = useWindow(ref);
  const sight: Sight = { board, window: window ?? board };
  const [camera, setCamera] = useState<Camera>(() => whole(board));
  const latest = useRef({ sight, camera });
  latest.current = { sight, camera };
  const stop = useRef<() => void>(() => {});
  const seconds = useSeconds()(0.45);
  const change: Change = useCallback(next => {
    stop.current();
    setCamera(now => next(now, latest.current.sight));
  }, []);

  const isMeasured = window !== null;
  useLayoutEffect(() => {
    if (!isMeasured) return;
    change((now, at) => settle({ ...now, zoom: nearest / fittingScale(at) }, at));
  }, [isMeasured, nearest, change]);
  // Another window, the same scale: what was large enough to be pressed stays so.
  const before = useRef(0);
  const fitting = fittingScale(sight);
  useLayoutEffect(() => {
    const share = before.current === 0 ? 1 : before.current / fitting;
    before.current = isMeasured ? fitting : 0;
    change((now, at) => settle({ ...now, zoom: now.zoom === 1 ? 1 : now.zoom * share }, at));
  }, [isMeasured, fitting, change]);

  const [followX, followY] = [follow?.x, follow?.y];
  useLayoutEffect(() => {
    if (!isMeasured || followX === undefined || followY === undefined) return;
    const from = latest.current.camera;
    const to = settle({ x: followX, y: followY, zoom: from.zoom }, latest.current.sight);
    stop.current();
    if (from.zoom > 1) stop.current = travel(seconds, share => setCamera(between(from, to, share)));
  }, [isMeasured, followX, followY, seconds]);
  return { camera, sight, change };
};
