/** Marks on a kind of ground: path data from the middle of a space; spaces take turns with the variants. */
interface Mark {
  readonly look: string;
  readonly variants: readonly string[];
}

/** How a kind of ground looks: told apart by its marks, not by its colour alone. */
export interface Ground {
  readonly marks: readonly Mark[];
  /** Frames round the space, by their distance from its edge. */
  readonly frames: readonly number[];
}

const NO_FRAMES: readonly number[] = [];

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

const BARE: Ground = { marks: [], frames: NO_FRAMES };

/** A terrain that only an owner's pack knows is drawn bare. */
export const groundOf = (terrain: string): Ground => GROUNDS[terrain] ?? BARE;
