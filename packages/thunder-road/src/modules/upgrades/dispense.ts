import type { Seat } from '@lastroad/kernel';
import type { Frames } from '../../deeds.ts';
import type { Commanding, SettingOut } from '../../hooks.ts';
import { FRONT_ARC, type HazardEffect, WAYS } from '../../rows.ts';
import { DONE, NOTHING } from '../../rules/answers.ts';
import { because } from '../../rules/reasons.ts';
import { type Car, NONE, type Race, type Space, task } from '../../state.ts';
import { isEmpty, putToken } from '../../verbs/board.ts';
import { isOnRoad } from '../../verbs/cars.ts';
import { isOnBoard, neighbour } from '../../verbs/geometry.ts';
import { flip, hiddenAmong } from '../shop/flip.ts';
import { does, upgradesOf } from './record.ts';

const around = (g: Race, car: Car, from: number, to: number): Space[] =>
  WAYS.map((_, way) => neighbour(g.content, g.cars[car].at, way))
    .slice(from, to)
    .filter(space => isOnBoard(g, space));

/** The empty spaces right behind a car. */
const behind = (g: Race, car: Car): Space[] =>
  around(g, car, FRONT_ARC, WAYS.length)
    .filter(space => isEmpty(g, space))
    .sort((a, b) => a - b);

const tokenOf = (g: Race, effect: HazardEffect): number =>
  g.content.hazards.findIndex(row => row.ofCard === true && row.effect === effect);

/** TR-UPG-4, TR-RUL-91: after its move a car may lay a token of its card face up right behind it. */
export const dispense = task('dispense', (seat: Seat, car: Car) => ({ seat, car }), {
  chooseSpace: {
    about: 'drop',
    options(g, f) {
      const spaces = behind(g, f.car);
      return spaces.length === 0 ? NOTHING : [DONE, ...spaces];
    },
    take(g, f, space) {
      if (space === DONE) return;
      const hazard = tokenOf(g, does(g, f.car, 'mines') ? 'mine' : 'oil');
      upgradesOf(g).charges[f.car]--;
      putToken(g, space, hazard);
      g.events?.push({ type: 'laid', car: f.car, hazard, space });
    },
    whyNot: () => because('notBehindEmpty', 'TR-UPG-4'),
  },
});

export const offerToken = (g: Race, { car }: SettingOut): Frames => {
  if (upgradesOf(g).charges[car] > 0 && isOnRoad(g.cars[car]) && (does(g, car, 'mines') || does(g, car, 'oil')))
    return dispense(g.cars[car].seat, car);
};

/** TR-UPG-4, TR-RUL-91: oil can be laid again, mines cannot. */
export const takeBack = (g: Race, hazard: number): void => {
  const upgrades = upgradesOf(g);
  const isOil = g.content.hazards[hazard].effect === 'oil';
  const car = isOil ? upgrades.fitted.findIndex(card => card !== NONE && g.content.fittings[card].act === 'oil') : NONE;
  if (car === NONE) upgrades.spent++;
  else upgrades.charges[car]++;
};

/** Part 21.5: before it moves, a car may look at a token right ahead of it. */
export const offerLook = (g: Race, { seat, car }: Commanding): Frames => {
  if (car !== NONE && does(g, car, 'scout')) return lookAhead(seat, car);
};

export const lookAhead = task('lookAhead', (seat: Seat, car: Car) => ({ seat, car }), {
  look: (g, f): Frames =>
    isOnRoad(g.cars[f.car]) ? flip(f.seat, hiddenAmong(g, around(g, f.car, 0, FRONT_ARC))) : undefined,
});
