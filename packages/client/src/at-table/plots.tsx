import { type Content, readGameFile, SPECTATOR } from '@lastroad/kernel';
import type { GameFace, Plot } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import { useEffect, useState } from 'react';
import { rulesOf } from '../games/rules.ts';
import { retrace } from '../table/retrace.ts';
import type { Table } from '../table/table.ts';

interface PlotsProps {
  readonly table: Table;
  readonly game: string;
  readonly face: GameFace;
  readonly content: Content;
  readonly say: Say;
}

/** Plays the finished game again and lets its face draw what it likes of it. */
const plotsOf = async ({ table, game, face, content }: PlotsProps): Promise<readonly Plot[]> => {
  const rules = await rulesOf(game);
  const file = readGameFile(await table.gameFile());
  if (rules === null || !file.ok) return [];
  const played = retrace(rules, file.value);
  if (!played.ok) return [];
  const { positions, events } = played.value;
  const history = positions.map((g, i) => ({ view: rules.view(g, SPECTATOR), events: events[i - 1] ?? [] }));
  return face.plots?.(content, history) ?? [];
};

const [WIDTH, HEIGHT] = [320, 120];

const Curve = ({ plot, say }: { readonly plot: Plot; readonly say: Say }) => {
  const all = plot.curves.flatMap(({ values }) => values);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const steps = Math.max(2, ...plot.curves.map(({ values }) => values.length));
  const x = (i: number): number => (i / (steps - 1)) * WIDTH;
  const y = (value: number): number => HEIGHT - ((value - low) / (high - low)) * (HEIGHT - 8) - 4;
  return (
    <figure className="plot">
      <figcaption>{say(plot.title)}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say(plot.title)} preserveAspectRatio="none">
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
    </figure>
  );
};

/** Curves of the whole game, where its face has any. */
export const Plots = (props: PlotsProps) => {
  const [plots, setPlots] = useState<readonly Plot[]>([]);
  const { table, game, face, content, say } = props;
  useEffect(() => {
    if (face.plots === undefined) return;
    let wanted = true;
    plotsOf({ table, game, face, content, say }).then(
      found => wanted && setPlots(found),
      () => null,
    );
    return () => {
      wanted = false;
    };
  }, [table, game, face, content, say]);
  return plots.length === 0 ? null : (
    <div className="plots">
      {plots.map(plot => (
        <Curve key={plot.title.key} plot={plot} say={say} />
      ))}
    </div>
  );
};
