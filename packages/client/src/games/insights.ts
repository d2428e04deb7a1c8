import type { Playable } from '@lastroad/bots';
import type { Insight } from '@lastroad/kernel';
import { rulesOf } from './rules.ts';

/** What every game tells bots beyond its rules, loaded where bots think. */
const INSIGHTS: Readonly<Record<string, () => Promise<Insight>>> = {
  'last-aurora': async () => (await import('@lastroad/last-aurora/insight')).lastAuroraInsight,
  'thunder-road': async () => (await import('@lastroad/thunder-road/insight')).thunderRoadInsight,
  toy: async () => (await import('@lastroad/kernel/toy')).toyInsight,
};

export const playableOf = async (game: string): Promise<Playable | null> => {
  const [rules, insight] = await Promise.all([rulesOf(game), INSIGHTS[game]?.()]);
  return rules === null || insight === undefined ? null : { rules, insight };
};
