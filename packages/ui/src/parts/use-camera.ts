import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useSeconds } from '../motion/pace.tsx';
import {
  type Area,
  between,
  type Camera,
  fittingScale,
  lookAt,
  type Sight,
  type Size,
  settle,
  whole,
} from './camera.ts';
import type { Change } from './gestures.ts';

interface Following {
  readonly board: Size;
  /** Pixels a unit of the board takes at first, at least; another value aims anew. */
  readonly nearest: number;
  readonly follow: Area | null;
}

const NOWHERE = { x: undefined, y: undefined, width: 0, height: 0 } as const;

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
  // Noted at once: what follows before the next drawing goes on from here.
  const show = useCallback((next: Camera): void => {
    latest.current = { ...latest.current, camera: next };
    setCamera(next);
  }, []);
  const change: Change = useCallback(
    next => {
      stop.current();
      show(next(latest.current.camera, latest.current.sight));
    },
    [show],
  );

  const isMeasured = window !== null;
  // Another window or a board drawn for it, the same scale: what was large enough to be pressed stays so. Who saw the whole
  // board goes on seeing it, unless that was near enough and no longer is.
  const before = useRef(0);
  const fitting = fittingScale(sight);
  useLayoutEffect(() => {
    const was = before.current === 0 ? fitting : before.current;
    const least = was >= nearest ? nearest / fitting : 1;
    before.current = isMeasured ? fitting : 0;
    change((now, at) => settle({ ...now, zoom: now.zoom === 1 ? least : (now.zoom * was) / fitting }, at));
  }, [isMeasured, fitting, board.width, board.height, nearest, change]);

  // The scale one has chosen by hand, or what the board begins with; who has chosen the whole board keeps it.
  const wanted = useRef(nearest);
  const changeByHand: Change = useCallback(
    next => {
      const { zoom } = latest.current.camera;
      change(next);
      const { camera: now, sight: at } = latest.current;
      if (now.zoom === zoom) return;
      const fits = fittingScale(at);
      const atFitting = fits < nearest ? 0 : nearest;
      wanted.current = now.zoom === 1 ? atFitting : now.zoom * fits;
    },
    [change, nearest],
  );

  const { x, y, width, height } = follow ?? NOWHERE;
  const aimed = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (!isMeasured) return;
    const { camera: from, sight: at } = latest.current;
    const isFirst = aimed.current === null;
    if (aimed.current !== nearest) wanted.current = nearest;
    aimed.current = nearest;
    const to = lookAt({ x: x ?? from.x, y: y ?? from.y, width, height }, wanted.current, at);
    stop.current();
    if (from.zoom === 1 && to.zoom === 1) return;
    stop.current = travel(isFirst ? 0 : seconds, share => show(between(from, to, share)));
  }, [isMeasured, nearest, x, y, width, height, seconds, show]);
  return { camera, sight, change: changeByHand };
};
