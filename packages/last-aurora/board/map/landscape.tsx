import { memo } from 'react';
import type { Point, Size } from './layout.ts';

const STARS = Array.from({ length: 46 }, (_, i) => ({
  x: (i * 379) % 1240,
  y: (i * 83) % 168,
  r: i % 5 === 0 ? 1.7 : 1,
  light: 0.35 + ((i * 7) % 10) / 18,
}));

/** The ridge from left to right; every second point is a summit. */
const RIDGE: readonly (readonly [x: number, y: number])[] = [
  [-40, 224],
  [76, 150],
  [134, 190],
  [226, 92],
  [292, 156],
  [370, 112],
  [466, 198],
  [554, 124],
  [628, 176],
  [736, 66],
  [824, 164],
  [896, 118],
  [986, 178],
  [1068, 84],
  [1146, 160],
  [1204, 122],
  [1290, 190],
];

const point = (i: number): Point => ({ x: RIDGE[i]?.[0] ?? 0, y: RIDGE[i]?.[1] ?? 0 });
const towards = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
const path = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

const SUMMITS = RIDGE.flatMap((_, i) =>
  i % 2 === 1 ? [{ summit: point(i), left: point(i - 1), right: point(i + 1) }] : [],
);

/** Snow on a summit, ragged below. */
const cap = ({ summit, left, right }: (typeof SUMMITS)[number]): string => {
  const [a, b] = [towards(summit, left, 0.36), towards(summit, right, 0.36)];
  const low = Math.max(a.y, b.y);
  return path([
    summit,
    b,
    { x: towards(summit, b, 0.55).x, y: low - 7 },
    { x: summit.x + 2, y: low + 6 },
    { x: towards(summit, a, 0.55).x, y: low - 9 },
    a,
  ]);
};

/** The side of a mountain that lies in the shade. */
const shade = ({ summit, right }: (typeof SUMMITS)[number]): string =>
  path([summit, right, { x: summit.x + 14, y: right.y + 60 }, { x: summit.x - 8, y: (summit.y + right.y) / 2 }]);

const CURTAIN = 'M-40 108C180 20 340 150 600 74S1060 12 1300 86v44C1060 64 840 142 600 132S180 112-40 166Z';
const RIBBON = 'M120 52C360-8 540 66 780 26s330 4 450-14v32c-130 16-250-6-450 28S350 62 120 92Z';
/** Many faint copies of a veil, each a little larger: a soft edge that costs nothing to draw. */
const VEILS = [CURTAIN, RIBBON].flatMap(d =>
  Array.from({ length: 9 }, (_, i) => ({ d, y: 26 - i * 6.5, grow: 0.72 + i * 0.075 })),
);

const HILLS = 'M-40 262c160-56 250-20 370-40s230-58 360-30 190 36 310-2 170-20 290-12v400H-40Z';
const GROUND = 'M-40 330c190-40 340-10 510-26s300-44 470-18 220 14 350 4v400H-40Z';
const DRIFTS =
  'M40 396c90-18 160-14 240 0M380 372c70-12 150-12 210 2M720 404c100-20 190-16 270 2M930 352c60-12 120-10 180 2';
const PINES = [
  [60, 318],
  [84, 326],
  [352, 300],
  [372, 306],
  [640, 292],
  [664, 288],
  [980, 300],
  [1006, 304],
  [1160, 308],
] as const;

const Defs = () => (
  <defs>
    <linearGradient id="la-sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="var(--la-sky-1)" />
      <stop offset="1" stopColor="var(--la-sky-2)" />
    </linearGradient>
    <linearGradient id="la-snow" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="var(--la-ground-1)" />
      <stop offset="1" stopColor="var(--la-ground-2)" />
    </linearGradient>
    <linearGradient id="la-veil" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stopColor="#2fd6a0" stopOpacity="0" />
      <stop offset=".3" stopColor="#4df0bb" stopOpacity=".8" />
      <stop offset=".65" stopColor="#7b6cf0" stopOpacity=".75" />
      <stop offset="1" stopColor="#c46cf0" stopOpacity="0" />
    </linearGradient>
  </defs>
);

/** Polar night over the road: sky, lights, mountains, snow. Drawn once. */
export const Landscape = memo(({ width, height }: Size) => (
  <g className="la-landscape">
    <Defs />
    <rect x="-2000" y="-2000" width={width + 4000} height={height / 2 + 2000} fill="var(--la-sky-1)" />
    <rect x="-2000" y={height / 2} width={width + 4000} height="3000" fill="var(--la-ground-2)" />
    <svg
      width={width}
      height={height}
      viewBox="0 0 1240 440"
      preserveAspectRatio={width > height ? 'none' : 'xMidYMid slice'}
    >
      <rect width="1240" height="440" fill="url(#la-sky)" />
      <g className="la-stars">
        {STARS.map(({ x, y, r, light }) => (
          <circle key={x} cx={x} cy={y} r={r} fill="#fff" fillOpacity={light} />
        ))}
      </g>
      <g className="la-aurora" fill="url(#la-veil)">
        {VEILS.map(({ d, y, grow }) => (
          <path key={`${y}/${d}`} d={d} fillOpacity=".1" transform={`translate(0 ${y}) scale(1 ${grow})`} />
        ))}
      </g>
      <path d={`${path(RIDGE.map((_, i) => point(i))).replace('Z', '')}V440H-40Z`} fill="var(--la-far)" />
      <path d={SUMMITS.map(shade).join('')} fill="#000" fillOpacity=".16" />
      <path d={SUMMITS.map(cap).join('')} fill="var(--la-cap)" />
      <path d={HILLS} fill="var(--la-mid)" />
      <path d={GROUND} fill="url(#la-snow)" />
      <path d={PINES.map(([x, y]) => `M${x} ${y - 26}l9 14h-5l7 12h-22l7-12h-5Z`).join('')} fill="var(--la-pine)" />
      <path d={DRIFTS} className="la-drift" />
    </svg>
  </g>
));
