// npm run bench:bots: how fast a search thinks on one core, in positions from the middle of the games.
import { botPlayer, greedy, type Playable, playGame, search, seenBy } from '@lastroad/bots';
import { type Content, deriveKey, type Game, must, type Seat } from '@lastroad/kernel';
import { registry } from '../packages/cli/src/games.ts';

const GAMES = 24;
/** What a search has by default, and what a hint at the terminal gets. */
const BUDGETS = [300, 2000];

interface Position {
  readonly g: Game;
  readonly seat: Seat;
}

/** Of each game, greedy in every seat, the middle one of the questions that leave a real choice. */
const middles = async (playable: Playable, content: Content): Promise<Position[]> => {
  const { rules } = playable;
  const found: Position[] = [];
  for (let n = 0; n < GAMES; n++) {
    const asked: Position[] = [];
    const bot = botPlayer(greedy(), playable, `bench ${n}`);
    const answer = (g: Game, seat: Seat, question: number) => {
      if (rules.options(g, seat).length > 2) asked.push({ g: rules.clone(g), seat });
      return bot.answer(g, seat, question);
    };
    const g = rules.setup(content, deriveKey(`bench ${n}`, []));
    await playGame(
      rules,
      g,
      rules.scores(g).map(() => ({ answer })),
    );
    found.push(...asked.splice(asked.length / 2, 1));
  }
  return found;
};

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

const measure = (playable: Playable, positions: readonly Position[], iterations: number): string => {
  const bot = search({ budget: { iterations } });
  const answers = (round: number): { readonly iterations: number; readonly millis: number }[] =>
    positions.map(({ g, seat }, n) => {
      const start = performance.now();
      const answer = bot.think(seenBy(playable, g, seat, `bench ${round} ${n}`));
      return { iterations: answer.iterations, millis: performance.now() - start };
    });
  // The first time through warms up.
  answers(0);
  const measured = answers(1);
  const times = measured.map(({ millis }) => millis);
  const rate = (sum(measured.map(answer => answer.iterations)) / sum(times)) * 1000;
  const slowest = Math.min(...measured.map(answer => (answer.iterations / answer.millis) * 1000));
  return [
    `search:${iterations}`,
    `${rate.toFixed(0)} iterations a second (${slowest.toFixed(0)} in the slowest position)`,
    `answers in ${(sum(times) / times.length).toFixed(0)} ms (the slowest in ${Math.max(...times).toFixed(0)})`,
  ].join(', ');
};

console.log(
  `One core, ${process.version}, ${GAMES} positions each; the first look at the options is part of the time.`,
);
for (const [id, playable] of Object.entries(registry)) {
  for (const seats of [2, 4]) {
    const positions = await middles(playable, must(playable.rules.content({ seats }, null)));
    for (const budget of BUDGETS) console.log(`${id}, ${seats} seats, ${measure(playable, positions, budget)}`);
  }
}
