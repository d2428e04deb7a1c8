import { advance, type Frame, followScript, keyFromSeed, must, type Script, type Seat } from '@lastroad/kernel';
import { type Hand, handOf } from '@lastroad/kernel/testing';
import { speaker } from '@lastroad/words';
import type { AuroraEvent } from '../src/events.ts';
import { type Aurora, lastAurora } from '../src/index.ts';
import { TASKS } from '../src/rules/game.ts';
import { placeCard } from '../src/rules/row.ts';
import { type Player, TOKENS } from '../src/state.ts';
import { put, seatDriver } from '../src/verbs/cargo.ts';
import { slotName } from '../src/view/names.ts';

type TokenName = (typeof TOKENS)[number];

/** One player's side of a table, by names. What is left out is empty. */
export interface Side {
  readonly active?: readonly string[];
  readonly rest?: readonly string[];
  readonly exhausted?: readonly string[];
  readonly truck?: string;
  readonly trailers?: readonly string[];
  /** By position of the card they stand on. */
  readonly devices?: Readonly<Record<number, string>>;
  /** Put into slots by themselves; survivor tokens for the crew are added. */
  readonly cargo?: readonly TokenName[];
  /** Put into certain slots: position times eight, plus the number of the slot. */
  readonly slots?: Readonly<Record<number, TokenName>>;
  readonly items?: readonly string[];
  readonly fame?: number;
  readonly node?: number;
  readonly contamination?: Readonly<Record<string, number>>;
  readonly targets?: number;
}

export interface Foe {
  readonly id: string;
  readonly region?: number;
  readonly loot?: string;
  readonly damage?: number;
  readonly targets?: readonly number[];
}

export interface Start {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string | number>>;
  readonly pack?: unknown;
  readonly sides?: readonly Side[];
  /** Cards by id; an empty text is an empty space. */
  readonly row?: readonly string[];
  /** Top first, as are all decks. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly itemDeck?: readonly string[];
  readonly itemDiscard?: readonly string[];
  readonly outcomes?: readonly string[];
  readonly outcomeDiscard?: readonly string[];
  readonly lootDeck?: readonly string[];
  readonly actions?: readonly string[];
  readonly foes?: readonly Foe[];
  readonly track?: readonly number[];
  readonly tiles?: Readonly<Record<number, string>>;
  readonly dock?: number;
  readonly round?: number;
  readonly phase?: Aurora['phase'];
  readonly script?: Script;
  /** What is played: tasks, the first one on top. */
  readonly play: (() => Frame)[];
  /** Last changes before the first step. */
  readonly adjust?: (g: Aurora) => void;
}

export interface Table extends Hand {
  readonly g: Aurora;
  readonly log: readonly AuroraEvent[];
  side(seat?: Seat): Player;
  /** Names of the tokens aboard, sorted. */
  cargo(seat?: Seat): string[];
  count(token: TokenName, seat?: Seat): number;
  zone(id: string, seat?: Seat): string;
  contamination(id: string): number;
  row(): string[];
  goods(space: number): string[][];
  items(seat?: Seat): string[];
  fame(seat?: Seat): number;
  supply(token: TokenName): number;
  card(id: string): number;
  ids(cards: readonly number[]): string[];
  why(label: string, seat?: Seat): string;
  /** The words for a slot as it is now. */
  at(slot: number, seat?: Seat): string;
  /** What lies in a slot. */
  holds(slot: number, seat?: Seat): string;
  /** Takes last options until somebody is asked this question. */
  until(name: string): void;
}

export const say = speaker(lastAurora.words);

const find = (g: Aurora, id: string): number => {
  const card = g.content.cards.findIndex(data => data.id === id);
  if (card < 0) throw new Error(`no card "${id}"`);
  return card;
};
const itemOf = (g: Aurora, id: string): number => {
  const item = g.content.items.findIndex(row => row.id === id);
  if (item < 0) throw new Error(`no item "${id}"`);
  return item;
};
const outcomeOf = (g: Aurora, id: string): number => g.content.outcomes.findIndex(row => row.id === id);
const actionOf = (g: Aurora, id: string): number => g.content.automaCards.findIndex(row => row.id === id);

const replace = <T>(list: T[], items: readonly T[]): void => {
  list.splice(0, list.length, ...items);
};
const topFirst = (ids: readonly string[], number: (id: string) => number): number[] => ids.map(number).reverse();

const laySide = (g: Aurora, seat: Seat, side: Side): void => {
  const player = g.players[seat];
  const cards = (ids: readonly string[] = []): number[] => ids.map(id => find(g, id)).sort((a, b) => a - b);
  replace(player.active, cards(side.active));
  replace(player.rest, cards(side.rest));
  replace(player.exhausted, cards(side.exhausted));
  player.convoy.fill(-1);
  player.cargo.fill(0);
  player.convoy[0] = find(g, side.truck ?? `truck-${seat + 1}`);
  (side.trailers ?? [`container-${seat + 1}`]).forEach((id, i) => {
    player.convoy[i + 1] = find(g, id);
  });
  for (const [position, id] of Object.entries(side.devices ?? {})) player.convoy[Number(position) + 4] = find(g, id);
  for (const [slot, name] of Object.entries(side.slots ?? {})) player.cargo[Number(slot)] = TOKENS.indexOf(name);
  const crew = player.active.length + player.rest.length + player.exhausted.length;
  let seated = player.cargo.filter(token => token === 4).length;
  for (; seated < crew; seated++) put(g, player, 4);
  for (const name of side.cargo ?? []) put(g, player, TOKENS.indexOf(name));
  if (side.slots === undefined) seatDriver(g, player);
  replace(
    player.items,
    (side.items ?? []).map(id => itemOf(g, id)),
  );
  player.fame = g.content.fame.indexOf(side.fame ?? 0);
  player.node = side.node ?? 0;
  if (side.targets !== undefined) player.targets = side.targets;
  for (const [id, tokens] of Object.entries(side.contamination ?? {})) g.contamination[find(g, id)] = tokens;
};

const layRow = (g: Aurora, start: Start): void => {
  g.row.fill(-1);
  for (const block of g.goods) block.length = 0;
  (start.row ?? []).forEach((id, space) => {
    if (id !== '') placeCard(g, find(g, id), space);
  });
};

const layDecks = (g: Aurora, start: Start): void => {
  replace(
    g.deck,
    topFirst(start.deck ?? [], id => find(g, id)),
  );
  replace(
    g.discard,
    (start.discard ?? []).map(id => find(g, id)),
  );
  if (start.itemDeck)
    replace(
      g.itemDeck,
      topFirst(start.itemDeck, id => itemOf(g, id)),
    );
  replace(
    g.itemDiscard,
    (start.itemDiscard ?? []).map(id => itemOf(g, id)),
  );
  if (start.outcomes)
    replace(
      g.outcomeDeck,
      topFirst(start.outcomes, id => outcomeOf(g, id)),
    );
  replace(
    g.outcomeDiscard,
    (start.outcomeDiscard ?? []).map(id => outcomeOf(g, id)),
  );
  if (start.lootDeck)
    replace(
      g.lootDeck,
      topFirst(start.lootDeck, id => find(g, id)),
    );
  if (start.actions && g.automa)
    replace(
      g.automa.deck,
      topFirst(start.actions, id => actionOf(g, id)),
    );
};

const layFoes = (g: Aurora, foes: readonly Foe[]): void => {
  for (const { id, region = 0, loot = 'trunk', damage = 0, targets = [] } of foes) {
    g.enemies.push({ card: find(g, id), region, loot: find(g, loot), damage, targets: [...targets] });
    for (const who of targets) {
      if (who !== 4) g.players[who].targets--;
      else if (g.automa) g.automa.targets--;
    }
  }
};

/** A table laid by names, at the first question of what is played on it. */
export const table = (start: Start): Table => {
  const content = must(lastAurora.content({ seats: start.seats ?? 2, ...start.options }, start.pack ?? null));
  const g = lastAurora.setup(content, keyFromSeed('test'));
  g.phase = start.phase ?? 'explore';
  g.round = start.round ?? 1;
  g.dock = start.dock ?? 0;
  g.red = false;
  g.turn = -1;
  layRow(g, start);
  layDecks(g, start);
  const sides = g.players.map((_, seat) => start.sides?.[seat] ?? { active: [`leader-${seat + 1}`] });
  sides.forEach((side, seat) => laySide(g, seat, side));
  layFoes(g, start.foes ?? []);
  replace(g.track, start.track ?? (g.automa ? [0, 4] : g.players.map((_, seat) => seat)));
  g.tiles.fill(-1);
  for (const [node, kind] of Object.entries(start.tiles ?? {}))
    g.tiles[Number(node)] = ['ammo', 'food', 'fuel', 'item', 'contamination'].indexOf(kind);
  start.adjust?.(g);
  if (start.script) followScript(g, start.script);
  g.stack.length = 0;
  for (const frame of [...start.play].reverse()) g.stack.push(frame());
  g.open = null;
  const hand = handOf(lastAurora, g, say);
  const events = hand.events as AuroraEvent[];
  advance(TASKS, g);
  return { ...looks(g), ...hand, g, log: events };
};

const names = (tokens: readonly number[]): string[] => tokens.map(token => TOKENS[token]);

const looks = (g: Aurora) => {
  const ids = (cards: readonly number[]): string[] => cards.map(card => (card < 0 ? '' : g.content.cards[card].id));
  return {
    side: (seat = 0) => g.players[seat],
    cargo: (seat = 0) => names(g.players[seat].cargo.filter(token => token !== 0)).sort(),
    count: (token: TokenName, seat = 0) => g.players[seat].cargo.filter(held => held === TOKENS.indexOf(token)).length,
    zone(id: string, seat = 0) {
      const card = find(g, id);
      const { active, rest, exhausted } = g.players[seat];
      if (active.includes(card)) return 'active';
      if (rest.includes(card)) return 'rest';
      return exhausted.includes(card) ? 'exhausted' : 'gone';
    },
    contamination: (id: string) => g.contamination[find(g, id)],
    row: () => ids(g.row),
    goods: (space: number) => [names(g.goods[space * 2]), names(g.goods[space * 2 + 1])],
    items: (seat = 0) => g.players[seat].items.map(item => g.content.items[item].id),
    fame: (seat = 0) => g.content.fame[g.players[seat].fame],
    supply: (token: TokenName) => g.supply[TOKENS.indexOf(token)],
    card: (id: string) => find(g, id),
    at: (slot: number, seat = 0) => say(slotName(g.content, g.players[seat], slot)),
    holds: (slot: number, seat = 0) => TOKENS[g.players[seat].cargo[slot]],
    until(name: string) {
      for (let asked = lastAurora.waitingFor(g); asked.length > 0; asked = lastAurora.waitingFor(g)) {
        if (asked.some(seat => lastAurora.question(g, seat)?.name === name)) return;
        lastAurora.choose(g, asked[0], lastAurora.options(g, asked[0]).at(-1) ?? 0);
      }
      throw new Error(`nobody was asked ${name}`);
    },
    ids,
    why: (label: string, seat = lastAurora.waitingFor(g)[0]) => {
      const about = lastAurora.question(g, seat)?.about ?? '';
      const thing = lastAurora
        .things(g, seat, about)
        .find(choice => say(lastAurora.describe(g, seat, choice)) === label);
      if (thing === undefined) throw new Error(`"${label}" names no ${about}`);
      return lastAurora.whyNot(g, seat, thing)?.clause ?? 'offered';
    },
  };
};
