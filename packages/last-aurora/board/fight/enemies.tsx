import type { Drawing } from '../map/layout.ts';
import { regionsOf } from '../map/regions.tsx';
import type { AuroraBoardProps } from '../props.ts';
import { Enemy } from './enemy.tsx';
import { Outcome } from './outcome.tsx';

interface EnemiesProps {
  readonly drawing: Drawing;
  readonly board: AuroraBoardProps;
}

/** Enemies above the region they prey on, and the outcome card; on a phone in a line above the map. */
export const Enemies = ({ board, drawing }: EnemiesProps) => {
  const regions = regionsOf(board, drawing);
  const columns = regions.map(({ from, to }) => `minmax(0, ${to - from}fr)`).join(' ');
  const isWide = board.shape === 'wide';
  return (
    <div className="la-enemies" style={isWide ? { gridTemplateColumns: columns } : undefined}>
      {regions.map(({ region }) => (
        <div key={region} className="la-enemies-here">
          {board.view.enemies
            .filter(enemy => enemy.region === region)
            .map(enemy => (
              <Enemy key={enemy.card} enemy={enemy} board={board} />
            ))}
        </div>
      ))}
      <Outcome board={board} />
    </div>
  );
};
