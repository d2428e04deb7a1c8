import type { Rules } from '@lastroad/kernel';

/** The rules of every game, each loaded when it is first needed; a page and a worker may both ask. */
const RULES: Readonly<Record<string, () => Promise<Rules>>> = {
  'last-aurora': async () => (await import('@lastroad/last-aurora')).lastAurora,
  'thunder-road': async () => (await import('@lastroad/thunder-road')).thunderRoad,
  toy: async () => (await import('@lastroad/kernel/toy')).toy,
};

export const hasRules = (game: string): boolean => game in RULES;

export const rulesOf = async (game: string): Promise<Rules | null> => (await RULES[game]?.()) ?? null;
