import { Glide, useSeconds } from '@lastroad/ui';
import * as m from 'motion/react-m';
import { memo } from 'react';
import { NONE } from '../src/state.ts';
import { HIDDEN } from '../src/view/view.ts';
import { Chopper } from './chopper.tsx';
import { middleOf } from './geometry.ts';
import { HazardToken } from './hazard-token.tsx';
import type { ThunderBoardProps } from './told.ts';

interface TokensProps extends Pick<ThunderBoardProps, 'content' | 'view' | 'say' | 'highlight' | 'onInspect'> {
  readonly turn: number;
}

/** The hazard tokens on the road; one that is turned up flips. */
export const Tokens = memo(({ content, view, say, highlight, onInspect, turn }: TokensProps) => {
  const seconds = useSeconds();
  return view.tokens.map((token, i) => {
    if (token === NONE) return null;
    const space = view.rear + i;
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
        <m.g
          key={token}
          initial={{ scaleX: hazard === null ? 1 : 0 }}
          animate={{ scaleX: 1 }}
          transition={{ duration: seconds(0.3) }}
        >
          <HazardToken hazard={hazard} />
        </m.g>
      </g>
    );
  });
});

/** The choppers that are above the board. */
export const Choppers = ({ board, turn }: { readonly board: ThunderBoardProps; readonly turn: number }) => {
  const { content, view, seats, say } = board;
  return view.crews.map(({ chopper }, seat) => {
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
};
