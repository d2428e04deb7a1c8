import { Enemies } from './fight/enemies.tsx';
import { Outcome } from './fight/outcome.tsx';
import { RoadMap } from './map/road-map.tsx';
import type { AuroraBoardProps } from './props.ts';
import { Decks } from './row/decks.tsx';
import { Row } from './row/row.tsx';

/** The road above, the row of cards below; on a phone whichever the phase is about comes first. */
export const Board = (board: AuroraBoardProps) => {
  const isOnRoad = board.view.phase === 'movement' || board.view.phase === 'fire' || board.view.phase === 'endOfRound';
  return (
    <div className={`la-board la-${board.shape}`} data-road={isOnRoad || undefined}>
      <div className="la-road-part">
        <Enemies board={board} />
        <RoadMap key={board.shape} board={board} />
        <Outcome board={board} />
      </div>
      <Decks board={board} />
      <Row board={board} />
    </div>
  );
};
