import type { Message } from '@lastroad/kernel';
import type { ThunderContent, ThunderEvent, ThunderView } from '../../src/index.ts';
import { GOES_OUT, SIZES, SKULL, WAYS } from '../../src/rows.ts';
import { wayName } from '../../src/view/names.ts';

/** A special die as it lies on the table. */
export type Throw =
  | { readonly die: 'slam'; readonly top: boolean }
  | { readonly die: 'direction'; readonly way: number }
  | { readonly die: 'shooting'; readonly sizes: readonly number[] }
  | { readonly die: 'fire'; readonly face: number }
  | { readonly die: 'stunt'; readonly face: number };

const direction = (way: number): Throw => ({ die: 'direction', way });

/** The dice that an event has thrown. */
const thrownBy = ({ shots }: ThunderContent, event: ThunderEvent): readonly Throw[] => {
  switch (event.type) {
    case 'slamRolled':
      return [{ die: 'slam', top: event.pushed === event.top }, direction(event.way)];
    case 'gaveWay':
    case 'slid':
    case 'quaked':
    case 'ricocheted':
      return [direction(event.way)];
    case 'jumped':
      return [direction(event.way), { die: 'stunt', face: event.spaces }];
    case 'launched':
      return [{ die: 'stunt', face: event.spaces }];
    case 'dazed':
      return [{ die: 'stunt', face: event.points }];
    case 'shot':
    case 'rocketFired':
    case 'pitRolled':
      return [{ die: 'shooting', sizes: shots[event.face] ?? [] }];
    case 'fireRolled':
      return [{ die: 'fire', face: event.face }];
    default:
      return [];
  }
};

/** So many dice fit the tray; older ones are picked up again. */
const MOST = 4;

/** The last dice thrown in this step; those of a slam stay until it is over. */
export const throwsIn = (
  content: ThunderContent,
  view: ThunderView,
  events: readonly ThunderEvent[],
): readonly Throw[] => {
  const thrown = events.flatMap(event => thrownBy(content, event)).slice(-MOST);
  if (thrown.length > 0 || view.slam === null) return thrown;
  return [{ die: 'slam', top: view.slam.pushed === view.slam.top }, direction(view.slam.way)];
};

export const sizesOf = (sizes: readonly number[]): string =>
  sizes.map(size => (SIZES[size] ?? '').charAt(0).toUpperCase()).join(' ');

/** Degrees from straight up, as the direction is seen from behind the wheel. */
export const bearingOf = (way: number): number =>
  ({ F: 0, FR: 60, BR: 120, B: 180, BL: 240, FL: 300 })[WAYS[way] ?? 'F'];

export const wordsOfThrow = (thrown: Throw): Message => {
  switch (thrown.die) {
    case 'slam':
      return { key: thrown.top ? 'face.die.slam.top' : 'face.die.slam.bottom' };
    case 'direction':
      return { key: 'face.die.direction', values: { way: wayName(thrown.way) } };
    case 'shooting':
      return { key: 'face.die.shooting', values: { sizes: sizesOf(thrown.sizes) } };
    case 'stunt':
      return { key: 'face.die.stunt', values: { face: thrown.face } };
    case 'fire': {
      const variant = thrown.face === SKULL ? '.skull' : thrown.face === GOES_OUT ? '.out' : '';
      return { key: `face.die.fire${variant}`, values: { face: thrown.face } };
    }
  }
};
