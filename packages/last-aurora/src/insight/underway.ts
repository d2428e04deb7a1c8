import { type Frame, type Seat, TOGETHER } from '@lastroad/kernel';
import { AMMO, type Aurora, FOOD, FUEL, ITEM, NONE, type Token } from '../state.ts';
import { DAMAGE_COST, HIT_WORTH, ILLNESS_COST, ITEM_WORTH } from './prices.ts';
import { cardPrice, goodsPrice } from './row.ts';

/** What one seat is in the middle of: it counts before it is done. */
export interface Underway {
  /** The seat it belongs to; the other fields mean nothing to others. */
  seat: Seat;
  /** Tokens that are about to come into the convoy. */
  fuel: number;
  food: number;
  ammo: number;
  /** Points of a move that is not made yet. */
  points: number;
  /** The waypoint a move is going to, or `NONE`. */
  goal: number;
  /** Whether this round's move is paid for, or over. */
  moved: boolean;
  /** Repairs and cures that may still be done. */
  repairs: number;
  cures: number;
  /** Everything else, in points. */
  worth: number;
}

export const underway: Underway = {
  seat: NONE,
  fuel: 0,
  food: 0,
  ammo: 0,
  points: 0,
  goal: NONE,
  moved: false,
  repairs: 0,
  cures: 0,
  worth: 0,
};

const clear = (u: Underway): void => {
  u.seat = NONE;
  u.fuel = 0;
  u.food = 0;
  u.ammo = 0;
  u.points = 0;
  u.goal = NONE;
  u.moved = false;
  u.repairs = 0;
  u.cures = 0;
  u.worth = 0;
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

const CARD_DONE = 1;
/** Steps at which a frame has not got to the point yet. */
const GATHER_BLOCK = 1;
const ATTACK_FIRE = 4;

/** Looks through the stack for what is under way. Where several are asked at once, nothing is that counts. */
export const findUnderway = (g: Aurora): Underway => {
  const u = underway;
  clear(u);
  const { stack } = g;
  for (let i = 0; i < stack.length; i++) if (stack[i].task !== TOGETHER) note(g, u, stack[i] as Notes);
  return u;
};

const note = (g: Aurora, u: Underway, f: Notes): void => {
  switch (f.task) {
    case 'explore':
      u.seat = f.seat;
      if (f.space !== NONE && !(f.done & CARD_DONE)) u.worth += cardPrice(g, f.seat, g.row[f.space], f.space);
      break;
    case 'gather':
      if (f.at <= GATHER_BLOCK) u.worth += goodsPrice(g, f.space);
      u.worth += f.items * ITEM_WORTH;
      break;
    case 'upgrade':
      u.seat = f.seat;
      hold(u, f.tokens);
      if (f.position === NONE) u.worth += cardPrice(g, f.seat, f.card, NONE);
      break;
    case 'stow':
      u.seat = f.seat;
      hold(u, f.tokens);
      break;
    case 'stowInFire':
    case 'pushAside':
      u.seat = f.seat;
      take(u, f.token);
      break;
    default:
      noteMove(u, f);
      noteLosses(u, f);
  }
};

const noteMove = (u: Underway, f: Notes): void => {
  switch (f.task) {
    case 'movementTurn':
      u.seat = f.seat;
      u.moved = f.moving;
      break;
    case 'startMoving':
      if (f.at === 0) u.moved = false;
      u.points = f.points;
      break;
    case 'bonusMove':
      u.seat = f.seat;
      break;
    case 'drive':
      u.points = f.points;
      u.goal = f.goal;
      break;
  }
};

const noteLosses = (u: Underway, f: Notes): void => {
  switch (f.task) {
    case 'attack':
      u.seat = f.seat;
      if (f.at <= ATTACK_FIRE) u.worth += 0.6 * HIT_WORTH;
      break;
    case 'help':
      u.seat = f.seat;
      u.worth += 2 + ITEM_WORTH - 0.6;
      break;
    case 'trade':
      u.seat = f.seat;
      u.worth += ITEM_WORTH + 0.5;
      break;
    case 'swapItem':
      u.seat = f.seat;
      u.worth += ITEM_WORTH;
      break;
    case 'drawItems':
      u.seat = f.seat;
      u.worth += f.left * ITEM_WORTH;
      break;
    case 'repair':
      u.seat = f.seat;
      u.repairs += f.left;
      break;
    case 'cure':
      u.seat = f.seat;
      u.cures += f.left;
      break;
    case 'damage':
      u.seat = f.seat;
      u.worth -= f.left * DAMAGE_COST;
      break;
    case 'contaminate':
      u.seat = f.seat;
      u.worth -= f.left * ILLNESS_COST;
      break;
  }
};

const hold = (u: Underway, tokens: readonly Token[]): void => {
  for (let i = 0; i < tokens.length; i++) take(u, tokens[i]);
};

const take = (u: Underway, token: Token): void => {
  if (token === FUEL) u.fuel++;
  else if (token === FOOD) u.food++;
  else if (token === AMMO) u.ammo++;
  else if (token === ITEM) u.worth += ITEM_WORTH;
};
