import { Spot } from '@lastroad/ui';
import type { ThunderContent, ThunderView } from '../src/index.ts';
import { NONE, type Space } from '../src/state.ts';
import { neighbour } from '../src/verbs/geometry.ts';
import { spaceName, wayName } from '../src/view/names.ts';
import { middleOf, outlineOf } from './geometry.ts';
import type { ThunderBoardProps } from './told.ts';

/** Which space stands for a number of the kind that is asked about; `null` for what is no space. */
const SPACES: Readonly<Record<string, (content: ThunderContent, view: ThunderView, at: number) => Space | null>> = {
  space: (_content, _view, at) => at,
  lane: (_content, { rear }, at) => rear + at,
  way(content, { cars, active }, at) {
    const from = active === NONE ? NONE : (cars[active]?.at ?? NONE);
    const to = from < 0 ? NONE : neighbour(content, from, at);
    return to < 0 ? null : to;
  },
};

const labelOf = ({ content, say, asked }: ThunderBoardProps, at: number, space: Space): string => {
  const offered = asked?.choices.find(({ choice }) => choice === at);
  return offered?.words ?? say(asked?.about === 'way' ? wayName(at) : spaceName(content, space));
};

/** The spaces that may be chosen, and those one may ask about. The number is the key that does the same. */
export const Lights = ({ board, turn }: { readonly board: ThunderBoardProps; readonly turn: number }) => {
  const { content, view, asked } = board;
  const spaceOf = asked === null ? undefined : SPACES[asked.about];
  if (asked === null || spaceOf === undefined) return null;
  const few = asked.choices.length <= 9;
  return asked.things.map(at => {
    const space = spaceOf(content, view, at);
    if (space === null) return null;
    const { x, y } = middleOf(content, space);
    const key = asked.choices.findIndex(({ choice }) => choice === at);
    return (
      <Spot key={at} about={asked.about} at={at} label={labelOf(board, at, space)} board={board}>
        {({ isLit, isPreviewed }) => (
          <g className="tr-light" data-lit={isLit || undefined} data-preview={isPreviewed || undefined}>
            <path d={outlineOf(content, space, 1)} />
            {isLit && few && (
              <text transform={`translate(${x} ${y}) rotate(${-turn})`} y="24">
                {key + 1}
              </text>
            )}
          </g>
        )}
      </Spot>
    );
  });
};
