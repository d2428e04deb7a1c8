import { main } from '../src/main.ts';

/** The command with broken games, for tests of what it does when rules are at fault. */
process.exitCode = await main(process.argv.slice(2), new URL('./broken-games.ts', import.meta.url).href);
