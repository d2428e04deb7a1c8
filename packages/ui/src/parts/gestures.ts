import { type RefObject, useEffect, useRef } from 'react';
import { type Camera, panBy, type Sight, zoomAt } from './camera.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels a pointer may tremble before it pans instead of pressing. */
const TREMBLE = 7;

/** A point of the screen as a point of the board. */
const onBoard = (svg: SVGSVGElement, { x, y }: Point): Point => {
  const matrix = svg.getScreenCTM()?.inverse();
  return matrix === undefined ? { x: 0, y: 0 } : new DOMPoint(x, y).matrixTransform(matrix);
};

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export type Change = (next: (camera: Camera, sight: Sight) => Camera) => void;

/** Pointers that are down, and what their moving means: one pans, two pinch. */
const followPointers = (svg: SVGSVGElement, change: Change) => {
  const down = new Map<number, Point>();
  let travelled = 0;
  const onDown = (event: PointerEvent): void => {
    if (down.size === 0) travelled = 0;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onMove = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, now);
    travelled += distance(before, now);
    if (other !== undefined) {
      const centre = onBoard(svg, middle(now, other));
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      change((camera, sight) => zoomAt(camera, factor, centre, sight));
    } else if (travelled > TREMBLE) {
      const [from, to] = [onBoard(svg, before), onBoard(svg, now)];
      change((camera, sight) => panBy(camera, from.x - to.x, from.y - to.y, sight));
    }
  };
  const onUp = (event: PointerEvent): void => void down.delete(event.pointerId);
  /** A pan ends with a click that nobody meant. */
  const onClick = (event: MouseEvent): void => {
    if (travelled > TREMBLE) event.stopPropagation();
  };
  return { onDown, onMove, onUp, onClick };
};

export const useGestures = (ref: RefObject<SVGSVGElement | null>, change: Change): void => {
  const latest = useRef(change);
  latest.current = change;
  useEffect(() => {
    const svg = ref.current;
    if (svg === null) return;
    const { onDown, onMove, onUp, onClick } = followPointers(svg, next => latest.current(next));
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const point = onBoard(svg, { x: event.clientX, y: event.clientY });
      latest.current((camera, sight) => zoomAt(camera, event.deltaY < 0 ? 1.15 : 1 / 1.15, point, sight));
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    svg.addEventListener('pointerdown', onDown, { signal });
    addEventListener('pointermove', onMove, { signal });
    addEventListener('pointerup', onUp, { signal });
    addEventListener('pointercancel', onUp, { signal });
    svg.addEventListener('click', onClick, { signal, capture: true });
    svg.addEventListener('wheel', onWheel, { signal, passive: false });
    return () => leaving.abort();
  }, [ref]);
};
