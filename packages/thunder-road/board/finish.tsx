import { finishLine } from './frame.ts';
import { breadthOf } from './geometry.ts';
import type { ThunderBoardProps } from './told.ts';

const CHECK = 10;

/** The way ahead: the chequered line once the lead tile is final, an arrow before. */
export const Finish = ({ board }: { readonly board: ThunderBoardProps }) => {
  const { content, view, say } = board;
  const x = finishLine(content, view);
  const breadth = breadthOf(content);
  const words = { key: view.final ? 'face.finish' : 'face.ahead' };
  const checks = Array.from({ length: Math.floor(breadth / CHECK) }, (_, i) =>
    [0, 1, 2]
      .filter(column => (column + i) % 2 === 0)
      .map(column => `M${x + column * CHECK} ${i * CHECK}h${CHECK}v${CHECK}h${-CHECK}z`)
      .join(''),
  ).join('');
  return (
    <g className="tr-finish" data-final={view.final || undefined}>
      {view.final && <rect className="tr-finish-plate" x={x} y={0} width={3 * CHECK} height={breadth} />}
      <path d={view.final ? checks : `M${x} ${breadth / 2 - 26}l16 26-16 26m14-52l16 26-16 26`} />
      <text transform={`translate(${x + 44} ${breadth / 2}) rotate(90)`}>{say(words)}</text>
    </g>
  );
};
