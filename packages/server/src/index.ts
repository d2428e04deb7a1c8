export { openBots } from './bots.ts';
export { Config, ConfigError, readConfig, SETTINGS } from './operations/config.ts';
export { type Desk, openDesk } from './operations/desk.ts';
export { type ServeOptions, type Server, serve } from './serve.ts';
export { backup, restore } from './storage/backup.ts';
export { openStore, type Place, type Store } from './storage/index.ts';
export { type Bot, type BotAsked, randomBot } from './tables/bot.ts';
export { steadyTime, type Time } from './tables/clock.ts';
export type { Outcome } from './tables/problem.ts';
