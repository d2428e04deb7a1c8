import type { Space } from '../../src/state.ts';
import type { ThunderBoardProps } from '../props.ts';
import { finishLine } from './frame.ts';
import { breadthOf } from './geometry.ts';

const CHECK = 10;

interface FinishProps extends Pick<ThunderBoardProps, 'content' | 'say'> {
  readonly rear: Space;
  readonly isFinal: boolean;
}

/** The way ahead: the chequered line once the lead tile is final, an arrow before. */
export const Finish = ({ content, rear, isFinal, say }: FinishProps) => {
  const x = finishLine(content, rear);
  const breadth = breadthOf(content);
  const words = { key: isFinal ? 'face.finish' : 'face.ahead' };
  const checks = Array.from({ length: Math.floor(breadth / CHECK) }, (_, i) =>
    [0, 1, 2]
      .filter(column => (column + i) % 2 === 0)
      .map(column => `M${x + column * CHECK} ${i * CHECK}h${CHECK}v${CHECK}h${-CHECK}z`)
      .join(''),
  ).join('');
  return (
    <g className="tr-finish" data-final={isFinal || undefined}>
      {isFinal && <rect className="tr-finish-plate" x={x} y={0} width={3 * CHECK} height={breadth} />}
      <path d={isFinal ? checks : `M${x} ${breadth / 2 - 26}l16 26-16 26m14-52l16 26-16 26`} />
      <text transform={`translate(${x + 44} ${breadth / 2}) rotate(90)`}>{say(words)}</text>
    </g>
  );
};
