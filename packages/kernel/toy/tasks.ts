import { AGAIN, draw, type Next, reveal, type Seat, shuffle, together } from '../src/index.ts';
import { NO_CARD, NOBODY, type Toy, task } from './state.ts';

export const NO = 0;
export const YES = 1;

const EITHER: readonly number[] = [NO, YES];
const ONLY_NO: readonly number[] = [NO];
const NOTHING: readonly number[] = [];

export const STOP = 0;
export const ROLL = 1;
export const PEEK = 2;
export const GIVE = 3;

/** Looks at the hand from the other end: tidying up, no move of the game. */
export const TURN_HAND = -2;

const HAND = 3;

/** TOY-1: the rounds one after the other. */
export const game = task('game', () => ({}), {
  rounds(g) {
    if (g.round === g.content.rounds) return;
    g.round++;
    return [round(), AGAIN];
  },
});

/** TOY-2: deal, bid in secret, show, and let the winner try its luck. */
export const round = task('round', () => ({ winner: NOBODY }), {
  deal(g) {
    for (const seat of g.content.seats) drawCards(g, seat);
  },
  bid: g => together(g.content.seats, bid),
  show(g, f) {
    f.winner = showBids(g);
  },
  tryLuck: (_g, f) => tryLuck(f.winner),
});

const drawCards = (g: Toy, seat: Seat): void => {
  const hand = g.hands[seat];
  const cards: number[] = [];
  while (hand.length < HAND) {
    if (g.deck.length === 0) {
      g.deck.push(...g.discard.splice(0));
      shuffle(g, g.deck, 'deck');
    }
    const card = g.deck.pop() ?? NO_CARD;
    cards.push(card);
    insert(hand, card);
    g.peeker = NOBODY;
  }
  if (cards.length === 0) return;
  reveal(g);
  g.events?.push({ type: 'dealt', seat, cards });
};

/** TOY-3, TOY-4: a card face down, doubled in secret if the seat has a coin to pay for it. */
export const bid = task('bid', (seat: Seat) => ({ seat }), {
  chooseCard: {
    about: 'card',
    options: (g, f) => g.hands[f.seat].slice(),
    asides: () => [TURN_HAND],
    take(g, f, card) {
      const hand = g.hands[f.seat];
      if (card === TURN_HAND) {
        g.turned[f.seat] = !g.turned[f.seat];
        return AGAIN;
      }
      remove(hand, card);
      g.bids[f.seat] = card;
      g.events?.push({ type: 'bid', seat: f.seat, card });
    },
    whyNot: () => ({ key: 'toy.notInHand', clause: 'TOY-3' }),
  },
  // TOY-4. Asked of everybody, for a seat that is not asked would show that it is poor.
  double: {
    about: 'answer',
    always: true,
    options: (g, f) => (g.coins[f.seat] > 0 ? EITHER : ONLY_NO),
    take(g, f, answer) {
      g.doubled[f.seat] = answer === YES;
    },
    whyNot: () => ({ key: 'toy.noCoin', clause: 'TOY-4' }),
  },
});

const remove = (hand: number[], card: number): void => {
  for (let at = hand.indexOf(card) + 1; at < hand.length; at++) hand[at - 1] = hand[at];
  hand.pop();
};

/** Hands are kept in order. */
const insert = (hand: number[], card: number): void => {
  let at = hand.length;
  hand.push(card);
  for (; at > 0 && hand[at - 1] > card; at--) hand[at] = hand[at - 1];
  hand[at] = card;
};

const worth = (g: Toy, seat: Seat): number => g.content.cards[g.bids[seat]] * (g.doubled[seat] ? 2 : 1);

/** TOY-5: everything is turned up, doubling paid for; the highest bid wins, a die decides between equals. */
const showBids = (g: Toy): Seat => {
  reveal(g);
  g.events?.push({ type: 'shown', bids: g.bids.slice(), doubled: g.doubled.slice() });
  let best = 0;
  const tied: Seat[] = [];
  for (const seat of g.content.seats) {
    const mine = worth(g, seat);
    if (mine < best) continue;
    if (mine > best) tied.length = 0;
    best = mine;
    tied.push(seat);
  }
  for (const seat of g.content.seats) {
    if (g.doubled[seat]) pay(g, seat, 1);
    g.discard.push(g.bids[seat]);
    g.bids[seat] = NO_CARD;
    g.doubled[seat] = false;
  }
  return tied.length === 1 ? tied[0] : tied[draw(g, tied.length, 'tie')];
};

const pay = (g: Toy, seat: Seat, coins: number): void => {
  g.coins[seat] -= coins;
  g.bank += coins;
};

/** TOY-6: roll for coins until it stops or loses all; look at the deck, give a coin away in between. */
export const tryLuck = task('tryLuck', (seat: Seat) => ({ seat, bust: false, given: 0 }), {
  chooseAct: {
    about: 'act',
    options(g, f) {
      if (f.bust) return [];
      const acts = [STOP];
      if (g.bank > 0) acts.push(ROLL);
      if (g.peeker === NOBODY && g.deck.length > 0) acts.push(PEEK);
      if (g.coins[f.seat] > 0 && f.given < 2) acts.push(GIVE);
      return acts;
    },
    take(g, f, act): Next {
      switch (act) {
        case ROLL:
          return [rollDie(f.seat), AGAIN];
        case PEEK:
          g.peeker = f.seat;
          reveal(g);
          g.events?.push({ type: 'peeked', seat: f.seat, card: g.deck[g.deck.length - 1] });
          return AGAIN;
        case GIVE:
          f.given++;
          return [give(f.seat), AGAIN];
        default:
          f.bust = true;
      }
    },
    whyNot(g, _f, act) {
      if (act === ROLL) return { key: 'toy.bankEmpty', clause: 'TOY-6' };
      if (act === PEEK) return { key: g.deck.length > 0 ? 'toy.peeked' : 'toy.deckEmpty', clause: 'TOY-7' };
      return { key: 'toy.noGift', clause: 'TOY-8' };
    },
  },
  takePot(g, f) {
    g.coins[f.seat] += g.pot;
    g.pot = 0;
  },
});

/** TOY-6: a 1 loses the pot, unless the next seat shows mercy; anything else adds a coin. */
export const rollDie = task('rollDie', (seat: Seat) => ({ seat, rolled: 0 }), {
  roll(g, f) {
    f.rolled = draw(g, g.content.sides, 'luck') + 1;
    g.events?.push({ type: 'rolled', seat: f.seat, rolled: f.rolled });
    if (f.rolled === 1) return;
    g.bank--;
    g.pot++;
  },
  mercy: {
    about: 'answer',
    who: (g, f) => (f.seat + 1) % g.coins.length,
    options: (g, f) => (f.rolled === 1 && g.pot > 0 ? EITHER : NOTHING),
    take(g, _f, answer) {
      if (answer === YES) return;
      g.bank += g.pot;
      g.pot = 0;
    },
  },
});

/** TOY-8: one coin to another seat. */
export const give = task('give', (seat: Seat) => ({ seat }), {
  chooseSeat: {
    about: 'seat',
    options: (g, f) => g.content.seats.filter(seat => seat !== f.seat),
    take(g, f, to) {
      g.coins[f.seat]--;
      g.coins[to]++;
      g.events?.push({ type: 'gave', seat: f.seat, to });
    },
    whyNot: () => ({ key: 'toy.notSelf', clause: 'TOY-8' }),
  },
});

export const TASKS = { game, round, bid, tryLuck, rollDie, give };
