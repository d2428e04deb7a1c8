import type { Insight, Rules } from '@lastroad/kernel';
import { GAMES, type GameId } from './index.ts';

/** What every game tells bots beyond its rules; apart from the rules, because it is needed only where bots think. */
const INSIGHTS: Readonly<Record<GameId, () => Promise<Insight>>> = {
  'last-aurora': async () => (await import('@lastroad/last-aurora/insight')).lastAuroraInsight,
  'thunder-road': async () => (await import('@lastroad/thunder-road/insight')).thunderRoadInsight,
  toy: async () => (await import('@lastroad/kernel/toy')).toyInsight,
};

/** A game that bots can play. */
export const playableOf = async (id: GameId): Promise<{ readonly rules: Rules; readonly insight: Insight }> => {
  const [rules, insight] = await Promise.all([GAMES[id].rules(), INSIGHTS[id]()]);
  return { rules, insight };
};
