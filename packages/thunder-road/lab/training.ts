import { type Chance, uniform } from '@lastroad/kernel';
import type { NetWeights } from '../src/insight/net.ts';
import type { Outcome } from './outcomes.ts';

// Fits nets with one layer of units to outcomes: each seat is judged by the net of its kind, its chances are its share of all
// strengths, and the likelihood of what happened is driven up by stochastic gradient descent (Adam).

const UNITS = 16;
const EPOCHS = 10;
const BATCH = 256;
const RATE = 2e-3;
const SOFT = 1e-8;
const [FIRST, SECOND] = [0.9, 0.999];
const MOST_SEATS = 5;

/** Everything that is fitted, in one array: rows of the features, starts of the units, what they add. */
export interface Net {
  readonly features: number;
  readonly values: Float64Array;
  readonly slopes: Float64Array;
  /** A net that is kept is not fitted. */
  readonly kept: boolean;
}

const sizeOf = (features: number): number => (features + 2) * UNITS;

/** A number with mean 0 and deviation 1, nearly. */
const bell = (dice: Chance): number => {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += uniform(dice, 1 << 20) / (1 << 20);
  return sum;
};

export const newNet = (features: number, dice: Chance): Net => {
  const values = new Float64Array(sizeOf(features));
  for (let i = 0; i < features * UNITS; i++) values[i] = bell(dice) * Math.sqrt(1.5 / features);
  for (let unit = 0; unit < UNITS; unit++) values[(features + 1) * UNITS + unit] = bell(dice) * 0.03;
  return { features, values, slopes: new Float64Array(values.length), kept: false };
};

const sums = Array.from({ length: MOST_SEATS }, () => new Float64Array(UNITS));
const shares = new Float64Array(MOST_SEATS);

/** The chances of each seat of a position, into `shares`; returns how many seats there are. */
const judge = (nets: readonly Net[], { judges, features: seen }: Outcome): number => {
  const seats = judges.length;
  let all = 0;
  for (let seat = 0, from = 0; seat < seats; seat++) {
    const { features, values } = nets[judges[seat]];
    const [start, out] = [features * UNITS, (features + 1) * UNITS];
    const sum = sums[seat];
    for (let unit = 0; unit < UNITS; unit++) sum[unit] = values[start + unit];
    for (let i = 0; i < features; i++) {
      const value = seen[from + i];
      if (value !== 0) for (let unit = 0; unit < UNITS; unit++) sum[unit] += value * values[i * UNITS + unit];
    }
    let strength = 0;
    for (let unit = 0; unit < UNITS; unit++) if (sum[unit] > 0) strength += sum[unit] * values[out + unit];
    shares[seat] = Math.exp(strength);
    all += shares[seat];
    from += features;
  }
  for (let seat = 0; seat < seats; seat++) shares[seat] /= all;
  return seats;
};

/** Adds what one position says about which way each number should go. */
const learn = (nets: readonly Net[], outcome: Outcome): void => {
  const { judges, features: seen, winner } = outcome;
  const seats = judge(nets, outcome);
  for (let seat = 0, from = 0; seat < seats; from += nets[judges[seat]].features, seat++) {
    const { features, values, slopes, kept } = nets[judges[seat]];
    if (kept) continue;
    const [start, out] = [features * UNITS, (features + 1) * UNITS];
    const off = shares[seat] - (seat === winner ? 1 : 0);
    for (let unit = 0; unit < UNITS; unit++) {
      if (sums[seat][unit] <= 0) continue;
      slopes[out + unit] += off * sums[seat][unit];
      const slope = off * values[out + unit];
      slopes[start + unit] += slope;
      for (let i = 0; i < features; i++) slopes[i * UNITS + unit] += slope * seen[from + i];
    }
  }
};

interface Memory {
  readonly first: Float64Array;
  readonly second: Float64Array;
  steps: number;
}

const step = ({ values, slopes }: Net, memory: Memory, rate: number, count: number): void => {
  const { first, second } = memory;
  memory.steps++;
  const [whole, wholeSecond] = [1 - FIRST ** memory.steps, 1 - SECOND ** memory.steps];
  for (let i = 0; i < values.length; i++) {
    const slope = slopes[i] / count;
    first[i] = FIRST * first[i] + (1 - FIRST) * slope;
    second[i] = SECOND * second[i] + (1 - SECOND) * slope * slope;
    values[i] -= (rate * (first[i] / whole)) / (Math.sqrt(second[i] / wholeSecond) + SOFT);
  }
  slopes.fill(0);
};

/** What was not foreseen of the outcomes, in nats a position. */
export const surprise = (nets: readonly Net[], outcomes: readonly Outcome[]): number => {
  let sum = 0;
  for (const outcome of outcomes) {
    judge(nets, outcome);
    sum -= Math.log(shares[outcome.winner]);
  }
  return sum / outcomes.length;
};

const shuffle = (list: Outcome[], dice: Chance): void => {
  for (let i = list.length - 1; i > 0; i--) {
    const j = uniform(dice, i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
};

/** A net as it is known; features that it does not know mean nothing to it yet. */
export const netFrom = ({ rows, start, out }: NetWeights, names: readonly string[], kept: boolean): Net => {
  const unknown = new Array<number>(UNITS).fill(0);
  const values = [...names.map(name => rows.find(({ feature }) => feature === name)?.to ?? unknown), start, out].flat();
  return { features: names.length, values: Float64Array.from(values), slopes: new Float64Array(values.length), kept };
};

/** Fits nets that are not kept; `told` hears how well they foresee positions they have not learnt from. */
export const train = (
  nets: readonly Net[],
  known: Outcome[],
  unknown: readonly Outcome[],
  dice: Chance,
  told: (nats: number) => void,
): void => {
  const fitted = nets.filter(({ kept }) => !kept);
  const memories = fitted.map(
    ({ values }): Memory => ({
      first: new Float64Array(values.length),
      second: new Float64Array(values.length),
      steps: 0,
    }),
  );
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(known, dice);
    const rate = RATE * 0.5 * (1 + Math.cos((Math.PI * epoch) / EPOCHS));
    for (let from = 0; from < known.length; from += BATCH) {
      const batch = known.slice(from, from + BATCH);
      for (const outcome of batch) learn(nets, outcome);
      fitted.forEach((net, i) => step(net, memories[i], rate, batch.length));
    }
    told(surprise(nets, unknown));
  }
};

const DIGITS = 3;
const round = (value: number): number => Number(value.toFixed(DIGITS));

/** The net as rows of data. */
export const weightsOf = ({ features, values }: Net, names: readonly string[]): NetWeights => {
  const row = (i: number): number[] => Array.from(values.subarray(i * UNITS, (i + 1) * UNITS), round);
  return {
    rows: names.map((feature, i) => ({ feature, to: row(i) })),
    start: row(features),
    out: row(features + 1),
  };
};
