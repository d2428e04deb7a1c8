import { GAME_IDS, GAMES, type GameId, isGame } from '@lastroad/games';
import type { Catalogue, Rules } from '@lastroad/kernel';
import type { GameFace, Guide, World } from '@lastroad/ui';
import type { Language } from '../words/languages.ts';

/** What a browser shows of a game, beside what belongs to it everywhere. */
interface Showing {
  readonly world: World;
  /** Fewest and most people. */
  readonly players: readonly [number, number];
  readonly minutes: number;
  /** Where its rules begin in the reference; `null`: it has no page there. */
  readonly rules: string | null;
  /** For trying the table out; not offered to everybody. */
  readonly isWorkshop: boolean;
  face(): Promise<GameFace>;
  /** Its guided first game. */
  guide(): Promise<Guide>;
  /** Short lessons about what modules bring, by their settings, and about what a seat may have, as `OF.VALUE`. */
  readonly lessons: Readonly<Record<string, () => Promise<Guide>>>;
  /** Its words in other languages; what is missing is said in English. */
  readonly words: Partial<Record<Language, () => Promise<Catalogue>>>;
}

/** The words of a game and of its board. */
const whole = async (
  said: Promise<{ readonly words: Catalogue }>,
  shown: Promise<{ readonly board: Catalogue }>,
): Promise<Catalogue> => ({ ...(await said).words, ...(await shown).board });

const SHOWINGS: Readonly<Record<GameId, Showing>> = {
  'last-aurora': {
    world: 'ice',
    players: [1, 4],
    minutes: 90,
    rules: 'last-aurora',
    isWorkshop: false,
    face: async () => (await import('@lastroad/last-aurora/board')).face,
    guide: async () => (await import('@lastroad/last-aurora/guide')).guide,
    lessons: {
      mineVariant: async () => (await import('@lastroad/last-aurora/guide/mines/index')).guide,
      frozenDeck: async () => (await import('@lastroad/last-aurora/guide/deck/index')).guide,
      asgard: async () => (await import('@lastroad/last-aurora/guide/asgard/index')).guide,
      crews: async () => (await import('@lastroad/last-aurora/guide/crews/index')).guide,
      pvp: async () => (await import('@lastroad/last-aurora/guide/pvp/index')).guide,
      stories: async () => (await import('@lastroad/last-aurora/guide/stories/index')).guide,
    },
    words: {
      ru: () => whole(import('@lastroad/last-aurora/words/ru/index'), import('@lastroad/last-aurora/words/ru/board')),
      pl: () => whole(import('@lastroad/last-aurora/words/pl/index'), import('@lastroad/last-aurora/words/pl/board')),
      it: () => whole(import('@lastroad/last-aurora/words/it/index'), import('@lastroad/last-aurora/words/it/board')),
    },
  },
  'thunder-road': {
    world: 'dust',
    players: [2, 5],
    minutes: 60,
    rules: 'thunder-road',
    isWorkshop: false,
    face: async () => (await import('@lastroad/thunder-road/board')).face,
    guide: async () => (await import('@lastroad/thunder-road/guide')).guide,
    lessons: {
      leaders: async () => (await import('@lastroad/thunder-road/guide/leaders/index')).guide,
      upgrades: async () => (await import('@lastroad/thunder-road/guide/upgrades/index')).guide,
      'crew.rig': async () => (await import('@lastroad/thunder-road/guide/rig/index')).guide,
      'crew.bikes': async () => (await import('@lastroad/thunder-road/guide/bikes/index')).guide,
      conditions: async () => (await import('@lastroad/thunder-road/guide/ammo/index')).guide,
      strikes: async () => (await import('@lastroad/thunder-road/guide/ammo/index')).guide,
      bonus: async () => (await import('@lastroad/thunder-road/guide/ammo/index')).guide,
      bounties: async () => (await import('@lastroad/thunder-road/guide/ammo/index')).guide,
      oneShots: async () => (await import('@lastroad/thunder-road/guide/ammo/index')).guide,
      'crew.german': async () => (await import('@lastroad/thunder-road/guide/german/index')).guide,
    },
    words: {
      ru: () => whole(import('@lastroad/thunder-road/words/ru/index'), import('@lastroad/thunder-road/words/ru/board')),
      pl: () => whole(import('@lastroad/thunder-road/words/pl/index'), import('@lastroad/thunder-road/words/pl/board')),
      it: () => whole(import('@lastroad/thunder-road/words/it/index'), import('@lastroad/thunder-road/words/it/board')),
    },
  },
  toy: {
    world: 'dust',
    players: [2, 4],
    minutes: 5,
    rules: null,
    isWorkshop: true,
    face: async () => (await import('../toy-board/face.tsx')).face,
    guide: async () => (await import('../toy-board/guide/index.ts')).guide,
    lessons: {},
    words: {},
  },
};

/** A game as the shell offers it. Its title and a line about it are words of the shell: `game.ID.title`, `game.ID.line`. */
export interface Offer extends Pick<Showing, 'world' | 'players' | 'minutes' | 'rules' | 'isWorkshop'> {
  readonly id: GameId;
}

const OFFERS: readonly Offer[] = GAME_IDS.map(id => ({ id, ...SHOWINGS[id] }));

export const offerOf = (game: string): Offer | undefined => OFFERS.find(({ id }) => id === game);

/** The workshop game is offered to whoever asks for it. */
export const offered = (search: string): readonly Offer[] =>
  OFFERS.filter(({ isWorkshop }) => !isWorkshop || search.includes('workshop'));

export const spokenWords = async (game: GameId, language: Language): Promise<Catalogue> =>
  (await SHOWINGS[game].words[language]?.()) ?? {};

/** The same promise for the same game, so that a component may wait for it; `null`: there is no such game. */
const once = <A extends readonly string[], T>(load: (game: GameId, ...more: A) => Promise<T>) => {
  const loading = new Map<string, Promise<T | null>>();
  return (game: string, ...more: A): Promise<T | null> => {
    const name = [game, ...more].join('/');
    const known = loading.get(name);
    if (known !== undefined) return known;
    const fresh = isGame(game) ? load(game, ...more) : Promise.resolve(null);
    loading.set(name, fresh);
    return fresh;
  };
};

export interface LoadedGame {
  readonly rules: Rules;
  readonly face: GameFace;
  readonly words: Catalogue;
}

export const loadGame = once(async (game, language: Language): Promise<LoadedGame> => {
  const loading = [GAMES[game].rules(), SHOWINGS[game].face(), spokenWords(game, language)] as const;
  const [rules, face, spoken] = await Promise.all(loading);
  return { rules, face, words: { ...rules.words, ...spoken } };
});

/** Whether a module, or what a seat may have, has a lesson of its own. */
export const hasLesson = (game: string, module: string): boolean =>
  isGame(game) && Object.hasOwn(SHOWINGS[game].lessons, module);

/** The guided first game. */
export const loadGuide = once(game => SHOWINGS[game].guide());

/** The lesson of a module, or of what a seat may have; `null`: it has none. */
export const loadLesson = once(
  async (game, module: string): Promise<Guide | null> =>
    hasLesson(game, module) ? ((await SHOWINGS[game].lessons[module]?.()) ?? null) : null,
);
