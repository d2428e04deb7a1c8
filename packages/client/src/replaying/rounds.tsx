import { Button } from 'react-aria-components';
import type { RoundStart } from '../table/round-starts.ts';
import { useWords } from '../words/words.tsx';

interface RoundsProps {
  readonly starts: readonly RoundStart[];
  readonly at: number;
  onJump(at: number): void;
}

export const Rounds = ({ starts, at, onJump }: RoundsProps) => {
  const { t } = useWords();
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
