import { AGAIN, draw, type Next, type Reason, type Seat } from '@lastroad/kernel';
import { FORWARD, FRONT_ARC, GOES_OUT, SKULL, WAYS, type Way } from '../rows.ts';
import { type Car, NONE, OUT, type Race, START, task } from '../state.ts';
import { carAt, isEmpty, putToken, terrainAt } from '../verbs/board.ts';
import { isOnRoad, newest, suffers } from '../verbs/cars.ts';
import { rollFire } from '../verbs/dice.ts';
import { isOnBoard, neighbour, OFF, rearStart } from '../verbs/geometry.ts';
import { DRIVEN } from '../verbs/movement.ts';
import { eliminate, leftOf } from '../verbs/outcome.ts';
import { findHazard } from '../verbs/piles.ts';
import { ASK, NOTHING, YES } from './answers.ts';
import { enter, slam } from './declared.ts';
import { because } from './reasons.ts';

interface Move {
  readonly seat: Seat;
  readonly car: Car;
  readonly die: number;
  readonly coast: boolean;
  /** What the fire die adds. */
  fire: number;
  from: number;
}

/** TR-MOVE-2, TR-COAST-1, TR-CMD-3: what the car has to spend. */
const pointsFor = (g: Race, { car, die, coast, fire }: Move): number => {
  if (coast) return 1 + fire;
  const shown = die === 6 && suffers(g, car, 'sixIsFour') ? 4 : die;
  const change = (suffers(g, car, 'faster') ? 1 : 0) - (suffers(g, car, 'slower') ? 1 : 0);
  return Math.max(1, shown + g.nitro + fire + change);
};

/** TR-ROAD-1, TR-ROAD-4, TR-CARN-6: whether the road die may be added. */
const mayTakeBonus = (g: Race, { car, coast }: Move): boolean => {
  const c = g.cars[car];
  if (coast || !c.operable || !isOnRoad(c) || suffers(g, car, 'noRoadBonus')) return false;
  return (g.onRoad || g.salted) && (!g.cut || g.content.house.roadBonusAfterSlam);
};

/** TR-ROUND-3: step 3, the assigned car moves. */
export const move = task(
  'move',
  (seat: Seat, car: Car, die: number, coast: boolean): Move => ({ seat, car, die, coast, fire: 0, from: START }),
  {
    // TR-FIRE-2, TR-FIRE-5.
    rollFire(g, f) {
      if (!g.cars[f.car].burning) return;
      const face = rollFire(g);
      g.events?.push({ type: 'fireRolled', car: f.car, face });
      if (face === SKULL) eliminate(g, f.car, 'fire');
      else if (face === GOES_OUT) g.cars[f.car].burning = false;
      else f.fire = face;
    },
    // TR-ROAD-5. A car that enters the board begins on the space it enters.
    begin(g, f) {
      const c = g.cars[f.car];
      if (c.at === OUT) return;
      f.from = c.at;
      c.points = pointsFor(g, f);
      g.active = f.car;
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
        g.cars[f.car].points = g.road;
        g.events?.push({ type: 'tookBonus', car: f.car, points: g.road });
        return drive(f.seat, f.car);
      },
    },
    // TR-LAST-1. A lasting effect may leave oil where the move began.
    leak(g, f) {
      if (f.coast || !suffers(g, f.car, 'leaksOil') || !isOnBoard(g, f.from) || !isEmpty(g, f.from)) return;
      const oil = findHazard(g, 'oil');
      if (oil === NONE) return;
      putToken(g, f.from, oil);
      g.events?.push({ type: 'leaked', car: f.car, space: f.from });
    },
    endMove(g) {
      g.active = NONE;
    },
  },
);

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
      return [step(g, f, way), AGAIN];
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

const firstRule = (g: Race, f: Drive) => (f.first ? newest(g, f.car, 'firstStraight', 'firstByNeighbour') : null);
const lastRule = (g: Race, f: Drive) =>
  g.cars[f.car].points === 1 ? newest(g, f.car, 'lastByChance', 'lastByNeighbour') : null;

const steersItself = (g: Race, f: Drive): boolean => isOnRoad(g.cars[f.car]) && lastRule(g, f) === 'lastByChance';

const isDrivenByNeighbour = (g: Race, f: Drive): boolean =>
  firstRule(g, f) === 'firstByNeighbour' || lastRule(g, f) === 'lastByNeighbour';

const driverOf = (g: Race, f: Drive): Seat => (isDrivenByNeighbour(g, f) ? leftOf(g, f.seat) : f.seat);

/** TR-MOVE-1, TR-MOVE-3, TR-DB-22: where the next step may go. */
const waysOpen = (g: Race, f: Drive): readonly Way[] => {
  const { at, points, lasting } = g.cars[f.car];
  if (points === 0 || at === OUT || at === START) return NOTHING;
  const ways: Way[] = [];
  for (let way = 0; way < FRONT_ARC; way++) if (neighbour(g.content, at, way) !== OFF) ways.push(way);
  if (lasting.length === 0) return ways;
  const allowed = ways.filter(way => !isBarred(g, f, way));
  return allowed.length > 0 ? allowed : ways;
};

/** TR-LAST-1: what lasting effects forbid. Nobody else steers a car to its certain end (TR-DB-23). */
const isBarred = (g: Race, f: Drive, way: Way): boolean => {
  if (WAYS[way] === 'FL' && suffers(g, f.car, 'noLeft')) return true;
  if (WAYS[way] === 'FR' && suffers(g, f.car, 'noRight')) return true;
  if (way !== FORWARD && firstRule(g, f) === 'firstStraight') return true;
  return (isDrivenByNeighbour(g, f) || lastRule(g, f) !== null) && isDeadly(g, f.car, way);
};

const isDeadly = (g: Race, car: Car, way: Way): boolean => {
  const space = neighbour(g.content, g.cars[car].at, way);
  if (!isOnBoard(g, space)) return false;
  const { effect } = terrainAt(g, space);
  return effect === 'block' || (effect === 'launch' && way !== FORWARD);
};

const whyNotWay = (g: Race, f: Drive, way: Way): Reason => {
  if (way >= FRONT_ARC) return because('onlyForward', 'TR-MOVE-1');
  if (neighbour(g.content, g.cars[f.car].at, way) === OFF) return because('sideEdge', 'TR-MOVE-3');
  return because('lastingEffect', 'TR-LAST-1');
};
