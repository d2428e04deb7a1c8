import { useEffect, useState } from 'react';

export const useMedia = (query: string): boolean => {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const follow = (): void => setHolds(media.matches);
    follow();
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [query]);
  return holds;
};

export const PHONE = '(max-width: 700px)';
