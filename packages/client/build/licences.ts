// What the client is built with, for the credits: its dependencies, theirs, and their licences.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../../..');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (name: string): Manifest | null => {
  try {
    return JSON.parse(readFileSync(resolve(root, 'node_modules', name, 'package.json'), 'utf8')) as Manifest;
  } catch {
    return null;
  }
};

/** Follows dependencies from our own packages outwards. */
const licencesFrom = (start: readonly string[]) => {
  const found = new Map<string, Manifest>();
  const waiting = [...start];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const manifest = found.has(name) ? null : manifestOf(name);
    if (manifest === null) continue;
    found.set(name, manifest);
    waiting.push(...Object.keys(manifest.dependencies ?? {}));
  }
  return [...found.values()]
    .filter(({ name }) => !name.startsWith('@lastroad/') && !name.startsWith('@types/'))
    .map(({ name, version, license = '' }) => ({ name, version, licence: license }))
    .sort((a, b) => a.name.localeCompare(b.name));
};

const ID = 'virtual:licences';

export const licences = (): Plugin => ({
  name: 'lastroad-licences',
  resolveId: id => (id === ID ? `\0${ID}` : null),
  load: id =>
    id === `\0${ID}`
      ? `export default ${JSON.stringify(licencesFrom(['@lastroad/client', '@lastroad/ui', '@iconify-json/game-icons']))}`
      : null,
});
