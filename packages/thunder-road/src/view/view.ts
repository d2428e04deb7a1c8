import type { Seat } from '@lastroad/kernel';
import { type DeckView, deckView } from '../modules/german/view.ts';
import { type LeadersView, leadersView } from '../modules/leaders/view.ts';
import { type RigView, rigView } from '../modules/rig/view.ts';
import { type UpgradesView, upgradesView } from '../modules/upgrades/view.ts';
import { type DealtView, dealtView } from '../modules/waiting/view.ts';
import type { Way } from '../rows.ts';
import { BOARD, type Car, FACE_DOWN, NONE, type Race, type Space } from '../state.ts';
import { isFaceDown, sideAt, terrainAt, tokenAt } from '../verbs/board.ts';
import { isCard } from '../verbs/dice.ts';
import { boardSpaces, rearStart } from '../verbs/geometry.ts';
import { turnIn } from '../verbs/turns.ts';

/** A token or tile whose face the reader may not see. */
export const HIDDEN = FACE_DOWN;

export interface CarView {
  readonly seat: Seat;
  readonly model: number;
  readonly at: Space;
  readonly points: number;
  readonly operable: boolean;
  readonly burning: boolean;
  readonly die: number;
  readonly coasts: number;
  /** One entry for each token; it lies face down, but for the one being resolved. */
  readonly damage: readonly number[];
  readonly lasting: readonly number[];
}

export interface CrewView {
  readonly kind: number;
  /** Unused dice; cards in the hand of somebody else are `HIDDEN`. */
  readonly dice: readonly number[];
  /** The deck that it has in place of dice, or `null`. */
  readonly deck: DeckView | null;
  readonly command: number;
  readonly commandDie: number;
  readonly chopper: Space;
  readonly out: boolean;
}

/** Two cars in one space, and what the dice say of them. */
export interface SlamView {
  readonly top: Car;
  readonly bottom: Car;
  readonly pushed: Car;
  readonly way: Way;
}

/** What a seat may know, built field by field. Only hands of cards are not the same for all. */
export interface ThunderView {
  readonly seat: Seat;
  readonly round: number;
  readonly first: Seat;
  readonly turn: Seat;
  readonly active: Car;
  /** The car this turn is about, or `NONE` while that is open. */
  readonly chosen: Car;
  /** The car that moves after it in the same turn, or `NONE`. */
  readonly waiting: Car;
  /** The slam whose dice have been rolled and that is not over. */
  readonly slam: SlamView | null;
  /** The active car may still get the road bonus, for all it has touched. */
  readonly bonusOpen: boolean;
  readonly road: number;
  readonly laid: number;
  readonly final: boolean;
  /** Number of the first space on the table. */
  readonly rear: Space;
  /** Sides rear to front. */
  readonly sides: readonly number[];
  /** What every space counts as, rear to front, and the token on it: a kind, `HIDDEN` or `NONE`. */
  readonly terrain: readonly number[];
  readonly tokens: readonly number[];
  /** The tile pile, top first: what went back can be remembered, the rest is hidden. */
  readonly pile: readonly number[];
  readonly hazardPile: number;
  readonly hazardDiscard: readonly number[];
  readonly damagePile: number;
  readonly lastingDeck: number;
  readonly lastingDiscard: readonly number[];
  readonly cars: readonly CarView[];
  readonly crews: readonly CrewView[];
  /** The boards of the rig, or `null` where nobody has it. */
  readonly rig: RigView | null;
  /** Part 13: the card beside each tile, rear to front, or `NONE`; `null` without such cards. */
  readonly conditions: readonly number[] | null;
  readonly strikes: DealtView | null;
  readonly bounties: DealtView | null;
  readonly oneShots: DealtView | null;
  /** By seat the command on its card, or `NONE`. */
  readonly bonus: readonly number[] | null;
  /** `null` at tables without leaders, without upgrades. */
  readonly leaders: LeadersView | null;
  readonly upgrades: UpgradesView | null;
  readonly nitro: number;
  readonly drift: number;
  readonly winner: Seat;
  readonly ending: string | null;
}

/** TR-DMG-1: tokens lie face down in their slots, but for the one that is being resolved. */
const damageOf = (g: Race, car: Car): number[] =>
  g.cars[car].damage.map((token, slot) => (isBeingResolved(g, car, slot) ? token : HIDDEN));

/** What the frames of a task note down, innermost last. */
const notesOf = (g: Race, task: string): readonly Readonly<Record<string, unknown>>[] =>
  g.stack.filter(frame => frame.task === task).map(frame => ({ ...frame }));

const isBeingResolved = (g: Race, car: Car, slot: number): boolean =>
  notesOf(g, 'takeDamage').some(notes => notes['car'] === car && notes['slot'] === slot);

/** What the turn under way notes down of a car. */
const notedInTurn = (g: Race, note: string): Car => {
  const notes: Readonly<Record<string, unknown>> = { ...turnIn(g) };
  return Number(notes[note] ?? NONE);
};

const slamView = (g: Race): SlamView | null => {
  const notes = notesOf(g, 'slam').at(-1);
  if (notes === undefined || notes['pushed'] === NONE) return null;
  const [top, bottom, pushed, way] = [notes['top'], notes['bottom'], notes['pushed'], notes['way']].map(Number);
  return { top, bottom, pushed, way };
};

const carView = (g: Race, car: Car): CarView => {
  const { seat, model, at, points, operable, burning, die, coasts, lasting } = g.cars[car];
  return {
    seat,
    model,
    at,
    points,
    operable,
    burning,
    die,
    coasts,
    damage: damageOf(g, car),
    lasting: lasting.slice(),
  };
};

const crewView = (g: Race, seat: Seat, reader: Seat): CrewView => {
  const { kind, dice, command, commandDie, chopper, out } = g.crews[seat];
  const seen = dice.map(die => (isCard(die) && seat !== reader ? HIDDEN : die));
  return { kind, dice: seen, deck: deckView(g, seat), command, commandDie, chopper, out };
};

const conditionsView = (g: Race): readonly number[] | null =>
  g.conditions === undefined ? null : g.board.map((_, tile) => g.conditions?.beside[(g.laid + tile) % BOARD] ?? NONE);

const tokenView = (token: number): number => (token !== NONE && isFaceDown(token) ? HIDDEN : token);

export const view = (g: Race, seat: Seat): ThunderView => {
  const spaces = boardSpaces(g);
  const { content } = g;
  return {
    seat,
    round: g.round,
    first: g.first,
    turn: g.seat,
    active: g.active,
    chosen: notedInTurn(g, 'car'),
    waiting: notedInTurn(g, 'next'),
    slam: slamView(g),
    bonusOpen: g.onRoad || g.salted,
    road: g.road,
    laid: g.laid,
    final: g.final,
    rear: rearStart(g),
    sides: g.board.map((_, tile) => sideAt(g, rearStart(g) + tile * content.area)),
    terrain: spaces.map(space => content.terrains.indexOf(terrainAt(g, space))),
    tokens: spaces.map(space => tokenView(tokenAt(g, space))),
    pile: g.pile.map((side, at) => (at < g.pile.length - g.known ? HIDDEN : side)),
    hazardPile: g.hazardPile.length,
    hazardDiscard: g.hazardDiscard.slice(),
    damagePile: g.damagePile.length,
    lastingDeck: g.lastingDeck.length,
    lastingDiscard: g.lastingDiscard.slice(),
    cars: g.cars.map((_, car) => carView(g, car)),
    crews: g.crews.map((_, owner) => crewView(g, owner, seat)),
    rig: rigView(g),
    conditions: conditionsView(g),
    strikes: dealtView(g, 'strikes', seat),
    bounties: dealtView(g, 'bounties', seat),
    oneShots: dealtView(g, 'oneShots', seat),
    bonus: g.bonus?.held.slice() ?? null,
    leaders: leadersView(g, seat),
    upgrades: upgradesView(g, seat),
    nitro: g.nitro,
    drift: g.drift,
    winner: g.winner,
    ending: g.ending,
  };
};
