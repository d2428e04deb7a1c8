import type { Drawing } from '../map/layout.ts';
import { regionsOf } from '../map/regions.tsx';
import type { AuroraBoardProps } from '../props.ts';
import { Enemy } from './enemy.tsx';

interface EnemiesProps {
  readonly drawing: Drawing;
  readonly board: AuroraBoardProps;
}

/** Enemies above the region they prey on. */
export const Enemies = ({ board, drawing }: EnemiesProps) => (
  <div className="la-enemies">
    {regionsOf(board, drawing).map(({ region, from, to }) => (
      <div key={region} className="la-enemies-here" style={{ flexGrow: to - from }}>
        {board.view.enemies
          .filter(enemy => enemy.region === region)
          .map(enemy => (
            <Enemy key={enemy.card} enemy={enemy} board={board} />
          ))}
      </div>
    ))}
  </div>
);
