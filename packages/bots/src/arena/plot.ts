import { sharePlot, standalone } from '../charts.ts';
import type { ArenaResult } from './result.ts';

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

/** The same as lines of text, for a terminal. */
export const tellArena = ({ tables, bots, length, faults }: ArenaResult): string[] => [
  ...tables.flatMap(table =>
    table.shares.map(
      ({ bot, share, low, high, even, of }) =>
        `${bot} wins ${(100 * share).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}; even ${(100 * even).toFixed(0)}) of ${of} games at ${table.bots.join(', ')}`,
    ),
  ),
  '',
  `${'bot'.padEnd(24)}${cell('skill', 8)}${cell('interval', 16)}${cell('decisions/s', 13)}${cell('iterations/s', 14)}`,
  ...[...bots]
    .sort((a, b) => b.skill.mu - a.skill.mu)
    .map(
      ({ bot, skill, decisionsPerSecond, iterationsPerSecond }) =>
        bot.padEnd(24) +
        cell(skill.mu.toFixed(1), 8) +
        cell(`${skill.low.toFixed(1)} … ${skill.high.toFixed(1)}`, 16) +
        cell(decisionsPerSecond.toFixed(0), 13) +
        cell(iterationsPerSecond.toFixed(0), 14),
    ),
  '',
  `${length.mean.toFixed(1)} decisions a game (${length.low.toFixed(1)} to ${length.high.toFixed(1)})`,
  ...faults,
];
