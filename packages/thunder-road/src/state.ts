import { cloneGame, type Frame, type Game, type Key, newGame, type Seat, tasksFor } from '@lastroad/kernel';
import type { Ending, ThunderEvent } from './events.ts';
import type { ThunderContent } from './rows.ts';

/** A row of `Race.cars`: crew cars seat by seat, wrecks after them. */
export type Car = number;

/**
 * A space is counted row by row from the start of the race, lane by lane in a row, so it keeps its number when tiles
 * come and go. Tiles on the table take turns in three places of the arrays below.
 */
export type Space = number;

/** In the start area (TR-SETUP-15), or a chopper with its owner. */
export const START: Space = -1;
/** Eliminated; of a wreck: in the supply. */
export const OUT: Space = -2;

export const NONE = -1;
export const NOBODY: Seat = -1;

/** Tiles on the table. */
export const BOARD = 3;

/** A token lying face down is its kind plus this. */
export const FACE_DOWN = 64;

export interface CarState {
  readonly seat: Seat;
  readonly model: number;
  at: Space;
  /** The displacement that brought it where it is; tells whether it has moved since. */
  entry: number;
  /** Movement points it has left, by its own move or dazed. */
  points: number;
  operable: boolean;
  burning: boolean;
  /** The die of its main move this round, 0 before. */
  die: number;
  coasts: number;
  /** Damage tokens by slot, and the lasting-effect card lying with each, or `NONE`. */
  readonly damage: number[];
  readonly lasting: number[];
}

export interface CrewState {
  /** Movement dice not used yet this round. */
  dice: number[];
  /** The command used this round, or `NONE`, and its die. */
  command: number;
  commandDie: number;
  chopper: Space;
  out: boolean;
}

export interface Race extends Game<ThunderContent, ThunderEvent> {
  round: number;
  /** Holder of the road die. */
  first: Seat;
  road: number;
  /** Tiles laid since the start; the last one is the lead tile. */
  laid: number;
  /** The lead tile has the finish marker. */
  final: boolean;
  /** Sides on the table: tile number `n` lies at `n % BOARD`. */
  readonly board: number[];
  /** Sides in the tile pile, top first; the last `known` of them were seen when they went back. */
  pile: number[];
  known: number;
  /** Tokens by space modulo the board, or `NONE`. */
  readonly tokens: number[];
  /** Piles are drawn from at random, so their order means nothing. */
  hazardPile: number[];
  hazardDiscard: number[];
  damagePile: number[];
  lastingDeck: number[];
  lastingDiscard: number[];
  readonly cars: CarState[];
  readonly crews: CrewState[];
  /** Whose turn it is. */
  seat: Seat;
  /** The car in its move step, or `NONE`. */
  active: Car;
  /** Points that Nitro adds this turn. */
  nitro: number;
  /** Occupied spaces that Drift still lets the car pass. */
  drift: number;
  /** The active car began on road and touched nothing else. */
  onRoad: boolean;
  /** It entered a salt flat. */
  salted: boolean;
  /** Its movement was cut short. */
  cut: boolean;
  /** Displacements so far this turn, and those since somebody last decided to move a car. */
  entries: number;
  chain: number;
  winner: Seat;
  ending: Ending | null;
}

export const { task } = tasksFor<Race>();

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

const newCrew = (): CrewState => ({ dice: [], command: NONE, commandDie: 0, chopper: START, out: false });

/** TR-SETUP-7: cars in the start area, piles full, no tile on the table yet. */
export const newRace = (content: ThunderContent, key: Key, first: Frame): Race => {
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

const cloneCar = (car: CarState): CarState => ({
  seat: car.seat,
  model: car.model,
  at: car.at,
  entry: car.entry,
  points: car.points,
  operable: car.operable,
  burning: car.burning,
  die: car.die,
  coasts: car.coasts,
  damage: car.damage.slice(),
  lasting: car.lasting.slice(),
});

const cloneCrew = (crew: CrewState): CrewState => ({
  dice: crew.dice.slice(),
  command: crew.command,
  commandDie: crew.commandDie,
  chopper: crew.chopper,
  out: crew.out,
});

export const clone = (g: Race): Race => ({
  ...cloneGame(g),
  round: g.round,
  first: g.first,
  road: g.road,
  laid: g.laid,
  final: g.final,
  board: g.board.slice(),
  pile: g.pile.slice(),
  known: g.known,
  tokens: g.tokens.slice(),
  hazardPile: g.hazardPile.slice(),
  hazardDiscard: g.hazardDiscard.slice(),
  damagePile: g.damagePile.slice(),
  lastingDeck: g.lastingDeck.slice(),
  lastingDiscard: g.lastingDiscard.slice(),
  cars: g.cars.map(cloneCar),
  crews: g.crews.map(cloneCrew),
  seat: g.seat,
  active: g.active,
  nitro: g.nitro,
  drift: g.drift,
  onRoad: g.onRoad,
  salted: g.salted,
  cut: g.cut,
  entries: g.entries,
  chain: g.chain,
  winner: g.winner,
  ending: g.ending,
});
