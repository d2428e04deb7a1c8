import {
  advance,
  type Frame,
  followScript,
  hooksOf,
  keyFromSeed,
  type Module,
  must,
  type Options,
  type Script,
  scriptIsUsedUp,
} from '@lastroad/kernel';
import { type Hand, handOf } from '@lastroad/kernel/testing';
import type { AutomaBoard } from '../src/board.ts';
import { type Phase, TILE_KINDS, type TileKind } from '../src/cards.ts';
import { PLACES, type Places } from '../src/hooks.ts';
import { type AuroraContent, type AuroraEvent, lastAurora } from '../src/index.ts';
import { boxesAt, TASKS } from '../src/modules/index.ts';
import { AUTOMA, type Aurora } from '../src/state.ts';
import { type Box, type Laid, type OutcomeLaid, openBox, ordinary } from './cards.ts';
import { type AutomaLaid, boardOf, type EnemyLaid, layAutoma, layEnemy, laySeat, type SeatLaid } from './lay.ts';
import { type Look, lookAt } from './look.ts';
import { layStories, type StoriesLaid, storyPack } from './modules/stories/lay.ts';
import { type Shortcut, straightRoad } from './road.ts';
import { itemNumber, say, tokenNumber } from './words.ts';

/** A table in words. Everything that is not mentioned is empty, or as harmless as it can be. */
export interface TableLaid {
  /**
   * Task and step at which to begin, as saves name them: `firePhase`, `firePhase.enemyFire`; tasks that wait below it
   * stand before: `game.rounds > round.fire`. With what the last one is about.
   */
  readonly start: string;
  readonly args?: readonly unknown[];
  readonly phase?: Phase;
  readonly round?: number;
  /** Two seats unless the test says more; one seat plays against the Automa. */
  readonly seats?: readonly SeatLaid[];
  readonly automa?: AutomaLaid;
  readonly options?: Options;
  /** Turn-order track, left to right; by default in order of seats. */
  readonly track?: readonly (number | 'automa')[];
  /** Exploration row from space 1; `null` is an empty space. */
  readonly row?: readonly (Laid | null)[];
  /** Top card first, as in all decks here. By default there are locations enough. */
  readonly deck?: readonly Laid[];
  readonly discard?: readonly Laid[];
  readonly enemies?: readonly EnemyLaid[];
  readonly lootDeck?: readonly string[];
  /** Defence boxes on the backs of loot cards, with 2, 3 and 4 players or the same for all. */
  readonly boxes?: Readonly<Record<string, number | readonly number[]>>;
  readonly itemDeck?: readonly string[];
  readonly itemDiscard?: readonly string[];
  /** Outcome cards from the top; the rest of the twelve are misses, below them or already discarded. */
  readonly outcomes?: readonly OutcomeLaid[];
  readonly outcomesDiscarded?: boolean;
  readonly shortcuts?: readonly Shortcut[];
  readonly tiles?: Readonly<Record<number, TileKind>>;
  readonly closed?: readonly string[];
  readonly mines?: readonly { readonly road: string; readonly owner: number }[];
  /** Docks of the Aurora as waypoints, its number from 1 to 6, and whether it is on the red line. */
  readonly white?: readonly number[];
  readonly red?: readonly number[];
  readonly dock?: number;
  readonly onRed?: boolean;
  /** Skills by name; others are 2, the Co-pilot's is 1. */
  readonly skills?: Readonly<Record<string, number>>;
  /** Other values on named cards. */
  readonly cards?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly supply?: Readonly<Record<string, number>>;
  /** Stories, if they are told: what lies where, and rows of the test's own in place of ours. By default no deck has any. */
  readonly stories?: StoriesLaid;
  /** Modules of the test's own beside those of the options. */
  readonly modules?: readonly Module<Places>[];
  /** What chance gives, result by result. */
  readonly script?: Script;
}

/** A hand on the table, and eyes. */
export interface Table extends Hand, Look {
  readonly g: Aurora;
  /** What happened of one kind since the table was laid, in order. */
  happened<T extends AuroraEvent['type']>(type: T): Extract<AuroraEvent, { type: T }>[];
  /** The furthest waypoint that is offered to drive to. */
  reach(): number;
  /** Lets everybody do as little as they can until this question is asked, or the game is over. */
  idleUntil(question: string | null): void;
  /** Fails when less chance was used than the test foresaw. */
  chanceIsUsedUp(): void;
}

const SURVIVOR_NAMES = [
  ['Leader', 2],
  ['Co-pilot', 1],
  ...['Driver', 'Driver 2', 'Scout', 'Mechanic', 'Mechanic 2', 'Hermit', 'Jackal', 'Gunner', 'Gunner 2'].map(n => [
    n,
    2,
  ]),
  ...['Preacher', 'Medic', 'Renegade', 'Bounty Hunter', 'Orphan', 'Captive'].map(name => [name, 2]),
] as const;

/** Bottom to top; tests count fame in stars. */
export const FAME_TRACK = [-1, 0, 1, 2, 3, 4, 5, 6];
const WHITE = [18, 19, 20, 21, 22, 23];
const RED = [19, 20, 21, 22, 23, 24];

/** Phase of tasks that do not set it themselves, or are begun in their middle. */
const PHASE_OF: Readonly<Record<string, Phase>> = {
  explorePhase: 'explore',
  exploreTurn: 'explore',
  restPhase: 'rest',
  movementPhase: 'movement',
  movementTurn: 'movement',
  firePhase: 'fire',
  endOfRound: 'endOfRound',
};

const IDLE = /^(pass|end the turn|stay|go on|hold fire|ready|done)$/;

const frameOf = (start: string, args: readonly unknown[]): Frame => {
  const [name, step] = start.split('.');
  const task = TASKS[name as 'round'] as ((...args: readonly unknown[]) => Frame) & { stepNames: readonly string[] };
  const frame = task(...args);
  if (step !== undefined) frame.at = task.stepNames.indexOf(step);
  if (frame.at < 0) throw new Error(`${name} has no step ${step}`);
  return frame;
};

const contentOf = (laid: TableLaid, box: Box): AuroraContent => {
  const seats = seatsOf(laid).length;
  for (const [name, skill] of SURVIVOR_NAMES) box.reprint(name as string, { skill: laid.skills?.[name] ?? skill });
  for (const [words, fields] of Object.entries(laid.cards ?? {})) box.reprint(words, fields);
  for (const [words, boxes] of Object.entries(laid.boxes ?? {})) box.boxes(words, boxes);
  box.outcomes(laid.outcomes ?? []);
  const content = must(
    lastAurora.content({ seats, ...laid.options }, { ...box.pack, ...storyPack(laid.stories), fame: FAME_TRACK }),
  );
  const map = straightRoad(content.map, laid.shortcuts ?? [], { white: laid.white ?? WHITE, red: laid.red ?? RED });
  const automaBoard: AutomaBoard = boardOf(content.automaBoard, laid.automa ?? {});
  const hooks = hooksOf<Places>(PLACES, [...boxesAt(content.house), ...(laid.modules ?? [])]);
  return { ...content, map, automaBoard, hooks };
};

const layDecks = (g: Aurora, laid: TableLaid, box: Box, cards: { deck: number[]; loot: number[] }): void => {
  const deck = laid.deck === undefined ? ordinary('location').filter(card => !box.used.has(card)) : cards.deck;
  g.deck.push(...deck.toReversed());
  g.lootDeck.push(...cards.loot.toReversed());
  const items =
    laid.itemDeck ?? g.content.items.flatMap(({ module }) => (module === undefined ? ['Welding Torch'] : []));
  g.itemDeck.push(...items.map(itemNumber).toReversed());
  g.itemDiscard.push(...(laid.itemDiscard ?? []).map(itemNumber));
  const { outcomes } = g.content.piles;
  const onTop = laid.outcomesDiscarded ? (laid.outcomes?.length ?? 0) : outcomes.length;
  g.outcomeDeck.push(...outcomes.slice(0, onTop).reverse());
  g.outcomeDiscard.push(...outcomes.slice(onTop));
};

const roadNumber = (g: Aurora, id: string): number => g.content.map.roads.findIndex(road => road.id === id);

const layMap = (g: Aurora, laid: TableLaid): void => {
  for (const [waypoint, tile] of Object.entries(laid.tiles ?? {})) g.tiles[Number(waypoint)] = TILE_KINDS.indexOf(tile);
  g.closed.push(...(laid.closed ?? []).map(id => roadNumber(g, id)));
  if (laid.mines !== undefined && g.mines === null) throw new Error('mines are laid, but not at this table');
  for (const { road, owner } of laid.mines ?? []) {
    g.mines?.roads.push(roadNumber(g, road));
    g.mines?.owners.push(owner);
  }
  g.dock = (laid.dock ?? 1) - 1;
  g.red = laid.onRed ?? false;
};

const layRow = (g: Aurora, row: readonly (number | null)[]): void => {
  row.forEach((card, space) => {
    if (card === null) return;
    g.row[space] = card;
    const data = g.content.cards[card];
    if (data.kind === 'location') {
      g.goods[space * 2].push(...data.left.map(tokenNumber));
      g.goods[space * 2 + 1].push(...data.right.map(tokenNumber));
    } else if (data.kind === 'encounter') g.goods[space * 2].push(...data.goods.map(tokenNumber));
  });
  for (const token of g.goods.flat()) g.supply[token]--;
};

const seatsOf = (laid: TableLaid): readonly SeatLaid[] => laid.seats ?? (laid.automa === undefined ? [{}, {}] : [{}]);

/** Takes every card that the test names out of the box. What it changes about them must be known before there is a table. */
const takeOut = (laid: TableLaid, box: Box) => {
  const seats = seatsOf(laid).map((seat, i) => laySeat(box, seat, i));
  const loot = (laid.lootDeck ?? []).map(words => box.card(words));
  return {
    loot,
    lays: [...seats, ...(laid.enemies ?? []).map(enemy => layEnemy(box, enemy)), layAutoma(box, laid.automa ?? {})],
    row: (laid.row ?? []).map(card => (card === null ? null : box.card(card))),
    discard: (laid.discard ?? []).map(card => box.card(card)),
    deck: (laid.deck ?? []).map(card => box.card(card)),
  };
};

const layTrack = (g: Aurora, laid: TableLaid): void => {
  const track = laid.track ?? [...seatsOf(laid).keys(), ...(g.automa === null ? [] : ['automa' as const])];
  g.track.push(...track.map(who => (who === 'automa' ? AUTOMA : who)));
};

const sitDown = (g: Aurora): Table => {
  const hand = handOf(lastAurora, g, say);
  return {
    ...hand,
    ...lookAt(g),
    g,
    happened: type => (hand.events as readonly AuroraEvent[]).filter(event => event.type === type) as never[],
    reach: () => Math.max(...hand.may().map(words => Number(words.match(/\d+/)?.[0]))),
    idleUntil(question) {
      while (hand.asked().name !== question && hand.asked().seats.length > 0)
        hand.play(hand.may().find(words => IDLE.test(words)) ?? hand.may()[0]);
    },
    chanceIsUsedUp: () => scriptIsUsedUp(g),
  };
};

/** Lays a table and runs the rules from where the test begins to the first question. */
export const table = (laid: TableLaid): Table => {
  const box = openBox();
  const cards = takeOut(laid, box);
  const starts = laid.start.split(' > ');
  const frames = starts.map((start, i) => frameOf(start, i === starts.length - 1 ? (laid.args ?? []) : []));
  const g = lastAurora.layTable(contentOf(laid, box), keyFromSeed('table'));
  g.stack.splice(0, g.stack.length, ...frames);
  g.round = laid.round ?? 1;
  g.phase = laid.phase ?? PHASE_OF[frames[frames.length - 1].task] ?? 'explore';
  layMap(g, laid);
  layRow(g, cards.row);
  layDecks(g, laid, box, cards);
  g.discard.push(...cards.discard);
  for (const lay of cards.lays) lay(g);
  layTrack(g, laid);
  layStories(g, laid.stories ?? {});
  for (const [token, count] of Object.entries(laid.supply ?? {})) g.supply[tokenNumber(token)] = count;
  if (laid.script !== undefined) followScript(g, laid.script);
  const seated = sitDown(g);
  advance(TASKS, g);
  return seated;
};

export { asPrinted, device, location, trailer, truck } from './cards.ts';
