/** A share with the interval it lies in, 19 times out of 20. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Out of how many. */
  readonly of: number;
}

/** The quantile of the normal distribution that leaves 2.5 % at either end. */
export const Z = 1.959964;

/** Wilson's interval: holds for few games and for shares near 0 and 1 as well. Shared wins count as parts. */
export const wilson = (won: number, of: number): Share => {
  if (of === 0) return { share: 0, low: 0, high: 1, of };
  const share = won / of;
  const scale = 1 + (Z * Z) / of;
  const middle = (share + (Z * Z) / (2 * of)) / scale;
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach), of };
};

/** A mean with the interval it lies in, 19 times out of 20. */
export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly deviation: number;
  readonly of: number;
}

export const meanOf = (values: readonly number[]): Mean => {
  const of = values.length;
  if (of === 0) return { mean: 0, low: 0, high: 0, deviation: 0, of };
  const mean = values.reduce((sum, value) => sum + value, 0) / of;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = of > 1 ? Math.sqrt(squares / (of - 1)) : 0;
  const reach = (Z * deviation) / Math.sqrt(of);
  return { mean, low: mean - reach, high: mean + reach, deviation, of };
};
