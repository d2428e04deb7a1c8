/**
 * Three states of the rules have called themselves version 2. Games of the first do not say when slots yield; those of
 * the second were played with the first printing of Frozen Steel, unless nothing of it was on the table.
 */
export const meant = (version: number, options: Readonly<Record<string, unknown>>): readonly number[] => {
  if (version !== 2) return [version];
  return 'slotYields' in options ? [4, 3] : [2];
};
