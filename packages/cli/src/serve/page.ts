import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../problems.ts';

/** The folder of the pages, built first where they are missing or older than their sources. */
export const builtPage = (): string => {
  const client = dirname(fileURLToPath(import.meta.resolve('@lastroad/client/package.json')));
  const script = join(client, 'build', 'if-stale.ts');
  const { status } = spawnSync(process.execPath, [script], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Failure('the pages cannot be built; see above');
  return join(client, 'dist');
};
