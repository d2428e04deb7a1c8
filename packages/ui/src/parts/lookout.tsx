import { type KeyboardEvent, type ReactNode, useState } from 'react';

/** Where an arrow key points on the screen. */
export type Heading = 'left' | 'right' | 'up' | 'down';

const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

interface Range {
  /** Numbers of the first and the last place there is. */
  readonly first: number;
  readonly last: number;
  /** Where somebody who has not looked about yet begins. */
  readonly start: number;
}

/** The place somebody looks at by keyboard. It is kept while the focus is elsewhere. */
export const useLookout = ({ first, last, start }: Range) => {
  const [chosen, setAt] = useState<number | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  return { first, last, at: Math.min(last, Math.max(first, chosen ?? start)), isLooking, setAt, setIsLooking };
};

interface LookoutProps {
  readonly lookout: ReturnType<typeof useLookout>;
  readonly label: string;
  /** What is to be seen at that place. */
  readonly seen: string;
  /** The place one comes to from there. */
  step(heading: Heading): number;
  onInspect(): void;
  /** Marks the place. */
  readonly children: ReactNode;
}

/**
 * Looks about on an SVG board without a pointer: arrows go from place to place, Enter tells more. Told as a slider: screen
 * readers read out every value it takes.
 */
export const Lookout = ({ lookout, label, seen, step, onInspect, children }: LookoutProps) => {
  const { first, last, at, setAt, setIsLooking } = lookout;
  const onKeyDown = (event: KeyboardEvent): void => {
    const heading = HEADINGS[event.key];
    if (heading === undefined && event.key !== 'Enter') return;
    // The page has other uses for these keys.
    event.preventDefault();
    event.stopPropagation();
    if (heading === undefined) onInspect();
    else setAt(step(heading));
  };
  return (
    <g
      className="lookout"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={first}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={seen}
      onKeyDown={onKeyDown}
      onFocus={() => setIsLooking(true)}
      onBlur={() => setIsLooking(false)}
    >
      {children}
    </g>
  );
};
