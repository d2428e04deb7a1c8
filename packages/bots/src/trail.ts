import type { Seat } from '@lastroad/kernel';
import type { Mark } from './settle.ts';
import type { Edge } from './tree.ts';

/** What an iteration passes through, kept between iterations so that nothing is allocated for it. */
export interface Trail {
  /** The answer to the first question: it is not chosen, but tried. */
  first: Edge;
  readonly edges: Edge[];
  readonly seats: Seat[];
  /** Where each seat stands in the tree while several are asked at once. */
  readonly standing: Edge[];
  /** What the position at its end is worth to each seat. */
  readonly worths: Float64Array;
  /** The question beyond which the tree does not reach yet, once it was met. */
  frontier: Mark | null;
  /** Of all iterations: how many, and for each seat the mean worth and the sum of squares about it. */
  iterations: number;
  readonly means: Float64Array;
  readonly squares: Float64Array;
}

export const newTrail = (seats: number, first: Edge): Trail => ({
  first,
  edges: [],
  seats: [],
  standing: [],
  worths: new Float64Array(seats),
  frontier: null,
  iterations: 0,
  means: new Float64Array(seats),
  squares: new Float64Array(seats),
});

export const startTrail = (trail: Trail, first: Edge): void => {
  trail.first = first;
  trail.edges.length = 0;
  trail.seats.length = 0;
  trail.frontier = null;
};

/** Tells every edge of the trail what came of it. */
export const endTrail = (trail: Trail): void => {
  const { edges, seats, worths, means, squares } = trail;
  for (let i = 0; i < edges.length; i++) {
    edges[i].visits++;
    edges[i].total += worths[seats[i]];
  }
  trail.iterations++;
  for (let seat = 0; seat < worths.length; seat++) {
    const off = worths[seat] - means[seat];
    means[seat] += off / trail.iterations;
    squares[seat] += off * (worths[seat] - means[seat]);
  }
};

/** Before much is known, and at the least. */
const FEW = 8;
const USUAL = 0.1;
const LEAST = 0.002;

/**
 * How widely the worths spread for a seat. Curiosity is measured by it: where a game is nearly decided, or its evaluation
 * moves in small steps, small differences matter.
 */
export const spreadOf = ({ iterations, squares }: Trail, seat: Seat): number =>
  iterations < FEW ? USUAL : Math.max(LEAST, Math.sqrt(squares[seat] / iterations));
