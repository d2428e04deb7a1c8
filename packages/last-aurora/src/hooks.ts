import type { Figure, Frame, Module, Moment, Next, Reason, Seat } from '@lastroad/kernel';
import type { Area, CardData, ConvoyCard, EncounterPower, EventPower, ItemPower, Phase } from './cards.ts';
import type { Who } from './events.ts';
import type { Aurora, AuroraContent, Card, Item, Outcome, RoadNumber, Slot, Space, Token } from './state.ts';

/** What the frames of one task hold, in nobody's convoy and in no pile. */
export interface Hand {
  readonly task: string;
  tokens(f: Frame): readonly Token[];
  holdsCard(f: Frame): boolean;
}

/** One more thing to choose on a turn. */
export interface Act {
  /** Its choice, which never changes. Those of modules begin at 10. */
  readonly number: number;
  readonly phase: Phase;
  /** Whether it can ever come up at this table; left out: it can. */
  known?(content: AuroraContent): boolean;
  possible(g: Aurora, seat: Seat): boolean;
  take(g: Aurora, seat: Seat): Next;
  readonly whyNot: Reason;
}

/** What an item does that is played on one's turn; others have a moment of their own. */
export interface ItemUse {
  readonly power: ItemPower;
  /** Whether it would do anything now; the phase is checked elsewhere. */
  usable(g: Aurora, seat: Seat): boolean;
  use(g: Aurora, seat: Seat): Next;
}

/** Two options, of which whoever meets the card carries out one. */
export interface Encounter {
  readonly power: EncounterPower;
  possible(g: Aurora, seat: Seat, space: Space): number[];
  a(seat: Seat, space: Space): Next;
  b(seat: Seat, space: Space): Next;
  readonly whyNot: readonly [Reason, Reason];
}

export interface EventEffect {
  readonly power: EventPower;
  /** What it does once, before anything else. */
  once?(g: Aurora): void;
  /** What it does to everybody on the track. */
  befall?(g: Aurora, who: Who): Next;
  /** What comes of it when it has befallen everybody. */
  after?(g: Aurora): void;
}

/** A weapon that fires at an enemy; `free`: without ammo, by an item that makes it burn. */
export interface Shot {
  readonly seat: Seat;
  readonly free: boolean;
  weapon: Slot;
  enemy: Card;
}

/** What some are fed with in place of food. */
export interface Diet {
  /** Whether a seat has anything for this survivor: on the card as food would lie, or to bring it from Exhausted. */
  suits(g: Aurora, seat: Seat, survivor: Card, waking: boolean): boolean;
  /** Asks what is given, and feeds with it. */
  serve(seat: Seat, survivor: Card, waking: boolean): Frame;
}

/** What relieves a hand of too many items once the convoy has gone along a path, beside items that are good at any moment. */
export interface Relief {
  items(g: Aurora, seat: Seat, path: readonly RoadNumber[]): readonly Item[];
  use(seat: Seat, path: readonly RoadNumber[]): Frame;
}

/** What an occasion is: an action that is declared, or something that has befallen somebody. */
export type OccasionName =
  | 'phase'
  | 'turn'
  | 'explored'
  | 'gather'
  | 'gathered'
  | 'upgrade'
  | 'built'
  | 'recruit'
  | 'recruited'
  | 'encounter'
  | 'pass'
  | 'bonus'
  | 'partyBack'
  | 'infect'
  | 'event'
  | 'discarded'
  | 'fed'
  | 'move0'
  | 'waypoint'
  | 'shortcut'
  | 'arrived'
  | 'stay'
  | 'attack'
  | 'marked'
  | 'jam'
  | 'defeat'
  | 'hit2'
  | 'fireEnds'
  | 'roundEnds'
  | 'goesOn'
  | 'automaCard';

/** Something that others may wait for: `occur` in `verbs/occasions.ts`. */
export interface Occasion {
  readonly what: OccasionName;
  /** Whose it is; `NONE` if it is in nobody's turn. */
  readonly who: Who;
  /** The card of the row, of a convoy or of the Automa that it is about. */
  readonly card?: Card;
  readonly weapon?: Slot;
  readonly survivors?: readonly Card[];
}

/** Somebody on the turn-order track: what the rules ask of a seat, and of a rival that nobody plays. */
export interface Contender {
  /** LA-EPE-1, LA-RUL-35. */
  canExplore(g: Aurora, who: Who): boolean;
  /** Turns of the phases. */
  explore(who: Who, mustPass: boolean): Frame;
  move(who: Who): Frame;
  fire(who: Who): Frame;
  /** The ambush of one enemy. */
  ambush(who: Who, enemy: Card): Frame;
  /** Enemies that do nothing to it in this Fire phase. */
  ignores(g: Aurora, who: Who): readonly Card[];
  /** What enemies hit with the outcome card that was turned up. */
  hit(g: Aurora, who: Who, hits: number, area: Area, outcome: Outcome): readonly Frame[];
  damage(g: Aurora, who: Who, count: number, area?: Area): readonly Frame[];
  contaminate(g: Aurora, who: Who, count: number): readonly Frame[];
  /** A resource of choice. */
  gainResource(g: Aurora, who: Who): readonly Frame[];
  /** A resource, or a damage. */
  burnResource(g: Aurora, who: Who): readonly Frame[];
  draw(g: Aurora, who: Who, items: number): readonly Frame[];
  winLoot(g: Aurora, who: Who, card: Card): void;
}

/** The places where modules speak, and the base box like one of them. Each is read in one place, named with it. */
export interface Places {
  /** What a module keeps on an empty table: `newTable`. */
  lay: (g: Aurora) => void;
  /** Tasks that hold something while they are under way: `verbs/hands.ts`. */
  hand: Hand;
  /** What may be done in the Rest phase, and on turns of movement and fire: `rules/acts.ts`. */
  act: Act;
  /** Points of speed beside those of the convoy: `speedOf`. */
  speed: Figure<[g: Aurora, seat: Seat]>;
  /** Points of speed that are taken from whoever moves: `dragOn`. */
  drag: Figure<[g: Aurora, who: Who]>;
  /** Whether a convoy may not stay where it is in this movement turn: `movementTurn`. */
  mustMove: (g: Aurora, seat: Seat) => boolean;
  /** What items do, beside those of the base box: `rules/items.ts`. */
  item: ItemUse;
  /** What encounters offer, and events do, beside those of the base box: `rules/encounters.ts`, `rules/events.ts`. */
  encounter: Encounter;
  event: EventEffect;
  /** Whether others than enemies may fire at a convoy in the next Fire phase: `movementPhase.getReady`. */
  threat: (g: Aurora, seat: Seat) => boolean;
  /** A phase begins, with `g.phase`: `beginPhase`. */
  phaseBegins: Moment<[g: Aurora]>;
  /** Damage added to the first shot of a Fire phase that hits: `attack.fire`. */
  firstHit: Figure<[g: Aurora, seat: Seat]>;
  /** A normal attack has missed, and did not jam: `SHOT.fire`. */
  missed: Moment<[g: Aurora, shot: Shot]>;
  /** Fame of other things than the convoy at the end of the game: `scoreOf`. */
  fame: Figure<[g: Aurora, seat: Seat]>;
  /** Enemies of each period, and loot of each group, that leave the game unseen: `setUp`. */
  leftOut: Figure<[g: Aurora]>;
  /** All seats are at the table: `setUp.rivals`. */
  seated: Moment<[g: Aurora]>;
  /** Everybody knows when it is their turn: `setUp.order`. */
  ordered: Moment<[g: Aurora]>;
  /** Spaces whose bonuses are at hand beside that of the one that is explored: `spacesBeside`. */
  beside: (g: Aurora, space: Space) => readonly Space[];
  /** A party has come back from its action, and lies where it goes: `explore.exhaustParty`. */
  partyBack: Moment<[g: Aurora, seat: Seat, party: readonly Card[]]>;
  /** Who eats other things than food: `rules/feeding.ts`. */
  diet: Diet;
  /** First the seats, then a rival that nobody plays: `contender` in `verbs/contenders.ts`. */
  contender: Contender;
  /** The Fire phase is over for enemies and convoys: `firePhase.close`. */
  fireEnds: Moment<[g: Aurora]>;
  /** The end of the round, unless it is the last one and nothing happens then (LA-OPT-18): `otherEffects`. */
  roundEnds: Moment<[g: Aurora]>;
  /** The end of the round, when its effects are done: `endOfRound.clearActions`. */
  actionsDone: Moment<[g: Aurora]>;
  /** Cards that stay in the row at the end of a round beyond the usual ones: `trimRow`. */
  stays: Figure<[g: Aurora]>;
  /** The game goes on: `endOfRound.prepare`. */
  nextRound: Moment<[g: Aurora]>;
  /** Points that one alone must beat: `places`. */
  bar: Figure<[g: Aurora]>;
  /** A convoy has gone along a road: `travel`. */
  travelled: Moment<[g: Aurora, who: Who, road: RoadNumber]>;
  /** A convoy has made its move along these roads: `drive.arrive`. */
  arrived: Moment<[g: Aurora, seat: Seat, path: readonly RoadNumber[]]>;
  /** Something is declared, or has befallen somebody: `occur` in `verbs/occasions.ts`. */
  occasion: Moment<[g: Aurora, occasion: Occasion]>;
  /** Whether nothing more may be done in the turn under way: `isHalted` in `verbs/occasions.ts`. */
  halts: (g: Aurora) => boolean;
  /** Whether a card of the Automa does nothing more: `isSilenced` in `verbs/occasions.ts`. */
  silences: (g: Aurora, action: number) => boolean;
  /** Somebody was brought from Exhausted by food or what stands in for it: `rouse`. */
  ate: (g: Aurora, who: Who) => void;
  /** A card has left a convoy or a crew: `leave` in `verbs/occasions.ts`. */
  cardLeft: (g: Aurora, card: Card) => void;
  /** A card of the deck was turned up: `fillRow`. */
  turnedUp: (g: Aurora, card: Card) => void;
  /** Skill of a survivor beside that of its card: `skill`. */
  skill: Figure<[g: Aurora, survivor: Card]>;
  /** A convoy card with the slots of what lies under it: `convoyCard`. */
  lengthens: (g: Aurora, card: Card) => ConvoyCard | undefined;
  /** The item limit of a seat may have fallen: `limitFell` in `verbs/items.ts`. */
  limitFell: Moment<[g: Aurora, seat: Seat]>;
  /** More items may be used at the limit of a hand (LA-ITM-2): `rules/items.ts`. */
  relief: Relief;
}

export const PLACES = [
  'lay',
  'hand',
  'act',
  'speed',
  'drag',
  'mustMove',
  'item',
  'encounter',
  'event',
  'threat',
  'phaseBegins',
  'firstHit',
  'missed',
  'fame',
  'leftOut',
  'seated',
  'ordered',
  'beside',
  'partyBack',
  'diet',
  'contender',
  'fireEnds',
  'roundEnds',
  'actionsDone',
  'stays',
  'nextRound',
  'bar',
  'travelled',
  'arrived',
  'occasion',
  'halts',
  'silences',
  'ate',
  'cardLeft',
  'turnedUp',
  'skill',
  'lengthens',
  'limitFell',
  'relief',
] as const satisfies readonly (keyof Places)[];

/** What lies on a table: the base box, or a module. Its name is what its rows say under `module`. */
export interface Box extends Module<Places> {
  /** Cards of the base box that are taken out, because cards of this one come in their place: `isInPlay`. */
  takesOut?(card: CardData): boolean;
}
