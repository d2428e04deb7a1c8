import { CARNAGE_GROUNDS } from '../modules/carnage/grounds.ts';
import { type Ground, NO_FRAMES } from './ground-marks.ts';

/** Grains and pebbles, as short strokes with round ends. */
const GRIT = [
  'm-16-20h0m9 6h0m14-9h0m-6 14h0m-16 8h0m24-3h0m-8 12h0m-12 6h0m22 2h0m-28 4h0',
  'm-10-24h0m18 4h0m-22 10h0m28 4h0m-18 8h0m-8 9h0m20-2h0m4 13h0m-22 1h0',
  'm-17-12h0m12-10h0m14 12h0m-9 9h0m15 3h0m-27 7h0m14 9h0m12-2h0m-20 8h0',
];

const GROUNDS: Readonly<Record<string, Ground>> = {
  'off-road': {
    marks: [
      { look: 'tr-dust', variants: GRIT },
      {
        look: 'tr-ripple',
        variants: [
          'm-12 9q5-5 10-1t10-2',
          'm-6-15q6-4 12 0m-9 5q5-3 9 0',
          'm-12-5q4-4 8 0m4 15q5-4 10 0',
          'm2 16l2-6 2 6m0-4l3-4m-8 4l-2-4',
          'm-14 1q5-4 9 0',
          'm-3 12l5-2 4 3-4 2zm-8-22l4-1 3 2-4 2z',
        ],
      },
    ],
    frames: NO_FRAMES,
  },
  road: {
    marks: [
      { look: 'tr-grit', variants: GRIT },
      { look: 'tr-lane', variants: ['m-10-2h20v4h-20z'] },
      { look: 'tr-crack', variants: ['m-14-18l5 4-1 5 5 3', 'm4 14l6 2 2 7', '', '', 'm-16 20l6-5 2 3'] },
    ],
    frames: NO_FRAMES,
  },
  mud: {
    marks: [
      {
        look: 'tr-puddle',
        variants: [
          'm-14-11a9 6 0 1 0 18 0a9 6 0 1 0-18 0zm10 20a8 6 0 1 0 16 0a8 6 0 1 0-16 0zm-10 3a3 2.4 0 1 0 6 0a3 2.4 0 1 0-6 0z',
          'm-8-14a8 6 0 1 0 16 0a8 6 0 1 0-16 0zm-6 22a9 6 0 1 0 18 0a9 6 0 1 0-18 0zm21-8a3 2.4 0 1 0 6 0a3 2.4 0 1 0-6 0z',
        ],
      },
      { look: 'tr-shine', variants: ['m-10-13q4-3 8-1m2 20q4-3 8-1', 'm-4-16q4-3 8-1m-12 22q4-3 8-1'] },
    ],
    frames: NO_FRAMES,
  },
  impassable: {
    marks: [
      {
        look: 'tr-rock',
        variants: [
          'm-15 14l2-15 8-4 3-9 9-2 6 10 4 5 0 11-9 5-14 1z',
          'm-14 12l0-9 7-5 1-12 11-1 5 12 8 3 0 13-9 5-16 0z',
        ],
      },
      {
        look: 'tr-facet',
        variants: ['m-13-1l8 4 6 13m-3-25l4 8 14 5m-14-5l-7 4', 'm-14 3l9 3 3 13m-4-31l5 9 15 6m-15-6l-8 9'],
      },
    ],
    frames: [2.5, 6],
  },
  ...CARNAGE_GROUNDS,
};

const BARE: Ground = { marks: [], frames: NO_FRAMES };

/** A terrain that only an owner's pack knows is drawn bare. */
export const groundOf = (terrain: string): Ground => GROUNDS[terrain] ?? BARE;
