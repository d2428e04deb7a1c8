import skull from 'icon:death-skull';
import flame from 'icon:flame';
import drop from 'icon:water-drop';
import type { ReactNode } from 'react';
import { GOES_OUT, SKULL } from '../../src/rows.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { bearingOf, sizesOf, type Throw } from './throws.ts';

/** What a face shows, in a box of 44 by 44. */
export const fxFace = (thrown: Throw, turn: number): ReactNode => {
  switch (thrown.die) {
    case 'slam':
      return (
        <g className="tr-fx-slam" data-top={thrown.top || undefined}>
          <rect x="15" y="9" width="19" height="11" rx="3" />
          <rect x="10" y="24" width="19" height="11" rx="3" />
        </g>
      );
    case 'direction':
      // On a wide board the road runs to the right.
      return (
        <path
          className="tr-fx-arrow"
          d="M0-14L11 1H4v12h-8V1h-7z"
          transform={`translate(22 22) rotate(${bearingOf(thrown.way) + 90 + turn})`}
        />
      );
    case 'shooting':
      return (
        <text className="tr-fx-letters" x="22" y="28" textLength={Math.min(30, thrown.sizes.length * 13)}>
          {sizesOf(thrown.sizes).replaceAll(' ', '')}
        </text>
      );
    case 'fire':
      return (
        <g transform="translate(22 22)" className="tr-fx-fire">
          <Glyph path={thrown.face === SKULL ? skull : thrown.face === GOES_OUT ? drop : flame} size={30} />
          {thrown.face > 0 && <text y="9">+{thrown.face}</text>}
        </g>
      );
    case 'stunt':
      return null;
  }
};
