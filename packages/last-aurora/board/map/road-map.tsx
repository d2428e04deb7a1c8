import { Stage } from '@lastroad/ui';
import { type ReactNode, useMemo } from 'react';
import type { AuroraBoardProps } from '../props.ts';
import { Landscape } from './landscape.tsx';
import { type Drawing, drawMap } from './layout.ts';
import { Convoys, Ship } from './markers.tsx';
import { Regions } from './regions.tsx';
import { Roads } from './roads.tsx';
import { Waypoints } from './waypoints.tsx';

/** Where the action is: the convoy whose turn it is. */
const focusOf = ({ view }: AuroraBoardProps, { nodes }: Drawing) => nodes[view.players[view.turn]?.node ?? -1] ?? null;

const Window = ({
  drawing,
  board,
  children,
}: {
  readonly drawing: Drawing;
  readonly board: AuroraBoardProps;
  readonly children: ReactNode;
}) => {
  const { say, shape } = board;
  const label = say({ key: 'face.map' });
  if (shape === 'tall')
    return (
      <svg className="la-map-tall" viewBox={`0 0 ${drawing.width} ${drawing.height}`} role="group" aria-label={label}>
        {children}
      </svg>
    );
  const words = { nearer: say({ key: 'face.nearer' }), whole: say({ key: 'face.whole' }) };
  return (
    <Stage width={drawing.width} height={drawing.height} label={label} words={words} follow={focusOf(board, drawing)}>
      {children}
    </Stage>
  );
};

/** The road from the valley to the sea, with everything that stands on it. */
export const RoadMap = ({ board }: { readonly board: AuroraBoardProps }) => {
  const { map } = board.content;
  const drawing = useMemo(() => drawMap(map, board.shape), [map, board.shape]);
  return (
    <Window drawing={drawing} board={board}>
      <Landscape width={drawing.width} height={drawing.height} />
      <Regions drawing={drawing} board={board} />
      <Roads drawing={drawing} board={board} />
      <Waypoints drawing={drawing} board={board} />
      <Ship drawing={drawing} board={board} />
      <Convoys drawing={drawing} board={board} />
    </Window>
  );
};
