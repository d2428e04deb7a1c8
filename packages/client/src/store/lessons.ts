import { attempt } from './attempt.ts';

const KEY = 'lastroad.lessons';

/** Steps heard so far, by game. What was kept may be old or damaged. */
const kept = (): Readonly<Record<string, unknown>> =>
  attempt(() => {
    const steps: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof steps === 'object' && steps !== null ? { ...steps } : {};
  }, {});

/** The step at which somebody left the lesson of a game that has so many; 0 when there is none. */
export const stepHere = (game: string, count: number): number => {
  const step = kept()[game];
  return Number.isInteger(step) && Number(step) > 0 && Number(step) < count ? Number(step) : 0;
};

export const rememberStep = (game: string, step: number): void =>
  attempt(() => localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: step })), undefined);
