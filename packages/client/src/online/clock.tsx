import hourglass from 'icon:hourglass';
import { Icon } from '@lastroad/ui';
import { useWords } from '../words/words.tsx';
import { spell } from './spell.ts';
import { useNow } from './use-known.ts';

const SECOND = 1000;
/** Less than this, and it shows. */
const SHORT = 30 * SECOND;

interface ClockProps {
  /** When the time is up, by the server's clock; `null` while it stands still. */
  readonly deadline: number | null;
  /** What is left beside the time for a decision. */
  readonly reserve: number;
  readonly ahead: number;
}

/** What a player has left. It only shows: the server decides. */
export const Clock = ({ deadline, reserve, ahead }: ClockProps) => {
  const { t, language } = useWords();
  const now = useNow(SECOND) + ahead;
  const left = deadline === null ? reserve : Math.max(0, deadline - now);
  if (deadline === null && reserve === 0) return null;
  const text = spell(left, language);
  return (
    <span className="clock" data-runs={deadline !== null || undefined} data-short={left < SHORT || undefined}>
      <Icon path={hourglass} size={0.85} label={t(deadline === null ? 'online.reserve' : 'online.timeLeft')} />
      {text}
    </span>
  );
};
