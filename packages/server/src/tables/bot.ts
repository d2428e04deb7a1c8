import { randomBytes } from 'node:crypto';
import {
  type Chance,
  drawKey,
  type Game,
  type Key,
  keyFromSeed,
  type Rules,
  type Seat,
  uniform,
} from '@lastroad/kernel';
import type { HeldTable } from './standing.ts';

/** A decision a bot is asked for. The game is imagined from what the seat knows, never the true one. */
export interface BotAsked {
  readonly rules: Rules;
  readonly imagined: Game;
  readonly seat: Seat;
  /** The bot's own chance. */
  readonly key: Key;
  /** The owner's pack the game is played with. */
  readonly pack: unknown;
}

export interface Bot {
  readonly name: string;
  choose(asked: BotAsked): number | Promise<number>;
}

export const randomBot: Bot = {
  name: 'random',
  choose({ rules, imagined, seat, key }) {
    const options = rules.options(imagined, seat);
    return options[uniform({ key, drawn: 0 }, options.length)] ?? 0;
  },
};

/** The bot's choice, from what its seat may know; if it fails or cheats, the first legal one. */
export const decideBy = async (bot: Bot, { rules, standing, pack }: HeldTable, seat: Seat): Promise<number> => {
  const { g } = standing;
  const chance: Chance = { key: keyFromSeed(randomBytes(16).toString('hex')), drawn: 0 };
  const options = rules.options(g, seat);
  const fallback = options[0] ?? 0;
  try {
    const imagined = rules.imagine(g, seat, drawKey(chance));
    const choice = await bot.choose({ rules, imagined, seat, key: drawKey(chance), pack });
    return options.includes(choice) ? choice : fallback;
  } catch {
    return fallback;
  }
};
