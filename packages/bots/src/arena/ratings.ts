import { ordinal, type Rating, rate, rating } from 'openskill';
import { Z } from './interval.ts';
import type { GameRecord } from './play.ts';

/** Skill by OpenSkill (Plackett-Luce), on its scale: everybody starts at 25. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
  readonly low: number;
  readonly high: number;
  /** What the bot is worth at the least. */
  readonly ordinal: number;
}

/** Rates the bots by the games in their order. A bot that has several seats at a table gets the mean of what they earn. */
export const skillsOf = (bots: number, records: readonly GameRecord[]): Skill[] => {
  const now: Rating[] = Array.from({ length: bots }, () => rating());
  for (const { bots: seats, places } of records) {
    if (new Set(seats).size < 2) continue;
    const teams = rate(
      seats.map(bot => [now[bot]]),
      { rank: [...places] },
    );
    for (const bot of new Set(seats)) {
      const earned = teams.filter((_, seat) => seats[seat] === bot).map(([one]) => one);
      now[bot] = { mu: mean(earned.map(one => one.mu)), sigma: mean(earned.map(one => one.sigma)) };
    }
  }
  return now.map(skill => ({
    mu: skill.mu,
    sigma: skill.sigma,
    low: skill.mu - Z * skill.sigma,
    high: skill.mu + Z * skill.sigma,
    ordinal: ordinal(skill),
  }));
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
