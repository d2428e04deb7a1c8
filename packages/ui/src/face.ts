import type { Catalogue, Content, Happening, Message, Options, Seat } from '@lastroad/kernel';
import type { Say } from '@lastroad/words';
import type { ComponentType } from 'react';
import type { Sound } from './sounds.ts';
import type { World } from './world.ts';

/** Something one can point at: `about` says what kind of thing it is, `at` which one. */
export interface Thing {
  readonly about: string;
  readonly at: number;
}

export const isSameThing = (a: Thing, b: Thing): boolean => a.about === b.about && a.at === b.at;

/** One legal answer, in words. */
export interface Choice {
  readonly choice: number;
  readonly words: string;
  /** Only tidies up; shown apart from the moves of the game. */
  readonly aside: boolean;
}

/** What is asked of the person at the screen. A number of `choices` names a thing of the kind `about`. */
export interface Asked {
  readonly name: string;
  readonly about: string;
  readonly words: string;
  readonly choices: readonly Choice[];
  /** Everything a choice of this kind could name: what is not offered can be asked about. */
  readonly things: readonly number[];
}

export interface SeatFace {
  readonly seat: Seat;
  readonly name: string;
  readonly isBot: boolean;
}

/** What every part of a game's face is told. It knows no rule: what may be done comes from the question alone. */
export interface FaceProps<C = Content, V = unknown> {
  readonly content: C;
  readonly view: V;
  /** Through whose eyes; `SPECTATOR` when nobody may see secrets. */
  readonly seat: Seat;
  readonly seats: readonly SeatFace[];
  readonly say: Say;
}

/** What a player's line in the strip is told. */
export interface SeatProps<C = Content, V = unknown> extends FaceProps<C, V> {
  readonly owner: Seat;
  onInspect(thing: Thing): void;
}

export interface BoardProps<C = Content, V = unknown, E = Happening> extends FaceProps<C, V> {
  /** A question comes a moment after the step that leads to it, once the board is painted. */
  readonly asked: Asked | null;
  /** What the last step brought about, and a number that changes with every step. */
  readonly events: readonly E[];
  readonly step: number;
  /** The choice that is pointed at, here or in the list of buttons. */
  readonly preview: number | null;
  /** Things a line of the log speaks of while it is pointed at, or that a hint or a guide shows. */
  readonly highlight: readonly Thing[];
  /** The window the board has: wide beside the question, or tall above it on a phone. */
  readonly shape: 'wide' | 'tall';
  /** Every seat's own view once the game is over, so that everything may be turned up. */
  readonly revealed: readonly V[] | null;
  onPreview(choice: number | null): void;
  onChoose(choice: number): void;
  /** Somebody wants to do what is not offered: the shell tells why not. */
  onAsk(thing: number): void;
  onInspect(thing: Thing): void;
}

/** Where a value comes from; the inspector shows it. */
export type Source = 'printed' | 'inferred' | 'designed';

export interface Inspection {
  readonly title: Message;
  readonly kind?: Message;
  readonly text: readonly Message[];
  readonly clauses: readonly string[];
  readonly source: Source | null;
}

/** One curve per seat over the steps of the game, for the page at its end. */
export interface Plot {
  readonly title: Message;
  readonly curves: readonly { readonly seat: Seat; readonly values: readonly number[] }[];
}

/** One moment of a finished game. */
export interface Moment<V = unknown, E = Happening> {
  readonly view: V;
  readonly events: readonly E[];
}

/** A row of the score page: what it counts, and how much of it each seat has. */
export interface ScoreRow {
  readonly label: Message;
  readonly values: readonly number[];
}

/**
 * What interrupts play, such as a story that is read out: the table dims, this stands above it, and the question beside it
 * is about this alone.
 */
export interface Interlude<C = Content, V = unknown, E = Happening> {
  /** Whether one is under way. */
  isOn(view: V): boolean;
  /** Whether this is how one ended: it stays until the reader goes on, and nothing is asked in the meantime. */
  isEnd(event: E): boolean;
  /** Told of the events that ended it; of none while it is under way. */
  readonly Scene: ComponentType<BoardProps<C, V, E>>;
}

/** What a face is told of one choice. */
export interface ChoiceProps<C = Content, V = unknown> extends FaceProps<C, V> {
  readonly choice: number;
}

/** Whom one plays against alone: nobody's seat, but a score to beat. */
export interface Rival {
  readonly name: Message;
  readonly score: number;
}

/** All that a game shows of itself. The shell gives it the table, the question and everything around it. */
export interface GameFace<C extends Content = Content, V = unknown, E extends Happening = Happening> {
  readonly id: string;
  readonly world: World;
  /** Whether people at one screen have secrets from each other, at a table with these options. */
  hasSecrets(options: Options): boolean;
  /** Whether scores are points that people count, not only who has won. */
  readonly hasPoints: boolean;
  /** How equal points are told apart. */
  readonly ties?: Message;
  readonly Board: ComponentType<BoardProps<C, V, E>>;
  /** What lies in front of the person at the screen: below the board, on a phone behind a tab of its own. */
  readonly Mat?: ComponentType<BoardProps<C, V, E>>;
  /** A player's essentials, for the strip of players. */
  readonly Seat: ComponentType<SeatProps<C, V>>;
  /** Round and phase, for the top bar. */
  readonly Status: ComponentType<FaceProps<C, V>>;
  /** The game's words where they stand for people, with their names in place of numbers. */
  names?(words: Catalogue, names: readonly string[]): Catalogue;
  /** The reason for a question, what it costs, what is left: one sentence below it. */
  explain?(content: C, view: V, asked: Asked): Message | null;
  /** What a choice would bring: path, cost, risk. */
  foresee?(content: C, view: V, asked: Asked, choice: number): Message | null;
  inspect(content: C, view: V, thing: Thing): Inspection | null;
  /** What an event speaks of, for links from the log to the board. */
  thingsIn?(event: E): readonly Thing[];
  soundOf?(event: E): Sound | null;
  /** The round a view belongs to, for jumping about in a replay. */
  roundOf?(view: V): number;
  scoreRows?(content: C, view: V): readonly ScoreRow[];
  rival?(view: V): Rival | null;
  /** What can be known of a choice, shown below its words, by the name of the question. */
  readonly facts?: Readonly<Record<string, ComponentType<ChoiceProps<C, V>>>>;
  readonly interlude?: Interlude<C, V, E>;
  /** What is worth reading again when the game is over, below the score. */
  readonly Epilogue?: ComponentType<FaceProps<C, V>>;
  plots?(content: C, history: readonly Moment<V, E>[]): readonly Plot[];
  /** Settings worth showing first at setup; the others stand behind "more options". Modules have a list of their own. */
  readonly mainSettings?: readonly string[];
  /** Pictures for what each seat has, as `OF.VALUE` of the settings that say so: path data of icons. */
  readonly seatIcons?: Readonly<Record<string, string>>;
}

/** How a game's own module offers its face to the registry, which knows games only by the contract. */
export const faceOf = <C extends Content, V, E extends Happening>(face: GameFace<C, V, E>): GameFace =>
  face as unknown as GameFace;
