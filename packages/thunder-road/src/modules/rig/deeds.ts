import type { Seat } from '@lastroad/kernel';
import type { Deed } from '../../deeds.ts';
import { FORWARD, FRONT_ARC, WAYS } from '../../rows.ts';
import { DONE, NOTHING } from '../../rules/answers.ts';
import { takeMinor } from '../../rules/damage.ts';
import { because } from '../../rules/reasons.ts';
import { type Car, type Race, type Space, task } from '../../state.ts';
import { isEmpty } from '../../verbs/board.ts';
import { frontToRear, sizeOf } from '../../verbs/cars.ts';
import { hits, rollShooting } from '../../verbs/dice.ts';
import { along, isOnBoard, neighbour, OFF } from '../../verbs/geometry.ts';
import { layHazard } from '../../verbs/piles.ts';
import { commandsOn, placeOf, rigOf, sectionsOf } from './boards.ts';
import { mend } from './hurt.ts';

/** TR-RIG-36: the space two ahead of the front section, and its neighbours. */
export const rocketArea = (g: Race, from: Space): readonly Space[] => {
  const middle = along(g, from, FORWARD, ROCKET_RANGE);
  return [middle, ...WAYS.map((_, way) => neighbour(g.content, middle, way))].filter(space => space !== OFF);
};

const ROCKET_RANGE = 2;

/** TR-RIG-35, TR-RIG-40: all in its area whose size the die shows take a minor damage; nobody may have it rolled again. */
const launch = (g: Race, car: Car): void => {
  const area = rocketArea(g, g.cars[car].at);
  const targets = frontToRear(g).filter(other => area.includes(g.cars[other].at));
  if (targets.length === 0) return;
  const face = rollShooting(g);
  g.events?.push({ type: 'rocketFired', car, face, space: area[0] });
  for (const target of targets) if (g.ending === null && hits(g, face, sizeOf(g, target))) takeMinor(g, target);
};

/** TR-RIG-35: the empty spaces behind the rear section. */
const dropSpaces = (g: Race): readonly Space[] => {
  const { at } = g.cars[sectionsOf(g)[2]];
  if (at < 0 || g.hazardPile.length + g.hazardDiscard.length === 0) return NOTHING;
  return WAYS.map((_, way) => neighbour(g.content, at, way))
    .slice(FRONT_ARC)
    .filter(space => isOnBoard(g, space) && isEmpty(g, space))
    .toSorted((a, b) => a - b);
};

/** TR-RIG-35: a hazard that nobody has seen may be put behind the rig. */
export const drop = task('drop', (seat: Seat) => ({ seat }), {
  chooseSpace: {
    about: 'drop',
    options(g) {
      const spaces = dropSpaces(g);
      return spaces.length === 0 ? NOTHING : [DONE, ...spaces];
    },
    take(g, _f, space) {
      if (space === DONE) return;
      layHazard(g, space);
      g.events?.push({ type: 'dropped', car: sectionsOf(g)[2], space });
    },
    whyNot: () => because('notBehindEmpty', 'TR-RIG-35'),
  },
});

/** It works through what the rules ask for meanwhile. */
const LASTS: Deed = { hindrance: () => null, use: () => {} };

/** Table 9.5: what each command does. */
export const DEEDS = {
  rocket: {
    // TR-RIG-37, TR-RUL-31.
    hindrance: g => (g.round === 1 ? because('silentYet', 'TR-RIG-37') : null),
    use: () => {},
    after: (g, _seat, car) => launch(g, car),
  },
  plow: LASTS,
  traction: LASTS,
  computer: LASTS,
  dispenser: { ...LASTS, after: (_g, seat) => drop(seat) },
  // TR-RIG-7: the section that the command is on.
  mend: {
    hindrance(g) {
      const board = commandsOn(g, sectionUsed(g));
      return rigOf(g).hurt.some(row => board.includes(row)) ? null : because('notDamaged', 'TR-RIG-35');
    },
    use: (g, seat) => mend(seat, sectionUsed(g)),
  },
} satisfies Readonly<Record<string, Deed>>;

const sectionUsed = (g: Race): Car => sectionsOf(g)[placeOf(g, rigOf(g).working)];
