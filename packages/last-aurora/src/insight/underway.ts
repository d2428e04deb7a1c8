import { type Frame, type Seat, TOGETHER } from '@lastroad/kernel';
import { AMMO, type Aurora, FOOD, FUEL, NONE, type Token } from '../state.ts';
import { DAMAGE_COST, HIT_WORTH, ILLNESS_COST } from './prices.ts';
import { cardPrice, goodsPrice } from './row.ts';

/** What one seat is in the middle of: it counts before it is done. */
export interface Underway {
  /** Whose it is. */
  seat: Seat;
  /** Tokens that are about to come into the convoy, and items that are about to be drawn. */
  fuel: number;
  food: number;
  ammo: number;
  items: number;
  /** Points of a move that is not made yet, and the waypoint it is going to, or `NONE`. */
  points: number;
  goal: number;
  /** Whether this round's move is paid for, or over. */
  moved: boolean;
  /** Repairs and cures that may still be done. */
  repairs: number;
  cures: number;
  /** Everything else, in points. */
  worth: number;
}

const NOTHING: Readonly<Underway> = {
  seat: NONE,
  fuel: 0,
  food: 0,
  ammo: 0,
  items: 0,
  points: 0,
  goal: NONE,
  moved: false,
  repairs: 0,
  cures: 0,
  worth: 0,
};

/** Every field that a frame of a task below may have. */
interface Notes extends Frame {
  readonly seat: Seat;
  readonly space: number;
  readonly done: number;
  readonly card: number;
  readonly position: number;
  readonly tokens: readonly Token[];
  readonly token: Token;
  readonly points: number;
  readonly goal: number;
  readonly left: number;
  readonly items: number;
  readonly moving: boolean;
}

type Note = (u: Underway, f: Notes, g: Aurora) => void;

const CARD_DONE = 1;
/** Steps at which a frame has not got to the point yet. */
const GATHER_BLOCK = 1;
const ATTACK_FIRE = 4;

const take = (u: Underway, token: Token): void => {
  if (token === FUEL) u.fuel++;
  else if (token === FOOD) u.food++;
  else if (token === AMMO) u.ammo++;
};

const holdAll: Note = (u, { tokens }) => {
  for (let i = 0; i < tokens.length; i++) take(u, tokens[i]);
};
const holdOne: Note = (u, { token }) => take(u, token);

const drawOne: Note = u => {
  u.items++;
};

/** By task: what it has begun and not finished. */
const NOTES: Readonly<Record<string, Note>> = {
  explore(u, { seat, space, done }, g) {
    if (space !== NONE && !(done & CARD_DONE)) u.worth += cardPrice(g, seat, g.row[space], space);
  },
  gather(u, { at, space, items }, g) {
    if (at <= GATHER_BLOCK) u.worth += goodsPrice(g, space);
    u.items += items;
  },
  upgrade(u, f, g) {
    holdAll(u, f, g);
    if (f.position === NONE) u.worth += cardPrice(g, f.seat, f.card, NONE);
  },
  stow: holdAll,
  stowInFire: holdOne,
  pushAside: holdOne,
  movementTurn(u, { moving }) {
    u.moved = moving;
  },
  startMoving(u, { at, points }) {
    if (at === 0) u.moved = false;
    u.points = points;
  },
  drive(u, { points, goal }) {
    u.points = points;
    u.goal = goal;
  },
  attack(u, { at }) {
    if (at <= ATTACK_FIRE) u.worth += 0.6 * HIT_WORTH;
  },
  // Two stars and an item, for a resource.
  help(u) {
    u.worth++;
    u.items++;
  },
  trade: drawOne,
  swapItem: drawOne,
  drawItems(u, { left }) {
    u.items += left;
  },
  repair(u, { left }) {
    u.repairs += left;
  },
  cure(u, { left }) {
    u.cures += left;
  },
  damage(u, { left }) {
    u.worth -= left * DAMAGE_COST;
  },
  contaminate(u, { left }) {
    u.worth -= left * ILLNESS_COST;
  },
};

const underway: Underway = { ...NOTHING };

/**
 * Looks through the stack for what is under way. Where several are asked at once, nothing is that counts. What it
 * returns holds until it is asked again.
 */
export const findUnderway = (g: Aurora): Underway => {
  Object.assign(underway, NOTHING);
  const { stack } = g;
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i] as Notes;
    if (frame.task === TOGETHER) continue;
    const note = NOTES[frame.task];
    if (note === undefined) continue;
    underway.seat = frame.seat;
    note(underway, frame, g);
  }
  return underway;
};
