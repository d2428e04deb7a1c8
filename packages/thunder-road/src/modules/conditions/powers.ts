import type { PowerRow } from '../../rows.ts';

/** Part 21.7: what road conditions are that lasting effects are not. */
export const POWER_ROWS: readonly PowerRow[] = [
  { name: 'bonusAnywhere', source: 'designed', bonusAnywhere: 1 },
  { name: 'secondTry', source: 'designed', shotRerolledByOwner: 1 },
];
