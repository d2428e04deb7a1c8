import { drawKey, type Game, type Seat, TOGETHER, uniform } from '@lastroad/kernel';
import type { Seen } from './seen.ts';
import { type Care, foremost, type Mark, markOf, playQuickly, settle } from './settle.ts';
import { endTrail, spreadOf, startTrail, type Trail } from './trail.ts';
import { addEdge, countKnown, type Edge, hasEdge, mostPromising, newEdge, type Point, pointAfter } from './tree.ts';
import { worthTo, worthToAll } from './worth.ts';

/** How an iteration goes about it. `Care` is for playing on beyond the tree. */
export interface Gait extends Care {
  /** How curious it is about options that have not done best so far. */
  readonly explore: number;
  /** So many options are looked at when a question is first met; more come in as it is met more often. */
  readonly width: number;
}

/** Plays an imagined game: one way at first, then down the tree; carries the last choice through, and tells what came of it. */
export const iterate = <G extends Game>(
  seen: Seen<G>,
  g: G,
  root: Edge,
  first: Edge,
  trail: Trail,
  gait: Gait,
): void => {
  startTrail(trail, first);
  descend(seen, g, root, trail, gait);
  if (trail.frontier !== null) goBeyond(seen, g, trail.seats[trail.seats.length - 1], trail.frontier, gait);
  worthToAll(seen, g, trail.worths);
  endTrail(trail);
};

/** Plays on where the tree ends, until the position can be judged. */
const goBeyond = <G extends Game>(seen: Seen<G>, g: G, seat: Seat, mark: Mark, gait: Gait): void => {
  if (seen.insight.isQuiet === undefined) settle(seen, g, seat, mark, seen.dice, gait);
  else playQuickly(seen, g, seen.dice);
};

/** Walks down the tree, playing, until it meets what is new. */
const descend = <G extends Game>(seen: Seen<G>, g: G, root: Edge, trail: Trail, gait: Gait): void => {
  const { rules, seat } = seen;
  for (let edge = root; trail.frontier === null; ) {
    const asked = rules.waitingFor(g);
    if (asked.length === 0) return;
    if (g.stack[g.stack.length - 1].task === TOGETHER) {
      const grown = trail.edges.length;
      descendTogether(seen, g, edge, trail, gait);
      edge = ownStep(trail, grown, seat);
    } else edge = step(seen, g, asked[0], edge, trail, gait);
  }
};

/** Seats asked at once do not see each other's answers: each follows its own line down from the same place. */
const descendTogether = <G extends Game>(seen: Seen<G>, g: G, from: Edge, trail: Trail, gait: Gait): void => {
  const { rules, seat } = seen;
  const { standing, worths } = trail;
  for (let other = 0; other < worths.length; other++) standing[other] = from;
  const depth = g.stack.length;
  const frame = g.stack[depth - 1];
  while (g.stack[depth - 1] === frame && trail.frontier === null) {
    const asked = rules.waitingFor(g);
    const mover = asked.includes(seat) ? seat : asked[0];
    standing[mover] = step(seen, g, mover, standing[mover], trail, gait);
  }
};

/** The observer's own last step goes on; what the others did at the same time is like chance to it. */
const ownStep = ({ edges, seats }: Trail, since: number, seat: Seat): Edge => {
  for (let i = edges.length - 1; i >= since; i--) if (seats[i] === seat) return edges[i];
  return edges[edges.length - 1];
};

const step = <G extends Game>(seen: Seen<G>, g: G, mover: Seat, from: Edge, trail: Trail, gait: Gait): Edge => {
  const edge = trail.edges.length === 0 ? trail.first : choose(seen, g, mover, from, trail, gait);
  trail.edges.push(edge);
  trail.seats.push(mover);
  seen.rules.choose(g, mover, edge.choice);
  return edge;
};

const choose = <G extends Game>(seen: Seen<G>, g: G, mover: Seat, from: Edge, trail: Trail, gait: Gait): Edge => {
  const options = useful(seen.rules.options(g, mover), mover === seen.seat ? from : null);
  const point = pointAfter(from, g, mover, seen.insight.scene?.(g) ?? 0);
  point.visits++;
  const isNew = point.edges.length === 0;
  if (isNew) lookAt(seen, g, point, options, trail, gait.width);
  const known = countKnown(point, options);
  const widens = known < options.length && (known === 0 || known < gait.width + Math.sqrt(point.visits));
  const edge = widens
    ? widen(seen, g, point, options)
    : mostPromising(point, options, gait.explore * spreadOf(trail, mover));
  if (edge === null) throw new Error(`${point.task}: a question without options`);
  if (isNew || widens) trail.frontier = markOf(g);
  return edge;
};

/** Without those that only lead back to where the seat has just come from, if there are others. */
const useful = (options: readonly number[], from: Edge | null): readonly number[] => {
  if (from === null || from.backs.length === 0) return options;
  const rest = options.filter(option => !from.backs.includes(option));
  return rest.length > 0 ? rest : options;
};

/**
 * A question met for the first time. Where the game's weights are good enough to play by, they tell where to begin;
 * otherwise one look at what each option leads to at once.
 */
const lookAt = <G extends Game>(
  seen: Seen<G>,
  g: G,
  point: Point,
  options: readonly number[],
  trail: Trail,
  width: number,
): void => {
  const shown = foremost(seen, g, point.seat, options, width);
  if (seen.insight.isQuiet === undefined) tryEach(seen, g, point, shown);
  else trustWeights(seen, g, point, shown, trail);
};

/** The likeliest option counts as worth the usual, the others as less by up to the usual spread. */
const trustWeights = <G extends Game>(
  { insight }: Seen<G>,
  g: G,
  point: Point,
  shown: readonly number[],
  trail: Trail,
): void => {
  const weights = insight.weigh?.(g, point.seat, shown) ?? shown.map(() => 1);
  const most = Math.max(...weights, Number.MIN_VALUE);
  const spread = spreadOf(trail, point.seat);
  for (let i = 0; i < shown.length; i++) {
    addEdge(point, newEdge(shown[i], 1, trail.means[point.seat] + spread * (weights[i] / most - 1)));
  }
};

const tryEach = <G extends Game>(seen: Seen<G>, g: G, point: Point, shown: readonly number[]): void => {
  const { rules, dice } = seen;
  const key = shown.length === 1 ? g.key : drawKey(dice);
  for (const option of shown) {
    let worth = 0.5;
    if (shown.length > 1) {
      const twin = rules.clone(g);
      twin.key = key;
      rules.choose(twin, point.seat, option);
      worth = worthTo(seen, twin, point.seat);
    }
    addEdge(point, newEdge(option, 1, worth));
  }
};

/** Adds the most promising option that has no edge yet; among equals any, so that no order of numbers is preferred. */
const widen = <G extends Game>(seen: Seen<G>, g: G, point: Point, options: readonly number[]): Edge => {
  const weights = seen.insight.weigh?.(g, point.seat, options);
  let best = -1;
  let choice = options[0];
  const start = uniform(seen.dice, options.length);
  for (let i = 0; i < options.length; i++) {
    const at = (start + i) % options.length;
    const weight = weights === undefined ? 1 : weights[at];
    if (weight <= best || hasEdge(point, options[at])) continue;
    best = weight;
    choice = options[at];
  }
  const twin = seen.rules.clone(g);
  twin.key = drawKey(seen.dice);
  seen.rules.choose(twin, point.seat, choice);
  return addEdge(point, newEdge(choice, 1, worthTo(seen, twin, point.seat)));
};
