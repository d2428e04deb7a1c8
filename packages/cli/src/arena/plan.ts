import { existsSync } from 'node:fs';
import type { BotSpec } from '@lastroad/bots';
import { type ArenaPlan, type ArenaState, planArena, samePlan } from '@lastroad/bots/arena';
import { type Values, whole } from '../args.ts';
import { botsNamed } from '../bots.ts';
import { readJson } from '../files.ts';
import { MODULES_FLAG } from '../modules.ts';
import { Failure, UsageError } from '../problems.ts';
import { gameNamed, type Registry } from '../registry.ts';
import { JSON_FLAG, randomSeed, SEED_FLAG, seatsOf, TABLE_FLAGS, tablesFor } from '../settle.ts';

/** The flags of all commands that let bots play many games. */
export const ARENA_FLAGS = {
  game: { type: 'string', value: 'GAME', about: 'the same as a GAME without it' },
  bots: { type: 'string', value: 'LIST', about: 'who plays; see below' },
  games: { type: 'string', value: 'N', about: 'how many games (200), rounded up so that everybody has had every seat' },
  seats: { type: 'string', value: 'N', about: 'how many seats a table has (2)' },
  ...TABLE_FLAGS,
  ...MODULES_FLAG,
  ...SEED_FLAG,
  millis: { type: 'string', value: 'M', about: 'longest time for an answer of an external bot (1000)' },
  file: { type: 'string', value: 'FILE', about: 'keep the games there; if it is there, go on with it' },
  ...JSON_FLAG,
} as const;

export const ARENA_NOTES: readonly string[] = [
  'Bots are random, greedy, search, search:500 (iterations), search:200ms, or "external:CMD" for a program outside. Different bots meet in every way that fills the seats. A list that names a bot twice is one table: search,greedy,greedy,greedy.',
  'Every table is played in every rotation of its seats with the same deal. Ctrl-C ends it after the games under way; with --file it can be taken up again, also for more games.',
];

export type ArenaValues = Values<typeof ARENA_FLAGS>;

/** What makes games different from those in a file. */
const WISHES = ['game', 'bots', 'seats', 'option', 'pack', 'modules', 'seed', 'millis'] as const;

const DEFAULT_SEATS = 2;
const DEFAULT_GAMES = '200';

const gamesIn = (text: string): number => whole(text, '--games', 1);

/** What the command line asks for: new games, or those of a file. */
export const planFor = (
  registry: Registry,
  operand: string | undefined,
  values: ArenaValues,
  usualBots: string,
): ArenaPlan => {
  const kept = keptGames(values.file);
  const { games } = values;
  if (kept !== null && operand === undefined && WISHES.every(name => values[name] === undefined))
    return planArena({ ...kept, games: gamesIn(games ?? String(kept.games)) });
  const plan = newPlan(registry, operand ?? values.game, { bots: usualBots, seed: kept?.seed, ...values });
  if (kept === null || samePlan(kept, plan)) return plan;
  throw new UsageError(
    `${values.file} holds other games: ${kept.game}, ${kept.bots.map(({ name }) => name).join(',')}, seed ${kept.seed}; leave out what differs, or name another file`,
  );
};

const keptGames = (file: string | undefined): ArenaPlan | null => {
  if (file === undefined || !existsSync(file)) return null;
  const kept = readJson(file) as Partial<ArenaState> | null;
  if (kept?.plan === undefined || !Array.isArray(kept.records))
    throw new Failure(`${file}: these are no games of bots`);
  return kept.plan;
};

const newPlan = (registry: Registry, game: string | undefined, values: ArenaValues): ArenaPlan => {
  const { rules } = gameNamed(registry, game);
  const named = botsNamed(values.bots ?? '').map(bot => withLimit(bot, values.millis));
  const bots = named.filter((bot, i) => named.findIndex(({ name }) => name === bot.name) === i);
  const isTable = bots.length < named.length;
  const wished = values.seats ?? (isTable ? String(named.length) : undefined);
  const tables = tablesFor(rules, withSeats(values), wished === undefined ? {} : { seats: wished });
  const seed = values.seed ?? randomSeed();
  const content = tables.contentFor(seed);
  const seats = seatsOf(content);
  if (isTable && seats !== named.length)
    throw new UsageError(`--bots names ${named.length} bots, but there are ${seats} seats`);
  return planArena({
    game: rules.id,
    bots,
    games: gamesIn(values.games ?? DEFAULT_GAMES),
    options: tables.shared(content),
    ...(tables.modules !== null && { modules: tables.modules }),
    pack: tables.pack,
    seats,
    ...(isTable && { tables: [named.map(({ name }) => bots.findIndex(bot => bot.name === name))] }),
    seed,
    tags: true,
  });
};

/** An arena has two seats unless somebody says otherwise, whatever the game prefers. */
const withSeats = (values: ArenaValues): ArenaValues => ({
  ...values,
  option: [`seats=${DEFAULT_SEATS}`, ...(values.option ?? [])],
});

const withLimit = (bot: BotSpec, millis: string | undefined): BotSpec =>
  bot.level === 'external' && millis !== undefined ? { ...bot, millis: whole(millis, '--millis', 1) } : bot;
