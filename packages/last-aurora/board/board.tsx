import { isAbout, usePart } from '@lastroad/ui';
import { useEffect, useRef } from 'react';
import { MAP_KINDS, OWN_KINDS, ROW_KINDS } from './kinds.ts';
import { TallMap, WideMap } from './map/road-map.tsx';
import { MatParts } from './mat/mat.tsx';
import type { AuroraBoardProps } from './props.ts';
import { Decks } from './row/decks.tsx';
import { Row } from './row/row.tsx';

/** On a phone not everything fits: what may be pressed comes into sight with each question. */
const useSight = ({ shape, step, asked }: AuroraBoardProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const name = asked?.name;
  useEffect(() => {
    if (shape !== 'tall' || name === undefined) return;
    const wanted = ref.current?.querySelector('.spot-lit, [data-exploring]') ?? ref.current;
    wanted?.scrollIntoView({ block: wanted === ref.current ? 'start' : 'center', inline: 'center' });
  }, [shape, step, name]);
  return ref;
};

/** The road above, the row of cards below; on a phone whatever is asked about comes first. */
export const Board = (board: AuroraBoardProps) => {
  const { shape, view } = board;
  const map = usePart(board, MAP_KINDS);
  const row = usePart(board, ROW_KINDS);
  const own = usePart(board, OWN_KINDS);
  const isOnRoad = view.phase === 'movement' || view.phase === 'fire' || view.phase === 'endOfRound';
  return (
    <div ref={useSight(board)} className={`la-board la-${shape}`} data-road={isOnRoad || undefined}>
      {shape === 'wide' ? <WideMap board={map} /> : <TallMap board={map} />}
      {shape === 'tall' && isAbout(board, OWN_KINDS) && <MatParts board={own} />}
      <Decks board={row} />
      <Row board={row} />
    </div>
  );
};
