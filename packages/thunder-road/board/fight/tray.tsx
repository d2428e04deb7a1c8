import { Die } from '@lastroad/ui';
import { useEffect, useRef } from 'react';
import { tell } from '../../src/view/tell.ts';
import type { ThunderBoardProps } from '../props.ts';
import { fxFace } from './fx-face.tsx';
import { headlineOf } from './headline.ts';
import { throwsIn, wordsOfThrow } from './throws.ts';

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
            {fxFace(each, turn)}
          </Die>
        ))}
      </div>
      {spoken !== null && <p className="tr-headline">{say(tell(content, spoken))}</p>}
    </div>
  );
};
