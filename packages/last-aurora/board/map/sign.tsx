import type { Point } from './layout.ts';

interface SignProps {
  readonly at: Point;
  readonly icons: readonly string[];
  readonly kind: string;
}

/** Pictures in a frame beside a road. */
export const Sign = ({ at, icons, kind }: SignProps) => (
  <g transform={`translate(${at.x} ${at.y})`} className={`la-sign la-sign-${kind}`}>
    <rect x={-icons.length * 9 - 3} y="-12" width={icons.length * 18 + 6} height="24" rx="7" />
    {icons.map((icon, i) => (
      <svg key={i} x={i * 18 - icons.length * 9 + 1} y="-8" width="16" height="16" viewBox="0 0 512 512">
        <path d={icon} />
      </svg>
    ))}
  </g>
);
