import { Spot } from '@lastroad/ui';
import type { Space } from '../../src/state.ts';
import { spaceName, wayName } from '../../src/view/names.ts';
import type { ThunderBoardProps } from '../props.ts';
import { middleOf, outlineOf } from './geometry.ts';
import { isAboutSpaces, spaceFor } from './ways.ts';

/** More choices than this have no number of their own on the board. */
const NUMBERED = 9;

const labelOf = ({ content, say, asked }: ThunderBoardProps, at: number, space: Space): string => {
  const offered = asked?.choices.find(({ choice }) => choice === at);
  return offered?.words ?? say(asked?.about === 'way' ? wayName(at) : spaceName(content, space));
};

/** The spaces that may be chosen, and those one may ask about. The number is the key that does the same. */
export const Lights = ({ board, turn }: { readonly board: ThunderBoardProps; readonly turn: number }) => {
  const { content, view, asked, shape } = board;
  if (asked === null || !isAboutSpaces(asked.about)) return null;
  const hasKeys = shape === 'wide' && asked.choices.length <= NUMBERED;
  return asked.things.map(at => {
    const space = spaceFor(content, view, asked.about, at);
    if (space === null) return null;
    const { x, y } = middleOf(content, space);
    const place = asked.choices.findIndex(({ choice }) => choice === at);
    const key = hasKeys && place >= 0 ? String(place + 1) : null;
    const label = labelOf(board, at, space);
    return (
      <Spot key={at} about={asked.about} at={at} label={key === null ? label : `${key}: ${label}`} board={board}>
        {({ isLit, isPreviewed }) => (
          <g className="tr-light" data-lit={isLit || undefined} data-preview={isPreviewed || undefined}>
            <path d={outlineOf(content, space, 1)} />
            {key !== null && (
              <text transform={`translate(${x} ${y}) rotate(${-turn})`} y="24">
                {key}
              </text>
            )}
          </g>
        )}
      </Spot>
    );
  });
};

/** Spaces that a line of the log speaks of, or that a hint shows. */
export const Pointed = ({ content, view, highlight }: Pick<ThunderBoardProps, 'content' | 'view' | 'highlight'>) => {
  const spaces = highlight.flatMap(({ about, at }) => spaceFor(content, view, about, at) ?? []);
  return <path className="tr-pointed" d={spaces.map(space => outlineOf(content, space, 1)).join('')} />;
};
