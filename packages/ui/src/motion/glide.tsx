import type { ReactNode } from 'react';

interface GlideProps {
  readonly x: number;
  readonly y: number;
  /** Seconds at the usual pace. */
  readonly seconds?: number;
  readonly children: ReactNode;
}

/** Something on an SVG board that moves to where it belongs whenever that changes. The browser moves it by itself. */
export const Glide = ({ x, y, seconds = 0.24, children }: GlideProps) => (
  <g
    style={{
      transform: `translate(${x}px, ${y}px)`,
      transition: `transform calc(${seconds}s * var(--pace, 1)) cubic-bezier(0.3, 0.1, 0.2, 1)`,
    }}
  >
    {children}
  </g>
);

interface ArriveProps {
  readonly how?: 'rise' | 'drop' | 'stamp';
  /** Seconds to wait, at the usual pace: lets several things arrive one after the other. */
  readonly after?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something that comes into being: a card is dealt, a mark stamped. */
export const Arrive = ({ how = 'rise', after = 0, className = '', children }: ArriveProps) => (
  <div
    className={`arrive arrive-${how} ${className}`}
    {...(after > 0 && { style: { animationDelay: `calc(${after}s * var(--pace, 1))` } })}
  >
    {children}
  </div>
);
