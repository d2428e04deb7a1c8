import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root: string = fileURLToPath(new URL('..', import.meta.url));

/** The files of the project as git knows them: tracked, or new and not ignored. */
export const files = (...patterns: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...patterns], {
    cwd: root,
  })
    .toString()
    .split('\n')
    .filter(file => file !== '');

export const sourceFiles = (): string[] => files('*.ts', '*.tsx');
