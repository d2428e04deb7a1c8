export * from './check.ts';
export * from './player.ts';
export * from './protocol.ts';
