import { Glide } from '@lastroad/ui';
import { memo } from 'react';
import { NONE, type Space } from '../../src/state.ts';
import { type CrewView, HIDDEN } from '../../src/view/view.ts';
import { Chopper } from '../pictures/chopper.tsx';
import { HazardToken } from '../pictures/hazard-token.tsx';
import type { ThunderBoardProps } from '../props.ts';
import { middleOf } from './geometry.ts';

interface LyingProps extends Pick<ThunderBoardProps, 'content' | 'say' | 'onInspect'> {
  readonly space: Space;
  readonly token: number;
  readonly isNamed: boolean;
  /** Turned up just now. */
  readonly isTurned: boolean;
  readonly turn: number;
}

/** One hazard token; one that is turned up flips. */
const Lying = memo(({ content, say, onInspect, space, token, isNamed, isTurned, turn }: LyingProps) => {
  const { x, y } = middleOf(content, space);
  const hazard = token === HIDDEN ? null : (content.hazards[token]?.name ?? '');
  return (
    <g
      className="tr-lying"
      data-preview={isNamed || undefined}
      transform={`translate(${x} ${y}) rotate(${-turn})`}
      onClick={() => onInspect({ about: 'space', at: space })}
    >
      <title>{say({ key: hazard === null ? 'face.hidden' : `hazard.${hazard}` })}</title>
      <g className={isTurned ? 'tr-turned-up' : undefined}>
        <HazardToken hazard={hazard} />
      </g>
    </g>
  );
});

interface TokensProps extends Pick<ThunderBoardProps, 'content' | 'say' | 'highlight' | 'onInspect'> {
  readonly tokens: readonly number[];
  /** The first space on the table. */
  readonly rear: Space;
  readonly turned: readonly Space[];
  readonly turn: number;
}

/** The hazard tokens on the road. */
export const Tokens = ({ tokens, rear, turned, highlight, ...rest }: TokensProps) =>
  tokens.map((token, i) => {
    const space = rear + i;
    const isNamed = highlight.some(({ about, at }) => about === 'space' && at === space);
    return token === NONE ? null : (
      <Lying key={space} {...rest} space={space} token={token} isNamed={isNamed} isTurned={turned.includes(space)} />
    );
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
