import { type Game, type Seat, TOGETHER, uniform } from '@lastroad/kernel';
import { pickQuickly } from './pick.ts';
import type { Seen } from './seen.ts';
import {
  addEdge,
  type Curiosity,
  countKnown,
  type Edge,
  hasEdge,
  mostPromising,
  newEdge,
  type Point,
  pointAfter,
} from './tree.ts';
import { worthToAll } from './worth.ts';

/** How an iteration goes about it. */
export interface Gait extends Curiosity {
  /** Decisions played quickly beyond the tree before a position is evaluated. */
  readonly rollout: number;
  /** So many options are tried at once; more come in as a question is visited more often. */
  readonly width: number;
}

/** What one iteration passes through, kept between iterations so that nothing is allocated for it. */
export interface Trail {
  readonly edges: Edge[];
  readonly seats: Seat[];
  /** Where each seat stands in the tree while several are asked at once. */
  readonly standing: Edge[];
  readonly worths: Float64Array;
}

export const newTrail = (seats: number): Trail => ({
  edges: [],
  seats: [],
  standing: [],
  worths: new Float64Array(seats),
});

/** Imagines the game anew, walks down the tree, plays on for a while, and tells the whole trail what came of it. */
export const iterate = <G extends Game>(seen: Seen<G>, root: Edge, trail: Trail, gait: Gait): void => {
  const g = seen.imagine();
  trail.edges.length = 0;
  trail.seats.length = 0;
  descend(seen, g, root, trail, gait);
  playOn(seen, g, gait.rollout);
  worthToAll(seen, g, trail.worths);
  for (let i = 0; i < trail.edges.length; i++) {
    const edge = trail.edges[i];
    edge.visits++;
    edge.total += trail.worths[trail.seats[i]];
  }
};

/** Walks down the tree, playing, until a new edge was added and nobody is still being asked at the same time. */
const descend = <G extends Game>(seen: Seen<G>, g: G, root: Edge, trail: Trail, gait: Gait): void => {
  const { rules, seat } = seen;
  for (let edge = root, isNew = false; !isNew; ) {
    const asked = rules.waitingFor(g);
    if (asked.length === 0) return;
    if (g.stack[g.stack.length - 1].task === TOGETHER) {
      const grown = trail.edges.length;
      isNew = descendTogether(seen, g, edge, trail, gait);
      edge = ownStep(trail, grown, seat);
    } else {
      edge = step(seen, g, asked[0], edge, trail, gait);
      isNew = edge.visits === 0;
    }
  }
};

/** Seats asked at once do not see each other's answers: each follows its own line down from the same place. */
const descendTogether = <G extends Game>(seen: Seen<G>, g: G, from: Edge, trail: Trail, gait: Gait): boolean => {
  const { rules, seat } = seen;
  const { standing, worths } = trail;
  for (let other = 0; other < worths.length; other++) standing[other] = from;
  const frame = g.stack[g.stack.length - 1];
  const depth = g.stack.length;
  let isNew = false;
  while (g.stack.length === depth && g.stack[depth - 1] === frame) {
    const asked = rules.waitingFor(g);
    const mover = asked.includes(seat) ? seat : asked[0];
    standing[mover] = step(seen, g, mover, standing[mover], trail, gait);
    if (standing[mover].visits === 0) isNew = true;
  }
  return isNew;
};

/** The observer's own last step goes on; what the others did at the same time is like chance to it. */
const ownStep = ({ edges, seats }: Trail, since: number, seat: Seat): Edge => {
  for (let i = edges.length - 1; i >= since; i--) if (seats[i] === seat) return edges[i];
  return edges[edges.length - 1];
};

const step = <G extends Game>(seen: Seen<G>, g: G, mover: Seat, from: Edge, trail: Trail, gait: Gait): Edge => {
  const options = seen.rules.options(g, mover);
  const point = pointAfter(from, g, mover, seen.insight.scene?.(g) ?? 0);
  point.visits++;
  const edge = widen(seen, g, point, options, gait) ?? mostPromising(point, options, gait);
  if (edge === null) throw new Error(`${point.task}: a question without options`);
  trail.edges.push(edge);
  trail.seats.push(mover);
  seen.rules.choose(g, mover, edge.choice);
  return edge;
};

/** Adds the most promising option that has no edge yet, if the question has been visited often enough for one more. */
const widen = <G extends Game>(
  seen: Seen<G>,
  g: G,
  point: Point,
  options: readonly number[],
  { width }: Gait,
): Edge | null => {
  const known = countKnown(point, options);
  if (known === options.length || known >= width + Math.sqrt(point.visits)) return null;
  const weights = seen.insight.weigh?.(g, point.seat, options);
  let total = 0;
  let best = -1;
  let place = -1;
  // Among equals any, so that no order of numbers is preferred.
  const start = uniform(seen.dice, options.length);
  for (let i = 0; i < options.length; i++) {
    const at = (start + i) % options.length;
    const weight = weights === undefined ? 1 : weights[at];
    total += weight;
    if (weight > best && !hasEdge(point, options[at])) {
      best = weight;
      place = at;
    }
  }
  const edge = addEdge(point, newEdge(options[place], total > 0 ? best / total : 0));
  edge.available = 1;
  return edge;
};

/** Beyond the tree everybody answers quickly, for a while. */
const playOn = <G extends Game>(seen: Seen<G>, g: G, decisions: number): void => {
  const { rules, dice } = seen;
  for (let taken = 0; taken < decisions; taken++) {
    const asked = rules.waitingFor(g);
    if (asked.length === 0) return;
    rules.choose(g, asked[0], pickQuickly(seen, g, asked[0], rules.options(g, asked[0]), dice));
  }
};
