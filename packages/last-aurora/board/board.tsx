import { TallMap, WideMap } from './map/road-map.tsx';
import { Mat } from './mat/mat.tsx';
import type { AuroraBoardProps } from './props.ts';
import { Decks } from './row/decks.tsx';
import { Row } from './row/row.tsx';

/** Questions about what lies in front of the player. */
const OWN = ['slot', 'cargo', 'weapon', 'position', 'survivor', 'victim', 'item', 'ownItem', 'keep', 'token', 'ready'];

/** The road above, the row of cards below; on a phone whatever is asked about comes first. */
export const Board = (board: AuroraBoardProps) => {
  const { shape, view } = board;
  const isOnRoad = view.phase === 'movement' || view.phase === 'fire' || view.phase === 'endOfRound';
  const isOwn = shape === 'tall' && OWN.includes(board.asked?.about ?? '');
  return (
    <div className={`la-board la-${shape}`} data-road={isOnRoad || undefined}>
      {shape === 'wide' ? <WideMap board={board} /> : <TallMap board={board} />}
      {isOwn && <Mat {...board} />}
      <Decks board={board} />
      <Row board={board} />
    </div>
  );
};
