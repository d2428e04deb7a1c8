import { type Body, BY_DICE, type Part } from '../bodies.ts';
import { WAYS } from '../rows.ts';
import { NONE } from '../state.ts';
import { carAt, carsAhead } from '../verbs/board.ts';
import { stop } from '../verbs/cars.ts';
import { rollDirection, rollStunt } from '../verbs/dice.ts';
import { isOnBoard, neighbour } from '../verbs/geometry.ts';
import { FORCED, isTooLong, raiseWreck } from '../verbs/movement.ts';
import { eliminate } from '../verbs/outcome.ts';
import { drawDamage } from '../verbs/piles.ts';
import { repair } from './commands.ts';
import { daze } from './daze.ts';
import { enter, hop, takeDamage } from './declared.ts';
import { ram } from './push.ts';
import { because } from './reasons.ts';

type Base = Part<
  'nothing' | 'wreck' | 'mine' | 'oil',
  'nothing' | 'block',
  'nothing' | 'ricochet' | 'skid' | 'daze' | 'jump'
>;

/** What a token does to the car that has entered its space. */
const HAZARDS: Base['hazards'] = {
  nothing: () => {},
  // TR-HAZ-2, TR-CMD-6. The wreck is met like any car, so Drift may pass it.
  wreck(g, f) {
    const { entry } = f;
    if (raiseWreck(g, f.to) === NONE) return;
    f.entry = NONE;
    return enter(f.car, f.to, f.way, f.mode, f.span, entry);
  },
  // TR-HAZ-3.
  mine(g, f) {
    stop(g, f.car);
    return takeDamage(f.car);
  },
  // TR-HAZ-6, TR-RUL-64.
  oil(g, f) {
    if (isTooLong(g)) return;
    const way = rollDirection(g);
    g.events?.push({ type: 'slid', car: f.car, way });
    return enter(f.car, neighbour(g.content, f.to, way), way, FORCED);
  },
};

/** What the ground does to the car that has entered it. */
const TERRAINS: Base['terrains'] = {
  nothing: () => {},
  // Entering was deadly; who stands in a pit it survived stays unharmed (TR-CARN-12).
  block: () => {},
};

const DEADLY: Base['deadly'] = { nothing: () => false, block: () => true };

/** Part 7: the effects of damage tokens. */
const DAMAGE: Base['damage'] = {
  // TR-TOK-1, TR-TOK-6.
  nothing: () => {},
  // TR-TOK-2.
  ricochet(g, car) {
    const way = rollDirection(g);
    let space = neighbour(g.content, g.cars[car].at, way);
    while (isOnBoard(g, space) && carAt(g, space) === NONE) space = neighbour(g.content, space, way);
    const hit = isOnBoard(g, space) ? carAt(g, space) : NONE;
    g.events?.push({ type: 'ricocheted', car, way, hit });
    if (hit !== NONE) return takeDamage(hit);
  },
  // TR-TOK-3.
  skid(g, car, slot) {
    const c = g.cars[car];
    const way = WAYS.indexOf(g.content.damage[c.damage[slot]].way as (typeof WAYS)[number]);
    return enter(car, neighbour(g.content, c.at, way), way, FORCED);
  },
  // TR-TOK-4.
  daze: (_g, car) => daze(car),
  // TR-TOK-5.
  jump(g, car) {
    const way = rollDirection(g);
    const spaces = rollStunt(g);
    g.events?.push({ type: 'jumped', car, way, spaces });
    return hop(car, way, spaces);
  },
};

/** A body as the base box knows it. */
export type BaseBody = Base & Omit<Body, keyof Base>;

/** What befalls the cars of a crew. */
export const CAR: BaseBody = {
  // TR-TERR-4.
  blocked: (g, f) => eliminate(g, f.car, 'impassable'),
  hazards: HAZARDS,
  terrains: TERRAINS,
  deadly: DEADLY,
  damage: DAMAGE,
  token: drawDamage,
  endures: null,
  trails: false,
  leaves: () => {},
  // TR-OBS-1.
  rams: ram,
  barred: because('lastingEffect', 'TR-LAST-1'),
  // TR-SHOOT-2.
  reaches: (g, _car, from, ways, range) => carsAhead(g, from, ways, range),
  spots: null,
  // TR-SHOOT-4.
  struck: (_g, car) => takeDamage(car),
  // TR-CMD-5.
  mends: (_g, seat) => repair(seat),
  // TR-EDGE-1.
  stranded: (_g, car) => [car],
  inSlams: BY_DICE,
  drivesThrough: false,
  // TR-EDGE-5.
  bringsRefresh: () => true,
};

/** TR-WRECK-1: a wreck is driven into, pushed and lost like any car. */
export const WRECK: BaseBody = {
  ...CAR,
  // TR-RUL-21.
  bringsRefresh: g => g.content.house.wreckTriggersRefresh,
};
