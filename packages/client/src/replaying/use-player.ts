import { useEffect, useState } from 'react';

export const SPEEDS = [0.5, 1, 2, 4] as const;

const PAUSE = 900;

/** A position on the way through a game that can be set, stepped and left to run. */
export const usePlayer = (last: number) => {
  const [at, setAt] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  useEffect(() => {
    if (!isRunning) return;
    if (at >= last) return setIsRunning(false);
    const timer = setTimeout(() => setAt(now => Math.min(last, now + 1)), PAUSE / speed);
    return () => clearTimeout(timer);
  }, [isRunning, at, last, speed]);
  return {
    at,
    isRunning,
    speed,
    setSpeed,
    go: (to: number) => {
      setIsRunning(false);
      setAt(Math.min(last, Math.max(0, to)));
    },
    toggle: () => {
      if (at >= last) setAt(0);
      setIsRunning(now => !now);
    },
  };
};

export type Player = ReturnType<typeof usePlayer>;
