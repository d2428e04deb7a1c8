export { positionOf } from '../messages.ts';
export * from './arena.ts';
export * from './pool.ts';
export { ThreadLost } from './thread.ts';
