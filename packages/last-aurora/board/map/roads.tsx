import contamination from 'icon:biohazard';
import damage from 'icon:cracked-shield';
import rocks from 'icon:falling-rocks';
import tracks from 'icon:tank-tread';
import { Spot } from '@lastroad/ui';
import { memo } from 'react';
import type { MapRoad } from '../../src/board.ts';
import { roadEnds } from '../../src/view/names.ts';
import { ROAD_KINDS } from '../kinds.ts';
import { MineSign } from '../modules/mines/mine-sign.tsx';
import { type AuroraBoardProps, aboutOf, isNamed, isSameAsked } from '../props.ts';
import type { Drawing } from './layout.ts';
import { Sign } from './sign.tsx';

/** What a shortcut asks for, as pictures. */
const picturesOf = ({ kind, damage: harm, contamination: taint }: MapRoad): string[] => [
  ...(kind === 'tracks' ? [tracks] : []),
  ...(kind === 'avalanche' ? [rocks] : []),
  ...new Array<string>(harm).fill(damage),
  ...new Array<string>(taint).fill(contamination),
];

interface RoadProps {
  readonly road: number;
  readonly drawing: Drawing;
  readonly board: AuroraBoardProps;
}

/** Whether the main road between the own convoy and the waypoint that is pointed at leads along here. */
const leadsToGoal = ({ asked, preview, content, view }: AuroraBoardProps, road: number): boolean => {
  if (asked?.about !== 'waypoint' || preview === null) return false;
  const { nodes, ends } = content.map;
  const rank = (node: number | undefined): number => nodes[node ?? -1]?.rank ?? -1;
  const [from, to] = [rank(view.players[view.seat]?.node), rank(preview)];
  return rank(ends[road]?.from) >= from && rank(ends[road]?.to) <= to;
};

/** What happens elsewhere leaves a road as it is, but the way to a waypoint that is pointed at leads along several. */
const looksTheSame = (a: RoadProps, b: RoadProps): boolean =>
  a.road === b.road &&
  a.drawing === b.drawing &&
  a.board.view.closed === b.board.view.closed &&
  a.board.view.mines === b.board.view.mines &&
  isSameAsked(a.board, b.board, [...ROAD_KINDS, 'waypoint']) &&
  a.board.preview === b.board.preview &&
  leadsToGoal(a.board, a.road) === leadsToGoal(b.board, b.road);

const Road = memo(({ road, drawing, board }: RoadProps) => {
  const { content, view, say } = board;
  const row = content.map.roads[road];
  const drawn = drawing.roads[road];
  if (row === undefined || drawn === undefined) return null;
  const isClosed = view.closed.includes(road);
  const icons = picturesOf(row);
  const isOnWay = row.kind === 'main' && leadsToGoal(board, road);
  const label = say({ key: 'face.road', values: roadEnds(content, road) });
  return (
    <Spot about={aboutOf(board, ROAD_KINDS)} at={road} label={label} board={board}>
      {({ isLit, isPreviewed }) => (
        <g
          className={`la-road la-road-${row.kind}`}
          data-lit={isLit || undefined}
          data-preview={isPreviewed || isNamed(board, { about: 'road', at: road }) || undefined}
          data-way={isOnWay || undefined}
          data-closed={isClosed || undefined}
          onContextMenu={event => {
            event.preventDefault();
            board.onInspect({ about: 'road', at: road });
          }}
        >
          <path className="la-road-bed" d={drawn.path} />
          <path className="la-road-line" d={drawn.path} />
          {isLit && <path className="la-road-hit" d={drawn.path} />}
          {icons.length > 0 && <Sign at={drawn.middle} icons={icons} kind={isClosed ? 'closed' : row.kind} />}
          <MineSign view={view} road={road} at={drawn.middle} />
        </g>
      )}
    </Spot>
  );
}, looksTheSame);

/** All roads: shortcuts under the main road, so that it stays in one piece. */
export const Roads = ({ drawing, board }: Omit<RoadProps, 'road'>) => {
  const { roads } = board.content.map;
  const order = roads
    .map((_, road) => road)
    .sort((a, b) => Number(roads[a]?.kind === 'main') - Number(roads[b]?.kind === 'main'));
  return order.map(road => <Road key={road} road={road} drawing={drawing} board={board} />);
};
