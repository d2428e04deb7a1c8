import { existsSync } from 'node:fs';
import { startMatch } from '@lastroad/kernel';
import { botSeats } from '../bots.ts';
import type { Context } from '../command.ts';
import { openGameFile } from '../files.ts';
import { Failure, UsageError } from '../problems.ts';
import { type Entry, gameNamed, sayFor } from '../registry.ts';
import { retrace } from '../retrace.ts';
import { randomSecret, seatsOf, settle, type TableValues } from '../settle.ts';
import { botsByName, type Table } from './table.ts';

export interface PlayValues extends TableValues {
  readonly seats?: string | undefined;
  readonly bots?: string | undefined;
  readonly seed?: string | undefined;
  readonly file?: string | undefined;
}

/** A new game. */
export const layTable = ({ rules, insight }: Entry, values: PlayValues): Table => {
  const { content, pack } = settle(rules, values, values.seats === undefined ? {} : { seats: values.seats });
  const seats = seatsOf(content);
  const bots = botSeats(values.bots ?? 'all-but-first', seats);
  const match = startMatch(rules, content, { secret: values.seed ?? randomSecret(), nonces: [] }, pack);
  const told = new Array<number>(seats).fill(0);
  return { rules, insight, say: sayFor(rules), match, bots, file: values.file ?? null, log: [], told };
};

/** The game in a file, where it was left. */
const takeUp = (path: string, game: string | undefined, values: PlayValues, { registry }: Context): Table => {
  const { file, rules } = openGameFile(registry, path);
  const { insight } = gameNamed(registry, rules.id);
  const wrong = (['seats', 'seed', 'option', 'pack'] as const).find(name => values[name] !== undefined);
  if (wrong !== undefined)
    throw new UsageError(`${path} holds a game already; leave out --${wrong}, or name another file for a new game`);
  if (game !== undefined && gameNamed(registry, game).rules !== rules)
    throw new UsageError(`${path} holds a game of ${file.game}, not of ${game}; name another file`);
  const retraced = retrace(rules, file);
  if (!retraced.ok) throw new Failure(`${path}: ${retraced.detail}`);
  const { match, events } = retraced.value;
  const seats = seatsOf(match.g.content);
  const bots = values.bots === undefined ? botsByName(file.names) : botSeats(values.bots, seats);
  const told = Array.from({ length: seats }, (_, seat) => match.decisions.findLastIndex(d => d.seat === seat) + 1);
  return { rules, insight, say: sayFor(rules), match, bots, file: path, log: [...events], told };
};

export const holdsGame = (values: PlayValues): boolean => values.file !== undefined && existsSync(values.file);

/** The table that the command line names: the one in the file if there is one, else a new one. */
export const openTable = (game: string | undefined, values: PlayValues, context: Context): Table =>
  values.file !== undefined && holdsGame(values)
    ? takeUp(values.file, game, values, context)
    : layTable(gameNamed(context.registry, game), values);
