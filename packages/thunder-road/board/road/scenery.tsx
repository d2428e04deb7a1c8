import { memo } from 'react';
import type { ThunderContent } from '../../src/index.ts';
import type { Space } from '../../src/state.ts';
import { breadthOf, lengthOf, roadStart } from './geometry.ts';

/** Things beside the road: path data from the ground below their middle. */
const SIGHTS: readonly { readonly look: string; readonly path: string }[] = [
  { look: 'tr-sight-rock', path: 'm-13 4l3-10 8-4 9 3 6 8-3 6-19 0z' },
  { look: 'tr-sight-cactus', path: 'm-2 7v-12h-3v-4h-3v6h6v-10h4v6h6v-6h-3v8h-3v12z' },
  { look: 'tr-sight-tyre', path: 'm-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0zm4 0a3 3 0 1 1 6 0a3 3 0 1 1-6 0z' },
  { look: 'tr-sight-bush', path: 'm-9 5q0-7 5-6 1-6 6-4 6-2 6 5 5 1 2 5z' },
  { look: 'tr-sight-bones', path: 'm-9 2h18m-14-6v12m5-13v14m5-12v10m-15-8l-2 3 2 3' },
];

const STEP = 74;

/** Chance without memory: the same desert at the same place, however often the road goes by. */
const at = (place: number, salt: number): number => {
  const wave = Math.sin(place * 12.9898 + salt * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
};

/** The desert on both sides of the road on the table. */
export const Scenery = memo(({ content, rear }: { readonly content: ThunderContent; readonly rear: Space }) => {
  const start = roadStart(content, rear);
  const from = Math.floor((start - 160) / STEP);
  const to = Math.ceil((start + lengthOf(content) + 160) / STEP);
  const breadth = breadthOf(content);
  const paths = SIGHTS.map(() => '');
  for (let place = from; place < to; place++) {
    for (const side of [0, 1]) {
      const kind = Math.floor(at(place, side) * (SIGHTS.length + 2));
      const x = place * STEP + at(place, side + 2) * STEP;
      const y = side === 0 ? -40 - at(place, 5) * 46 : breadth + 34 + at(place, 6) * 60;
      if (kind < SIGHTS.length) paths[kind] += `M${x} ${y}${SIGHTS[kind]?.path}`;
    }
  }
  return (
    <g className="tr-scenery">
      {SIGHTS.map(({ look }, kind) => (
        <path key={look} className={look} d={paths[kind]} />
      ))}
    </g>
  );
});
