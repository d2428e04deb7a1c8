import { barrier, type Chance, drawKey, type Frame, type Game, type Seat, TOGETHER } from '@lastroad/kernel';
import { pickQuickly } from './pick.ts';
import type { Playable } from './seen.ts';
import { worthTo } from './worth.ts';

/** The task that asked, to know when it has been carried through. Holds for one game only, not for its clones. */
export interface Mark {
  readonly frame: Frame;
  readonly depth: number;
  readonly barrier: number;
  /** Hash of the position, to know it again; `null` if nobody asks. */
  readonly hash: string | null;
}

export const markOf = (g: Game, hash: string | null = null): Mark => ({
  frame: g.stack[g.stack.length - 1],
  depth: g.stack.length,
  barrier: barrier(g),
  hash,
});

const isCarriedThrough = (g: Game, { frame, depth }: Mark): boolean => g.stack[depth - 1] !== frame;

/** Most quick answers on the way. */
const QUICK = 64;

/** How much thought goes into carrying a choice through. */
export interface Care {
  /** Most decisions that are taken on the way. */
  readonly carry: number;
  /** Most options that are compared at each. */
  readonly breadth: number;
}

/**
 * Plays on until the task that asked is done, so that a choice is judged by what comes of it and not in the middle of it;
 * or until chance has spoken and the seat may think anew. Whoever is asked takes what looks best at once. Seats that are
 * asked at the same time cannot see what the others do. Returns whether it all led back to where it began.
 */
export const settle = <G extends Game>(
  playable: Playable<G>,
  g: G,
  seat: Seat,
  mark: Mark,
  dice: Chance,
  care: Care,
): boolean => {
  const { rules } = playable;
  for (let taken = 0, quick = 0; taken < care.carry && quick < QUICK && !isCarriedThrough(g, mark); ) {
    const asked = rules.waitingFor(g);
    if (asked.length === 0) return false;
    const mover = asked.includes(seat) ? seat : asked[0];
    if (mover === seat && barrier(g) !== mark.barrier) return false;
    if (mark.hash !== null && g.stack.length === mark.depth && rules.hash(g) === mark.hash) return true;
    const options = rules.options(g, mover);
    const isBlind = mover !== seat && g.stack[g.stack.length - 1].task === TOGETHER;
    if (isBlind) quick++;
    else taken++;
    const choice = isBlind
      ? pickQuickly(playable, g, mover, options, dice)
      : pickBest(playable, g, mover, options, dice, care.breadth);
    rules.choose(g, mover, choice);
  }
  return false;
};

/** Plays on by quick answers until nothing is under way. */
export const playQuickly = <G extends Game>(playable: Playable<G>, g: G, dice: Chance): void => {
  const { rules, insight } = playable;
  for (let quick = 0; quick < QUICK; quick++) {
    const asked = rules.waitingFor(g);
    if (asked.length === 0 || insight.isQuiet?.(g)) return;
    const mover = asked[0];
    rules.choose(g, mover, pickQuickly(playable, g, mover, rules.options(g, mover), dice));
  }
};

/** What looks best right after it; where nothing makes a difference, a quick answer. */
const pickBest = <G extends Game>(
  playable: Playable<G>,
  g: G,
  seat: Seat,
  options: readonly number[],
  dice: Chance,
  breadth: number,
): number => {
  if (options.length === 1) return options[0];
  const { rules } = playable;
  let best = -1;
  let worst = 2;
  let choice = options[0];
  // Chance of its own: with that of the game, whoever is asked would know the dice before they fall.
  const key = drawKey(dice);
  for (const option of foremost(playable, g, seat, options, breadth)) {
    const twin = rules.clone(g);
    twin.key = key;
    rules.choose(twin, seat, option);
    const worth = worthTo(playable, twin, seat);
    if (worth < worst) worst = worth;
    if (worth <= best) continue;
    best = worth;
    choice = option;
  }
  return best > worst ? choice : pickQuickly(playable, g, seat, options, dice);
};

/** The most promising options by the game's own weights; evenly spread ones if it has none. */
export const foremost = <G extends Game>(
  { insight }: Playable<G>,
  g: G,
  seat: Seat,
  options: readonly number[],
  count: number,
): readonly number[] => {
  if (options.length <= count) return options;
  const weights = insight.weigh?.(g, seat, options);
  if (weights === undefined) {
    return Array.from({ length: count }, (_, i) => options[Math.floor((i * options.length) / count)]);
  }
  const order = Array.from(options, (_, i) => i).sort((a, b) => weights[b] - weights[a] || a - b);
  return order.slice(0, count).map(i => options[i]);
};
