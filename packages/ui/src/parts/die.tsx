import type { ReactNode } from 'react';

/** Places of the pips in a box of 44 by 44. */
const NEAR = 12.5;
const MID = 22;
const FAR = 31.5;
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[MID, MID]],
  2: [
    [NEAR, NEAR],
    [FAR, FAR],
  ],
  3: [
    [NEAR, NEAR],
    [MID, MID],
    [FAR, FAR],
  ],
  4: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  5: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [MID, MID],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  6: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, MID],
    [FAR, MID],
    [NEAR, FAR],
    [FAR, FAR],
  ],
};

interface DieProps {
  readonly face: number;
  /** Changes when the die is thrown, so that it tumbles even onto the same face. */
  readonly throwNumber?: number;
  /** In rem. */
  readonly size?: number;
  readonly label: string;
  readonly className?: string;
  /** What the face shows in its box of 44 by 44, in place of pips. */
  readonly children?: ReactNode;
}

/** A die that tumbles and settles. Faces above six show their number. */
export const Die = ({ face, throwNumber = 0, size = 2.75, label, className = '', children }: DieProps) => (
  <svg
    key={throwNumber}
    className={`die ${throwNumber === 0 ? '' : 'die-thrown'} ${className}`}
    viewBox="0 0 44 44"
    width={`${size}rem`}
    height={`${size}rem`}
    role="img"
    aria-label={label}
  >
    <rect className="die-body" x="2" y="2" width="40" height="40" rx="10" />
    <rect className="die-edge" x="2" y="30" width="40" height="12" rx="8" />
    {children ??
      PIPS[face]?.map(([x, y]) => <circle key={`${x}-${y}`} className="die-pip" cx={x} cy={y} r="3.7" />) ?? (
        <text className="die-number" x="22" y="30" textAnchor="middle">
          {face}
        </text>
      )}
  </svg>
);
