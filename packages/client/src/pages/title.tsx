import { useEffect } from 'react';

/** The heading of a page, and what the tab says. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = title === '' ? 'Lastroad' : `${title} · Lastroad`;
  }, [title]);
};
