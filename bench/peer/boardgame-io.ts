// The toy game once more, written for boardgame.io, so that both are measured doing the same thing in one run: through
// the client, as its documentation has people use it, and through the reducer alone, the fastest way it offers.
import { createRequire } from 'node:module';
import { type Chance, keyFromSeed, uniform } from '@lastroad/kernel';
import { medianOfWindows } from '../windows.ts';

// As much of its types as is used here: types are checked where it is not installed, too.
interface State {
  readonly G: Table;
}
type Reducer = (state: State, action: object) => State;
interface Internal {
  InitializeGame(setup: { game: object; numPlayers: number }): State;
  CreateGameReducer(setup: { game: object }): Reducer;
}
interface LocalClient {
  start(): void;
  stop(): void;
  getState(): State;
  updatePlayerID(seat: string): void;
  readonly moves: Readonly<Record<string, (choice: number) => void>>;
}
interface ClientPackage {
  Client(setup: { game: object; numPlayers: number; debug: false }): LocalClient;
}
const require = createRequire(import.meta.url);
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal') as Internal;
const { Client } = require('boardgame.io/client') as ClientPackage;

const SEATS = 3;
const ROUNDS = 5;
const SIDES = 6;
const WORTHS = Array.from({ length: 36 }, (_, i) => (i % 9) + 1);

type Asks = 'bids' | 'luck' | 'gift' | 'mercy' | 'over';

interface Table {
  round: number;
  bank: number;
  pot: number;
  peeker: number;
  winner: number;
  given: number;
  asks: Asks;
  coins: number[];
  hands: number[][];
  bids: number[];
  doubled: (boolean | null)[];
  deck: number[];
  discard: number[];
}

const deal = (t: Table, shuffle: (cards: number[]) => number[]): void => {
  t.round++;
  for (const hand of t.hands) {
    while (hand.length < 3) {
      if (t.deck.length === 0) t.deck = shuffle(t.discard.splice(0));
      hand.push(t.deck.pop() ?? 0);
      t.peeker = -1;
    }
  }
  t.asks = 'bids';
};

const show = (t: Table, die: (sides: number) => number): void => {
  const worth = t.bids.map((card, seat) => (WORTHS[card] ?? 0) * (t.doubled[seat] ? 2 : 1));
  const best = Math.max(...worth);
  const tied = worth.flatMap((value, seat) => (value === best ? [seat] : []));
  for (let seat = 0; seat < SEATS; seat++) {
    if (t.doubled[seat]) {
      t.coins[seat] = (t.coins[seat] ?? 0) - 1;
      t.bank++;
    }
    t.discard.push(t.bids[seat] ?? 0);
    t.bids[seat] = -1;
    t.doubled[seat] = null;
  }
  t.winner = tied.length === 1 ? (tied[0] ?? 0) : (tied[die(tied.length) - 1] ?? 0);
  t.given = 0;
  t.asks = 'luck';
};

interface MoveContext {
  readonly G: Table;
  readonly playerID: string;
  readonly random: { Die(sides: number): number; Shuffle(cards: number[]): number[] };
}

const endRound = ({ G, random }: MoveContext): void => {
  G.coins[G.winner] = (G.coins[G.winner] ?? 0) + G.pot;
  G.pot = 0;
  if (G.round === ROUNDS) G.asks = 'over';
  else deal(G, random.Shuffle);
};

const moves = {
  bid({ G, playerID }: MoveContext, card: number): void {
    const hand = G.hands[Number(playerID)] ?? [];
    hand.splice(hand.indexOf(card), 1);
    G.bids[Number(playerID)] = card;
  },
  double({ G, playerID, random }: MoveContext, answer: number): void {
    G.doubled[Number(playerID)] = answer === 1;
    if (G.doubled.every(said => said !== null)) show(G, random.Die);
  },
  act(context: MoveContext, act: number): void {
    const { G, random } = context;
    if (act === 0) endRound(context);
    else if (act === 1) {
      if (random.Die(SIDES) === 1) G.asks = G.pot > 0 ? 'mercy' : 'luck';
      else {
        G.bank--;
        G.pot++;
      }
    } else if (act === 2) G.peeker = G.winner;
    else {
      G.given++;
      G.asks = 'gift';
    }
  },
  mercy({ G }: MoveContext, answer: number): void {
    G.asks = 'luck';
    if (answer === 1) return;
    G.bank += G.pot;
    G.pot = 0;
  },
  give({ G }: MoveContext, to: number): void {
    G.coins[G.winner] = (G.coins[G.winner] ?? 0) - 1;
    G.coins[to] = (G.coins[to] ?? 0) + 1;
    G.asks = 'luck';
  },
};

const game = {
  name: 'toy',
  setup: ({ random }: { random: MoveContext['random'] }): Table => {
    const table: Table = {
      round: 0,
      bank: 40 - 3 * SEATS,
      pot: 0,
      peeker: -1,
      winner: 0,
      given: 0,
      asks: 'bids',
      coins: new Array<number>(SEATS).fill(3),
      hands: Array.from({ length: SEATS }, () => []),
      bids: new Array<number>(SEATS).fill(-1),
      doubled: new Array<boolean | null>(SEATS).fill(null),
      deck: random.Shuffle(WORTHS.map((_, card) => card)),
      discard: [],
    };
    deal(table, random.Shuffle);
    return table;
  },
  moves,
  turn: { activePlayers: { all: 'playing' } },
};

interface Legal {
  readonly move: keyof typeof moves;
  readonly seat: number;
  readonly choices: readonly number[];
}

/** What may be played: boardgame.io keeps no list of it, so every user writes one. */
const legal = (t: Table, dice: Chance): Legal => {
  switch (t.asks) {
    case 'bids': {
      const open = t.doubled.flatMap((said, seat) => (said === null ? [seat] : []));
      const seat = open[uniform(dice, open.length)] ?? 0;
      if (t.bids[seat] === -1) return { move: 'bid', seat, choices: t.hands[seat] ?? [] };
      return { move: 'double', seat, choices: (t.coins[seat] ?? 0) > 0 ? [0, 1] : [0] };
    }
    case 'luck': {
      const choices = [0];
      if (t.bank > 0) choices.push(1);
      if (t.peeker === -1 && t.deck.length > 0) choices.push(2);
      if ((t.coins[t.winner] ?? 0) > 0 && t.given < 2) choices.push(3);
      return { move: 'act', seat: t.winner, choices };
    }
    case 'gift':
      return { move: 'give', seat: t.winner, choices: [0, 1, 2].filter(seat => seat !== t.winner) };
    case 'mercy':
      return { move: 'mercy', seat: (t.winner + 1) % SEATS, choices: [0, 1] };
    case 'over':
      return { move: 'act', seat: 0, choices: [] };
  }
};

const dice: Chance = { key: keyFromSeed('peer'), drawn: 0 };

const playByReducer = (reducer: Reducer): number => {
  let state = InitializeGame({ game, numPlayers: SEATS });
  for (let decisions = 0; ; decisions++) {
    const { move, seat, choices } = legal(state.G, dice);
    if (choices.length === 0) return decisions;
    const args = [choices[uniform(dice, choices.length)]];
    const payload = { type: move, args, playerID: String(seat), credentials: null };
    const next = reducer(state, { type: 'MAKE_MOVE', payload });
    if (next === state) throw new Error(`boardgame.io refused ${move} ${String(args)}`);
    state = next;
  }
};

const playByClient = (): number => {
  const client = Client({ game, numPlayers: SEATS, debug: false });
  client.start();
  for (let decisions = 0; ; decisions++) {
    const { move, seat, choices } = legal(client.getState().G, dice);
    if (choices.length === 0) {
      client.stop();
      return decisions;
    }
    client.updatePlayerID(String(seat));
    client.moves[move]?.(choices[uniform(dice, choices.length)] ?? 0);
  }
};

const reducer = CreateGameReducer({ game });
const figures = {
  client: medianOfWindows(playByClient),
  reducer: medianOfWindows(() => playByReducer(reducer)),
};
console.log(JSON.stringify(figures));
