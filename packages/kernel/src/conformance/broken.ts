/** What a check can find wrong with a game. */
export const CHECKS = [
  'options',
  'together',
  'taking',
  'clone',
  'save',
  'replay',
  'undo',
  'barrier',
  'secrets',
  'events',
  'imagine',
  'components',
  'content',
  'words',
  'why-not',
  'end',
  'crash',
] as const;
export type Check = (typeof CHECKS)[number];

/** Thrown by a check; carries the name of what was found wrong. */
export class Broken extends Error {
  readonly check: Check;
  constructor(check: Check, detail: string) {
    super(detail);
    this.check = check;
  }
}

export const expect = (holds: boolean, check: Check, detail: () => string): void => {
  if (!holds) throw new Broken(check, detail());
};

/** Plain data compared by what it says. */
export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The first field in which two records differ, for a message somebody can act on. */
export const difference = (a: unknown, b: unknown): string => {
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    for (const field of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const x = (a as Record<string, unknown>)[field];
      const y = (b as Record<string, unknown>)[field];
      if (!same(x, y)) return `${field}${difference(x, y).replace(/^(?=\w)/, '.')}`;
    }
  }
  return `: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
};
