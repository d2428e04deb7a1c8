// A lock file must know every package that is asked for, also those that only another platform installs: `npm ci` refuses
// it otherwise, or people there get no binaries. npm leaves out silently what its registry does not have.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { files, root } from './files.ts';

type Wants = Readonly<Record<string, string>>;

interface Locked {
  readonly version?: string;
  readonly dependencies?: Wants;
  readonly devDependencies?: Wants;
  readonly optionalDependencies?: Wants;
  readonly peerDependencies?: Wants;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

/** Optional peers are left to whoever installs: a lock file need not have them. */
const wantsOf = ({ peerDependencies, peerDependenciesMeta, ...locked }: Locked): string[] => [
  ...Object.keys({ ...locked.dependencies, ...locked.devDependencies, ...locked.optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter(name => peerDependenciesMeta?.[name]?.optional !== true),
];

/** Where Node looks for packages from a path: beside it, then in every folder above. */
const shelvesFrom = (path: string): string[] => {
  const folders = path === '' ? [] : path.split('/');
  return [...folders.keys(), folders.length].map(depth => [...folders.slice(0, depth), 'node_modules'].join('/'));
};

/** What is asked for by a package of the lock file and has no entry in it. */
export const missingIn = ({ packages }: Lock): string[] =>
  Object.entries(packages).flatMap(([path, locked]) => {
    const shelves = shelvesFrom(path);
    return wantsOf(locked)
      .filter(name => !shelves.some(shelf => `${shelf}/${name}` in packages))
      .map(name => `${path === '' ? 'the project' : `${path} ${locked.version}`} asks for ${name}, which is missing`);
  });

export const missingInLocks = (): string[] =>
  files('package-lock.json', '**/package-lock.json').flatMap(file =>
    missingIn(JSON.parse(readFileSync(resolve(root, file), 'utf8')) as Lock).map(line => `${file}: ${line}`),
  );
