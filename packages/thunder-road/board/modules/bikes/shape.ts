import type { Mark } from '../../../src/rows.ts';
import type { CarShape } from '../../pictures/car-shapes.ts';

/** TR-BIKE-12: five bikes are told apart by what is painted on them, as paths about the origin. */
export const BIKE_MARKS: Readonly<Record<Mark, string>> = {
  bars: 'M-2.8-5v10M2.8-5v10',
  cross: 'M-4.5-4.5l9 9m0-9l-9 9',
  chevron: 'M-5 3.5l5-7 5 7',
  ring: 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z',
  snake: 'M-5.5 2.5q2.750-9 5.5-2.5t5.5-2.5',
};

/** Two wheels in line, a rider bent over the tank. */
export const BIKE_SHAPE: CarShape = {
  letter: '',
  plate: 21,
  long: 42,
  wide: 20,
  body: 'M-16-5.5l8-2h9l8-2.5 6 3.5 7 6.5-7 6.5-6 3.5-8-2.5h-9l-8-2z',
  glass: 'M12-4.5l5 4.5-5 4.5z',
  trim: 'M9-14l4 5.5v17l-4 5.5M-20-3.5h-5m5 7h-5',
  shine: 'M-13-5.5l5-1.200h9l6-2',
  wheels: 'M-25-4h15v8h-15zM11-4h16v8h-16z',
  guns: 'M16-6.5h10',
};
