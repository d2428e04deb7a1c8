import type { ModelRow } from '../../src/rows.ts';
import { BIKE_MARKS, BIKE_SHAPE } from '../modules/bikes/shape.ts';
import { SECTION_SHAPES } from '../modules/rig/shapes.ts';

/** How a vehicle is drawn, driving to the right, its middle at the origin. */
export interface CarShape {
  /** What stands on the roof: a letter or, as a path about the origin, a mark. */
  readonly letter: string;
  readonly mark?: string;
  /** Breadth of the plate on the roof, if not that of the body. */
  readonly plate?: number;
  /** Length and breadth of the body. */
  readonly long: number;
  readonly wide: number;
  readonly body: string;
  readonly glass: string;
  /** Stripes, bars, vents. */
  readonly trim: string;
  /** Where the light falls. */
  readonly shine: string;
  readonly wheels: string;
  readonly guns: string;
}

/** Four wheels, half hidden by the body. */
const fourWheels = (long: number, wide: number, wheelLong: number, wheelWide: number): string =>
  [-1, 1]
    .flatMap(end => [-1, 1].map(side => [(end * long) / 3.3, side * (wide / 2)] as const))
    .map(([x, y]) => `M${x - wheelLong / 2} ${y - wheelWide / 2}h${wheelLong}v${wheelWide}h${-wheelLong}z`)
    .join('');

/** Cars by their size. */
const SHAPES: Readonly<Record<string, CarShape>> = {
  small: {
    letter: 'S',
    long: 32,
    wide: 20,
    body: 'M-15-7q-2 7 0 14l9 2 6 3h8l8-4q3-8 0-16l-8-4h-8l-6 3z',
    glass: 'M3-7.5h5q2 7.5 0 15h-5z',
    trim: 'M-15-5h-3m3 10h-3M-8-8l4 3m-4 11l4-3',
    shine: 'M-5-9l5-1h7l6 3M-13-6l5-2',
    wheels: fourWheels(32, 20, 9, 5),
    guns: 'M13-2.500h7M13 2.500h7',
  },
  medium: {
    letter: 'M',
    long: 38,
    wide: 25,
    body: 'M-18-9q-2 9 0 18l3 3h21l10-2q4-10 0-20l-10-2h-21z',
    glass: 'M5-9.500h5q3 9.5 0 19h-5z',
    trim: 'M-17-4h5m-5 4h5m-5 4h5M12-7l4 1m-4 13l4-1',
    shine: 'M-15-10.4h20l9 2M13-3h5m-5 6h5',
    wheels: fourWheels(38, 25, 10, 5),
    guns: 'M16-4h7M16 4h7',
  },
  large: {
    letter: 'L',
    long: 44,
    wide: 32,
    body: 'M-22-13h5v-3h23l4 3h9l3 4v18l-3 4h-9l-4 3h-23v-3h-5z',
    glass: 'M8-11h5q2.5 11 0 22h-5z',
    trim: 'M-22-9h6m-6 4.5h6m-6 4.5h6m-6 4.5h6m-6 4.5h6M19-9v18',
    shine: 'M-15-14.2h20l4 3h9M-21-11.4h4',
    wheels: fourWheels(44, 32, 11, 6),
    guns: 'M20-6h7M20 6h7M20 0h5',
  },
};

const BIKES: Readonly<Record<string, CarShape>> = Object.fromEntries(
  Object.entries(BIKE_MARKS).map(([mark, path]) => [mark, { ...BIKE_SHAPE, mark: path }]),
);

/** A size that only an owner's pack knows looks like a medium one. */
export const shapeOf = ({ name = '', size = '', mark }: Partial<ModelRow> = {}): CarShape =>
  BIKES[mark ?? ''] ?? SECTION_SHAPES[name] ?? SHAPES[size] ?? (SHAPES['medium'] as CarShape);
