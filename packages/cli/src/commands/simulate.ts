import { type Content, deriveKey, type Rules } from '@lastroad/kernel';
import { playAtRandom } from '@lastroad/kernel/testing';
import { whole } from '../args.ts';
import { command } from '../command.ts';
import { gameNamed } from '../registry.ts';
import { JSON_FLAG, randomSeed, SEED_FLAG, seatsOf, settle, TABLE_FLAGS } from '../settle.ts';
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
}

export const simulate = command(
  {
    name: 'simulate',
    summary: 'Play many random games: how long they are, who wins, how fast it goes',
    operand: { name: 'GAME' },
    flags: {
      games: { type: 'string', value: 'N', about: 'how many games (1000)' },
      ...SEED_FLAG,
      ...TABLE_FLAGS,
      ...JSON_FLAG,
    },
  },
  ({ operand, values }, { registry, terminal }) => {
    const { rules } = gameNamed(registry, operand);
    const games = whole(values.games ?? '1000', '--games', 1);
    const { content } = settle(rules, values);
    const seed = values.seed ?? randomSeed();
    const progress = terminal.progress();
    const result = playGames(rules, content, seed, games, progress);
    progress.end();
    const head = { game: rules.id, options: content.options, content: content.hash, seed, games };
    if (values.json) terminal.print(JSON.stringify({ ...head, gamesPerSecond: games / result.seconds, ...result }));
    else {
      terminal.print(`${count(games)} random games of ${rules.id}, seed ${seed}`);
      report(result, games, terminal);
    }
    return 0;
  },
);

const playGames = (rules: Rules, content: Content, seed: string, games: number, progress: Progress): Simulation => {
  const seats = Array.from({ length: seatsOf(content) }, () => ({ score: gatherer(), wins: 0 }));
  const decisions = gatherer();
  const start = performance.now();
  for (let n = 0; n < games; n++) {
    const g = rules.setup(content, deriveKey(`${seed}/${n}`, []));
    decisions.add(playAtRandom(rules, g, `${seed}/${n}`));
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
  };
};

const report = ({ decisions, seconds, seats }: Simulation, games: number, { print, paint }: Terminal): void => {
  const total = decisions.mean * games;
  print(
    `  decisions   ${decisions.mean.toFixed(1)} a game, from ${decisions.least} to ${decisions.most}`,
    `  speed       ${count(games / seconds)} games/s, ${count(total / seconds)} decisions/s, ${seconds.toFixed(2)} s in all`,
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
