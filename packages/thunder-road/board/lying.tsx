import { Glide } from '@lastroad/ui';
import { memo } from 'react';
import { NONE, type Space } from '../src/state.ts';
import { type CrewView, HIDDEN } from '../src/view/view.ts';
import { Chopper } from './chopper.tsx';
import { middleOf } from './geometry.ts';
import { HazardToken } from './hazard-token.tsx';
import type { ThunderBoardProps } from './told.ts';

interface TokensProps extends Pick<ThunderBoardProps, 'content' | 'say' | 'highlight' | 'onInspect'> {
  readonly tokens: readonly number[];
  /** The first space on the table. */
  readonly rear: Space;
  readonly turn: number;
}

/** The hazard tokens on the road; one that is turned up flips. */
export const Tokens = memo(({ content, tokens, rear, say, highlight, onInspect, turn }: TokensProps) => {
  return tokens.map((token, i) => {
    if (token === NONE) return null;
    const space = rear + i;
    const { x, y } = middleOf(content, space);
    const hazard = token === HIDDEN ? null : (content.hazards[token]?.name ?? '');
    const isNamed = highlight.some(({ about, at }) => about === 'space' && at === space);
    return (
      <g
        key={space}
        className="tr-lying"
        data-preview={isNamed || undefined}
        transform={`translate(${x} ${y}) rotate(${-turn})`}
        onClick={() => onInspect({ about: 'space', at: space })}
      >
        <title>{say({ key: hazard === null ? 'face.hidden' : `hazard.${hazard}` })}</title>
        <g key={token} className={hazard === null ? undefined : 'tr-turned-up'}>
          <HazardToken hazard={hazard} />
        </g>
      </g>
    );
  });
});

interface ChoppersProps extends Pick<ThunderBoardProps, 'content' | 'seats' | 'say'> {
  readonly crews: readonly CrewView[];
  readonly turn: number;
}

/** The choppers that are above the board. */
export const Choppers = ({ content, crews, seats, say, turn }: ChoppersProps) =>
  crews.map(({ chopper }, seat) => {
    if (chopper < 0) return null;
    const { x, y } = middleOf(content, chopper);
    return (
      <Glide key={seat} x={x} y={y} seconds={0.6}>
        <g className="tr-hovering" transform={`rotate(${-turn})`}>
          <title>{say({ key: 'face.chopper', values: { name: seats[seat]?.name ?? '' } })}</title>
          <Chopper seat={seat} />
        </g>
      </Glide>
    );
  });
