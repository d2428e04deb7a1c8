import { memo } from 'react';
import type { Drawing } from './layout.ts';

const STARS = Array.from({ length: 46 }, (_, i) => ({
  x: (i * 379) % 1240,
  y: (i * 83) % 168,
  r: i % 5 === 0 ? 1.7 : 1,
  light: 0.35 + ((i * 7) % 10) / 18,
}));

const RIDGE =
  'M0 214 76 150l58 40 92-94 66 58 78-48 96 92 88-78 74 54 108-112 88 98 72-46 90 62 82-94 78 78 94-32v330H0Z';
const PEAKS =
  'm226 96 30 26-20-4-12 16-20-14Zm350 10 26 30-24-8-10 14-20-16Zm240-32 34 38-26-10-14 20-24-18Zm324 32 26 30-22-8-14 12-16-14Z';
const HILLS = 'M0 262c120-56 210-20 330-40s230-58 360-30 190 36 310-2 170-20 240-12v400H0Z';
const GROUND = 'M0 330c150-40 300-10 470-26s300-44 470-18 220 14 300 4v400H0Z';
const DRIFTS =
  'M40 396c90-18 160-14 240 0M380 372c70-12 150-12 210 2M720 404c100-20 190-16 270 2M930 352c60-12 120-10 180 2';

/** Polar night over the road: sky, lights, mountains, snow. Drawn once. */
export const Landscape = memo(({ width, height }: Pick<Drawing, 'width' | 'height'>) => (
  <>
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
      <filter id="la-blur" x="-20%" y="-80%" width="140%" height="260%">
        <feGaussianBlur stdDeviation="15" />
      </filter>
      <filter id="la-lift" x="-30%" y="-30%" width="160%" height="180%">
        <feDropShadow dx="0" dy="3" stdDeviation="2.5" floodColor="#000" floodOpacity=".55" />
      </filter>
    </defs>
    <rect x="-2000" y="-2000" width={width + 4000} height={height / 2 + 2000} fill="var(--la-sky-1)" />
    <rect x="-2000" y={height / 2} width={width + 4000} height="3000" fill="var(--la-ground-2)" />
    <svg width={width} height={height} viewBox="0 0 1240 440" preserveAspectRatio="none">
      <rect width="1240" height="440" fill="url(#la-sky)" />
      <g className="la-stars">
        {STARS.map(({ x, y, r, light }) => (
          <circle key={x} cx={x} cy={y} r={r} fill="#fff" opacity={light} />
        ))}
      </g>
      <g filter="url(#la-blur)" className="la-aurora">
        <path
          d="M-40 118C180 20 340 150 600 74S1060 12 1300 96v44C1060 64 840 142 600 132S180 112-40 176Z"
          fill="url(#la-veil)"
        />
        <path
          d="M120 52C360-8 540 66 780 26s330 4 450-14v32c-130 16-250-6-450 28S350 62 120 92Z"
          fill="url(#la-veil)"
          opacity=".6"
        />
      </g>
      <path d={RIDGE} fill="var(--la-far)" />
      <path d={PEAKS} fill="var(--la-cap)" />
      <path d={HILLS} fill="var(--la-mid)" />
      <path d={GROUND} fill="url(#la-snow)" />
      <path d={DRIFTS} className="la-drift" />
    </svg>
  </>
));
