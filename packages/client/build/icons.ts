// Icons by name: `import truck from 'icon:truck'` gives its path data, and nothing else of the set is bundled.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const packages = resolve(import.meta.dirname, '../..');

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

let set: IconSet | undefined;
const readSet = (): IconSet => {
  const folder = dirname(require.resolve('@iconify-json/game-icons/package.json'));
  set ??= JSON.parse(readFileSync(join(folder, 'icons.json'), 'utf8')) as IconSet;
  return set;
};

const pathOf = (name: string): string => {
  const body = readSet().icons[name]?.body;
  if (body === undefined) throw new Error(`game-icons has no icon "${name}"`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('');
};

/** Every icon named in the sources of boards and shell, for the credits. */
export const iconsUsed = (): string[] => {
  const names = new Set<string>();
  const folders = readdirSync(packages).flatMap(name => [join(packages, name, 'src'), join(packages, name, 'board')]);
  for (const folder of folders) {
    let files: string[] = [];
    try {
      files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    } catch {
      continue;
    }
    for (const file of files.filter(file => /\.tsx?$/.test(file))) {
      const text = readFileSync(join(folder, file), 'utf8');
      for (const [, name = ''] of text.matchAll(/from 'icon:([a-z0-9-]+)'/g)) names.add(name);
    }
  }
  return [...names].sort();
};

const CREDITS = 'virtual:icon-credits';

export const icons = (): Plugin => ({
  name: 'lastroad-icons',
  enforce: 'pre',
  resolveId: id => (id.startsWith('icon:') || id === CREDITS ? `\0${id}` : null),
  load(id) {
    if (id.startsWith('\0icon:')) return `export default ${JSON.stringify(pathOf(id.slice(6)))}`;
    if (id !== `\0${CREDITS}`) return null;
    return `export default ${JSON.stringify(iconsUsed().map(name => ({ name, path: pathOf(name) })))}`;
  },
});
