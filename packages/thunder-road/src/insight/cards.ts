import type { Seat } from '@lastroad/kernel';
import { FRONT_ARC } from '../rows.ts';
import { YES } from '../rules/answers.ts';
import type { Race } from '../state.ts';
import { bodyOf } from '../verbs/cars.ts';
import { valueOf } from '../verbs/dice.ts';
import type { Notes } from './asking.ts';
import { hope, setOut } from './line.ts';
import { targetWorth } from './targets.ts';

// What cards are worth that are played when something happens, in half spaces.

/** A card in hand is worth nothing once the race is over; the moment has come, so it is mostly played. */
const PLAYED = 2;

export const cardWorth = (g: Race, seat: Seat, { task }: Notes, option: number): number => {
  switch (task) {
    case 'window':
    case 'swoop':
      return option === YES ? PLAYED : 0;
    // The worst die gains most.
    case 'turnDie':
      return -valueOf(g.content, option);
    case 'freeShot': {
      const targets = bodyOf(g, option).reaches(g, option, g.cars[option].at, FRONT_ARC, 1);
      return Math.max(...targets.map(target => targetWorth(g, seat, target)));
    }
    // A space further, without ruin.
    default:
      setOut(g, option);
      return hope(g, 1, false) - hope(g, 0, false);
  }
};
