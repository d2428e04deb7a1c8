import { TallMap, WideMap } from './map/road-map.tsx';
import type { AuroraBoardProps } from './props.ts';
import { Decks } from './row/decks.tsx';
import { Row } from './row/row.tsx';

/** The road above, the row of cards below; on a phone whichever the phase is about comes first. */
export const Board = (board: AuroraBoardProps) => {
  const { shape, view } = board;
  const isOnRoad = view.phase === 'movement' || view.phase === 'fire' || view.phase === 'endOfRound';
  return (
    <div className={`la-board la-${shape}`} data-road={isOnRoad || undefined}>
      {shape === 'wide' ? <WideMap board={board} /> : <TallMap board={board} />}
      <Decks board={board} />
      <Row board={board} />
    </div>
  );
};
