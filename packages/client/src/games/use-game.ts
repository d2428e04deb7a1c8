import type { Content } from '@lastroad/kernel';
import type { SeatFace } from '@lastroad/ui';
import { type Say, speaker } from '@lastroad/words';
import { use, useMemo } from 'react';
import type { SeatPlan } from '../table/table.ts';
import { useWords } from '../words/words.tsx';
import { type LoadedGame, loadGame } from './registry.ts';

/** Waits for a game's rules and face; `null` if this build has none. */
export const useGame = (game: string): LoadedGame | null => use(loadGame(game, useWords().language));

/** The game's own words, with the names of the people at the table. */
export const useGameSay = ({ face, words }: LoadedGame, seats: readonly SeatPlan[]): Say => {
  const { language } = useWords();
  const names = seats.map(seat => seat.name);
  const key = names.join('\n');
  return useMemo(() => speaker({ ...words, ...face.names?.(words, names) }, language), [face, words, key, language]);
};

/** The content of a table, worked out once; it was accepted when the game was made. */
export const useContent = ({ rules }: LoadedGame, options: Content['options'], pack: unknown): Content | null => {
  const key = JSON.stringify([options, pack]);
  return useMemo(() => {
    const [given, owners] = JSON.parse(key) as [Content['options'], unknown];
    const content = rules.content(given, owners);
    return content.ok ? content.value : null;
  }, [rules, key]);
};

export const seatFaces = (seats: readonly SeatPlan[]): readonly SeatFace[] =>
  seats.map(({ name, level }, seat) => ({ seat, name, isBot: level !== null }));
