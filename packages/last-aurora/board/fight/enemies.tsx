import type { CSSProperties } from 'react';
import type { Drawing } from '../map/layout.ts';
import { dockOf } from '../map/markers.tsx';
import { type Region, regionsOf } from '../map/regions.tsx';
import type { AuroraBoardProps } from '../props.ts';
import { Enemy } from './enemy.tsx';

interface EnemiesProps {
  readonly drawing: Drawing;
  readonly board: AuroraBoardProps;
}

/** Half the room the Aurora takes, as a share of the map's width. */
const BERTH = 0.045;

/** Room beside the enemies of a region for the Aurora, where it lies above that region. */
const roomFor = (ship: number, { from, to }: Region): CSSProperties => {
  if (ship < from || ship >= to) return {};
  const isRight = ship > (from + to) / 2;
  const room = `${(((isRight ? to - ship : ship - from) + BERTH) / (to - from)) * 100}%`;
  return isRight ? { paddingInlineEnd: room } : { paddingInlineStart: room };
};

/** Enemies above the region they prey on, clear of the Aurora. */
export const Enemies = ({ board, drawing }: EnemiesProps) => {
  const regions = regionsOf(board, drawing);
  const ship = (drawing.nodes[dockOf(board)]?.x ?? 0) / drawing.width;
  const columns = regions.map(({ from, to }) => `minmax(0, ${to - from}fr)`).join(' ');
  return (
    <div className="la-enemies" style={{ gridTemplateColumns: columns }}>
      {regions.map(here => (
        <div key={here.region} className="la-enemies-here" style={roomFor(ship, here)}>
          {board.view.enemies
            .filter(enemy => enemy.region === here.region)
            .map(enemy => (
              <Enemy key={enemy.card} enemy={enemy} board={board} />
            ))}
        </div>
      ))}
    </div>
  );
};
