import type { Thing } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import { type MouseEvent, memo } from 'react';
import type { ThunderContent } from '../../src/index.ts';
import { BOARD, type Space } from '../../src/state.ts';
import { groundOf } from '../pictures/grounds.ts';
import { breadthOf, LANE, middleOf, outlineOf, roadStart, spaceAt } from './geometry.ts';

interface TileProps {
  readonly content: ThunderContent;
  readonly side: number;
  /** The first space of the tile. */
  readonly first: Space;
  readonly say: Say;
  onInspect(thing: Thing): void;
}

/** Whoever points at the ground wants to know what it is. */
const pointedAt = (content: ThunderContent, { currentTarget, clientX, clientY }: MouseEvent<SVGGElement>): Thing => {
  const place = new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()?.inverse());
  return { about: 'space', at: spaceAt(content, place) };
};

/** The spaces of one ground on a tile, each shape of their marks in one path: a tile is a handful of nodes. */
export const Spread = ({
  content,
  name,
  spaces,
}: {
  content: ThunderContent;
  name: string;
  spaces: readonly Space[];
}) => {
  const { marks, frames } = groundOf(name);
  const outline = (inset: number): string => spaces.map(space => outlineOf(content, space, inset)).join('');
  const shaded = spaces.filter(space => (space * 5 + Math.floor(space / 7)) % 3 === 0);
  return (
    <g className="tr-ground" data-terrain={name}>
      <path className="tr-face" d={outline(0)} />
      <path className="tr-shade" d={shaded.map(space => outlineOf(content, space)).join('')} />
      <path className="tr-edge" d={outline(1.2)} />
      {marks.map(({ look, variants }) => (
        <path
          key={look}
          className={look}
          d={spaces
            .map(space => {
              const { x, y } = middleOf(content, space);
              // Neighbours differ: the step is not a divisor of a lane.
              return `M${x} ${y}${variants[(space * 7 + Math.floor(space / 5)) % variants.length]}`;
            })
            .join('')}
        />
      ))}
      {frames.map(inset => (
        <path key={inset} className="tr-frame" d={outline(inset)} />
      ))}
    </g>
  );
};

interface NumbersProps {
  readonly content: ThunderContent;
  readonly first: Space;
  readonly turn: number;
}

/** Numbers of rows beside the road, and of lanes where it begins: the log speaks of them. */
export const Numbers = memo(({ content, first, turn }: NumbersProps) => {
  const { lanes, rows } = content.limits;
  const ends = Array.from({ length: rows * BOARD }, (_, row) => ({
    number: (row % rows) + 1,
    x: middleOf(content, first + row * lanes).x,
    y: breadthOf(content) + 10,
  }));
  const starts = Array.from({ length: lanes }, (_, lane) => ({
    number: lane + 1,
    x: roadStart(content, first) + 5,
    y: middleOf(content, first + lane).y,
  }));
  return (
    <g className="tr-numbers">
      {[...ends, ...starts].map(({ number, x, y }) => (
        <text key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${-turn})`} y="3.5">
          {number}
        </text>
      ))}
    </g>
  );
});

/** One tile as its side is printed. */
export const Tile = memo(({ content, side, first, say, onInspect }: TileProps) => {
  const { terrain, name } = content.sides[side] ?? { terrain: [], name: '' };
  const start = roadStart(content, first);
  return (
    <g className="tr-tile">
      <g onClick={event => onInspect(pointedAt(content, event))}>
        {content.terrains.map(({ name: ground }, kind) => {
          const spaces = terrain.flatMap((here, i) => (here === kind ? [first + i] : []));
          return spaces.length > 0 && <Spread key={ground} content={content} name={ground} spaces={spaces} />;
        })}
      </g>
      <path className="tr-seam" d={`M${start - 1} -4v${breadthOf(content) + LANE / 12}`} />
      <text className="tr-tile-name" x={start + 6} y={-10} onClick={() => onInspect({ about: 'tile', at: side })}>
        {Math.floor(first / content.area) + 1} {say({ key: `tile.${name}` })}
      </text>
    </g>
  );
});
