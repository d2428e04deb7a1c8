import type { Guide } from '@lastroad/ui';

/** Guided first games, each loaded when somebody wants to learn. */
const GUIDES: Readonly<Record<string, () => Promise<Guide>>> = {
  'last-aurora': async () => (await import('@lastroad/last-aurora/guide')).guide,
  'thunder-road': async () => (await import('@lastroad/thunder-road/guide')).guide,
  toy: async () => (await import('../toy-board/guide/index.ts')).guide,
};

export const hasGuide = (game: string): boolean => game in GUIDES;

const loading = new Map<string, Promise<Guide | null>>();

/** The same promise for the same game, so that a component may wait for it. */
export const loadGuide = (game: string): Promise<Guide | null> => {
  const known = loading.get(game);
  if (known !== undefined) return known;
  const fresh = GUIDES[game]?.() ?? Promise.resolve(null);
  loading.set(game, fresh);
  return fresh;
};
