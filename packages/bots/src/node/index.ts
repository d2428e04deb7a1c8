export * from './arena.ts';
export * from './pool.ts';
