import { type Frame, type Key, newGame, type Seat } from '@lastroad/kernel';
import type { ThunderContent } from './rows.ts';
import { BOARD, type CarState, type CrewState, NOBODY, NONE, OUT, type Race, type Space, START } from './state.ts';

const newCar = (seat: Seat, model: number, at: Space, operable: boolean): CarState => ({
  seat,
  model,
  at,
  entry: 0,
  points: 0,
  operable,
  burning: false,
  die: 0,
  coasts: 0,
  damage: [],
  lasting: [],
});

/** TR-WRECK-1: an ownerless inoperable car. */
export const newWreck = (content: ThunderContent): CarState => newCar(NOBODY, content.wreckModel, OUT, false);

const newCrew = (kind: number): CrewState => ({
  kind,
  dice: [],
  command: NONE,
  commandDie: 0,
  chopper: START,
  out: false,
});

/** TR-SETUP-7: cars in the start area, piles full, no tile on the table yet. */
export const newTable = (content: ThunderContent, key: Key, first: Frame): Race => {
  const { seating, crews, models, limits } = content;
  const row = (name: string): number => models.findIndex(model => model.name === name);
  return {
    ...newGame(content, key, first),
    round: 0,
    first: NOBODY,
    road: 0,
    laid: 0,
    final: false,
    board: new Array<number>(BOARD).fill(NONE),
    pile: [],
    known: 0,
    tokens: new Array<number>(BOARD * content.area).fill(NONE),
    hazardPile: content.hazards.flatMap((hazard, kind) => new Array<number>(hazard.count).fill(kind)),
    hazardDiscard: [],
    damagePile: content.damage.flatMap((damage, kind) => new Array<number>(damage.count).fill(kind)),
    lastingDeck: content.lasting.map((_, card) => card),
    lastingDiscard: [],
    cars: [
      ...seating.flatMap((crew, seat) => crews[crew].models.map(name => newCar(seat, row(name), START, true))),
      ...Array.from({ length: limits.wrecks }, () => newWreck(content)),
    ],
    crews: seating.map(newCrew),
    seat: NOBODY,
    active: NONE,
    nitro: 0,
    drift: 0,
    onRoad: false,
    salted: false,
    cut: false,
    entries: 0,
    chain: 0,
    winner: NOBODY,
    ending: null,
  };
};
