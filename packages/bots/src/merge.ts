import { type Answer, type Rating, ranked } from './bot.ts';

/** One answer out of several to the same question, found with different chance: visits are added up. */
export const mergeAnswers = (answers: readonly Answer[]): Answer => {
  if (answers.length === 1) return answers[0];
  const sums = new Map<number, { visits: number; total: number }>();
  for (const { choice, value, visits } of answers.flatMap(({ ratings }) => ratings)) {
    const sum = sums.get(choice) ?? { visits: 0, total: 0 };
    sums.set(choice, { visits: sum.visits + visits, total: sum.total + visits * value });
  }
  const ratings: Rating[] = ranked(
    [...sums].map(([choice, { visits, total }]) => ({ choice, value: visits === 0 ? 0 : total / visits, visits })),
  );
  const iterations = answers.reduce((sum, answer) => sum + answer.iterations, 0);
  return { choice: ratings[0]?.choice ?? answers[0].choice, ratings, iterations };
};
