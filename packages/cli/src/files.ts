import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { type GameFile, type Rules, readGameFile } from '@lastroad/kernel';
import { Failure } from './problems.ts';
import { findGame, type Registry } from './registry.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'the file may not be opened',
  EISDIR: 'that is a folder, not a file',
  ENOTDIR: 'there is no such folder',
};
const reasonOf = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
};

export const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Failure(`${path}: ${reasonOf(error)}`);
  }
};

export const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${path}: this is not JSON: ${(error as Error).message}`);
  }
};

export interface Opened {
  readonly file: GameFile;
  readonly rules: Rules;
}

export const rulesOf = (registry: Registry, game: string, path: string): Rules => {
  const entry = findGame(registry, game);
  if (entry === undefined) throw new Failure(`${path}: the file is of "${game}", a game this program does not know`);
  return entry.rules;
};

/** A game file and the rules it is played by. */
export const openGameFile = (registry: Registry, path: string): Opened => {
  const read = readGameFile(readText(path));
  if (!read.ok) throw new Failure(`${path}: ${read.detail}`);
  return { file: read.value, rules: rulesOf(registry, read.value.game, path) };
};

/** All or nothing: whoever reads the file meanwhile, or after a crash, finds the old text or the new one. */
export const writeWhole = (path: string, text: string): void => {
  const draft = `${path}.${process.pid}.part`;
  try {
    const handle = openSync(draft, 'w');
    writeSync(handle, text);
    fsyncSync(handle);
    closeSync(handle);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new Failure(`${path} cannot be written: ${reasonOf(error)}`);
  }
};

/** Whether writing a game there would destroy something else: another game, or no game at all. */
export const isForeign = (path: string, commitment: string): boolean => {
  if (!existsSync(path)) return false;
  const read = readGameFile(readText(path));
  return !read.ok || read.value.fairness.commitment !== commitment;
};
