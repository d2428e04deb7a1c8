// Which part may import which. An import against an arrow fails; cycles inside a part are the linter's to find.
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { root, sourceFiles } from './files.ts';

/** Workspace packages: what each may import besides itself. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  words: ['kernel'],
  ui: ['kernel', 'words'],
  'last-aurora': ['kernel'],
  'thunder-road': ['kernel'],
  bots: ['kernel'],
  protocol: ['kernel'],
  server: ['kernel', 'words', 'last-aurora', 'thunder-road', 'bots', 'protocol'],
  client: ['kernel', 'words', 'ui', 'last-aurora', 'thunder-road', 'bots', 'protocol'],
  cli: ['kernel', 'words', 'last-aurora', 'thunder-road', 'bots', 'server'],
};

/**
 * Layers inside a game: each may import itself and what stands before it. Folders are named after their layer; files
 * beside `index.ts` are vocabulary and belong to the first. Words are data: they import none of it, and only `index.ts`
 * puts the English ones into the game.
 */
const LAYERS = ['state', 'verbs', 'content', 'rules', 'modules', 'view', 'insight', 'index'] as const;
type Layer = (typeof LAYERS)[number];

/** Files of a module that belong to another layer than its rules. */
const OF_MODULES: Readonly<Record<string, Layer>> = {
  'rows.ts': 'content',
  'view.ts': 'view',
  'insight.ts': 'insight',
};

const GAMES = ['last-aurora', 'thunder-road'];
const BOARD = ['kernel', 'words', 'ui'];

const IMPORT = /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+'([^']+)'|(?:^|[^\w])import\('([^']+)'\)/g;

const importsOf = (file: string): string[] =>
  [...readFileSync(resolve(root, file), 'utf8').matchAll(IMPORT)].map(match => match[1] ?? match[2] ?? '');

/** What is wrong with one import of a file in a package's sources, if anything. */
const problem = (file: string, name: string, target: string): string | null => {
  const allowed = PACKAGES[name];
  if (allowed === undefined) return `the package "${name}" has no place among the arrows`;
  const pure = name === 'kernel' || GAMES.includes(name);
  if (target.startsWith('@lastroad/')) {
    const other = target.split('/')[1] ?? '';
    return other === name || allowed.includes(other) ? null : `${name} may not import ${other}`;
  }
  if (!target.startsWith('.')) return pure ? `${name} has no dependencies, and this imports "${target}"` : null;
  const path = relative(root, resolve(root, dirname(file), target));
  if (!path.startsWith(`packages/${name}/`)) return `"${target}" reaches into another package`;
  return GAMES.includes(name) ? layerProblem(file, path) : null;
};

/** A board or a guide is for browsers only: it knows its own game's sources and what boards share, and any package of the web. */
const boardProblem = (file: string, name: string, target: string): string | null => {
  if (target.startsWith('@lastroad/')) {
    const other = target.split('/')[1] ?? '';
    return [name, ...BOARD].includes(other) ? null : `the board of ${name} may not import ${other}`;
  }
  if (!target.startsWith('.')) return null;
  const path = relative(root, resolve(root, dirname(file), target));
  return path.startsWith(`packages/${name}/`) ? null : `"${target}" reaches into another package`;
};

const layerOf = (path: string): number => {
  const [, , , part = '', ...inside] = path.split('/');
  if (inside.length === 0) return part === 'index.ts' ? LAYERS.length - 1 : 0;
  if (part === 'modules') return LAYERS.indexOf(OF_MODULES[inside[inside.length - 1] ?? ''] ?? 'modules');
  return LAYERS.findIndex(layer => part === layer);
};

const isWords = (path: string): boolean => path.split('/')[2] === 'words';

const layerProblem = (from: string, to: string): string | null => {
  const [here, there] = [layerOf(from), layerOf(to)];
  if (isWords(from)) return isWords(to) ? null : 'words are data and import nothing else';
  if (isWords(to)) return LAYERS[here] === 'index' ? null : `${LAYERS[here]} may not import words`;
  if (here < 0 || there < 0) return `${here < 0 ? from : to} belongs to no layer: ${LAYERS.join(', ')}`;
  return there > here ? `${LAYERS[here]} may not import ${LAYERS[there]}` : null;
};

const problems: string[] = [];
for (const file of sourceFiles()) {
  const [, name, folder] = /^packages\/([^/]+)\/(src|toy|words|board|guide)\//.exec(file) ?? [];
  if (name === undefined || folder === undefined) continue;
  for (const target of importsOf(file)) {
    const found =
      folder === 'board' || folder === 'guide' ? boardProblem(file, name, target) : problem(file, name, target);
    if (found !== null) problems.push(`${file}: ${found}`);
  }
}
for (const line of problems) console.error(line);
console.log(`${problems.length} imports against the arrows`);
process.exitCode = problems.length > 0 ? 1 : 0;
