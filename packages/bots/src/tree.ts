import { type Frame, type Game, type Seat, TOGETHER, type Together } from '@lastroad/kernel';

/**
 * One way to answer one question. What follows from it differs from one imagined game to the next: so it leads to
 * several questions, and an answer is counted as available only where it was legal.
 */
export interface Edge {
  readonly choice: number;
  visits: number;
  available: number;
  /** Sum of what it was worth to the seat that answers. */
  total: number;
  /** Answers to the question it leads to that only lead back: they are not followed. */
  readonly backs: readonly number[];
  readonly after: Point[];
}

/** A question of the tree: who is asked, and which step asks. */
export interface Point {
  readonly seat: Seat;
  readonly task: string;
  readonly at: number;
  /** What chance had shown, where the game tells. */
  readonly scene: number;
  visits: number;
  /** In ascending order of their choices, like options. */
  readonly edges: Edge[];
}

const NO_BACKS: readonly number[] = [];

/** An edge that counts as visited so often already, with the worth it was seen to have. */
export const newEdge = (choice: number, visits: number, worth: number, backs = NO_BACKS): Edge => ({
  choice,
  visits,
  available: visits,
  total: visits * worth,
  backs,
  after: [],
});

export const valueOf = (edge: Edge): number => (edge.visits === 0 ? 0 : edge.total / edge.visits);

/** The frame that asks a seat. */
const asking = (g: Game, seat: Seat): Frame => {
  const stack = stackOf(g, seat);
  return stack[stack.length - 1];
};

/** The frames a seat has a part in: its own where several are asked at once. */
const stackOf = (g: Game, seat: Seat): readonly Frame[] => {
  const top = g.stack[g.stack.length - 1];
  if (top.task !== TOGETHER) return g.stack;
  const { branches } = top as Together;
  for (let i = 0; i < branches.length; i++) if (branches[i].seat === seat) return branches[i].stack;
  throw new Error(`seat ${seat} has no part in this question`);
};

/** How deep the question to a seat lies: a menu lies deeper than the question that opened it. */
export const depthOf = (g: Game, seat: Seat): number => {
  const own = stackOf(g, seat);
  return own === g.stack ? own.length : g.stack.length + own.length;
};

/** The point of the tree for the question that is open for a seat, when it follows this edge. */
export const pointAfter = (edge: Edge, g: Game, seat: Seat, scene: number): Point => {
  const { task, at } = asking(g, seat);
  const { after } = edge;
  for (let i = 0; i < after.length; i++) {
    const point = after[i];
    if (point.seat === seat && point.at === at && point.scene === scene && point.task === task) return point;
  }
  const point: Point = { seat, task, at, scene, visits: 0, edges: [] };
  after.push(point);
  return point;
};

/** Adds a way to answer, in its place. */
export const addEdge = ({ edges }: Point, edge: Edge): Edge => {
  let place = edges.length;
  edges.push(edge);
  for (; place > 0 && edges[place - 1].choice > edge.choice; place--) edges[place] = edges[place - 1];
  edges[place] = edge;
  return edge;
};

/**
 * The edge most worth another look among those legal here, counting each as available; `null` if none is known. Options
 * and edges are both in order, so one pass over the two is enough.
 */
export const mostPromising = ({ edges }: Point, options: readonly number[], curiosity: number): Edge | null => {
  let best: Edge | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (let e = 0, o = 0; e < edges.length && o < options.length; ) {
    const edge = edges[e];
    if (edge.choice < options[o]) e++;
    else if (edge.choice > options[o]) o++;
    else {
      e++;
      o++;
      edge.available++;
      const promise = edge.total / edge.visits + curiosity * Math.sqrt(Math.log(edge.available) / edge.visits);
      if (promise > highest) {
        highest = promise;
        best = edge;
      }
    }
  }
  return best;
};

/** How many of the options have an edge already. */
export const countKnown = ({ edges }: Point, options: readonly number[]): number => {
  let known = 0;
  for (let e = 0, o = 0; e < edges.length && o < options.length; ) {
    if (edges[e].choice < options[o]) e++;
    else if (edges[e].choice > options[o]) o++;
    else {
      known++;
      e++;
      o++;
    }
  }
  return known;
};

export const hasEdge = ({ edges }: Point, choice: number): boolean => {
  for (let i = 0; i < edges.length; i++) if (edges[i].choice === choice) return true;
  return false;
};

/** The edge looked at most often among those legal here; `null` if none was. */
export const mostVisited = ({ edges }: Point, options: readonly number[]): Edge | null => {
  let best: Edge | null = null;
  for (const edge of edges) if (options.includes(edge.choice) && edge.visits > (best?.visits ?? 0)) best = edge;
  return best;
};
