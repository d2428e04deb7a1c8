import { isAbout, usePart } from '@lastroad/ui';
import { useEffect, useRef } from 'react';
import { MAP_KINDS, OWN_KINDS, OWN_THINGS, ROW_KINDS } from './kinds.ts';
import { TallMap, WideMap } from './map/road-map.tsx';
import { MatParts } from './mat/mat.tsx';
import type { AuroraBoardProps } from './props.ts';
import { Decks } from './row/decks.tsx';
import { Row } from './row/row.tsx';

/** On a phone not everything fits: what may be pressed comes into sight with each question, or what a lesson points at. */
const useSight = ({ shape, step, asked, highlight }: AuroraBoardProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const name = asked?.name;
  const named = highlight.map(({ about, at }) => `${about} ${at}`).join();
  useEffect(() => {
    if (shape !== 'tall' || (name === undefined && named === '')) return;
    const find = (which: string) => ref.current?.querySelector(which) ?? null;
    const wanted = find('.spot-lit, [data-exploring]') ?? find('[data-named], [data-preview]') ?? ref.current;
    wanted?.scrollIntoView({ block: wanted === ref.current ? 'start' : 'center', inline: 'center' });
  }, [shape, step, name, named]);
  return ref;
};

/** The road above, the row of cards below; on a phone whatever is asked about comes first. */
export const Board = (board: AuroraBoardProps) => {
  const { shape, view } = board;
  const map = usePart(board, MAP_KINDS);
  const row = usePart(board, ROW_KINDS);
  const own = usePart(board, OWN_KINDS);
  const isOwnNamed = board.highlight.some(({ about }) => OWN_THINGS.includes(about));
  const isOnRoad = view.phase === 'movement' || view.phase === 'fire' || view.phase === 'endOfRound';
  return (
    <div ref={useSight(board)} className={`la-board la-${shape}`} data-road={isOnRoad || undefined}>
      {shape === 'wide' ? <WideMap board={map} /> : <TallMap board={map} />}
      {shape === 'tall' && (isAbout(board, OWN_KINDS) || isOwnNamed) && <MatParts board={own} />}
      <Decks board={row} />
      <Row board={row} />
    </div>
  );
};
