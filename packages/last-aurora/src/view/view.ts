import { type Frame, isOf, type Seat } from '@lastroad/kernel';
import type { Area, Period, Phase } from '../cards.ts';
import type { Who } from '../events.ts';
import { type AutomaView, automaView } from '../modules/automa/view.ts';
import { deckView, type FrozenDeckView } from '../modules/deck/view.ts';
import { type MinesView, minesView } from '../modules/mines/view.ts';
import { type PvpView, pvpView } from '../modules/pvp/view.ts';
import { type StoriesView, storiesView } from '../modules/stories/view.ts';
import { sufferAmbush } from '../rules/ambush.ts';
import { boxesOf, shieldOf } from '../rules/attack.ts';
import { bonusAction } from '../rules/bonus.ts';
import { explore } from '../rules/explore.ts';
import { itemLimit } from '../rules/items.ts';
import { takeLoot } from '../rules/loot.ts';
import { type Score, scoreOf } from '../rules/scoring.ts';
import { mark } from '../rules/targets.ts';
import { upgrade } from '../rules/upgrade.ts';
import type { Aurora, Card, Enemy, Item, MapPoint, Player, RoadNumber, Space, Token } from '../state.ts';
import { DAMAGE, EMPTY, NONE } from '../state.ts';
import { damage } from '../verbs/damage.ts';
import { pushAside, stowInFire } from '../verbs/stow.ts';
import { skill } from '../verbs/survivors.ts';

/** A card whose face the reader may not see. */
export const FACE_DOWN = -1;

export interface SurvivorView {
  readonly card: Card;
  readonly skill: number;
  readonly contamination: number;
  readonly food: number;
}

export interface PlayerView {
  readonly fame: number;
  readonly node: MapPoint;
  readonly out: boolean;
  readonly targets: number;
  readonly convoy: readonly Card[];
  readonly cargo: readonly Token[];
  readonly active: readonly SurvivorView[];
  readonly rest: readonly SurvivorView[];
  readonly exhausted: readonly SurvivorView[];
  readonly items: readonly Item[];
  readonly itemLimit: number;
  readonly fired: readonly number[];
  readonly ignored: readonly Card[];
  /** As if the game ended now; items are known by their number alone, so this tells nothing. */
  readonly score: Score;
}

export interface EnemyView {
  readonly card: Card;
  readonly region: number;
  readonly boxes: number;
  readonly damage: number;
  /** Boxes of its shield, which are filled first, and the damage there. */
  readonly shield: number;
  readonly worn: number;
  readonly targets: readonly Who[];
}

/** What one seat may know. Built field by field: what is not written here is never sent. */
export interface AuroraView {
  readonly seat: Seat;
  readonly round: number;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly dock: number;
  readonly red: boolean;
  readonly reached: boolean;
  readonly track: readonly Who[];
  readonly players: readonly PlayerView[];
  readonly automa: AutomaView | null;
  readonly mines: MinesView | null;
  readonly frozenDeck: FrozenDeckView | null;
  readonly pvp: PvpView | null;
  readonly stories: StoriesView | null;
  readonly tiles: readonly number[];
  readonly closed: readonly RoadNumber[];
  readonly deckSize: number;
  /** Back of the top card. */
  readonly deckPeriod: Period | null;
  readonly discard: readonly Card[];
  readonly removed: readonly Card[];
  readonly row: readonly Card[];
  readonly goods: readonly (readonly Token[])[];
  readonly party: readonly Card[];
  /** Space of the row that is being explored or whose bonus is asked for, or `NONE`. */
  readonly exploring: Space;
  /** Enemy that the open question is about, or `NONE`. */
  readonly facing: Card;
  /** Convoy card or loot that the open question is about, or `NONE`. */
  readonly cardInHand: Card;
  /** Token that the open question wants a slot for, or `EMPTY`. */
  readonly inHand: Token;
  readonly enemies: readonly EnemyView[];
  readonly lootDeckSize: number;
  readonly wonLoot: readonly Card[];
  readonly wonBy: readonly Who[];
  readonly itemDeckSize: number;
  readonly itemDiscard: readonly Item[];
  readonly lastItem: Item;
  readonly outcomeDeckSize: number;
  readonly outcomeDiscard: readonly number[];
  readonly recentOutcomes: readonly number[];
  readonly resolving: number;
  /** Back of the top outcome card. */
  readonly outcomeBack: Area | null;
  readonly supply: readonly number[];
}

const survivorView = (g: Aurora, card: Card): SurvivorView => ({
  card,
  skill: skill(g, card),
  contamination: g.contamination[card],
  food: g.fed[card],
});

const playerView = (g: Aurora, player: Player, owner: Seat, seat: Seat): PlayerView => ({
  fame: g.content.fame[player.fame],
  node: player.node,
  out: player.out,
  targets: player.targets,
  convoy: player.convoy.slice(),
  cargo: player.cargo.slice(),
  active: player.active.map(card => survivorView(g, card)),
  rest: player.rest.map(card => survivorView(g, card)),
  exhausted: player.exhausted.map(card => survivorView(g, card)),
  items: owner === seat ? player.items.slice() : player.items.map(() => FACE_DOWN),
  itemLimit: itemLimit(g, owner),
  fired: player.fired.slice(),
  ignored: player.ignored.slice(),
  score: scoreOf(g, owner),
});

const enemyView = (g: Aurora, enemy: Enemy): EnemyView => ({
  card: enemy.card,
  region: enemy.region,
  boxes: boxesOf(g, enemy),
  damage: enemy.damage,
  shield: shieldOf(g, enemy),
  worn: enemy.worn ?? 0,
  targets: enemy.targets.slice(),
});

const top = (deck: readonly number[]): number => (deck.length === 0 ? NONE : deck[deck.length - 1]);

const spaceExplored = (g: Aurora): Space => {
  const asking = g.stack.at(-1);
  if (isOf(bonusAction, asking)) return asking.space;
  const exploring = g.stack.findLast(frame => isOf(explore, frame));
  return isOf(explore, exploring) ? exploring.space : NONE;
};

const enemyInQuestion = (asking: Frame | undefined): Card =>
  isOf(mark, asking) || isOf(sufferAmbush, asking) ? asking.enemy : NONE;

const cardInQuestion = (asking: Frame | undefined): Card =>
  isOf(takeLoot, asking) || isOf(upgrade, asking) ? asking.card : NONE;

const tokenInQuestion = (asking: Frame | undefined): Token => {
  if (isOf(damage, asking)) return DAMAGE;
  return isOf(stowInFire, asking) || isOf(pushAside, asking) ? asking.token : EMPTY;
};

export const view = (g: Aurora, seat: Seat): AuroraView => ({
  seat,
  round: g.round,
  phase: g.phase,
  turn: g.turn,
  dock: g.dock,
  red: g.red,
  reached: g.reached,
  track: g.track.slice(),
  players: g.players.map((player, owner) => playerView(g, player, owner, seat)),
  automa: g.automa && automaView(g, g.automa),
  mines: g.mines && minesView(g.mines),
  frozenDeck: g.frozenDeck === undefined ? null : deckView(g.frozenDeck),
  pvp: g.pvp === undefined ? null : pvpView(g.pvp),
  stories: g.stories === undefined ? null : storiesView(g, g.stories, seat),
  tiles: g.tiles.slice(),
  closed: g.closed.slice(),
  deckSize: g.deck.length,
  deckPeriod: g.deck.length === 0 ? null : g.content.cards[top(g.deck)].period,
  discard: g.discard.slice(),
  removed: g.removed.slice(),
  row: g.row.slice(),
  goods: g.goods.map(block => block.slice()),
  party: g.party.slice(),
  exploring: spaceExplored(g),
  facing: enemyInQuestion(g.stack.at(-1)),
  cardInHand: cardInQuestion(g.stack.at(-1)),
  inHand: tokenInQuestion(g.stack.at(-1)),
  enemies: g.enemies.map(enemy => enemyView(g, enemy)),
  lootDeckSize: g.lootDeck.length,
  wonLoot: g.wonLoot.slice(),
  wonBy: g.wonBy.slice(),
  itemDeckSize: g.itemDeck.length,
  itemDiscard: g.itemDiscard.slice(),
  lastItem: g.lastItem,
  outcomeDeckSize: g.outcomeDeck.length,
  outcomeDiscard: g.outcomeDiscard.slice(),
  recentOutcomes: g.recentOutcomes.slice(),
  resolving: g.resolving,
  outcomeBack: g.outcomeDeck.length === 0 ? null : g.content.outcomes[top(g.outcomeDeck)].back,
  supply: g.supply.slice(),
});
