export * from './interval.ts';
export * from './plan.ts';
export * from './play.ts';
export * from './plot.ts';
export * from './ratings.ts';
export * from './result.ts';
export * from './run.ts';
