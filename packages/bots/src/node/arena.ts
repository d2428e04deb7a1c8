import { readFile, rename, writeFile } from 'node:fs/promises';
import type { ArenaPlan } from '../arena/plan.ts';
import { type ArenaState, runArena } from '../arena/run.ts';
import { openPool } from './pool.ts';

export interface CoresOptions {
  /** Address of the module that exports `registry`. */
  readonly registry: URL | string;
  readonly size?: number;
  /** File that keeps the games after each batch; if it is there, what it holds is not played again. */
  readonly file?: string;
  progress?(done: number, games: number): void;
  pause?(): boolean;
}

/** Plays an arena on all cores. */
export const runArenaOnCores = async (plan: ArenaPlan, options: CoresOptions): Promise<ArenaState> => {
  const { registry, size, file, progress, pause } = options;
  const pool = openPool({ registry, ...(size !== undefined && { size }) });
  try {
    return await runArena(plan, {
      play: game => pool.play(plan, game),
      abreast: pool.size,
      resume: file === undefined ? null : await readArena(file),
      ...(file !== undefined && { save: (state: ArenaState) => writeArena(file, state) }),
      ...(progress && { progress }),
      ...(pause && { pause }),
    });
  } finally {
    await pool.close();
  }
};

export const readArena = async (file: string): Promise<ArenaState | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ArenaState;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Whole or not at all: written beside, then moved into place. */
export const writeArena = async (file: string, state: ArenaState): Promise<void> => {
  await writeFile(`${file}.new`, JSON.stringify(state));
  await rename(`${file}.new`, file);
};
