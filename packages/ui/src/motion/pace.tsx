import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** How fast things move: 1 is the usual pace, 0 means that they are simply there. */
const Pace = createContext(1);

export const usePace = (): number => useContext(Pace);

/** Seconds an animation takes at this pace. */
export const useSeconds = (): ((seconds: number) => number) => {
  const pace = usePace();
  return seconds => (pace === 0 ? 0 : seconds / pace);
};

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the reader has asked the system for stillness. */
export const useStillness = (): boolean => {
  const [still, setStill] = useState(() => matchMedia(QUERY).matches);
  useEffect(() => {
    const query = matchMedia(QUERY);
    const follow = (): void => setStill(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return still;
};

/**
 * Everything inside moves at one pace; a reader who wants stillness gets it whatever the setting says. Style sheets know
 * the same as `--pace`: what a second is multiplied by.
 */
export const PaceProvider = ({ pace, children }: { readonly pace: number; readonly children: ReactNode }) => {
  const still = useStillness();
  return <Pace value={still ? 0 : pace}>{children}</Pace>;
};
