import { type Theme, useStillness, type World } from '@lastroad/ui';
import { useEffect, useState } from 'react';
import { useSettings } from './settings.ts';

const DARK = '(prefers-color-scheme: dark)';

const useSystemTheme = (): Theme => {
  const [dark, setDark] = useState(() => matchMedia(DARK).matches);
  useEffect(() => {
    const query = matchMedia(DARK);
    const follow = (): void => setDark(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return dark ? 'dark' : 'light';
};

export const useTheme = (): Theme => {
  const { theme } = useSettings();
  const system = useSystemTheme();
  return theme === 'auto' ? system : theme;
};

/** Puts world, theme, text size, pace and whether this is a table where the style sheets look for them. */
export const useAppearance = (world: World, isTable: boolean): void => {
  const { textScale, pace } = useSettings();
  const theme = useTheme();
  const still = useStillness();
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['world'] = world;
    root.dataset['theme'] = theme;
    root.toggleAttribute('data-table', isTable);
    root.style.setProperty('--text-scale', String(textScale));
    root.style.setProperty('--pace', String(still || pace === 0 ? 0 : 1 / pace));
    const ground = getComputedStyle(root).getPropertyValue('--ground-1').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }, [world, isTable, theme, textScale, pace, still]);
};
