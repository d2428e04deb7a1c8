import type { Rules } from '@lastroad/kernel';

/** A game with what belongs to it wherever it is played. What is large is loaded when somebody first needs it. */
export interface Listing {
  readonly title: string;
  /** A line for somebody who does not know it. */
  readonly about: string;
  rules(): Promise<Rules>;
}

/** Every game, in the order it is offered. */
export const GAMES = {
  'last-aurora': {
    title: 'Last Aurora',
    about:
      'Lead a convoy through endless winter. Scavenge, recruit, build, fight, and reach the icebreaker before it leaves.',
    rules: async () => (await import('@lastroad/last-aurora')).lastAurora,
  },
  'thunder-road': {
    title: 'Thunder Road: Vendetta',
    about: 'Three cars, four dice, no brakes. Race, ram and shoot until the road ends or only one crew is left.',
    rules: async () => (await import('@lastroad/thunder-road')).thunderRoad,
  },
  toy: {
    title: 'The Small Auction',
    about: 'Secret bids, a die and a pot: five minutes to try the table out.',
    rules: async () => (await import('@lastroad/kernel/toy')).toy,
  },
} as const satisfies Readonly<Record<string, Listing>>;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as GameId[];

export const isGame = (id: string): id is GameId => Object.hasOwn(GAMES, id);

/** `null`: there is no such game. */
export const rulesOf = async (id: string): Promise<Rules | null> => (isGame(id) ? GAMES[id].rules() : null);
