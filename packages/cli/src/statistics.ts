/** Mean, spread and extremes of numbers that come one by one. */
export interface Spread {
  readonly count: number;
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  readonly most: number;
}

export interface Gatherer {
  add(value: number): void;
  spread(): Spread;
}

/** Welford's way: one pass, no list kept, no loss of digits. */
export const gatherer = (): Gatherer => {
  let count = 0;
  let mean = 0;
  let squares = 0;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  return {
    add(value) {
      count++;
      const off = value - mean;
      mean += off / count;
      squares += off * (value - mean);
      least = Math.min(least, value);
      most = Math.max(most, value);
    },
    spread: () => ({ count, mean, deviation: count > 1 ? Math.sqrt(squares / (count - 1)) : 0, least, most }),
  };
};

const Z95 = 1.959_964;

/** Where the true share lies with 95 % certainty (Wilson); sensible for few trials and for shares near 0 and 1. */
export const shareInterval = (wins: number, trials: number): readonly [low: number, high: number] => {
  if (trials === 0) return [0, 1];
  const share = wins / trials;
  const z2 = (Z95 * Z95) / trials;
  const middle = share + z2 / 2;
  const reach = Z95 * Math.sqrt((share * (1 - share) + z2 / 4) / trials);
  return [Math.max(0, (middle - reach) / (1 + z2)), Math.min(1, (middle + reach) / (1 + z2))];
};

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
