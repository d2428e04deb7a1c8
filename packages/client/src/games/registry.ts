import type { Catalogue, Rules } from '@lastroad/kernel';
import type { GameFace, World } from '@lastroad/ui';
import type { Language } from '../words/languages.ts';
import { hasRules, rulesOf } from './rules.ts';

/** A game as the shell offers it. Its title and a line about it are words of the shell: `game.ID.title`, `game.ID.line`. */
export interface Offer {
  readonly id: 'last-aurora' | 'thunder-road' | 'toy';
  readonly world: World;
  /** Fewest and most people. */
  readonly players: readonly [number, number];
  readonly minutes: number;
  /** Where its rules begin in the reference; `null`: it has no page there. */
  readonly rules: string | null;
  /** For trying the table out; not offered to everybody. */
  readonly isWorkshop: boolean;
}

export const OFFERS: readonly Offer[] = [
  { id: 'last-aurora', world: 'ice', players: [1, 4], minutes: 90, rules: 'last-aurora', isWorkshop: false },
  { id: 'thunder-road', world: 'dust', players: [2, 4], minutes: 60, rules: 'thunder-road', isWorkshop: false },
  { id: 'toy', world: 'dust', players: [2, 4], minutes: 5, rules: null, isWorkshop: true },
];

/** What each game shows of itself, loaded when it is first needed. */
const FACES: Readonly<Record<string, () => Promise<GameFace>>> = {
  'last-aurora': async () => (await import('@lastroad/last-aurora/board')).face,
  'thunder-road': async () => (await import('@lastroad/thunder-road/board')).face,
  toy: async () => (await import('../toy-board/face.tsx')).face,
};

/** The words of a game and of its board. */
const whole = async (
  said: Promise<{ readonly words: Catalogue }>,
  shown: Promise<{ readonly board: Catalogue }>,
): Promise<Catalogue> => ({ ...(await said).words, ...(await shown).board });

/** The games' words in other languages; what is missing is said in English. */
const WORDS: Readonly<Record<string, Partial<Record<Language, () => Promise<Catalogue>>>>> = {
  'last-aurora': {
    ru: () => whole(import('@lastroad/last-aurora/words/ru/index'), import('@lastroad/last-aurora/words/ru/board')),
    pl: () => whole(import('@lastroad/last-aurora/words/pl/index'), import('@lastroad/last-aurora/words/pl/board')),
    it: () => whole(import('@lastroad/last-aurora/words/it/index'), import('@lastroad/last-aurora/words/it/board')),
  },
  'thunder-road': {
    ru: async () => (await import('@lastroad/thunder-road/words/ru')).ru,
    pl: async () => (await import('@lastroad/thunder-road/words/pl')).pl,
    it: async () => (await import('@lastroad/thunder-road/words/it')).it,
  },
};

export const spokenWords = async (game: string, language: Language): Promise<Catalogue> =>
  (await WORDS[game]?.[language]?.()) ?? {};

export const isReady = (game: string): boolean => hasRules(game) && game in FACES;

export const offerOf = (game: string): Offer | undefined => OFFERS.find(({ id }) => id === game);

/** The workshop game is offered where there is nothing else, and to whoever asks for it. */
export const offered = (search: string): readonly Offer[] =>
  OFFERS.filter(
    ({ isWorkshop }) => !isWorkshop || search.includes('workshop') || !OFFERS.some(o => !o.isWorkshop && isReady(o.id)),
  );

export interface LoadedGame {
  readonly rules: Rules;
  readonly face: GameFace;
  readonly words: Catalogue;
}

const load = async (game: string, language: Language): Promise<LoadedGame | null> => {
  const [rules, face, spoken] = await Promise.all([rulesOf(game), FACES[game]?.(), spokenWords(game, language)]);
  if (rules === null || face === undefined) return null;
  return { rules, face, words: { ...rules.words, ...spoken } };
};

const loading = new Map<string, Promise<LoadedGame | null>>();

/** The same promise for the same game and language, so that a component may wait for it. */
export const loadGame = (game: string, language: Language): Promise<LoadedGame | null> => {
  const key = `${game}/${language}`;
  const known = loading.get(key);
  if (known !== undefined) return known;
  const fresh = load(game, language);
  loading.set(key, fresh);
  return fresh;
};
