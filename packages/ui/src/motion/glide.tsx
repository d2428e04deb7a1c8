import * as m from 'motion/react-m';
import type { ReactNode } from 'react';
import { useSeconds } from './pace.tsx';

interface GlideProps {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  /** Seconds at the usual pace. */
  readonly seconds?: number;
  readonly children: ReactNode;
}

/** Something on an SVG board that moves to where it belongs whenever that changes. */
export const Glide = ({ x, y, turn = 0, seconds = 0.24, children }: GlideProps) => {
  const real = useSeconds()(seconds);
  return (
    <m.g initial={false} animate={{ x, y, rotate: turn }} transition={{ duration: real, ease: [0.3, 0.1, 0.2, 1] }}>
      {children}
    </m.g>
  );
};

type Way = 'rise' | 'drop' | 'stamp' | 'fade';

const FROM: Readonly<Record<Way, Readonly<Record<string, number>>>> = {
  rise: { opacity: 0, y: 14 },
  drop: { opacity: 0, y: -24, rotate: -4 },
  stamp: { opacity: 0, scale: 1.7 },
  fade: { opacity: 0 },
};

interface ArriveProps {
  readonly how?: Way;
  /** Seconds to wait, at the usual pace: lets several things arrive one after the other. */
  readonly after?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something that comes into being: a card is dealt, a mark stamped, a line of the log written. */
export const Arrive = ({ how = 'rise', after = 0, className, children }: ArriveProps) => {
  const seconds = useSeconds();
  return (
    <m.div
      className={className}
      initial={FROM[how]}
      animate={{ opacity: 1, y: 0, scale: 1, rotate: 0 }}
      transition={{ duration: seconds(0.28), delay: seconds(after), ease: [0.2, 0.8, 0.2, 1] }}
    >
      {children}
    </m.div>
  );
};
