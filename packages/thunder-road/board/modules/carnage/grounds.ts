import { type Ground, NO_FRAMES } from '../../pictures/ground-marks.ts';

/** Part 11.1. */
export const CARNAGE_GROUNDS: Readonly<Record<string, Ground>> = {
  slime: {
    marks: [
      {
        look: 'tr-goo',
        variants: ['m-15-12q4-6 8 0t8 0 8 0v8q-4 6-8 0t-8 0-8 0zm2 20q4-6 8 0t8 0 8 0v7q-4 6-8 0t-8 0-8 0z'],
      },
      { look: 'tr-bubble', variants: ['m-9 4a4 4 0 1 0 8 0a4 4 0 1 0-8 0zm14-16a3 3 0 1 0 6 0a3 3 0 1 0-6 0z'] },
    ],
    frames: NO_FRAMES,
  },
  glass: {
    marks: [
      {
        look: 'tr-shard',
        variants: [
          'm-16 18l6-20 6 14zm12-6l4-26 9 18zm14 10l3-14 6 12z',
          'm-14-4l9-16 3 18zm10 22l5-20 8 15zm16-16l2-16 6 12z',
        ],
      },
      { look: 'tr-glint', variants: ['m-14-18l6 6m4 12l5 5m6-20l5 5'] },
    ],
    frames: NO_FRAMES,
  },
  ramp: {
    marks: [
      { look: 'tr-plank', variants: ['m-14-22h24l9 22-9 22h-24l9-22z'] },
      { look: 'tr-arrow', variants: ['m-12-13l6 13-6 13m9-26l6 13-6 13m9-26l6 13-6 13'] },
    ],
    frames: NO_FRAMES,
  },
  fire: {
    marks: [
      { look: 'tr-scorch', variants: ['m-14 2a16 19 0 1 0 32 0a16 19 0 1 0-32 0z'] },
      {
        look: 'tr-flame',
        variants: ['m2-19c8 9 13 15 11 24-2 10-20 12-24 1-2-7 3-10 5-15 1 5 3 7 5 7 3-5 5-10 3-17z'],
      },
      { look: 'tr-core', variants: ['m2 0c4 5 6 8 5 12-2 5-10 5-11 0 0-4 3-5 4-8 1 2 2 2 2-4z'] },
    ],
    frames: NO_FRAMES,
  },
  salt: {
    marks: [
      {
        look: 'tr-salt',
        variants: [
          'm-14-8l7-6 8 3 1 9-8 5-8-4zm17-12l8-3 6 6-3 7-8 1m-4 9l9-3 8 5-2 9-10 2-6-6zm-16 6l9-2 4 6-3 7-9 0-4-6z',
        ],
      },
    ],
    frames: NO_FRAMES,
  },
};
