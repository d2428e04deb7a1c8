import { readFileSync } from 'node:fs';
import type { Command } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { helpOn, helpOnGame, overview } from './help.ts';
import { Failure, UsageError } from './problems.ts';
import { findGame, loadRegistry } from './registry.ts';
import { openTerminal, type Terminal } from './terminal.ts';

/** The games of this program; tests may bring their own. */
const OWN_GAMES = new URL('./games.ts', import.meta.url).href;

const version = (): string => {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
};

/** Runs one command line; returns the exit code. */
export const main = async (argv: readonly string[], games = OWN_GAMES, terminal = ownTerminal()): Promise<number> => {
  const [name = 'help', ...rest] = argv;
  try {
    return await dispatch(name, rest, terminal, games);
  } catch (error) {
    const place = commandNamed(name) === undefined ? 'lastroad' : `lastroad ${name}`;
    if (error instanceof UsageError || error instanceof Failure) {
      terminal.note(`${place}: ${error.message}`);
      return error instanceof UsageError ? 2 : 1;
    }
    throw error;
  }
};

const dispatch = async (name: string, rest: readonly string[], terminal: Terminal, games: string): Promise<number> => {
  if (name === '--version' || name === '-v') {
    terminal.print(`lastroad ${version()}`);
    return 0;
  }
  const registry = await loadRegistry(games);
  const { paint, width } = terminal;
  const asksHelp = name === 'help' || name === '--help' || name === '-h';
  const topic = asksHelp ? rest[0] : name;
  if (topic === undefined) {
    terminal.print(...overview(COMMANDS, registry.games, paint, width));
    return 0;
  }
  const game = asksHelp ? findGame(registry, topic) : undefined;
  if (game !== undefined) {
    terminal.print(...helpOnGame(game, paint, width));
    return 0;
  }
  const command = commandNamed(topic);
  if (command === undefined) throw new UsageError(`there is no command "${topic}"; there are ${NAMES.join(', ')}`);
  if (!asksHelp && !wantsHelp(rest)) return command.run(rest, { registry, terminal });
  terminal.print(...helpOn(command.spec, paint, width));
  return 0;
};

/** What stands behind `--` is meant for another program. */
const wantsHelp = (words: readonly string[]): boolean => {
  const end = words.indexOf('--');
  return words.slice(0, end < 0 ? words.length : end).some(word => word === '--help' || word === '-h');
};

const NAMES: readonly string[] = COMMANDS.map(({ spec }) => spec.name);
const commandNamed = (name: string): Command | undefined => COMMANDS.find(({ spec }) => spec.name === name);

/** Whoever reads our output may stop reading, as `head` does. */
const ownTerminal = (): Terminal => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return openTerminal(process);
};
