import rain from 'icon:heavy-rain';
import hole from 'icon:hole';
import road from 'icon:road';
import frost from 'icon:snowflake-2';
import gravel from 'icon:stone-pile';
import sun from 'icon:sun';
import against from 'icon:wind-slap';
import behind from 'icon:windy-stripes';
import type { Thing } from '@lastroad/ui';
import type { Say } from '@lastroad/words';
import { memo } from 'react';
import type { ThunderContent } from '../../../src/index.ts';
import { NONE, type Space } from '../../../src/state.ts';
import { Glyph } from '../../pictures/glyph.tsx';
import { middleOf, PITCH, roadStart } from '../../road/geometry.ts';
import { Spread } from '../../road/tile.tsx';

/** Pictures of road conditions; those that owners write have a plain one. */
const PICTURES: Readonly<Record<string, string>> = {
  tailwind: behind,
  'hard shoulder': road,
  'clear air': sun,
  'hard frost': frost,
  headwind: against,
  potholes: hole,
  'loose gravel': gravel,
  cloudburst: rain,
};

interface ConditionProps {
  readonly content: ThunderContent;
  readonly card: number;
  readonly side: number;
  /** The first space of the tile. */
  readonly first: Space;
  readonly turn: number;
  readonly say: Say;
  onInspect(thing: Thing): void;
}

/** Every third space of every other lane has the picture. */
const isPictured = (content: ThunderContent, i: number): boolean => {
  const { lanes } = content.limits;
  const [row, lane] = [Math.floor(i / lanes), i % lanes];
  return lane % 2 === 0 && (row + lane) % 3 === 1;
};

/** TR-AMMO-2: what its card does to a tile, drawn over it: pictures all over it, and the ground that counts as another. */
export const Condition = memo(({ content, card, side, first, turn, say, onInspect }: ConditionProps) => {
  const { name = '' } = content.conditions[card] ?? {};
  const printed = content.sides[side]?.terrain ?? [];
  const counts = content.conditionGround[card] ?? [];
  const changed = printed.flatMap((ground, i) => (counts[ground] === ground ? [] : [first + i]));
  const as = content.terrains[counts[printed[(changed[0] ?? first) - first] ?? 0] ?? 0]?.name ?? '';
  const pictured = printed.flatMap((_, i) => (isPictured(content, i) ? [first + i] : []));
  const start = roadStart(content, first) + content.limits.rows * PITCH * 0.48;
  return (
    <g className="tr-condition">
      <g className="tr-condition-ground">
        {changed.length > 0 && <Spread content={content} name={as} spaces={changed} />}
        {pictured.map(space => {
          const { x, y } = middleOf(content, space);
          return (
            <g key={space} className="tr-condition-mark" transform={`translate(${x} ${y}) rotate(${-turn})`}>
              <Glyph path={PICTURES[name] ?? road} size={40} />
            </g>
          );
        })}
      </g>
      <g className="tr-condition-name" onClick={() => onInspect({ about: 'condition', at: card })}>
        <g transform={`translate(${start} -15) rotate(${-turn})`}>
          <Glyph path={PICTURES[name] ?? road} size={18} />
        </g>
        <text x={start + 13} y={-10}>
          {say({ key: `condition.${name}` })}
        </text>
      </g>
    </g>
  );
});

interface ConditionsProps extends Pick<ConditionProps, 'content' | 'turn' | 'say' | 'onInspect'> {
  readonly cards: readonly number[];
  readonly sides: readonly number[];
  readonly rear: Space;
}

export const Conditions = ({ cards, sides, rear, ...more }: ConditionsProps) =>
  cards.map((card, tile) => {
    const first = rear + tile * more.content.area;
    return card === NONE ? null : <Condition key={first} {...more} card={card} side={sides[tile] ?? 0} first={first} />;
  });
