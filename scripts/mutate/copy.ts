// A copy of the project to break: nobody's working tree is touched, whatever happens to the run.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { files, root } from '../files.ts';

/** Where the packages of the project itself stand among all others. */
const OWN = '@lastroad';

/** All installed packages by links, so that the copy costs little; the project's own point into the copy. */
const linkPackages = (copy: string): void => {
  const [from, to] = [resolve(root, 'node_modules'), resolve(copy, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== OWN) symlinkSync(resolve(from, name), resolve(to, name));
  cpSync(resolve(from, OWN), resolve(to, OWN), { recursive: true, verbatimSymlinks: true });
};

export const copyProject = (name: string): string => {
  const copy = resolve(root, '.cache/mutate', name);
  rmSync(copy, { recursive: true, force: true });
  for (const file of files()) {
    mkdirSync(dirname(resolve(copy, file)), { recursive: true });
    cpSync(resolve(root, file), resolve(copy, file));
  }
  linkPackages(copy);
  return copy;
};
