import { botOf, botPlayer, type LevelSpec, playGame } from '@lastroad/bots';
import { deriveKey, type Game, modulesAt, modulesIn } from '@lastroad/kernel';
import { playAtRandom } from '@lastroad/kernel/testing';
import { whole } from '../args.ts';
import { botsInSeats } from '../bots.ts';
import { command } from '../command.ts';
import { MODULES_FLAG, tookPart } from '../modules.ts';
import { type Entry, gameNamed } from '../registry.ts';
import { JSON_FLAG, randomSeed, SEED_FLAG, seatsOf, TABLE_FLAGS, type Tables, tablesFor } from '../settle.ts';
import { gatherer, type Spread, shareInterval } from '../statistics.ts';
import type { Progress, Terminal } from '../terminal.ts';
import { count, percent, table } from '../text.ts';

interface SeatReport {
  readonly seat: number;
  readonly score: Spread;
  /** A shared first place counts as its part of a win. */
  readonly winShare: number;
  readonly interval: readonly [low: number, high: number];
}

interface Simulation {
  readonly decisions: Spread;
  readonly seconds: number;
  readonly seats: readonly SeatReport[];
  /** In how many games each module took part. */
  readonly modules: Readonly<Record<string, number>>;
}

export const simulate = command(
  {
    name: 'simulate',
    summary: 'Let bots play many games on one core: how long they are, who wins, how fast it goes',
    operand: { name: 'GAME' },
    flags: {
      games: { type: 'string', value: 'N', about: 'how many games (1000)' },
      bots: { type: 'string', value: 'LIST', about: 'who plays (random): one bot for all seats, or one for each' },
      ...SEED_FLAG,
      ...TABLE_FLAGS,
      ...MODULES_FLAG,
      ...JSON_FLAG,
    },
  },
  async ({ operand, values }, { registry, terminal }) => {
    const entry = gameNamed(registry, operand);
    const { rules } = entry;
    const games = whole(values.games ?? '1000', '--games', 1);
    const tables = tablesFor(rules, values);
    const seed = values.seed ?? randomSeed();
    const content = tables.contentFor(gameSeed(seed, 0));
    const progress = terminal.progress();
    const bots = botsInSeats(values.bots ?? 'random', seatsOf(content));
    const result = await playGames({ entry, tables, bots, seed, games }, progress);
    progress.end();
    const names = bots.map(({ name }) => name);
    const hash = tables.modules === null ? { content: content.hash } : {};
    const head = { game: rules.id, options: tables.shared(content), ...hash, bots: names, seed, games };
    if (values.json) terminal.print(JSON.stringify({ ...head, gamesPerSecond: games / result.seconds, ...result }));
    else {
      terminal.print(`${count(games)} games of ${rules.id} by ${[...new Set(names)].join(', ')}, seed ${seed}`);
      report(result, games, terminal);
    }
    return 0;
  },
);

interface Order {
  readonly entry: Entry;
  readonly tables: Tables;
  readonly bots: readonly LevelSpec[];
  readonly seed: string;
  readonly games: number;
}

/** Plays one game; how many decisions it took. Chance alone needs no bots, which would look at the table each time. */
const playOne = ({ entry, bots }: Order, g: Game, seed: string): number | Promise<number> =>
  bots.every(({ level }) => level === 'random')
    ? playAtRandom(entry.rules, g, seed)
    : playGame(
        entry.rules,
        g,
        bots.map(bot => botPlayer(botOf(bot), entry, seed)),
      );

const gameSeed = (seed: string, n: number): string => `${seed}/${n}`;

const playGames = async (order: Order, progress: Progress): Promise<Simulation> => {
  const { tables, seed, games, bots } = order;
  const { rules } = order.entry;
  const seats = bots.map(() => ({ score: gatherer(), wins: 0 }));
  const modules: Record<string, number> = Object.fromEntries(modulesIn(rules).map(name => [name, 0]));
  const decisions = gatherer();
  const start = performance.now();
  for (let n = 0; n < games; n++) {
    const content = tables.contentFor(gameSeed(seed, n));
    for (const name of modulesAt(rules, content.options)) modules[name] = (modules[name] ?? 0) + 1;
    const g = rules.setup(content, deriveKey(gameSeed(seed, n), []));
    decisions.add(await playOne(order, g, gameSeed(seed, n)));
    const places = rules.places(g);
    const first = places.filter(place => place === 1).length;
    for (const [seat, score] of rules.scores(g).entries()) {
      seats[seat]?.score.add(score);
      if (places[seat] === 1 && seats[seat]) seats[seat].wins += 1 / first;
    }
    progress.show(() => `${count(n + 1)} of ${count(games)} games`);
  }
  return {
    decisions: decisions.spread(),
    seconds: (performance.now() - start) / 1000,
    seats: seats.map(({ score, wins }, seat) => ({
      seat: seat + 1,
      score: score.spread(),
      winShare: wins / games,
      interval: shareInterval(wins, games),
    })),
    modules,
  };
};

const report = (
  { decisions, seconds, seats, modules }: Simulation,
  games: number,
  { print, paint }: Terminal,
): void => {
  const total = decisions.mean * games;
  print(
    `  decisions   ${decisions.mean.toFixed(1)} a game, from ${decisions.least} to ${decisions.most}`,
    `  speed       ${count(games / seconds)} games/s, ${count(total / seconds)} decisions/s, ${seconds.toFixed(2)} s in all`,
    ...tookPart(modules),
    '',
    ...table([
      ['  seat', 'score mean', 'deviation', 'from', 'to', 'wins', '95 % interval'],
      ...seats.map(({ seat, score, winShare, interval: [low, high] }) => [
        `  ${seat}`,
        score.mean.toFixed(2).padStart(10),
        score.deviation.toFixed(2).padStart(9),
        score.least,
        score.most,
        percent(winShare).padStart(7),
        `${percent(low)} to ${percent(high)}`,
      ]),
    ]).map((line, i) => (i === 0 ? paint.bold(line) : line)),
  );
};
