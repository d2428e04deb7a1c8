import type { Theme, World } from '@lastroad/ui';
import { useSyncExternalStore } from 'react';
import { isLanguage, type Language, preferredLanguage } from '../words/languages.ts';
import { attempt } from './attempt.ts';

export interface Settings {
  readonly language: Language | 'auto';
  readonly theme: Theme | 'auto';
  /** The world of pages that belong to no game. */
  readonly world: World;
  /** How fast things move; 0: they are simply there. */
  readonly pace: number;
  readonly sound: boolean;
  /** A choice is pointed at first and taken by a second press. */
  readonly confirm: boolean;
  readonly textScale: number;
}

export const PACES = [0, 0.5, 1, 2] as const;

/** Milliseconds a decision of somebody else takes at the usual pace, so that people can follow. */
const PAUSE = 700;
export const pauseAt = (pace: number): number => (pace === 0 ? 0 : PAUSE / pace);

export const TEXT_SCALES = [0.9, 1, 1.15, 1.3] as const;

const PRESET: Settings = {
  language: 'auto',
  theme: 'auto',
  world: 'ice',
  pace: 1,
  sound: false,
  confirm: false,
  textScale: 1,
};

const KEY = 'lastroad.settings';

const oneOf = <T>(values: readonly T[], value: unknown, preset: T): T =>
  values.includes(value as T) ? (value as T) : preset;

/** What was kept may be old or damaged: every value is checked. */
export const readSettings = (text: string | null): Settings => {
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    kept = (JSON.parse(text ?? '{}') ?? {}) as typeof kept;
  } catch {
    return PRESET;
  }
  return {
    language: typeof kept.language === 'string' && isLanguage(kept.language) ? kept.language : 'auto',
    theme: oneOf<Settings['theme']>(['auto', 'light', 'dark'], kept.theme, PRESET.theme),
    world: oneOf<World>(['ice', 'dust'], kept.world, PRESET.world),
    pace: oneOf<number>(PACES, kept.pace, PRESET.pace),
    sound: kept.sound === true,
    confirm: kept.confirm === true,
    textScale: oneOf<number>(TEXT_SCALES, kept.textScale, PRESET.textScale),
  };
};

let current: Settings = readSettings(attempt(() => localStorage.getItem(KEY), null));
const listeners = new Set<() => void>();

export const settingsNow = (): Settings => current;

export const changeSettings = (change: Partial<Settings>): void => {
  current = { ...current, ...change };
  attempt(() => localStorage.setItem(KEY, JSON.stringify(current)), undefined);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settingsNow);

export const useLanguage = (): Language => {
  const { language } = useSettings();
  return language === 'auto' ? preferredLanguage(navigator.languages) : language;
};
