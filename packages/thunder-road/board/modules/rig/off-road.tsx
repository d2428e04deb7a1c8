import { memo } from 'react';
import type { ThunderContent } from '../../../src/index.ts';
import type { Space } from '../../../src/state.ts';
import { outlineOf } from '../../road/geometry.ts';
import { Spread } from '../../road/tile.tsx';

interface OffRoadProps {
  readonly content: ThunderContent;
  readonly spaces: readonly Space[];
}

/** TR-RIG-16: where the rig has rolled over something, a token lies that makes the space off-road. */
export const OffRoad = memo(({ content, spaces }: OffRoadProps) => (
  <g className="tr-flattened">
    <Spread content={content} name={content.terrains[content.offRoad]?.name ?? ''} spaces={spaces} />
    <path className="tr-flattened-edge" d={spaces.map(space => outlineOf(content, space, 3)).join('')} />
  </g>
));
