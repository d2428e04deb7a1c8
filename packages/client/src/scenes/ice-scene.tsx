import paddleSteamer from 'icon:paddle-steamer';
import truck from 'icon:truck';

const STARS = [
  [40, 40],
  [96, 92],
  [150, 30],
  [212, 70],
  [268, 24],
  [330, 96],
  [392, 44],
  [470, 22],
  [520, 84],
  [590, 36],
  [655, 66],
  [700, 20],
  [752, 90],
  [118, 140],
  [430, 128],
  [620, 130],
] as const;

const Convoy = ({
  x,
  y,
  size,
  seat,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly seat: number;
}) => (
  <g data-seat={seat}>
    <ellipse cx={x + size * 1.3} cy={y + size * 0.84} rx={size * 1.1} ry={size * 0.16} fill="url(#ice-lamp)" />
    <rect x={x - size * 0.72} y={y + size * 0.34} width={size * 0.66} height={size * 0.36} rx="4" fill="var(--seat)" />
    <circle cx={x - size * 0.5} cy={y + size * 0.74} r={size * 0.1} fill="#04101a" />
    <circle cx={x - size * 0.22} cy={y + size * 0.74} r={size * 0.1} fill="#04101a" />
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 512 512">
      <g transform="translate(512 0) scale(-1 1)">
        <path d={truck} fill="var(--seat)" />
      </g>
    </svg>
  </g>
);

/** Polar night: the convoys, the frozen road, and the ship that will not wait. */
export const IceScene = () => (
  <svg className="scene scene-ice" viewBox="0 0 800 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="ice-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-1)" />
        <stop offset="1" stopColor="var(--sky-2)" />
      </linearGradient>
      <linearGradient id="ice-veil" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="#2fd6a0" stopOpacity="0" />
        <stop offset=".35" stopColor="#4df0bb" stopOpacity=".75" />
        <stop offset=".7" stopColor="#7b6cf0" stopOpacity=".7" />
        <stop offset="1" stopColor="#c46cf0" stopOpacity="0" />
      </linearGradient>
      <radialGradient id="ice-lamp">
        <stop offset="0" stopColor="#fff3c4" stopOpacity=".85" />
        <stop offset="1" stopColor="#fff3c4" stopOpacity="0" />
      </radialGradient>
      <filter id="ice-blur" x="-20%" y="-60%" width="140%" height="220%">
        <feGaussianBlur stdDeviation="14" />
      </filter>
    </defs>
    <rect width="800" height="420" fill="url(#ice-sky)" />
    <g className="scene-stars">
      {STARS.map(([x, y], i) => (
        <circle key={x} cx={x} cy={y} r={i % 3 === 0 ? 1.8 : 1.1} fill="#fff" opacity={0.5 + (i % 4) * 0.12} />
      ))}
    </g>
    <g filter="url(#ice-blur)" className="scene-aurora">
      <path
        d="M-40 150C120 60 240 170 400 104S690 40 860 130v46C690 92 560 170 400 160S130 140-40 214Z"
        fill="url(#ice-veil)"
      />
      <path
        d="M80 84C240 20 360 92 520 52s220 6 300-14v34c-90 16-170-6-300 30S230 92 80 128Z"
        fill="url(#ice-veil)"
        opacity=".6"
      />
    </g>
    <path d="M0 262 90 190l62 50 96-92 84 86 70-56 92 76 88-104 98 102 60-44 60 54v160H0Z" fill="var(--far)" />
    <path d="m248 148 26 34-20-6-14 18-18-10Zm332 12 28 38-24-10-14 16-18-16Z" fill="var(--snow)" opacity=".7" />
    <path d="M0 300c110-46 190-14 300-34s190-40 300-16 140 12 200-10v180H0Z" fill="var(--mid)" />
    <svg x="652" y="196" width="78" height="78" viewBox="0 0 512 512">
      <path d={paddleSteamer} fill="var(--ship)" />
    </svg>
    <path d="M0 346c120-50 250-6 380-34s250-54 420-22v130H0Z" fill="var(--near)" />
    <path
      d="M-20 404C120 330 230 396 372 350s190-84 300-84"
      fill="none"
      stroke="var(--road)"
      strokeWidth="30"
      strokeLinecap="round"
    />
    <path
      d="M-20 404C120 330 230 396 372 350s190-84 300-84"
      fill="none"
      stroke="var(--snow)"
      strokeWidth="3.5"
      strokeDasharray="3 15"
      strokeLinecap="round"
    />
    <Convoy x={96} y={306} size={86} seat={0} />
    <Convoy x={318} y={290} size={64} seat={1} />
    <Convoy x={498} y={254} size={44} seat={2} />
  </svg>
);
