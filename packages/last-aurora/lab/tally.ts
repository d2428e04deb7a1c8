import type { AuroraEvent } from '../src/events.ts';
import { type Aurora, lastAurora } from '../src/index.ts';
import { automaScore } from '../src/modules/automa/score.ts';

/** What is counted over all games of one kind of table. */
export interface Tally {
  games: number;
  readonly rounds: number[];
  reached: number;
  readonly scores: number[];
  readonly wins: number[];
  eliminated: number;
  /** Games whose deck ran dry before the round in which they ended. */
  dry: number;
  decisions: number;
  /** Points by the crew that was led. */
  readonly crews: Record<string, number[]>;
  automaPoints: number;
  /** Attacks of players on enemies, and on players. */
  attacks: number;
  raids: number;
  /** Rounds that seats have played, all together, and items that they drew in these. */
  seatRounds: number;
  items: number;
  /** By number: enemies that fell upon somebody, and those that were defeated. */
  readonly came: number[];
  readonly defeated: number[];
}

export const newTally = (seats: number): Tally => ({
  games: 0,
  rounds: [0, 0, 0, 0, 0, 0, 0],
  reached: 0,
  scores: [],
  wins: new Array<number>(seats).fill(0),
  eliminated: 0,
  dry: 0,
  decisions: 0,
  crews: {},
  automaPoints: 0,
  attacks: 0,
  raids: 0,
  seatRounds: 0,
  items: 0,
  came: [0, 0, 0, 0, 0, 0],
  defeated: [0, 0, 0, 0, 0, 0],
});

/** How often a card came into the row, and how often somebody used it. */
export type Uses = Record<string, { seen: number; taken: number }>;

const useOf = (uses: Uses, id: string): { seen: number; taken: number } => (uses[id] ??= { seen: 0, taken: 0 });

const countUse = ({ content }: Aurora, event: AuroraEvent, uses: Uses): void => {
  switch (event.type) {
    case 'revealed':
      useOf(uses, content.cards[event.card].id).seen++;
      break;
    case 'explored':
    case 'eventStruck':
      useOf(uses, content.cards[event.card].id).taken++;
      break;
    case 'defeated':
      useOf(uses, content.cards[event.enemy].id).taken++;
      break;
    case 'lootTaken':
      if (event.kept) useOf(uses, content.cards[event.card].id).taken++;
      break;
    case 'itemUsed':
      useOf(uses, content.items[event.item].id).taken++;
      break;
    default:
  }
};

const numberOf = ({ content }: Aurora, enemy: number): number => {
  const card = content.cards[enemy];
  return card.kind === 'enemy' ? card.number - 1 : 0;
};

const countEvent = (g: Aurora, event: AuroraEvent, tally: Tally): void => {
  switch (event.type) {
    case 'attacked':
      tally.attacks++;
      break;
    case 'raided':
      tally.raids++;
      break;
    case 'roundBegan':
      tally.seatRounds += g.players.length;
      break;
    case 'eliminated':
      tally.eliminated++;
      break;
    case 'itemDrawn':
      if (event.who >= 0 && event.who < g.players.length) tally.items++;
      break;
    case 'ambushed':
      tally.came[numberOf(g, event.enemy)]++;
      break;
    case 'defeated':
      tally.defeated[numberOf(g, event.enemy)]++;
      break;
    default:
  }
};

const crewOf = (g: Aurora, s: number): string | undefined => {
  const card = g.content.cards[s];
  return card?.kind === 'survivor' ? card.crew : undefined;
};

/** The crews that are led, by seat; asked when the game begins. */
export const crewsOf = (g: Aurora): readonly (string | undefined)[] =>
  g.players.map(player => crewOf(g, player.active[0]));

export interface Played {
  readonly events: readonly AuroraEvent[];
  readonly led: readonly (string | undefined)[];
  readonly decisions: number;
  /** The round in which the deck ran dry, or 0. */
  readonly dryIn: number;
}

/** Counts a game that is over. */
export const count = (g: Aurora, { events, led, decisions, dryIn }: Played, tally: Tally, uses: Uses): void => {
  for (const event of events) {
    countUse(g, event, uses);
    countEvent(g, event, tally);
  }
  tally.games++;
  tally.decisions += decisions;
  tally.rounds[g.round]++;
  if (g.reached) tally.reached++;
  if (dryIn > 0 && dryIn < g.round) tally.dry++;
  const scores = lastAurora.scores(g);
  tally.scores.push(...scores);
  led.forEach((crew, seat) => {
    if (crew !== undefined) (tally.crews[crew] ??= []).push(scores[seat]);
  });
  if (g.automa !== null) tally.automaPoints += automaScore(g);
  lastAurora.places(g).forEach((place, seat) => {
    if (place === 1) tally.wins[seat]++;
  });
};
