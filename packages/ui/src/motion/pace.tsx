import { LazyMotion, MotionConfig } from 'motion/react';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** How fast things move: 1 is the usual pace, 0 means that they are simply there. */
const Pace = createContext(1);

export const usePace = (): number => useContext(Pace);

/** Seconds an animation takes at this pace. */
export const useSeconds = (): ((seconds: number) => number) => {
  const pace = usePace();
  return seconds => (pace === 0 ? 0 : seconds / pace);
};

const loadFeatures = () => import('./features.ts').then(module => module.default);

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

/** Everything inside moves at one pace; a reader who wants stillness gets it whatever the setting says. */
export const PaceProvider = ({ pace, children }: { readonly pace: number; readonly children: ReactNode }) => {
  const still = useStillness();
  const real = still ? 0 : pace;
  return (
    <Pace value={real}>
      <LazyMotion features={loadFeatures} strict>
        <MotionConfig reducedMotion={real === 0 ? 'always' : 'never'}>{children}</MotionConfig>
      </LazyMotion>
    </Pace>
  );
};
