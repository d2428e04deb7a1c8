import { rulesOf } from '@lastroad/games';
import { type Content, readGameFile, retrace, SPECTATOR } from '@lastroad/kernel';
import type { GameFace, Plot } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import { useEffect, useState } from 'react';
import { type RoundStart, roundStarts } from '../table/round-starts.ts';
import type { SeatPlan, Table } from '../table/table.ts';
import { Curves } from './curves.tsx';

interface PlotsProps {
  readonly table: Table;
  readonly game: string;
  readonly face: GameFace;
  readonly content: Content;
  readonly say: Say;
  readonly seats: readonly SeatPlan[];
}

interface Drawn {
  readonly plots: readonly Plot[];
  readonly rounds: readonly RoundStart[];
}

const NOTHING: Drawn = { plots: [], rounds: [] };

/** Plays the finished game again and lets its face draw what it likes of it. */
const plotsOf = async ({ table, game, face, content }: Omit<PlotsProps, 'say' | 'seats'>): Promise<Drawn> => {
  const rules = await rulesOf(game);
  const file = readGameFile(await table.gameFile());
  if (rules === null || !file.ok) return NOTHING;
  const played = retrace(rules, file.value);
  if (!played.ok) return NOTHING;
  const { match, positions } = played.value;
  const history = positions.map((g, i) => ({ view: rules.view(g, SPECTATOR), events: match.happened[i - 1] ?? [] }));
  return { plots: face.plots?.(content, history) ?? [], rounds: roundStarts(rules, face, positions) };
};

/** Curves of the whole game, where its face has any. */
export const Plots = ({ table, game, face, content, say, seats }: PlotsProps) => {
  const [{ plots, rounds }, setDrawn] = useState(NOTHING);
  useEffect(() => {
    if (face.plots === undefined) return;
    let wanted = true;
    plotsOf({ table, game, face, content }).then(
      found => wanted && setDrawn(found),
      () => null,
    );
    return () => {
      wanted = false;
    };
  }, [table, game, face, content]);
  return plots.length === 0 ? null : (
    <div className="plots">
      {plots.map((plot, i) => (
        <Curves key={i} plot={plot} rounds={rounds} seats={seats} say={say} />
      ))}
    </div>
  );
};
