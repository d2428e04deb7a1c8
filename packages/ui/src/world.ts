/** Two palettes and materials of one family; every game lives in one of them. */
export const WORLDS = ['ice', 'dust'] as const;
export type World = (typeof WORLDS)[number];

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
