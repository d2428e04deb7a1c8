import robot from 'icon:robot-antennas';
import type { Outcome, Seat } from '@lastroad/kernel';
import type { Rival } from '@lastroad/ui';
import { Arrive, Icon, SeatMark } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import type { ReactNode } from 'react';
import type { SeatPlan } from '../table/table.ts';
import { useWords } from '../words/words.tsx';

/** Somebody in the order of places; a rival that the rules play has no seat. */
export interface Finisher {
  readonly seat: Seat | null;
  readonly name: string;
  readonly place: number;
  readonly points: number;
}

/** Best first. Whoever plays alone is first or second: their place tells where the rival is. */
export const finishersOf = (
  { places, scores }: Outcome,
  seats: readonly SeatPlan[],
  rival: Rival | null,
  say: Say,
): readonly Finisher[] => {
  const finishers = seats.map(
    ({ name }, seat): Finisher => ({ seat, name, place: places[seat] ?? 0, points: scores[seat] ?? 0 }),
  );
  if (rival !== null) {
    finishers.push({ seat: null, name: say(rival.name), place: places[0] === 1 ? 2 : 1, points: rival.score });
  }
  return finishers.sort((a, b) => a.place - b.place);
};

const Points = ({ points, best }: { readonly points: number; readonly best: number }) => {
  const { t } = useWords();
  return (
    <>
      <span className="score-bar" aria-hidden="true">
        <i style={{ width: `${(Math.max(0, points) / best) * 100}%` }} />
      </span>
      <b className="score-points">{t('score.points', { points })}</b>
    </>
  );
};

interface ScoreListProps {
  readonly finishers: readonly Finisher[];
  readonly hasPoints: boolean;
  /** What else is to be known of a seat. */
  note?(seat: Seat): ReactNode;
}

export const ScoreList = ({ finishers, hasPoints, note }: ScoreListProps) => {
  const { t } = useWords();
  const best = Math.max(1, ...finishers.map(({ points }) => points));
  return (
    <ol className="score-list">
      {finishers.map(({ seat, name, place, points }, i) => (
        <li key={seat ?? 'rival'} data-seat={seat}>
          <Arrive after={i * 0.12} className="score-line">
            <b className="score-place">{t('score.place', { place })}</b>
            {seat === null ? <Icon path={robot} size={1.2} /> : <SeatMark seat={seat} size={1.2} />}
            <span className="score-name">
              {name} {seat !== null && note?.(seat)}
            </span>
            {hasPoints && <Points points={points} best={best} />}
          </Arrive>
        </li>
      ))}
    </ol>
  );
};
