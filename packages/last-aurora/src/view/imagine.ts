import { type Key, type Seat, shuffle } from '@lastroad/kernel';
import { clone } from '../clone.ts';
import type { AuroraEvent } from '../events.ts';
import { automaHides } from '../modules/automa/view.ts';
import { redealStories } from '../modules/stories/view.ts';
import { type Aurora, type Card, NONE } from '../state.ts';

/** Deals anew what a seat has not seen: decks, other hands, face-down loot, the box, the Automa's cards. */
export const imagine = (g: Aurora, seat: Seat, key: Key): Aurora => {
  const twin = clone(g);
  twin.key = key;
  twin.drawn = 0;
  redealDeck(twin);
  redealItems(twin, seat);
  redealLoot(twin);
  redealOutcomes(twin);
  redeal(twin, automaHides(twin).actions);
  redealStories(twin, cards => mix(twin, cards));
  twin.drawn = g.drawn;
  return twin;
};

/** A new order that owes nothing to the old one: the same key imagines the same, whatever is hidden. */
const mix = (twin: Aurora, cards: number[]): void => {
  cards.sort((a, b) => a - b);
  shuffle(twin, cards, 'imagined');
};

/** Puts things back where they came from, in a new order. */
const redeal = (twin: Aurora, places: readonly number[][]): void => {
  const pool = places.flat();
  mix(twin, pool);
  for (const place of places) place.splice(0, place.length, ...pool.splice(0, place.length));
};

/** Backs tell the period of every place in the deck; extra cards may just as well lie in the box, and so may enemies. */
const redealDeck = (twin: Aurora): void => {
  const { cards } = twin.content;
  for (const period of ['I', 'II', 'III']) {
    const unseen = (card: Card): boolean => cards[card].period === period;
    const deck = twin.deck.filter(unseen);
    const box = twin.box.filter(unseen);
    const extras = deck.filter(card => cards[card].extra);
    const inBox = box.filter(card => cards[card].extra);
    redeal(twin, [extras, inBox]);
    const isEnemy = (card: Card): boolean => cards[card].kind === 'enemy';
    const [enemies, leftOut] = [deck.filter(isEnemy), box.filter(isEnemy)];
    if (leftOut.length > 0) redeal(twin, [enemies, leftOut]);
    const others = deck.filter(card => !cards[card].extra && !isEnemy(card));
    const stack = [...others, ...enemies, ...extras];
    mix(twin, stack);
    fill(twin.deck, unseen, stack);
    fill(twin.box, unseen, [...inBox, ...leftOut]);
  }
};

const fill = (list: number[], isPlace: (card: Card) => boolean, cards: readonly number[]): void => {
  let next = 0;
  const filled = list.map(card => (isPlace(card) ? cards[next++] : card));
  list.splice(0, list.length, ...filled);
};

const redealItems = (twin: Aurora, seat: Seat): void => {
  const hidden = twin.players.filter((_, owner) => owner !== seat).map(player => player.items);
  redeal(twin, [twin.itemDeck, ...hidden, ...automaHides(twin).items]);
};

/** Loot whose backs look alike may change places, wherever it lies face down. */
const redealLoot = (twin: Aurora): void => {
  const places = [twin.lootDeck, twin.lostLoot, ...automaHides(twin).loot];
  const onEnemies = twin.enemies.map(enemy => enemy.loot);
  const hidden = [...places.flat(), ...onEnemies];
  const look = (card: Card): string => {
    const back = twin.content.loot[card];
    return `${back?.group} ${back?.boxes?.join()}`;
  };
  for (const kind of new Set(hidden.map(look).sort())) {
    const pool = hidden.filter(card => look(card) === kind);
    mix(twin, pool);
    const swap = (card: Card): Card => (look(card) === kind ? (pool.pop() ?? card) : card);
    for (const place of places) place.splice(0, place.length, ...place.map(swap));
    for (const enemy of twin.enemies) enemy.loot = swap(enemy.loot);
  }
};

/** The back of the top outcome card is there for all to see. */
const redealOutcomes = (twin: Aurora): void => {
  const deck = twin.outcomeDeck;
  if (deck.length === 0) return;
  const { back } = twin.content.outcomes[deck[deck.length - 1]];
  mix(twin, deck);
  const at = deck.findLastIndex(outcome => twin.content.outcomes[outcome].back === back);
  const last = deck.length - 1;
  const top = deck[at];
  deck[at] = deck[last];
  deck[last] = top;
};

/** LA-ITM-1: only the owner sees what was drawn; only whoever may peek sees what lies on a deck. */
export const redact = (event: AuroraEvent, seat: Seat): AuroraEvent => {
  if (event.type === 'itemDrawn' && event.who !== seat) return { type: 'itemDrawn', who: event.who, item: NONE };
  if (event.type !== 'peeked' || event.seat === seat) return event;
  return { type: 'peeked', seat: event.seat, deck: event.deck, cards: event.cards.map(() => NONE) };
};
