// Finds what can be broken in a file, by Stryker's instrumenter; nothing of Stryker runs the tests.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type Chance, keyFromSeed, uniform } from '@lastroad/kernel';

interface Position {
  readonly line: number;
  readonly column: number;
}

/** One break: a piece of a file, and what stands there instead. Lines and columns are counted from 0. */
export interface Mutant {
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

// As much of its types as is used here: types are checked where it is not installed, too.
interface Instrumenter {
  instrument(
    files: readonly { readonly name: string; readonly content: string; readonly mutate: true }[],
    options: { readonly plugins: null; readonly excludedMutations: readonly string[]; readonly ignorers: readonly [] },
  ): Promise<{ readonly mutants: readonly Mutant[] }>;
}

/** Texts for people and names of messages: what they say is not what they do. */
const LEFT_ALONE = 'StringLiteral';

const silent = (): void => {};
const no = (): boolean => false;

const instrumenter = (): Instrumenter => {
  const found = createRequire(import.meta.url)('@stryker-mutator/instrumenter') as {
    readonly Instrumenter: new (logger: object) => Instrumenter;
  };
  const says = { trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent };
  return new found.Instrumenter({ ...says, isTraceEnabled: no, isDebugEnabled: no });
};

/** Of files below a folder; they are named as they are there. */
export const mutantsOf = async (folder: string, paths: readonly string[]): Promise<readonly Mutant[]> => {
  const sources = paths.map(name => ({
    name,
    content: readFileSync(resolve(folder, name), 'utf8'),
    mutate: true as const,
  }));
  const options = { plugins: null, excludedMutations: [LEFT_ALONE], ignorers: [] } as const;
  const { mutants } = await instrumenter().instrument(sources, options);
  return mutants.filter(({ mutatorName }) => mutatorName !== LEFT_ALONE);
};

/** So many of them, the same ones for the same seed. */
export const sampleOf = (mutants: readonly Mutant[], count: number, seed: string): readonly Mutant[] => {
  const dice: Chance = { key: keyFromSeed(seed), drawn: 0 };
  const left = [...mutants];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(uniform(dice, left.length), 1)).flat();
};

const offsetOf = (text: string, { line, column }: Position): number => {
  let start = 0;
  for (let passed = 0; passed < line; passed++) start = text.indexOf('\n', start) + 1;
  return start + column;
};

export const broken = (text: string, { location, replacement }: Mutant): string =>
  text.slice(0, offsetOf(text, location.start)) + replacement + text.slice(offsetOf(text, location.end));

/** What stood there, on one line. */
export const original = (text: string, { location }: Mutant): string =>
  text.slice(offsetOf(text, location.start), offsetOf(text, location.end)).replace(/\s+/g, ' ');
