import { attempt } from './attempt.ts';

const KEY = 'lastroad.lessons';

/** Steps heard so far, by guide. What was kept may be old or damaged. */
const kept = (): Readonly<Record<string, unknown>> =>
  attempt(() => {
    const steps: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof steps === 'object' && steps !== null ? { ...steps } : {};
  }, {});

/** Under what name the steps of a guided first game are kept, or of a module's lesson. */
export const guideName = (game: string, module: string | null): string =>
  module === null ? game : `${game}/${module}`;

/** The step at which somebody left a guide that has so many; 0 when there is none. */
export const stepHere = (guide: string, count: number): number => {
  const step = kept()[guide];
  return Number.isInteger(step) && Number(step) > 0 && Number(step) < count ? Number(step) : 0;
};

export const rememberStep = (guide: string, step: number): void =>
  attempt(() => localStorage.setItem(KEY, JSON.stringify({ ...kept(), [guide]: step })), undefined);
