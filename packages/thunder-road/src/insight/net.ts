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

export interface Net {
  readonly features: number;
  readonly weights: Float64Array;
  readonly start: Float64Array;
  readonly out: Float64Array;
  readonly sums: Float64Array;
}

export const netOf = ({ rows, start, out }: NetWeights): Net => ({
  features: rows.length,
  weights: Float64Array.from(rows.flatMap(({ to }) => to)),
  start: Float64Array.from(start),
  out: Float64Array.from(out),
  sums: new Float64Array(start.length),
});

/** The logarithm of a seat's strength. */
export const strengthFrom = ({ features: count, weights, start, out, sums }: Net, features: Float64Array): number => {
  const units = start.length;
  sums.set(start);
  for (let i = 0, w = 0; i < count; i++, w += units) {
    const value = features[i];
    if (value === 0) continue;
    for (let unit = 0; unit < units; unit++) sums[unit] += value * weights[w + unit];
  }
  let strength = 0;
  for (let unit = 0; unit < units; unit++) if (sums[unit] > 0) strength += sums[unit] * out[unit];
  return strength;
};
