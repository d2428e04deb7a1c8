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

export const randomBot = {
  name: 'random',
  choose({ rules, imagined, seat, key }: BotAsked): number {
    const options = rules.options(imagined, seat);
    return options[uniform({ key, drawn: 0 }, options.length)] ?? 0;
  },
} satisfies Bot;

/**
 * A bot's own chance at a position: the same position, the same thoughts, whoever thinks them and however often. Nobody
 * can know it before the game is over, and then everybody can.
 */
const chanceOf = ({ dice, standing }: HeldTable, seat: Seat): Chance => ({
  key: keyFromSeed(JSON.stringify(['bot', dice.secret, standing.hash, seat])),
  drawn: 0,
});

/** The bot's choice, from what its seat may know; if it fails or cheats, that of chance. */
export const decideBy = async (
  bot: Bot,
  table: HeldTable,
  seat: Seat,
  failed: (error: unknown) => void,
): Promise<number> => {
  const { rules, standing, pack } = table;
  const chance = chanceOf(table, seat);
  try {
    const imagined = rules.imagine(standing.g, seat, drawKey(chance));
    const choice = await bot.choose({ rules, imagined, seat, key: drawKey(chance), pack });
    if (rules.options(standing.g, seat).includes(choice)) return choice;
    throw new Error(`${bot.name} chose ${choice}, which is not offered`);
  } catch (error) {
    failed(error);
    // Chance looks at nothing but what is offered.
    return randomBot.choose({ rules, imagined: standing.g, seat, key: drawKey(chance), pack });
  }
};
