import { winShares } from '../worth.ts';
import { type Mean, meanOf, type Share, wilson } from './interval.ts';
import type { ArenaPlan } from './plan.ts';
import type { GameRecord } from './play.ts';
import { type Skill, skillsOf } from './ratings.ts';
import type { ArenaState } from './run.ts';

/** How one bot did at one table; games won, with ties shared among the seats that tie. */
export interface TableShare extends Share {
  readonly bot: string;
  /** What it would win if all were equally strong: its part of the seats. Alone against the rules nobody can say. */
  readonly even: number | null;
  readonly score: Mean;
}

export interface BotResult {
  readonly bot: string;
  readonly skill: Skill;
  readonly decisions: number;
  readonly millisPerDecision: number;
  /** By one core; counted while the bot was thinking. */
  readonly decisionsPerSecond: number;
  readonly iterationsPerSecond: number;
}

export interface ArenaResult {
  readonly plan: ArenaPlan;
  readonly games: number;
  readonly tables: readonly { readonly bots: readonly string[]; readonly shares: readonly TableShare[] }[];
  readonly bots: readonly BotResult[];
  /** Decisions a game takes. */
  readonly length: Mean;
  readonly faults: readonly string[];
}

/** What the games played so far show. */
export const resultOf = ({ plan, records, efforts }: ArenaState): ArenaResult => {
  const skills = skillsOf(plan.bots.length, records);
  return {
    plan,
    games: records.length,
    tables: plan.tables.map((table, number) => ({
      bots: table.map(bot => plan.bots[bot].name),
      shares: tableShares(
        plan,
        table,
        records.filter(record => record.table === number),
      ),
    })),
    bots: plan.bots.map(({ name }, bot) => {
      const { decisions, iterations, millis } = efforts[bot];
      return {
        bot: name,
        skill: skills[bot],
        decisions,
        millisPerDecision: ratio(millis, decisions),
        decisionsPerSecond: 1000 * ratio(decisions, millis),
        iterationsPerSecond: 1000 * ratio(iterations, millis),
      };
    }),
    length: meanOf(records.map(({ decisions }) => decisions)),
    faults: records.flatMap(({ game, faults }) => faults.map(text => `game ${game}: ${text}`)),
  };
};

const ratio = (a: number, b: number): number => (b === 0 ? 0 : a / b);

const tableShares = (plan: ArenaPlan, table: readonly number[], records: readonly GameRecord[]): TableShare[] =>
  [...new Set(table)].map(bot => {
    let won = 0;
    const scores: number[] = [];
    for (const record of records) {
      winShares(record.places).forEach((share, seat) => {
        if (record.bots[seat] !== bot) return;
        won += share;
        scores.push(record.scores[seat]);
      });
    }
    const even = table.length === 1 ? null : table.filter(other => other === bot).length / table.length;
    return { ...wilson(won, records.length), bot: plan.bots[bot].name, even, score: meanOf(scores) };
  });
