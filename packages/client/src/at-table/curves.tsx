import { type Plot, SeatMark } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import type { RoundStart } from '../table/round-starts.ts';
import type { SeatPlan } from '../table/table.ts';
import { useWords } from '../words/words.tsx';

interface CurvesProps {
  readonly plot: Plot;
  readonly rounds: readonly RoundStart[];
  readonly seats: readonly SeatPlan[];
  readonly say: Say;
}

/** The picture is stretched to its place, so words and numbers stand beside it. */
const [WIDTH, HEIGHT] = [320, 120];
const EDGE = 6;

/** How much of a plot there is, and where a value lies in it. */
const scaleOf = ({ curves }: Plot) => {
  const all = curves.flatMap(({ values }) => values);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const steps = Math.max(2, ...curves.map(({ values }) => values.length));
  return {
    low,
    high,
    steps,
    x: (i: number): number => (i / (steps - 1)) * WIDTH,
    y: (value: number): number => HEIGHT - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE) - EDGE,
  };
};

/** Curves of one quantity, with the rounds of the game below them and what everybody came to. */
export const Curves = ({ plot, rounds, seats, say }: CurvesProps) => {
  const { t, language } = useWords();
  const { low, high, steps, x, y } = scaleOf(plot);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const ends = plot.curves.map(({ seat, values }) => ({
    seat,
    name: seats[seat]?.name ?? '',
    end: values.at(-1) ?? 0,
  }));
  const told = ends.map(({ name, end }) => `${name} ${number.format(end)}`).join(', ');
  const ticks = rounds.filter(([, at]) => at < steps);
  return (
    <figure className="plot">
      <figcaption>{say(plot.title)}</figcaption>
      <div className="plot-frame">
        <span className="plot-high">{number.format(high)}</span>
        <span className="plot-low">{number.format(low)}</span>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={`${say(plot.title)}: ${told}`}
          preserveAspectRatio="none"
        >
          {ticks.map(([round, at]) => (
            <path key={round} className="plot-round" d={`M${x(at)} 0V${HEIGHT}`} />
          ))}
          <path className="plot-zero" d={`M0 ${y(0)}H${WIDTH}`} />
          {plot.curves.map(({ seat, values }) => (
            <polyline
              key={seat}
              data-seat={seat}
              className={`plot-curve plot-curve-${seat}`}
              points={values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
            />
          ))}
        </svg>
        <div className="plot-rounds" aria-hidden="true">
          {ticks.map(([round, at]) => (
            <span
              key={round}
              style={{ insetInlineStart: `${(at / (steps - 1)) * 100}%` }}
              title={t('replay.round', { round })}
            >
              {round}
            </span>
          ))}
        </div>
      </div>
      <ul className="plot-legend" aria-hidden="true">
        {ends.map(({ seat, name, end }) => (
          <li key={seat} data-seat={seat}>
            <SeatMark seat={seat} size={0.8} /> {name} <b>{number.format(end)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
};
