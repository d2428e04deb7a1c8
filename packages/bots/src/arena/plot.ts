import { sharePlot, standalone } from '../charts.ts';
import type { ArenaResult, BotResult, TableShare } from './result.ts';

/** Win shares with error bars, as an SVG file. The dashed mark is where equally strong bots would be. */
export const renderArena = ({ plan, games, tables }: ArenaResult): string =>
  standalone(
    sharePlot(
      `${plan.game}, ${plan.seats} seats: games won of ${games}`,
      tables.flatMap(({ bots, shares }) =>
        shares.map(({ bot, share, low, high, even }) => ({
          label: `${bot}   (table: ${bots.join(', ')})`,
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

const HEADS = `${'bot'.padEnd(24)}${cell('skill', 8)}${cell('interval', 16)}${cell('decisions/s', 13)}${cell('iterations/s', 14)}`;

/** Skill is measured against others: alone against the rules there is none. */
const tellBot = ({ bot, skill, decisionsPerSecond, iterationsPerSecond }: BotResult, alone: boolean): string =>
  bot.padEnd(24) +
  cell(alone ? '–' : skill.mu.toFixed(1), 8) +
  cell(alone ? '–' : `${skill.low.toFixed(1)} … ${skill.high.toFixed(1)}`, 16) +
  cell(decisionsPerSecond.toFixed(0), 13) +
  cell(iterationsPerSecond.toFixed(0), 14);

/** The same as lines of text, for a terminal. */
export const tellArena = ({ plan, tables, bots, length, faults }: ArenaResult): string[] => [
  ...tables.flatMap(table => [`at ${table.bots.join(', ')}`, ...table.shares.map(share => `  ${tellShare(share)}`)]),
  '',
  HEADS,
  ...[...bots].sort((a, b) => b.skill.mu - a.skill.mu).map(bot => tellBot(bot, plan.seats === 1)),
  '',
  `${length.mean.toFixed(1)} decisions a game (${length.low.toFixed(1)} to ${length.high.toFixed(1)})`,
  ...faults,
];
