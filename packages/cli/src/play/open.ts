import { existsSync } from 'node:fs';
import { replay, startMatch } from '@lastroad/kernel';
import { botSeats } from '../bots.ts';
import type { Context } from '../command.ts';
import { openGameFile } from '../files.ts';
import { Failure, UsageError } from '../problems.ts';
import { type Entry, gameNamed, sayFor } from '../registry.ts';
import { randomSecret, seatsOf, settle, type TableValues } from '../settle.ts';
import { botsByName, type HotSeat } from './hot-seat.ts';

/** What must be known to find a game. */
type Known = Pick<Context, 'registry'>;

export interface PlayValues extends TableValues {
  readonly seats?: string | undefined;
  readonly bots?: string | undefined;
  readonly seed?: string | undefined;
  readonly file?: string | undefined;
}

/** A new game. */
export const layTable = ({ rules, insight }: Entry, values: PlayValues): HotSeat => {
  const secret = values.seed ?? randomSecret();
  const { content, pack } = settle(rules, values, values.seats === undefined ? {} : { seats: values.seats }, secret);
  const seats = seatsOf(content);
  const bots = botSeats(values.bots ?? 'all-but-first', seats);
  const match = startMatch(rules, content, { secret, nonces: [] }, pack);
  const told = new Array<number>(seats).fill(0);
  return { rules, insight, say: sayFor(rules), match, bots, file: values.file ?? null, notes: [], told };
};

/** The game in a file, where it was left. */
const takeUp = (path: string, game: string | undefined, values: PlayValues, { registry }: Known): HotSeat => {
  const { file, rules } = openGameFile(registry, path);
  const { insight } = gameNamed(registry, rules.id);
  const wrong = (['seats', 'seed', 'option', 'pack', 'modules'] as const).find(name => values[name] !== undefined);
  if (wrong !== undefined)
    throw new UsageError(`${path} holds a game already; leave out --${wrong}, or name another file for a new game`);
  if (game !== undefined && gameNamed(registry, game).rules !== rules)
    throw new UsageError(`${path} holds a game of ${file.game}, not of ${game}; name another file`);
  const played = replay(rules, file);
  if (!played.ok) throw new Failure(`${path}: ${played.detail}`);
  const match = played.value;
  const seats = seatsOf(match.g.content);
  const bots = values.bots === undefined ? botsByName(file.names) : botSeats(values.bots, seats);
  const told = Array.from({ length: seats }, (_, seat) => match.decisions.findLastIndex(d => d.seat === seat) + 1);
  return { rules, insight, say: sayFor(rules), match, bots, file: path, notes: file.notes, told };
};

export const holdsGame = (values: PlayValues): boolean => values.file !== undefined && existsSync(values.file);

/** The table that the command line names: the one in the file if there is one, else a new one. */
export const openTable = (game: string | undefined, values: PlayValues, { registry }: Known): HotSeat =>
  values.file !== undefined && holdsGame(values)
    ? takeUp(values.file, game, values, { registry })
    : layTable(gameNamed(registry, game), values);
