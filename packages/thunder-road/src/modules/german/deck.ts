import { reveal, type Seat } from '@lastroad/kernel';
import type { DiceSource } from '../../sources.ts';
import { type DeckState, NONE, type Race } from '../../state.ts';
import { crewOf } from '../../verbs/cars.ts';
import { CARDS, isCard } from '../../verbs/dice.ts';
import { takeAny } from '../../verbs/piles.ts';

const inOrder = (a: number, b: number): number => a - b;

/** The deck of a seat; only what is part of this module asks, and it speaks only for crews that have one. */
export const deckOf = ({ decks }: Race, seat: Seat): DeckState => {
  const deck = decks?.[seat];
  if (deck === undefined || deck === null) throw new Error(`seat ${seat} has no deck`);
  return deck;
};

/** TR-GER-1, TR-DB-27: every such crew has the whole deck, of its own colour. */
export const setUp = (g: Race): void => {
  const whole = g.content.deck.map((_, card) => CARDS + card);
  g.decks = g.crews.map((_, seat) =>
    crewOf(g, seat).deck ? { pile: whole.slice(), discard: [], played: [], shown: NONE } : null,
  );
};

/** TR-GER-6: an empty deck is the shuffled discard; what lies on boards stays there. The last card needs no chance to be shown. */
const drawCard = (g: Race, seat: Seat): number => {
  const deck = deckOf(g, seat);
  if (deck.pile.length === 0) {
    deck.pile.push(...deck.discard.splice(0));
    g.events?.push({ type: 'reshuffled', seat });
  }
  reveal(g);
  return takeAny(g, deck.pile, 'card');
};

const drawHand = (g: Race, seat: Seat): void => {
  const { dice } = g.crews[seat];
  const cards: number[] = [];
  while (dice.length + cards.length < crewOf(g, seat).dice) cards.push(drawCard(g, seat));
  g.crews[seat].dice = [...dice, ...cards].sort(inOrder);
  g.events?.push({ type: 'drewCards', seat, count: cards.length, cards: cards.sort(inOrder) });
};

/** TR-GER-2 to TR-GER-6: cards stand for dice, and the top one for the shooting die. */
export const DRAWN: DiceSource = {
  // TR-GER-2. Tied hands go back into the deck.
  deal(g, seat) {
    deckOf(g, seat).pile.push(...g.crews[seat].dice.splice(0));
    drawHand(g, seat);
  },
  // TR-GER-4. What was played is discarded, the hand is filled up.
  fill(g, seat) {
    const deck = deckOf(g, seat);
    deck.discard.push(...deck.played.splice(0));
    // TR-RUL-105. A die that lay for a card is taken away with it.
    g.crews[seat].dice = g.crews[seat].dice.filter(isCard);
    drawHand(g, seat);
  },
  // TR-GER-3. It lies on a board, for all to see.
  spend(g, seat, die) {
    if (isCard(die)) deckOf(g, seat).played.push(die);
    reveal(g);
  },
  // TR-GER-5.
  shot(g, seat) {
    const card = drawCard(g, seat);
    const deck = deckOf(g, seat);
    deck.discard.push(card);
    deck.shown = card;
    return g.content.dice.shooting.length + card - CARDS;
  },
};
