import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { usePace } from './pace.tsx';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where something is when a share of its time has passed, from 0 to 1. */
export interface Stop extends Place {
  readonly share: number;
}

interface TravelProps extends Place {
  /** What it passes on its way here in this step; empty: it glides here. */
  readonly way: readonly Stop[];
  /** Seconds for all of the way at the usual pace. */
  readonly seconds: number;
  /** Changes with every step: a way is gone once. */
  readonly step: number;
  readonly children: ReactNode;
}

const translate = ({ x, y }: Place): string => `translate(${x}px, ${y}px)`;

/** Starts the way from wherever it is now, on another way maybe. */
const setOut = (g: SVGGElement, { way, x, y }: TravelProps, from: Place, before: Animation | null, millis: number) => {
  const start = before?.playState === 'running' ? getComputedStyle(g).transform : translate(from);
  before?.cancel();
  const stops = way.map(stop => ({ transform: translate(stop), offset: stop.share }));
  return g.animate([{ transform: start, offset: 0 }, ...stops, { transform: translate({ x, y }), offset: 1 }], millis);
};

/** Something on an SVG board that goes its way from stop to stop; the browser moves it by itself, whatever the page does. */
export const Travel = (props: TravelProps) => {
  const { x, y, way, seconds, step, children } = props;
  const pace = usePace();
  const ref = useRef<SVGGElement>(null);
  const last = useRef<Place | null>(null);
  const going = useRef<Animation | null>(null);
  useLayoutEffect(() => {
    if (ref.current === null || last.current === null || way.length === 0 || pace === 0) return;
    going.current = setOut(ref.current, props, last.current, going.current, (seconds * 1000) / pace);
  }, [step]);
  useLayoutEffect(() => {
    last.current = { x, y };
  });
  return (
    <g
      ref={ref}
      style={{
        transform: translate({ x, y }),
        transition: way.length > 0 ? 'none' : `transform calc(${seconds}s * var(--pace, 1))`,
      }}
    >
      {children}
    </g>
  );
};
