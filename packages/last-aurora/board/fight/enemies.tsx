import { useMemo } from 'react';
import { drawMap } from '../map/layout.ts';
import { regionsOf } from '../map/regions.tsx';
import type { AuroraBoardProps } from '../props.ts';
import { Enemy } from './enemy.tsx';

/** Enemies above the region they prey on; on a phone in a line above the map. */
export const Enemies = ({ board }: { readonly board: AuroraBoardProps }) => {
  const { map } = board.content;
  const drawing = useMemo(() => drawMap(map, 'wide'), [map]);
  const regions = regionsOf(board, drawing);
  const columns = regions.map(({ from, to }) => `${to - from}fr`).join(' ');
  return (
    <div className="la-enemies" style={board.shape === 'wide' ? { gridTemplateColumns: columns } : undefined}>
      {regions.map(({ region }) => (
        <div key={region} className="la-enemies-here">
          {board.view.enemies
            .filter(enemy => enemy.region === region)
            .map(enemy => (
              <Enemy key={enemy.card} enemy={enemy} board={board} />
            ))}
        </div>
      ))}
    </div>
  );
};
