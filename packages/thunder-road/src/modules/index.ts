import { hooksOf, type Module, type Options, type Tasks } from '@lastroad/kernel';
import { packsOf } from '@lastroad/kernel/pack';
import type { Body } from '../bodies.ts';
import { TABLES } from '../content/book.ts';
import type { Boxes } from '../content/gather.ts';
import { PLACES, type Places } from '../hooks.ts';
import type { BodyName } from '../rows.ts';
import { type BaseBody, CAR, WRECK } from '../rules/car.ts';
import { COMMANDS } from '../rules/commands.ts';
import { BASE_TASKS } from '../rules/game.ts';
import { turn } from '../rules/turn.ts';
import { isInPlay } from '../settings.ts';
import { ROLLED } from '../verbs/dice.ts';
import * as five from './bikes/index.ts';
import * as extra from './bonus/index.ts';
import * as box from './carnage/index.ts';
import * as roads from './conditions/index.ts';
import * as deck from './german/index.ts';
import * as chiefs from './leaders/index.ts';
import * as convoy from './rig/index.ts';
import * as air from './strikes/index.ts';
import * as shop from './upgrades/index.ts';
import * as cards from './waiting/index.ts';

/** In the order of the rulebook; each is switched by the option of its name, or by a crew of that name. */
const MODULES: readonly Module<Places>[] = [
  convoy.rig,
  five.bikes,
  box.carnage,
  chiefs.leaders,
  shop.upgrades,
  roads.conditions,
  air.strikes,
  cards.bounties,
  cards.oneShots,
  extra.bonus,
  deck.german,
];

/** The tasks of all modules, at the table or not, so that any save loads. */
export const TASKS: Tasks = Object.assign({}, BASE_TASKS, ...MODULES.map(({ tasks }) => tasks));

/** The rows of all boxes, and what owners may put in their place. */
export const PACKS = packsOf(
  TABLES,
  convoy.TABLES,
  five.TABLES,
  box.TABLES,
  chiefs.TABLES,
  shop.TABLES,
  roads.TABLES,
  air.TABLES,
  extra.TABLES,
  cards.TABLES,
  deck.TABLES,
);
export const BOOK = PACKS.base;

/** Bodies know every effect; one whose row is not in play never comes up. */
const whole = (body: BaseBody): Body => ({
  ...body,
  hazards: { ...body.hazards, ...box.PART.hazards },
  terrains: { ...body.terrains, ...box.PART.terrains },
  deadly: { ...body.deadly, ...box.PART.deadly },
  damage: { ...body.damage, ...box.PART.damage },
});

const BODIES: Readonly<Record<BodyName, Body>> = {
  car: whole(CAR),
  wreck: whole(WRECK),
  bike: whole(five.BIKE),
  ...convoy.bodiesLike(whole(CAR)),
};

export const BOXES: Boxes = {
  packs: PACKS,
  powers: [...box.POWER_ROWS, ...roads.POWER_ROWS, ...air.POWER_ROWS, ...chiefs.POWER_ROWS, ...shop.POWER_ROWS],
  bodies: BODIES,
  deeds: { ...COMMANDS, ...convoy.DEEDS, ...five.DEEDS, ...extra.DEEDS, ...chiefs.DEEDS },
  turns: { cars: turn, rig: convoy.haul, bikes: five.bikeTurn, german: turn },
  sources: { rolled: ROLLED, drawn: deck.DRAWN },
  hooksFor: (options: Options) =>
    hooksOf(
      PLACES,
      MODULES.filter(({ name }) => isInPlay(options, name)),
    ),
};
