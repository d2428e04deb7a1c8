import type { Insight, Message, Seat } from '../src/index.ts';
import type { Toy, ToyEvent } from './state.ts';
import { GIVE, ROLL, STOP } from './tasks.ts';

/** Coins a seat gains, about, by winning a round. */
const ROUND_WON = 5;

/** The seat that is trying its luck, and so holds the pot; -1 while nobody is. */
const lucky = (g: Toy): Seat => {
  for (const frame of g.stack) if (frame.task === 'tryLuck') return (frame as unknown as { seat: Seat }).seat;
  return -1;
};

const handWorth = (g: Toy, seat: Seat): number => {
  let worth = 0;
  for (const card of g.hands[seat]) worth += g.content.cards[card];
  return worth;
};

/** Coins a seat may expect to end with: what it has, the pot it holds, and its hand for the rounds to come. */
const prospect = (g: Toy, seat: Seat, holder: Seat): number => {
  const roundsLeft = g.content.rounds - g.round;
  const held = seat === holder ? 0.95 * g.pot + (g.bank > 0 && g.pot < ROUND_WON ? 0.5 : 0) : 0;
  return g.coins[seat] + held + Math.min(1, roundsLeft) * 0.06 * handWorth(g, seat);
};

const evaluate = (g: Toy, seat: Seat): number => {
  const holder = lucky(g);
  const mine = prospect(g, seat, holder);
  let best = Number.NEGATIVE_INFINITY;
  for (const other of g.content.seats) if (other !== seat) best = Math.max(best, prospect(g, other, holder));
  const scale = 2 + (g.content.rounds - g.round);
  return 1 / (1 + Math.exp((best - mine) / scale));
};

/** High cards win rounds; rolling beats stopping until the pot is worth keeping; gifts are for fools. */
const weighAct = (g: Toy, act: number): number => {
  if (act === GIVE) return 0;
  if (act === ROLL) return g.pot < ROUND_WON ? 4 : 1;
  return act === STOP && g.pot >= ROUND_WON ? 4 : 0.5;
};

const ALIKE = 1;

const weigh = (g: Toy, _seat: Seat, options: readonly number[]): readonly number[] => {
  const asking = g.stack[g.stack.length - 1].task;
  const weights: number[] = [];
  for (const option of options) weights.push(asking === 'tryLuck' ? weighAct(g, option) : ALIKE);
  return weights;
};

const reasons = (before: Toy, seat: Seat, _choice: number, after: Toy): readonly Message[] => {
  const found: Message[] = [];
  const coins = after.coins[seat] - before.coins[seat];
  if (coins !== 0) found.push({ key: coins > 0 ? 'toy.gains' : 'toy.pays', values: { coins: Math.abs(coins) } });
  if (lucky(after) === seat && lucky(before) !== seat) found.push({ key: 'toy.winsRound' });
  if (lucky(after) === seat && after.pot > before.pot) found.push({ key: 'toy.potGrows', values: { pot: after.pot } });
  return found;
};

/** What the toy tells bots beyond its rules. */
export const toyInsight: Insight<Toy, ToyEvent> = {
  evaluate,
  weigh,
  scene: g => g.pot,
  reasons,
  tagsOf(event) {
    switch (event.type) {
      case 'bid':
        return [{ seat: event.seat, how: 'taken', what: `card ${event.card}` }];
      case 'rolled':
        return [{ seat: event.seat, how: 'met', what: `a ${event.rolled}` }];
      default:
        return [];
    }
  },
};
