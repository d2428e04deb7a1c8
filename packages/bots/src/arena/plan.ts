import type { ModuleWish, Seat } from '@lastroad/kernel';
import type { BotSpec } from '../levels.ts';

/** What an arena plays. Plain data: with the same plan, the same games are played, whoever plays them. */
export interface ArenaPlan {
  /** Id of the game. */
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Drawn for each deal, as far as the options do not say. Left out: as the options say. */
  readonly modules?: ModuleWish;
  readonly pack: unknown;
  readonly seats: number;
  readonly bots: readonly BotSpec[];
  /** Who meets whom: lists of bots by their number in `bots`, one for each seat. */
  readonly tables: readonly (readonly number[])[];
  readonly games: number;
  readonly seed: string;
  /** Games between two saves. */
  readonly batch: number;
  /** Whether to note what of the content came to whom, for the lab. */
  readonly tags: boolean;
}

/** Every way to fill the seats in which at least two different bots meet; a single bot, or a single seat, alone. */
export const allTables = (bots: number, seats: number): number[][] => {
  const tables: number[][] = [];
  const fill = (chosen: readonly number[], from: number): void => {
    if (chosen.length === seats) {
      if (bots === 1 || seats === 1 || chosen[0] !== chosen[seats - 1]) tables.push([...chosen]);
    } else for (let bot = from; bot < bots; bot++) fill([...chosen, bot], bot);
  };
  fill([], 0);
  return tables;
};

export interface ArenaWishes {
  readonly game: string;
  readonly bots: readonly BotSpec[];
  readonly games: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly modules?: ModuleWish;
  readonly pack?: unknown;
  readonly seats?: number;
  readonly tables?: readonly (readonly number[])[];
  readonly seed?: string;
  readonly batch?: number;
  readonly tags?: boolean;
}

/** Completes what somebody wants to have played. Rounds up to whole rotations, so that every bot has had every seat. */
export const planArena = (wishes: ArenaWishes): ArenaPlan => {
  const seats = wishes.seats ?? Number(wishes.options?.['seats'] ?? 2);
  const tables = wishes.tables ?? allTables(wishes.bots.length, seats);
  const wrong = tables.find(table => table.length !== seats || table.some(bot => !(bot in wishes.bots)));
  if (wrong !== undefined) throw new Error(`the table ${wrong.join(' ')} does not fit ${seats} seats`);
  const round = tables.length * seats;
  return {
    game: wishes.game,
    options: { ...wishes.options, seats },
    ...(wishes.modules !== undefined && { modules: wishes.modules }),
    pack: wishes.pack ?? null,
    seats,
    bots: wishes.bots,
    tables,
    games: Math.ceil(wishes.games / round) * round,
    seed: wishes.seed ?? 'arena',
    batch: wishes.batch ?? 50,
    tags: wishes.tags ?? false,
  };
};

/** One game of a plan. */
export interface Pairing {
  readonly table: number;
  /** The bot in each seat. */
  readonly bots: readonly number[];
  /** Rotations of a table share it, so that different bots get the same luck of the deal in turn. */
  readonly seed: string;
}

export const pairingOf = ({ tables, seats, seed }: ArenaPlan, game: number): Pairing => {
  const rotation = game % seats;
  const group = Math.floor(game / seats);
  const table = group % tables.length;
  const bots = tables[table].map((_, seat: Seat) => tables[table][(seat + rotation) % seats]);
  // Where a bot plays against itself every rotation is the same: with the same deal it would be the same game.
  const isMirror = bots.every(bot => bot === bots[0]);
  return { table, bots, seed: isMirror ? `${seed}/${group}/${rotation}` : `${seed}/${group}` };
};
