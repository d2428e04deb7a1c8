import type { Seat } from '@lastroad/kernel';
import { WAYS } from '../rows.ts';
import { DONE } from '../rules/answers.ts';
import { diceOf } from '../rules/assigning.ts';
import { commandsOf } from '../rules/commanding.ts';
import { allSlots } from '../rules/commands.ts';
import { OUT, type Race } from '../state.ts';
import { carsOf, crewOf, isOnRoad } from '../verbs/cars.ts';
import { boardSpaces } from '../verbs/geometry.ts';

/** Every value a die may have; of cards only those in hand can be named. */
const thingsToAssign = (g: Race, seat: Seat): readonly number[] =>
  crewOf(g, seat).deck ? diceOf(g, seat) : [...new Set(g.content.throws[g.crews[seat].kind])];

/** The hand while there is one to keep a card of, then the cards that are kept. */
const handOf = ({ upgrades }: Race, seat: Seat): readonly number[] => {
  const hand = upgrades?.hands[seat] ?? [];
  return hand.length > 0 ? hand : (upgrades?.kept[seat] ?? []);
};

/** Everything a choice of this kind could name. */
export const things = (g: Race, seat: Seat, about: string): readonly number[] => {
  switch (about) {
    case 'car':
    case 'mover':
    case 'lost':
    case 'gunner':
      return carsOf(g, seat);
    case 'die':
      return thingsToAssign(g, seat);
    case 'command':
      return [DONE, ...commandsOf(g, seat)];
    case 'lane':
      return Array.from({ length: g.content.limits.lanes }, (_, lane) => lane);
    case 'way':
      return WAYS.map((_, way) => way);
    case 'space':
      return boardSpaces(g);
    case 'token':
      return [DONE, ...commandsOf(g, seat)];
    case 'order':
      return [];
    case 'leader':
      return g.leaders?.dealt[seat] ?? [];
    case 'upgrade':
      return handOf(g, seat);
    case 'burn':
      return g.cars.flatMap((car, at) => (isOnRoad(car) ? [at] : []));
    case 'flip':
    case 'redeploy':
    case 'drop':
      return [DONE, ...boardSpaces(g)];
    case 'spot':
      return [...new Set(g.content.carried.flat())].toSorted((a, b) => a - b);
    case 'target':
      return [DONE, ...g.cars.flatMap((car, at) => (car.at === OUT ? [] : [at]))];
    case 'damage':
      return allSlots(g, seat);
    default:
      return [0, 1];
  }
};
