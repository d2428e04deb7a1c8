import { framesOf, type Next, type Seat } from '@lastroad/kernel';
import type { SettingOut } from '../hooks.ts';
import { type Car, NONE, OUT, type Race, START, task } from '../state.ts';
import { isEmpty, putToken, terrainAt } from '../verbs/board.ts';
import { isOnRoad } from '../verbs/cars.ts';
import { isOnBoard } from '../verbs/geometry.ts';
import { findHazard } from '../verbs/piles.ts';
import { hasTrait, traitOf } from '../verbs/traits.ts';
import { ASK, NOTHING, YES } from './answers.ts';
import { drive } from './drive.ts';

interface Move extends SettingOut {
  readonly seat: Seat;
  readonly die: number;
  readonly coast: boolean;
  from: number;
}

/** TR-MOVE-2, TR-COAST-1, TR-CMD-3: what the car has to spend. */
const pointsFor = (g: Race, { car, die, coast, extra }: Move): number => {
  if (coast) return 1 + extra;
  const shown = die === 6 ? die + traitOf(g, car, 'six') : die;
  return Math.max(1, shown + g.nitro + extra + traitOf(g, car, 'points'));
};

/** TR-ROAD-1, TR-ROAD-4, TR-CARN-6: whether the road die may be added. */
const mayTakeBonus = (g: Race, { car, coast }: Move): boolean => {
  const c = g.cars[car];
  if (coast || !c.operable || !isOnRoad(c) || hasTrait(g, car, 'noRoadBonus')) return false;
  return (g.onRoad || g.salted || hasTrait(g, car, 'bonusAnywhere')) && (!g.cut || g.content.house.roadBonusAfterSlam);
};

/** TR-ROAD-1: what the road die is worth to the car. */
export const bonusOf = (g: Race, car: Car): number => Math.max(1, g.road + traitOf(g, car, 'bonusPoints'));

/** TR-ROUND-3: step 3, the assigned car moves. */
export const move = task(
  'move',
  (seat: Seat, car: Car, die: number, coast: boolean): Move => ({ seat, car, die, coast, extra: 0, from: START }),
  {
    // TR-FIRE-2. What comes before it moves may cost the car.
    setOut: (g, f): Next => framesOf(g.content.hooks.settingOut, g, f),
    // TR-ROAD-5. A car that enters the board begins on the space it enters.
    begin(g, f) {
      const c = g.cars[f.car];
      if (c.at === OUT) return;
      f.from = c.at;
      c.points = pointsFor(g, f);
      g.active = f.car;
      g.drift += traitOf(g, f.car, 'passes');
      g.onRoad = c.at === START || terrainAt(g, c.at).road;
      g.salted = false;
      g.cut = false;
    },
    drive: (_g, f): Next => drive(f.seat, f.car),
    // TR-ROAD-2, TR-ROAD-6.
    roadBonus: {
      about: 'answer',
      options: (g, f) => (mayTakeBonus(g, f) ? ASK : NOTHING),
      take(g, f, answer) {
        if (answer !== YES) return;
        const points = bonusOf(g, f.car);
        g.cars[f.car].points = points;
        g.events?.push({ type: 'tookBonus', car: f.car, points });
        return drive(f.seat, f.car);
      },
    },
    // TR-LAST-1, TR-RUL-77. A lasting effect may leave oil where the move began.
    leak(g, f) {
      if (f.coast && !g.content.house.coastingLeaks) return;
      if (!hasTrait(g, f.car, 'leavesOil') || !isOnBoard(g, f.from) || !isEmpty(g, f.from)) return;
      const oil = findHazard(g, 'oil');
      if (oil === NONE) return;
      putToken(g, f.from, oil);
      g.events?.push({ type: 'leaked', car: f.car, space: f.from });
    },
    moved: (g, f): Next => framesOf(g.content.hooks.moved, g, f),
    endMove(g) {
      g.active = NONE;
    },
  },
);
