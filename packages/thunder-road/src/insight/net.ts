import { FEATURES } from './features.ts';
import { WEIGHTS } from './net-weights.ts';

// A small net between the features of a seat and its strength: one layer of units, each of which answers only to what
// exceeds its threshold.

/** One row for each feature, in their order: what it adds to each unit. */
export interface NetRow {
  readonly feature: string;
  readonly to: readonly number[];
}

export interface NetWeights {
  readonly rows: readonly NetRow[];
  /** What each unit begins with, and what it adds to the strength. */
  readonly start: readonly number[];
  readonly out: readonly number[];
}

const units = WEIGHTS.start.length;
const weights = Float64Array.from(WEIGHTS.rows.flatMap(({ to }) => to));
const start = Float64Array.from(WEIGHTS.start);
const out = Float64Array.from(WEIGHTS.out);
const sums = new Float64Array(units);

/** The logarithm of a seat's strength. */
export const strengthFrom = (features: Float64Array): number => {
  sums.set(start);
  for (let i = 0, w = 0; i < FEATURES.length; i++, w += units) {
    const value = features[i];
    if (value === 0) continue;
    for (let unit = 0; unit < units; unit++) sums[unit] += value * weights[w + unit];
  }
  let strength = 0;
  for (let unit = 0; unit < units; unit++) if (sums[unit] > 0) strength += sums[unit] * out[unit];
  return strength;
};
