import { type Catalogue, draw, type Key, type Message, type Seat, shuffle, waitingFor } from '../src/index.ts';
import { type Card, clone, NO_CARD, type Toy, type ToyContent, type ToyEvent } from './state.ts';
import { GIVE, NO, PEEK, ROLL, STOP, TASKS, TURN_HAND, YES } from './tasks.ts';

/** A card whose face the reader may not see. */
export const FACE_DOWN = -1;

/** What one seat may know. Built field by field: what is not written here is never sent. */
export interface ToyView {
  readonly seat: Seat;
  readonly round: number;
  readonly rounds: number;
  readonly worths: readonly number[];
  readonly bank: number;
  readonly pot: number;
  readonly coins: readonly number[];
  readonly hands: readonly (readonly Card[])[];
  readonly bids: readonly (Card | null)[];
  readonly doubled: boolean;
  readonly deckSize: number;
  readonly discard: readonly Card[];
  readonly peeker: Seat;
  readonly top: Card;
}

const ownHand = (g: Toy, seat: Seat): Card[] => (g.turned[seat] ? g.hands[seat].toReversed() : g.hands[seat].slice());

export const view = (g: Toy, seat: Seat): ToyView => ({
  seat,
  round: g.round,
  rounds: g.content.rounds,
  worths: g.content.cards,
  bank: g.bank,
  pot: g.pot,
  coins: g.coins,
  hands: g.hands.map((hand, owner) => (owner === seat ? ownHand(g, seat) : hand.map(() => FACE_DOWN))),
  bids: g.bids.map((card, owner) => (card === NO_CARD ? null : owner === seat ? card : FACE_DOWN)),
  doubled: g.doubled[seat] ?? false,
  deckSize: g.deck.length,
  discard: g.discard,
  peeker: g.peeker,
  top: g.peeker === seat && g.deck.length > 0 ? g.deck[g.deck.length - 1] : FACE_DOWN,
});

export const redact = (event: ToyEvent, seat: Seat): ToyEvent => {
  if (event.type === 'dealt' && event.seat !== seat) {
    return { type: 'dealt', seat: event.seat, cards: event.cards.map(() => FACE_DOWN) };
  }
  if (event.type === 'bid' && event.seat !== seat) return { type: 'bid', seat: event.seat, card: FACE_DOWN };
  if (event.type === 'peeked' && event.seat !== seat) return { type: 'peeked', seat: event.seat, card: FACE_DOWN };
  return event;
};

/** Deals anew what the seat has not seen: the deck (but a top card it has looked at), other hands and bids. */
export const imagine = (g: Toy, seat: Seat, key: Key): Toy => {
  const twin = clone(g);
  twin.key = key;
  twin.drawn = 0;
  const known = twin.peeker === seat ? twin.deck.pop() : undefined;
  const others = g.content.seats.filter(other => other !== seat);
  const unseen = twin.deck.splice(0);
  for (const other of others) {
    unseen.push(...twin.hands[other]);
    if (twin.bids[other] !== NO_CARD) unseen.push(twin.bids[other]);
  }
  // In order first: what is dealt must not depend on how things lie in the true game.
  unseen.sort((a, b) => a - b);
  shuffle(twin, unseen, 'imagined');
  const undecided = waitingFor(TASKS, g);
  for (const other of others) {
    const hand = twin.hands[other];
    hand.splice(0, hand.length, ...unseen.splice(0, hand.length).sort((a, b) => a - b));
    if (twin.bids[other] !== NO_CARD) twin.bids[other] = unseen.pop() ?? NO_CARD;
    const mayHaveDoubled = g.bids[other] !== NO_CARD && g.coins[other] > 0 && !undecided.includes(other);
    twin.doubled[other] = mayHaveDoubled && draw(twin, 2, 'imagined') === YES;
  }
  twin.deck.push(...unseen);
  if (known !== undefined) twin.deck.push(known);
  twin.drawn = g.drawn;
  return twin;
};

export const WORDS: Catalogue = {
  'option.seats': 'Number of seats',
  'option.rounds': 'Rounds to be played',
  'option.sides': 'Sides of the die',
  'bid.chooseCard': 'Which card do you put down?',
  'bid.double': 'Do you pay a coin to double your bid?',
  'tryLuck.chooseAct': 'You won the round. What do you do?',
  'rollDie.mercy': 'A 1 was rolled. Do you let the pot stand?',
  'give.chooseSeat': 'Who gets your coin?',
  'toy.card': 'card {card} (worth {worth})',
  'toy.turnHand': 'turn my hand round',
  'toy.yes': 'yes',
  'toy.no': 'no',
  'toy.stop': 'stop',
  'toy.roll': 'roll',
  'toy.peek': 'look at the deck',
  'toy.give': 'give a coin',
  'toy.seat': 'seat {seat}',
  'toy.notInHand': 'That card is not in your hand.',
  'toy.noCoin': 'You have no coin to pay with.',
  'toy.bankEmpty': 'The bank is empty.',
  'toy.peeked': 'Somebody has looked at the top card already.',
  'toy.deckEmpty': 'The deck is empty.',
  'toy.noGift': 'You have no coin, or have given two already.',
  'toy.notSelf': 'You cannot give a coin to yourself.',
  'toy.dealt': 'Seat {seat} draws {count, plural, one {# card} other {# cards}}.',
  'toy.bid': 'Seat {seat} puts a card down.',
  'toy.shown': 'The bids are turned up: {bids}.',
  'toy.peekedAt': 'Seat {seat} looks at the deck.',
  'toy.rolled': 'Seat {seat} rolls {rolled}.',
  'toy.gave': 'Seat {seat} gives seat {to} a coin.',
  'toy.gains': 'gains {coins, plural, one {# coin} other {# coins}}',
  'toy.pays': 'costs {coins, plural, one {# coin} other {# coins}}',
  'toy.winsRound': 'may well win the round',
  'toy.potGrows': 'the pot may grow to {pot}',
};

const ACTS: Readonly<Record<number, string>> = {
  [STOP]: 'toy.stop',
  [ROLL]: 'toy.roll',
  [PEEK]: 'toy.peek',
  [GIVE]: 'toy.give',
};

export const describe = (g: Toy, about: string | undefined, choice: number): Message => {
  if (choice === TURN_HAND) return { key: 'toy.turnHand' };
  switch (about) {
    case 'card':
      return { key: 'toy.card', values: { card: choice, worth: g.content.cards[choice] } };
    case 'seat':
      return { key: 'toy.seat', values: { seat: choice + 1 } };
    case 'act':
      return { key: ACTS[choice] };
    default:
      return { key: choice === YES ? 'toy.yes' : 'toy.no' };
  }
};

export const things = (g: Toy, _seat: Seat, about: string): readonly number[] => {
  switch (about) {
    case 'card':
      return g.content.cards.map((_, card) => card);
    case 'seat':
      return g.content.seats;
    case 'act':
      return [STOP, ROLL, PEEK, GIVE];
    default:
      return [NO, YES];
  }
};

export const tell = (_content: ToyContent, event: ToyEvent): Message => {
  switch (event.type) {
    case 'dealt':
      return { key: 'toy.dealt', values: { seat: event.seat + 1, count: event.cards.length } };
    case 'bid':
      return { key: 'toy.bid', values: { seat: event.seat + 1 } };
    case 'shown':
      return {
        key: 'toy.shown',
        values: { bids: event.bids.map((card, i) => `${card}${event.doubled[i] ? ' doubled' : ''}`).join(', ') },
      };
    case 'peeked':
      return { key: 'toy.peekedAt', values: { seat: event.seat + 1 } };
    case 'rolled':
      return { key: 'toy.rolled', values: { seat: event.seat + 1, rolled: event.rolled } };
    case 'gave':
      return { key: 'toy.gave', values: { seat: event.seat + 1, to: event.to + 1 } };
  }
};

const face = (v: ToyView, card: Card | null): string =>
  card === null ? '–' : card === FACE_DOWN ? '▒' : `${card}(${v.worths[card]})`;

export const screen = (_content: ToyContent, v: ToyView): string =>
  [
    `Round ${v.round} of ${v.rounds}   bank ${v.bank}   pot ${v.pot}   deck ${v.deckSize}${v.top === FACE_DOWN ? '' : `, on top ${face(v, v.top)}`}`,
    ...v.coins.map((coins, seat) => {
      const hand = v.hands[seat].map(card => face(v, card)).join(' ');
      return `${seat === v.seat ? '>' : ' '} seat ${seat + 1}   ${String(coins).padStart(2)} coins   bid ${face(v, v.bids[seat])}   hand ${hand}`;
    }),
  ].join('\n');
