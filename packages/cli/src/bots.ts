import { type BotSpec, type LevelSpec, parseBot } from '@lastroad/bots';
import type { Seat } from '@lastroad/kernel';
import { whole } from './args.ts';
import { UsageError } from './problems.ts';

/** A bot as it is written on the command line. */
export const botNamed = (text: string): BotSpec => {
  const bot = parseBot(text.trim());
  if (bot.ok) return bot.value;
  throw new UsageError(bot.detail);
};

/** Bots with commas between; what a program outside is called with may have commas too. */
export const botsNamed = (text: string): BotSpec[] =>
  text.split(/,(?=\s*(?:random|greedy|search|external)\b)/).map(botNamed);

export const USUAL_BOT: LevelSpec = { name: 'greedy', level: 'greedy' };

/** A bot that thinks in this program; only an arena has others. */
const levelNamed = (text: string): LevelSpec => {
  const bot = botNamed(text);
  if (bot.level !== 'external') return bot;
  throw new UsageError(`"${text}" cannot play here; "lastroad arena" lets it play with other bots`);
};

const GROUPS: Readonly<Record<string, (seat: Seat) => boolean>> = {
  'all-but-first': seat => seat > 0,
  all: () => true,
  none: () => false,
};
const SEATED = new RegExp(`^(\\d+|${Object.keys(GROUPS).join('|')})(?:=(.*))?$`);

/**
 * Which seats are played by which bots: `2,3`, `2=greedy,3=search:500`, `all=search`, or a bot alone for everybody but the
 * first. Seats are counted from 1 by people, from 0 by the rules.
 */
export const botSeats = (text: string, seats: number): Map<Seat, LevelSpec> => {
  const seated = new Map<Seat, LevelSpec>();
  for (const part of text.split(',').map(part => part.trim())) {
    const [, who = 'all-but-first', bot = SEATED.test(part) ? '' : part] = SEATED.exec(part) ?? [];
    const spec = bot === '' ? USUAL_BOT : levelNamed(bot);
    const group = GROUPS[who] ?? (seat => seat === whole(who, '--bots', 1, seats) - 1);
    for (let seat = 0; seat < seats; seat++) if (group(seat)) seated.set(seat, spec);
  }
  return seated;
};

/** The bot of every seat: one for all, or one for each. */
export const botsInSeats = (text: string, seats: number): LevelSpec[] => {
  const bots = text.split(',').map(levelNamed);
  if (bots.length !== 1 && bots.length !== seats)
    throw new UsageError(`--bots names ${bots.length} bots, but there are ${seats} seats`);
  return Array.from({ length: seats }, (_, seat) => bots[bots.length === 1 ? 0 : seat] as LevelSpec);
};
