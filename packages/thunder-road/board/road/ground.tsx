import type { Space } from '../../src/state.ts';
import type { ThunderBoardProps } from '../props.ts';
import { breadthOf, LANE, lengthOf, roadStart } from './geometry.ts';
import { Scenery } from './scenery.tsx';
import { waitingPlace } from './start-area.ts';

/** Sand as far as one can see. */
export const Desert = () => (
  <>
    <defs>
      <pattern id="tr-sand" width="90" height="70" patternUnits="userSpaceOnUse">
        <rect className="tr-desert" width="90" height="70" />
        <path className="tr-dune" d="M-10 22q22-14 46-2t56-8M-6 60q26-12 50-2t60-6" />
        <path className="tr-grain" d="M14 40h2m24 8h1.5m-22-32h2m38 20h1.5m16-18h2m-30-16h1.5m2 52h2m24-4h1.5" />
      </pattern>
    </defs>
    <rect fill="url(#tr-sand)" x="-3000" y="-3000" width="9000" height="9000" />
  </>
);

interface GroundProps extends Pick<ThunderBoardProps, 'content' | 'say'> {
  readonly rear: Space;
  /** Columns of cars that wait behind the road. */
  readonly columns: number;
  readonly turn: number;
}

/** What the tiles lie on: the verge with its tracks, the plate under the spaces, the start behind them. */
export const Ground = ({ content, rear, columns, say, turn }: GroundProps) => {
  const start = roadStart(content, rear);
  const [length, breadth] = [lengthOf(content), breadthOf(content)];
  const { x } = waitingPlace(content, start, (columns - 1) * content.limits.lanes);
  return (
    <>
      <rect className="tr-verge" x={start - 2000} y={-20} width={length + 4000} height={breadth + 40} />
      <path
        className="tr-tracks"
        d={`M${start - 2000} -14h${length + 4000}M${start - 2000} ${breadth + 13}h${length + 4000}`}
      />
      <Scenery content={content} rear={rear} />
      <rect className="tr-plate-shadow" x={start - 4} y={2} width={length + 10} height={breadth + 8} rx="8" />
      <rect className="tr-plate" x={start - 4} y={-5} width={length + 8} height={breadth + 8} rx="8" />
      {columns > 0 && (
        <g className="tr-start">
          <rect x={x - 26} y={4} width={start - x + 12} height={breadth - 10} rx="8" />
          <path d={`M${start - 13} 4v${breadth - 10}`} />
          <text
            transform={`translate(${x - 33} ${breadth - LANE / 4}) rotate(${turn === 0 ? -90 : -turn})`}
            textAnchor={turn === 0 ? 'start' : 'end'}
          >
            {say({ key: 'face.start' })}
          </text>
        </g>
      )}
    </>
  );
};
