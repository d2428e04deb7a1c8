import skull from 'icon:death-skull';
import flame from 'icon:flame';
import drop from 'icon:water-drop';
import { Die } from '@lastroad/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { GOES_OUT, SKULL } from '../src/rows.ts';
import { tell } from '../src/view/tell.ts';
import { Glyph } from './glyph.tsx';
import { headlineOf } from './headline.ts';
import { bearingOf, sizesOf, type Throw, throwsIn, wordsOfThrow } from './throws.ts';
import type { ThunderBoardProps } from './told.ts';

/** What a face shows, in a box of 44 by 44. */
const faceOf = (thrown: Throw, turn: number): ReactNode => {
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

/** The dice that were thrown last, and what has just happened: clear of the road. */
export const Tray = ({ board, turn }: { readonly board: ThunderBoardProps; readonly turn: number }) => {
  const { content, view, events, step, say } = board;
  const thrown = throwsIn(content, view, events);
  const kept = useRef({ thrown, step });
  const shown = thrown.length > 0 ? { thrown, step } : kept.current;
  const headline = headlineOf(events);
  const told = useRef(headline);
  useEffect(() => {
    kept.current = shown;
    told.current = headline ?? told.current;
  });
  const spoken = headline ?? told.current;
  return (
    <div className="tr-tray">
      <div className="tr-tray-dice" role="group" aria-label={say({ key: 'face.tray' })}>
        {shown.thrown.map((each, i) => (
          <Die
            key={i}
            className={`tr-fx tr-fx-${each.die}`}
            face={'face' in each ? each.face : 0}
            throwNumber={shown.step}
            size={2.4}
            label={say(wordsOfThrow(each))}
          >
            {faceOf(each, turn)}
          </Die>
        ))}
      </div>
      {spoken !== null && <p className="tr-headline">{say(tell(content, spoken))}</p>}
    </div>
  );
};
