import { type Answer, getsSomewhere, type Rating, ranked } from './bot.ts';

/** One answer out of several to the same question, found with different chance: what most chose, then by visits added up. */
export const mergeAnswers = (answers: readonly Answer[]): Answer => {
  if (answers.length === 1) return answers[0];
  const sums = new Map<number, { visits: number; total: number; idle: boolean }>();
  for (const { choice, value, visits, idle } of answers.flatMap(({ ratings }) => ratings)) {
    const sum = sums.get(choice) ?? { visits: 0, total: 0, idle: true };
    sums.set(choice, { visits: sum.visits + visits, total: sum.total + visits * value, idle: sum.idle && idle });
  }
  if (sums.size === 0) return answers[0];
  const rated = [...sums].map(
    ([choice, { visits, total, idle }]): Rating => ({ choice, value: visits === 0 ? 0 : total / visits, visits, idle }),
  );
  const votesFor = ({ choice }: Rating): number => answers.filter(answer => answer.choice === choice).length;
  const ratings = getsSomewhere(ranked(rated)).toSorted((a, b) => votesFor(b) - votesFor(a));
  const iterations = answers.reduce((sum, answer) => sum + answer.iterations, 0);
  return { choice: ratings[0].choice, ratings, iterations };
};
