import type { CarShape } from '../../pictures/car-shapes.ts';

const FLANKS = 'M-19-20h13v5h-13zM-19 15h13v5h-13zM6-20h13v5h-13zM6 15h13v5h-13z';

/** TR-RIG-1: the cab behind its plow, the tank with the engine, the trailer with the turret. */
export const SECTION_SHAPES: Readonly<Record<string, CarShape>> = {
  'front section': {
    letter: '',
    mark: 'M0-5.5v11',
    long: 46,
    wide: 38,
    plate: 26,
    body: 'M-22-16h25l5 3h11l4 5v16l-4 5h-11l-5 3h-25z',
    glass: 'M8-11h6q2.5 11 0 22h-6z',
    trim: 'M-22-10h7m-7 5h7m-7 5h7m-7 5h7m-7 5h7M18-7v14',
    shine: 'M-20-14.2h22l6 3h10',
    wheels: FLANKS,
    guns: 'M21-20l6 8v24l-6 8M23-8h4m-4 16h4',
  },
  'centre section': {
    letter: '',
    mark: 'M-3-5.5v11M3-5.5v11',
    long: 46,
    wide: 38,
    plate: 26,
    body: 'M-22-13q0-4 4-4h36q4 0 4 4v26q0 4-4 4h-36q-4 0-4-4z',
    glass: 'M13-9h5v18h-5z',
    trim: 'M-17-17v34M9-17v34M-22-6h5m-5 12h5',
    shine: 'M-14-14.6h20M12-14.6h6',
    wheels: FLANKS,
    guns: 'M0-17v-4M0 17v4',
  },
  'rear section': {
    letter: '',
    mark: 'M-5-5.5v11M0-5.5v11M5-5.5v11',
    long: 46,
    wide: 38,
    plate: 26,
    body: 'M-23-9l6-8h37q3 0 3 3v28q0 3-3 3h-37l-6-8z',
    glass: 'M13-6h5v12h-5z',
    trim: 'M9-17v34M-17-17v34',
    shine: 'M-14-14.6h20M12-14.6h8',
    wheels: FLANKS,
    guns: 'M-20-5h-9M-20 5h-9',
  },
};
