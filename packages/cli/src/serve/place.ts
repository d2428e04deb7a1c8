import { type Config, ConfigError, type Place, readConfig } from '@lastroad/server';
import { Failure, UsageError } from '../problems.ts';

/** Where tables are kept, for every command that touches them. */
export const DATA_FLAG = {
  data: { type: 'string', value: 'DIR', about: 'folder that keeps the tables (data)' },
} as const;

/** The settings of the service: presets, file, environment, and what the command line says. */
export const configFor = (given: Partial<Config>): Config => {
  try {
    return readConfig(process.env, given);
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message);
    throw error;
  }
};

/** Moves rows between storage and a file; returns how many. What goes wrong is told in one line. */
export const moveRows = async (
  move: (place: Place, path: string) => Promise<number>,
  path: string,
  data: string | undefined,
): Promise<number> => {
  const config = configFor(data === undefined ? {} : { data });
  try {
    return await move(config, path);
  } catch (error) {
    throw new Failure(`${path}: ${(error as Error).message}`);
  }
};
