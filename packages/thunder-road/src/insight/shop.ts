import type { Seat } from '@lastroad/kernel';
import type { Ability, Act } from '../rows.ts';
import { DONE } from '../rules/answers.ts';
import { type Car, NONE, type Race, type Space } from '../state.ts';
import type { Trait } from '../traits.ts';
import { sizeOf } from '../verbs/cars.ts';
import { halfSteps } from '../verbs/geometry.ts';
import type { Notes } from './asking.ts';
import { targetWorth } from './targets.ts';

// What leaders, upgrades and command tokens are worth to a driver who thinks no further than this choice.

/** A unit of each column, for one car. */
const COLUMNS: Partial<Readonly<Record<Trait, number>>> = {
  points: 0.9,
  six: 0.2,
  bonusPoints: 0.5,
  mudCost: -0.4,
  bonusAnywhere: 0.8,
  passes: 0.6,
  spared: 0.15,
  sizeInSlams: 0.4,
  slamFixed: 0.3,
  slamSaved: 0.4,
  pushMore: 0.4,
  shoves: 0.4,
  shotRerolledByOwner: 0.6,
  shots: 0.6,
  earlyShot: 0.7,
  arc: 0.2,
  range: 0.5,
  onHit: 0.3,
  shrugs: 0.3,
  sureMisses: 0.5,
  cover: 0.25,
};

const ACTS: Readonly<Record<Act, number>> = { reroll: 0.4, scrap: 0.4, plunder: 0.4, scout: 0.4, mines: 0.6, oil: 0.4 };

/** What cards are worth more on larger cars, or on smaller ones. */
const BY_SIZE: Partial<Readonly<Record<Trait, number>>> = {
  sureMisses: -0.2,
  slamFixed: -0.15,
  sizeInSlams: -0.1,
  shrugs: 0.1,
  shoves: 0.1,
  shots: 0.1,
};

const sumOver = (of: Partial<Readonly<Record<Trait, number>>>, { traits }: Ability): number => {
  let worth = 0;
  for (const [trait, unit] of Object.entries(of)) worth += unit * traits[trait as Trait];
  return worth;
};

const abilityWorth = (ability: Ability): number =>
  sumOver(COLUMNS, ability) + (ability.act === null ? 0 : ACTS[ability.act]);

/** TR-LEAD-2: an ability for all cars, and a few tokens. */
export const leaderWorth = (g: Race, leader: number): number =>
  abilityWorth(g.content.abilities[leader]) + 0.2 * g.content.leaders[leader].stars;

/** TR-UPG-1. */
export const pickWorth = (g: Race, card: number): number => abilityWorth(g.content.fittings[card]);

/** TR-UPG-2: where a card does most. */
export const fitWorth = (g: Race, car: Car, card: number): number =>
  sizeOf(g, car) * sumOver(BY_SIZE, g.content.fittings[card]);

/** What it makes of the chances of a seat where its cards lie. */
const FITS = 0.1;

export const fittedWorth = ({ upgrades, content, cars }: Race, seat: Seat): number => {
  if (upgrades === undefined) return 0;
  let worth = 0;
  for (let car = 0; car < upgrades.fitted.length; car++) {
    const card = upgrades.fitted[car];
    if (card === NONE || cars[car].seat !== seat) continue;
    worth += FITS * content.sizes[cars[car].model] * sumOver(BY_SIZE, content.fittings[card]);
  }
  return worth;
};

/** A die that is below what another throw is likely to give. */
export const throwWorth = (g: Race, { seat, die }: Notes): number => {
  const faces = g.content.throws[g.crews[seat].kind];
  return faces.reduce((a, b) => a + b, 0) / faces.length - die;
};

/** To know what lies near ahead of the car of this turn. */
export const flipWorth = (g: Race, car: Car, space: Space): number => {
  if (space === DONE) return 0;
  const from = car === NONE || g.cars[car].at < 0 ? 0 : halfSteps(g.content, g.cars[car].at);
  const ahead = halfSteps(g.content, space) - from;
  return ahead > 0 ? 2 - ahead / 10 : ahead / 10;
};

/** A car that burns may be lost at any move. */
export const burnWorth = (g: Race, seat: Seat, car: Car): number => targetWorth(g, seat, car);
