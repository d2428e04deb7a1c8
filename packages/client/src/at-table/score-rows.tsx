import type { ScoreRow } from '@lastroad/ui';
import { SeatMark } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import type { SeatPlan } from '../table/table.ts';
import { useWords } from '../words/words.tsx';

interface ScoreRowsProps {
  readonly rows: readonly ScoreRow[];
  readonly scores: readonly number[];
  readonly seats: readonly SeatPlan[];
  readonly say: Say;
}

/** Some games tell facts rather than points: only where the rows add up to the score is there a sum to show. */
const addUp = (rows: readonly ScoreRow[], scores: readonly number[]): boolean =>
  rows.length > 1 &&
  scores.every((score, seat) => rows.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0) === score);

/** What everybody's points are made of. */
export const ScoreRows = ({ rows, scores, seats, say }: ScoreRowsProps) => {
  const { t } = useWords();
  if (rows.length === 0) return null;
  return (
    <div className="score-rows" role="group" aria-label={t('score.breakdown')} tabIndex={0}>
      <table>
        <caption>{t('score.breakdown')}</caption>
        <thead>
          <tr>
            <td />
            {seats.map(({ name }, seat) => (
              <th key={name} scope="col" data-seat={seat}>
                <SeatMark seat={seat} size={0.8} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }, i) => (
            <tr key={i}>
              <th scope="row">{say(label)}</th>
              {values.map((value, seat) => (
                <td key={seat}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {addUp(rows, scores) && (
          <tfoot>
            <tr>
              <th scope="row">{t('score.total')}</th>
              {scores.map((score, seat) => (
                <td key={seat}>{score}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
};
