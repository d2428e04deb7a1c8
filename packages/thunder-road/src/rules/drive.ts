import { AGAIN, draw, type Next, type Reason, type Seat } from '@lastroad/kernel';
import { FORWARD, FRONT_ARC, WAYS, type Way } from '../rows.ts';
import { type Car, NONE, OUT, type Race, START, task } from '../state.ts';
import { AS_EVER, BY_CHANCE, BY_NEIGHBOUR, STRAIGHT } from '../traits.ts';
import { carAt, terrainAt } from '../verbs/board.ts';
import { bodyOf, isOnRoad } from '../verbs/cars.ts';
import { isOnBoard, neighbour, OFF, rearStart } from '../verbs/geometry.ts';
import { DRIVEN } from '../verbs/movement.ts';
import { leftOf } from '../verbs/outcome.ts';
import { hasTrait, traitOf } from '../verbs/traits.ts';
import { NOTHING } from './answers.ts';
import { enter, slam } from './declared.ts';
import { lulls } from './lull.ts';
import { because } from './reasons.ts';

interface Drive {
  readonly seat: Seat;
  readonly car: Car;
  /** No step taken yet. */
  first: boolean;
}

/** TR-MOVE-1: one front-arc step after the other until the points are spent or lost. */
export const drive = task('drive', (seat: Seat, car: Car): Drive => ({ seat, car, first: true }), {
  // TR-SETUP-12, TR-SETUP-13. The first point puts a car from the start area on the rear edge.
  chooseLane: {
    about: 'lane',
    who: (g, f) => driverOf(g, f),
    options: (g, f) =>
      g.cars[f.car].at === START ? Array.from({ length: g.content.limits.lanes }, (_, lane) => lane) : NOTHING,
    take(g, f, lane) {
      f.first = false;
      g.chain = 0;
      return enter(f.car, rearStart(g) + lane, FORWARD, DRIVEN);
    },
  },
  // TR-MOVE-3, TR-MOVE-4.
  chooseWay: {
    about: 'way',
    who: (g, f) => driverOf(g, f),
    options: (g, f) => (steersItself(g, f) ? NOTHING : waysOpen(g, f)),
    take(g, f, way) {
      return [step(g, f, way), ...lulls(g), AGAIN];
    },
    whyNot: (g, f, way) => whyNotWay(g, f, way),
  },
  // TR-LAST-1. A lasting effect may leave the last point to chance.
  lastByChance(g, f): Next {
    if (!steersItself(g, f)) return;
    const ways = waysOpen(g, f);
    return step(g, f, ways[draw(g, ways.length, 'steering')]);
  },
  // TR-CMD-4. Ending in a car's space slams, even if Drift passed it.
  settle(g, f): Next {
    const { at } = g.cars[f.car];
    const other = at === OUT ? NONE : carAt(g, at, f.car);
    if (other !== NONE) return slam(f.car, other);
  },
});

const step = (g: Race, f: Drive, way: Way) => {
  f.first = false;
  g.chain = 0;
  return enter(f.car, neighbour(g.content, g.cars[f.car].at, way), way, DRIVEN);
};

const firstRule = (g: Race, f: Drive): number => (f.first ? traitOf(g, f.car, 'firstStep') : AS_EVER);
const lastRule = (g: Race, f: Drive): number => (g.cars[f.car].points === 1 ? traitOf(g, f.car, 'lastStep') : AS_EVER);

const steersItself = (g: Race, f: Drive): boolean => isOnRoad(g.cars[f.car]) && lastRule(g, f) === BY_CHANCE;

const isDrivenByNeighbour = (g: Race, f: Drive): boolean =>
  firstRule(g, f) === BY_NEIGHBOUR || lastRule(g, f) === BY_NEIGHBOUR;

const driverOf = (g: Race, f: Drive): Seat => (isDrivenByNeighbour(g, f) ? leftOf(g, f.seat) : f.seat);

/** TR-MOVE-1, TR-MOVE-3, TR-DB-22: where the next step may go. */
const waysOpen = (g: Race, f: Drive): readonly Way[] => {
  const { at, points } = g.cars[f.car];
  if (points === 0 || at === OUT || at === START) return NOTHING;
  const ways: Way[] = [];
  for (let way = 0; way < FRONT_ARC; way++) if (neighbour(g.content, at, way) !== OFF) ways.push(way);
  if (!isHampered(g, f)) return ways;
  const allowed = ways.filter(way => !isBarred(g, f, way));
  return allowed.length > 0 ? allowed : ways;
};

/** Whether anything might forbid a step. */
const isHampered = (g: Race, f: Drive): boolean =>
  firstRule(g, f) !== AS_EVER ||
  lastRule(g, f) !== AS_EVER ||
  hasTrait(g, f.car, 'noLeft') ||
  hasTrait(g, f.car, 'noRight');

/** TR-LAST-1: what lasting effects forbid. Nobody else steers a car to its certain end (TR-DB-23). */
const isBarred = (g: Race, f: Drive, way: Way): boolean => {
  if (WAYS[way] === 'FL' && hasTrait(g, f.car, 'noLeft')) return true;
  if (WAYS[way] === 'FR' && hasTrait(g, f.car, 'noRight')) return true;
  if (way !== FORWARD && firstRule(g, f) === STRAIGHT) return true;
  return (isDrivenByNeighbour(g, f) || lastRule(g, f) !== AS_EVER) && isDeadly(g, f.car, way);
};

const isDeadly = (g: Race, car: Car, way: Way): boolean => {
  const space = neighbour(g.content, g.cars[car].at, way);
  return isOnBoard(g, space) && bodyOf(g, car).deadly[terrainAt(g, space).effect](way);
};

const whyNotWay = (g: Race, f: Drive, way: Way): Reason => {
  if (way >= FRONT_ARC) return because('onlyForward', 'TR-MOVE-1');
  if (neighbour(g.content, g.cars[f.car].at, way) === OFF) return because('sideEdge', 'TR-MOVE-3');
  return bodyOf(g, f.car).barred;
};
