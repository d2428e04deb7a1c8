import { type Seat, unwind } from '@lastroad/kernel';
import type { Cause, Ending } from '../events.ts';
import { type Car, NOBODY, OUT, type Race, START } from '../state.ts';
import { isOnRoad } from './cars.ts';
import { halfSteps } from './geometry.ts';
import { note } from './occasions.ts';
import { returnDamage, returnLasting } from './piles.ts';

/** The next seat to the left that is still in the race. */
export const leftOf = (g: Race, seat: Seat): Seat => {
  const count = g.crews.length;
  for (let i = 1; i <= count; i++) {
    const left = (seat + i) % count;
    if (!g.crews[left].out) return left;
  }
  return seat;
};

/** TR-WIN-2: nothing that is pending matters any more. */
export const win = (g: Race, seat: Seat, ending: Ending): void => {
  g.winner = seat;
  g.ending = ending;
  g.events?.push({ type: 'won', seat, ending });
  unwind(g);
};

const isStillIn = (g: Race, seat: Seat): boolean => g.cars.some(car => car.seat === seat && car.operable);

/** TR-ELIM-3, TR-WIN-1: who has nothing left that runs is out, and the lead tile gets the finish marker. */
const goOut = (g: Race, seat: Seat): void => {
  const crew = g.crews[seat];
  crew.out = true;
  crew.chopper = START;
  g.events?.push({ type: 'wentOut', seat });
  if (g.final) return;
  g.final = true;
  g.events?.push({ type: 'finishPlaced' });
};

/** TR-WIN-3: looked at after every event; `foremost` wins should nobody be left (TR-WIN-4). */
const checkOutcome = (g: Race, foremost: Seat): void => {
  let left = 0;
  let last = NOBODY;
  for (let seat = 0; seat < g.crews.length; seat++) {
    if (g.crews[seat].out) continue;
    if (isStillIn(g, seat)) {
      left++;
      last = seat;
    } else goOut(g, seat);
  }
  if (left === 0) win(g, foremost, 'allOut');
  else if (left === 1) win(g, last, 'survivor');
};

/** TR-WIN-4: the owner of the foremost operable car; equal ones: the seat on turn, then clockwise. */
export const foremostOwner = (g: Race): Seat => {
  let best = NOBODY;
  let furthest = Number.NEGATIVE_INFINITY;
  const turnsAway = (seat: Seat): number => (seat - g.seat + g.crews.length) % g.crews.length;
  for (const c of g.cars) {
    if (!c.operable || !isOnRoad(c)) continue;
    const along = halfSteps(g.content, c.at);
    if (along < furthest || (along === furthest && turnsAway(c.seat) >= turnsAway(best))) continue;
    best = c.seat;
    furthest = along;
  }
  return best;
};

/** TR-ELIM-2: the car leaves for good; tokens, cards and the fire marker return, a wreck goes back to the supply. */
const remove = (g: Race, car: Car, cause: Cause): void => {
  const c = g.cars[car];
  c.at = OUT;
  c.points = 0;
  c.operable = false;
  c.burning = false;
  for (const token of c.damage.splice(0)) returnDamage(g, token);
  for (const card of c.lasting.splice(0)) returnLasting(g, card);
  g.events?.push({ type: 'eliminated', car, cause });
  note(g, 'eliminated', c.seat, car);
};

/** TR-ELIM-1: all these cars at once, as one event. The game may be over afterwards. */
export const eliminateAll = (
  g: Race,
  cars: readonly Car[],
  causeOf: (car: Car) => Cause,
  foremost: Seat = foremostOwner(g),
): void => {
  for (const car of cars) if (g.cars[car].at !== OUT) remove(g, car, causeOf(car));
  checkOutcome(g, foremost);
};

export const eliminate = (g: Race, car: Car, cause: Cause): void => eliminateAll(g, [car], () => cause);

/** TR-STATE-2, TR-FIRE-3: turned round, its flames out. */
export const breakDown = (g: Race, car: Car): void => {
  const c = g.cars[car];
  c.operable = false;
  c.burning = false;
  g.events?.push({ type: 'brokeDown', car });
  note(g, 'brokeDown', c.seat, car);
  checkOutcome(g, c.seat);
};

/** TR-WIN-5, TR-FINAL-4: over the finish. Wrecks and cars of players who are out are just removed. */
export const reachFinish = (g: Race, car: Car): void => {
  const { seat } = g.cars[car];
  if (seat !== NOBODY && !g.crews[seat].out) win(g, seat, 'finish');
  else eliminate(g, car, 'finish');
};
