import { type Game, SPECTATOR } from '@lastroad/kernel';
import { useMemo } from 'react';
import { Button } from 'react-aria-components';
import type { LoadedGame } from '../games/registry.ts';
import { useWords } from '../words/words.tsx';

interface RoundsProps {
  readonly game: LoadedGame;
  readonly positions: readonly Game[];
  readonly at: number;
  onJump(at: number): void;
}

/** The first position of every round. */
export const startsOfRounds = (
  { rules, face }: LoadedGame,
  positions: readonly Game[],
): readonly (readonly [round: number, at: number])[] => {
  const starts: (readonly [number, number])[] = [];
  for (const [at, g] of positions.entries()) {
    const round = face.roundOf?.(rules.view(g, SPECTATOR));
    if (round !== undefined && starts.at(-1)?.[0] !== round) starts.push([round, at]);
  }
  return starts;
};

export const Rounds = ({ game, positions, at, onJump }: RoundsProps) => {
  const { t } = useWords();
  const starts = useMemo(() => startsOfRounds(game, positions), [game, positions]);
  if (starts.length === 0) return null;
  const current = starts.findLast(([, start]) => start <= at)?.[0];
  return (
    <nav className="rounds" aria-label={t('replay.rounds')}>
      {starts.map(([round, start]) => (
        <Button
          key={round}
          className="round"
          aria-label={t('replay.round', { round })}
          {...(round === current && { 'aria-current': 'step' as const })}
          onPress={() => onJump(start)}
        >
          {round}
        </Button>
      ))}
    </nav>
  );
};
