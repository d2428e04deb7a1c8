import { type Content, type Game, type Hooks, type Seat, tasksFor } from '@lastroad/kernel';
import type { AuroraMap, CommonRows } from './board.ts';
import type { CardData, ItemTraits, LootBack, Phase, SlotKind, SurvivorTraits } from './cards.ts';
import type { AuroraEvent, Who } from './events.ts';
import type { Places } from './hooks.ts';
import { type House, houseOf, SETTINGS } from './settings.ts';
import type { Stories } from './stories.ts';
import type { StoryBook } from './story.ts';

export { type House, houseOf, SETTINGS };

/** Row numbers of the content: of a card, a kind of item, an outcome card, a waypoint, a road. */
export type Card = number;
export type Item = number;
export type Outcome = number;
export type MapPoint = number;
export type RoadNumber = number;
/** A slot of a convoy: eight for each position, see `Player.convoy`. */
export type Slot = number;
/** A space of the exploration row, 0 to 4. */
export type Space = number;

/** No card, nobody, nowhere. */
export const NONE = -1;
/** Ends a choice that may be repeated, or declines it. */
export const DONE = -1;
/** Tidying up the convoy: an aside, not a move. */
export const ARRANGE = -2;
/** The solo rival, wherever a seat may stand. */
export const AUTOMA: Who = 4;

/** Tokens by number, as slots and the supply hold them. */
export const TOKENS = ['empty', 'ammo', 'food', 'fuel', 'survivor', 'damage', 'item', 'contamination'] as const;
export const EMPTY = 0;
export const AMMO = 1;
export const FOOD = 2;
export const FUEL = 3;
export const SURVIVOR = 4;
export const DAMAGE = 5;
export const ITEM = 6;
export const CONTAMINATION = 7;
export type Token = number;

/** LA-CMP-9..12: how many tokens of each kind are in the box. */
export const TOKENS_IN_BOX: readonly number[] = [0, 10, 10, 14, 20, 40, 6, 10];

export const POSITIONS = 8;
export const SLOTS_PER_CARD = 8;
export const TRUCK = 0;
/** A device stands above the card four positions before it. */
export const ABOVE = 4;

/** Cards sorted as setup needs them, by number. */
export interface Piles {
  /** Periods III, II, I: ordinary and extra cards. */
  readonly periods: readonly {
    readonly name: string;
    readonly plain: readonly Card[];
    readonly extra: readonly Card[];
  }[];
  /** Loot of V–VI, III–IV, I–II. */
  readonly loot: readonly (readonly Card[])[];
  /** Start cards by colour. */
  readonly colours: readonly (readonly Card[])[];
  /** Pairs of survivors that somebody can begin with, by the number of their crew; at most tables none. */
  readonly crews: readonly (readonly Card[])[];
  /** Start cards that lie in the row. */
  readonly row: readonly Card[];
  /** The item deck and the outcome deck, unshuffled. */
  readonly items: readonly Item[];
  readonly outcomes: readonly Outcome[];
}

/** Everything that is fixed once the table is laid. */
export interface AuroraContent extends Content, CommonRows {
  /** The tables as they are printed, as far as they are in play: what the content is named by. */
  readonly rows: object;
  readonly seats: number;
  readonly house: House;
  /** What modules at this table say, and the base box. */
  readonly hooks: Hooks<Places>;
  /** Survivors first: a survivor's number also counts its contamination and food. */
  readonly cards: readonly CardData[];
  readonly survivors: number;
  /** What survivors and items can do, by their numbers. */
  readonly traits: readonly SurvivorTraits[];
  readonly itemTraits: readonly ItemTraits[];
  /** By card number; `null` for cards that are no loot. */
  readonly loot: readonly (LootBack | null)[];
  readonly piles: Piles;
  /** Kinds of slots that cards in play show. */
  readonly printed: ReadonlySet<SlotKind>;
  readonly map: AuroraMap;
  readonly mapId: string;
  readonly storyBook: StoryBook;
}

export interface Player {
  /** Space of the fame track, counted from the bottom. */
  fame: number;
  node: MapPoint;
  out: boolean;
  /** Target tokens that are not on an enemy. */
  targets: number;
  /** MREs eaten in this turn. */
  mres: number;
  /** Fire: whether a shot of this phase has already done damage. */
  hasHit: boolean;
  /** Cards by position: 0 the truck, 1 to 3 the trailers, 4 to 7 the devices above them. */
  readonly convoy: Card[];
  /** Tokens by slot. */
  readonly cargo: Token[];
  readonly active: Card[];
  readonly rest: Card[];
  readonly exhausted: Card[];
  /** In the order they were drawn; hidden from others. */
  readonly items: Item[];
  /** Weapons fired in this Fire phase. */
  readonly fired: Slot[];
  /** Enemies that a Renegade has named. */
  readonly ignored: Card[];
  /** Survivors whose ability was used in this round. */
  readonly spent: Card[];
}

export interface Enemy {
  readonly card: Card;
  readonly region: number;
  /** Face down until somebody wins it. */
  loot: Card;
  damage: number;
  /** Damage on its shield; left out while there is none. */
  worn?: number;
  readonly targets: Who[];
}

export interface Automa {
  fame: number;
  node: MapPoint;
  /** Column under its token, from 0. */
  column: number;
  survivors: number;
  contaminated: number;
  targets: number;
  /** By token: ammo, food, fuel. */
  readonly stock: number[];
  /** Damaged slots, row by row. */
  readonly damage: boolean[];
  readonly fired: number[];
  /** Never seen by anybody. */
  readonly items: Item[];
  readonly loot: Card[];
  readonly deck: number[];
  /** Drawn for this round, face down, next one last. */
  readonly pile: number[];
  readonly shown: number[];
  readonly discard: number[];
  /** First action card of this round's Explore phase, or `NONE`. */
  first: number;
}

/** Mines by their roads, oldest first, and who laid them. */
export interface Mines {
  readonly roads: RoadNumber[];
  readonly owners: Who[];
}

/** What the new deck keeps beside the players. */
export interface FrozenDeck {
  /** Encounters that wait beside a seat for the next Movement phase, by seat. */
  readonly passengers: Card[][];
  /** Headwinds for the next Movement phase. */
  winds: number;
  /** Speed that is taken from each seat and from the Automa in this Movement phase. */
  readonly slowed: number[];
  /** Damage that a seat must place when it has moved. */
  readonly backfire: number[];
  /** Food that was given for the event under way. */
  given: number;
}

/** What the tracks beside the convoys show, by seat. */
export interface Pvp {
  /** Cells of the evade and the aggression token, from 0. */
  readonly evade: number[];
  readonly aggression: number[];
  /** Whom a seat has hit in this Fire phase. */
  readonly victims: Seat[][];
}

export interface Aurora extends Game<AuroraContent, AuroraEvent> {
  round: number;
  phase: Phase;
  /** Whose turn it is, or `NONE`. */
  turn: Seat;
  /** Number of the Aurora's dock, from 0, and whether it is on the red line. */
  dock: number;
  red: boolean;
  /** Whether somebody had reached the Aurora when the game ended. */
  reached: boolean;
  /** The survivor recruited in this turn: it cannot be discarded yet (LA-REC-3). */
  newcomer: Card;
  /** For the movement turn that is under way: points of items, and Nitromethane in the tank. */
  speedBonus: number;
  freeStart: boolean;
  /** Incendiary Ammo waits for its attack. */
  incendiary: boolean;
  /** The item that was last shown to everybody, used or discarded; or `NONE`. */
  lastItem: Item;
  /** The outcome card whose effects are being carried out. */
  resolving: Outcome;
  automa: Automa | null;
  mines: Mines | null;
  /** Left out where the new deck is not on the table: a field that all had would change the hash of every state. */
  frozenDeck?: FrozenDeck;
  /** Left out for the same reason where players do not fire at players. */
  pvp?: Pvp;
  /** Left out for the same reason where no stories are told. */
  stories?: Stories;
  readonly players: Player[];
  /** Turn-order track, left to right. */
  readonly track: Who[];
  /** Kinds of the tiles by waypoint, or `NONE`. */
  readonly tiles: number[];
  readonly closed: RoadNumber[];
  /** Top card last, as in all decks. */
  readonly deck: Card[];
  readonly discard: Card[];
  /** Cards that stay in the box: extra ones that nobody has seen, and crews that nobody has taken. */
  readonly box: Card[];
  /** Enemies and loot that have left the game; `lostLoot` nobody has seen. */
  readonly removed: Card[];
  readonly lostLoot: Card[];
  /** Cards by space. */
  readonly row: Card[];
  /** Tokens on the row: left and right block of each space. */
  readonly goods: Token[][];
  readonly enemies: Enemy[];
  readonly lootDeck: Card[];
  readonly itemDeck: Item[];
  readonly itemDiscard: Item[];
  readonly outcomeDeck: Outcome[];
  readonly outcomeDiscard: Outcome[];
  /** The last outcome cards that were turned up, newest last: everybody has seen them, whatever was shuffled since. */
  readonly recentOutcomes: Outcome[];
  /** Tokens left in the supply; below zero when it is unlimited and the box is used up. */
  readonly supply: number[];
  /** By survivor. */
  readonly contamination: number[];
  readonly fed: number[];
  readonly boost: number[];
  /** Participants of the Explore action under way that are still alive. */
  readonly party: Card[];
  /** Won in this Convoy fire step: loot cards in order of defeat, their winners, and items due by seat. */
  readonly wonLoot: Card[];
  readonly wonBy: Who[];
  readonly itemsDue: number[];
  /** Target tokens that come home at the end of the step (LA-OPT-4). */
  readonly targetsDue: number[];
  /** Events revealed during setup (LA-RUL-2). */
  readonly waitingEvents: Card[];
}

export const { task, declare, steps } = tasksFor<Aurora>();
