import { type Heading, Lookout, type Thing, type useLookout } from '@lastroad/ui';
import type { ThunderContent } from '../../src/index.ts';
import { NONE, type Space } from '../../src/state.ts';
import { laneOf, rowOf } from '../../src/verbs/geometry.ts';
import { carName, spaceName } from '../../src/view/names.ts';
import { HIDDEN } from '../../src/view/view.ts';
import type { ThunderBoardProps } from '../props.ts';
import { outlineOf } from './geometry.ts';

/** What is on a space, from the ground up, in words. */
export const seenAt = ({ content, view, seats, say }: ThunderBoardProps, space: Space): string => {
  const i = space - view.rear;
  const token = view.tokens[i] ?? NONE;
  const hazard = token === HIDDEN ? 'face.hidden' : `hazard.${content.hazards[token]?.name}`;
  const things = [
    { key: `terrain.${content.terrains[view.terrain[i] ?? 0]?.name}` },
    ...(token === NONE ? [] : [{ key: hazard }]),
    ...view.cars.flatMap(({ at }, car) => (at === space ? [carName(content, car)] : [])),
    ...view.crews.flatMap(({ chopper }, seat) =>
      chopper === space ? [{ key: 'face.chopper', values: { name: seats[seat]?.name ?? '' } }] : [],
    ),
  ];
  return `${say(spaceName(content, space))}: ${things.map(say).join(', ')}`;
};

/** Rows and lanes an arrow leads along; on a tall board the road leads upwards. */
const STEPS: Readonly<Record<ThunderBoardProps['shape'], Record<Heading, readonly [rows: number, lanes: number]>>> = {
  wide: { right: [1, 0], left: [-1, 0], down: [0, 1], up: [0, -1] },
  tall: { up: [1, 0], down: [-1, 0], right: [0, 1], left: [0, -1] },
};

/** The next space that way; the edge of the road is the end. */
const stepFrom = (content: ThunderContent, space: Space, [rows, lanes]: readonly [number, number]): Space => {
  const lane = laneOf(content, space) + lanes;
  const { lanes: count } = content.limits;
  return lane < 0 || lane >= count ? space : (rowOf(content, space) + rows) * count + lane;
};

interface LookingProps {
  readonly board: ThunderBoardProps;
  readonly lookout: ReturnType<typeof useLookout>;
  /** What is to be seen there. */
  readonly seen: string;
}

/** Looks about on the road by keyboard. */
export const Looking = ({ board, lookout, seen }: LookingProps) => {
  const { content, view, shape, say, onInspect } = board;
  const { at: space, first, last } = lookout;
  const step = (heading: Heading): Space => {
    const next = stepFrom(content, space, STEPS[shape][heading]);
    return next < first || next > last ? space : next;
  };
  const car = view.cars.findIndex(({ at }) => at === space);
  const thing: Thing = car < 0 ? { about: 'space', at: space } : { about: 'car', at: car };
  return (
    <Lookout
      lookout={lookout}
      label={say({ key: 'face.lookout' })}
      seen={seen}
      step={step}
      onInspect={() => onInspect(thing)}
    >
      <path className="lookout-mark" d={outlineOf(content, space)} />
    </Lookout>
  );
};
