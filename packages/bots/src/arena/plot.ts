import { sharePlot, standalone } from '../charts.ts';
import type { ArenaResult, BotResult, TableShare } from './result.ts';

/** "search, 3 greedy". */
const tableName = (bots: readonly string[]): string =>
  [...new Set(bots)]
    .map(bot => {
      const seats = bots.filter(other => other === bot).length;
      return seats === 1 ? bot : `${seats} ${bot}`;
    })
    .join(', ');

/** As much as stands beside the figures of a plot; the command of a program outside can be long. */
const shortened = (label: string): string => (label.length > 48 ? `${label.slice(0, 47)}…` : label);

/** Win shares with error bars, as an SVG file. The dashed mark is where equally strong bots would be. */
export const renderArena = ({ plan, games, tables }: ArenaResult): string =>
  standalone(
    sharePlot(
      `${plan.game}, ${plan.seats} seats: games won of ${games}`,
      tables.flatMap(({ bots, shares }) =>
        shares.map(({ bot, share, low, high, even }) => ({
          label: shortened(`${bot} at ${tableName(bots)}`),
          value: share,
          low,
          high,
          even,
        })),
      ),
    ),
  );

const cell = (value: string, width: number): string => value.padStart(width);

const points = (share: number): string => (100 * share).toFixed(1);

const tellShare = ({ bot, share, low, high, even, of, score }: TableShare): string =>
  `${bot} wins ${points(share)} % of ${of} games (${points(low)} to ${points(high)}${
    even === null ? '' : `; even ${points(even)}`
  }), scores ${score.mean.toFixed(1)} (${score.low.toFixed(1)} to ${score.high.toFixed(1)})`;

const HEADS = [cell('skill', 8), cell('interval', 16), cell('decisions/s', 13), cell('iterations/s', 14)].join('');

/** Nothing, or too little time for the clock of the processor to notice. */
const rate = (perSecond: number): string => (perSecond === 0 ? '–' : perSecond.toFixed(0));

/** Skill is measured against others: alone against the rules there is none. */
const tellBot = ({ skill, decisionsPerSecond, iterationsPerSecond }: BotResult, alone: boolean): string =>
  cell(alone ? '–' : skill.mu.toFixed(1), 8) +
  cell(alone ? '–' : `${skill.low.toFixed(1)} … ${skill.high.toFixed(1)}`, 16) +
  cell(rate(decisionsPerSecond), 13) +
  cell(rate(iterationsPerSecond), 14);

/** The same as lines of text, for a terminal. */
export const tellArena = ({ plan, tables, bots, length, faults }: ArenaResult): string[] => {
  const widest = Math.max(...bots.map(({ bot }) => bot.length), 12);
  const best = bots.toSorted((a, b) => b.skill.mu - a.skill.mu);
  return [
    ...tables.flatMap(table => [`at ${tableName(table.bots)}`, ...table.shares.map(share => `  ${tellShare(share)}`)]),
    '',
    'bot'.padEnd(widest) + HEADS,
    ...best.map(one => one.bot.padEnd(widest) + tellBot(one, plan.seats === 1)),
    '',
    `${length.mean.toFixed(1)} decisions a game (${length.low.toFixed(1)} to ${length.high.toFixed(1)})`,
    ...faults,
  ];
};
