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

/** Something that decides for a seat. It is given a game imagined from what the seat knows, never the true one. */
export interface Bot {
  readonly name: string;
  choose(rules: Rules, imagined: Game, seat: Seat, key: Key): number | Promise<number>;
}

export const randomBot: Bot = {
  name: 'random',
  choose(rules, imagined, seat, key) {
    const options = rules.options(imagined, seat);
    return options[uniform({ key, drawn: 0 }, options.length)] ?? 0;
  },
};

/** The bot's choice, from what its seat may know; if it fails or cheats, the first legal one. */
export const decideBy = async (bot: Bot, rules: Rules, g: Game, seat: Seat): Promise<number> => {
  const chance: Chance = { key: keyFromSeed(randomBytes(16).toString('hex')), drawn: 0 };
  const options = rules.options(g, seat);
  const fallback = options[0] ?? 0;
  try {
    const choice = await bot.choose(rules, rules.imagine(g, seat, drawKey(chance)), seat, drawKey(chance));
    return options.includes(choice) ? choice : fallback;
  } catch {
    return fallback;
  }
};

/** A bot's share in the dice is fixed, so that nobody could choose it to his liking. */
export const botNonce = (seat: Seat): string => `bot-in-seat-${String(seat).padStart(4, '0')}`;
