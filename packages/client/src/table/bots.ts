import { type Chance, drawKey, type Game, keyFromSeed, type Rules, type Seat, uniform } from '@lastroad/kernel';

/** All that a bot gets to see of a table: games the seat cannot tell from the true one. */
export interface Seen {
  readonly rules: Rules;
  readonly seat: Seat;
  readonly options: readonly number[];
  /** The bot's own chance. */
  readonly dice: Chance;
  imagine(): Game;
}

export interface Bot {
  /** Worded as `bot.LEVEL`. */
  readonly level: string;
  think(seen: Seen): number | Promise<number>;
}

const random: Bot = {
  level: 'random',
  think: ({ options, dice }) => options[uniform(dice, options.length)] ?? 0,
};

/** Levels in order of strength. Stronger ones load when they are first needed. */
const LEVELS: Readonly<Record<string, () => Promise<Bot>>> = {
  random: () => Promise.resolve(random),
};

export const BOT_LEVELS: readonly string[] = Object.keys(LEVELS);

/** The level that gives hints: the strongest, if any is better than chance. */
export const HINT_LEVEL: string | null = BOT_LEVELS.filter(level => level !== 'random').at(-1) ?? null;

export const botOf = async (level: string): Promise<Bot> => (LEVELS[level] ?? LEVELS['random'])?.() ?? random;

/** What a seat sees of the true game. The seed makes a bot answer the same question the same way after a reload. */
export const seenBy = (rules: Rules, g: Game, seat: Seat, seed: string): Seen => {
  const dice: Chance = { key: keyFromSeed(seed), drawn: 0 };
  return { rules, seat, options: rules.options(g, seat), dice, imagine: () => rules.imagine(g, seat, drawKey(dice)) };
};
