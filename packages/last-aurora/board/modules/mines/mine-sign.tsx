import type { AuroraView } from '../../../src/index.ts';
import type { Point } from '../../map/layout.ts';
import { Sign } from '../../map/sign.tsx';
import './mines.css';
import { MINE } from './pictures.ts';

interface MineSignProps {
  readonly view: AuroraView;
  readonly road: number;
  readonly at: Point;
}

/** The mine on a road, in the colour of its owner. */
export const MineSign = ({ view: { mines }, road, at }: MineSignProps) => {
  const owner = mines?.owners[mines.roads.indexOf(road)];
  return owner === undefined ? null : (
    <g data-seat={owner}>
      <Sign at={at} icons={[MINE]} kind="mine" />
    </g>
  );
};
