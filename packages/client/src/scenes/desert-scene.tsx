import helicopter from 'icon:helicopter';
import jeep from 'icon:jeep';
import monster from 'icon:mine-truck';
import raceCar from 'icon:race-car';

interface CarProps {
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly seat: number;
  readonly letter: string;
}

const Car = ({ icon, x, y, size, seat, letter }: CarProps) => (
  <g data-seat={seat}>
    <path
      d={`M${x - size * 1.5} ${y + size * 0.86}q${size * 0.5}-${size * 0.5} ${size * 1.5}-${size * 0.46}v${size * 0.46}Z`}
      fill="var(--plume)"
      opacity=".75"
    />
    <ellipse cx={x + size / 2} cy={y + size * 0.87} rx={size * 0.56} ry={size * 0.08} fill="#0006" />
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 512 512">
      <path d={icon} fill="var(--seat)" stroke="#1c0f08" strokeWidth="10" />
    </svg>
    <text x={x + size / 2} y={y - size * 0.02} className="scene-letter">
      {letter}
    </text>
  </g>
);

const CHEVRONS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Dusk on the last road: small, medium and large, and nobody brakes. */
export const DesertScene = () => (
  <svg className="scene scene-dust" viewBox="0 0 800 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="dust-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-1)" />
        <stop offset=".55" stopColor="var(--sky-2)" />
        <stop offset="1" stopColor="var(--sky-3)" />
      </linearGradient>
      <radialGradient id="dust-sun">
        <stop offset="0" stopColor="#fff2c0" />
        <stop offset=".5" stopColor="var(--sun)" />
        <stop offset="1" stopColor="var(--sun)" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width="800" height="420" fill="url(#dust-sky)" />
    <circle cx="560" cy="196" r="150" fill="url(#dust-sun)" opacity=".55" />
    <circle cx="560" cy="196" r="62" fill="var(--sun)" />
    <path d="M498 186h124M503 204h114M512 222h96" stroke="var(--sky-3)" strokeWidth="5" opacity=".7" />
    <path
      d="M0 216h64l12-62h76l14 44h40l10-24h46l10 42h140l8-30h36l6 30h100l14-66h54l10 50h34l8-26h58l10 42h50v60H0Z"
      fill="var(--far)"
    />
    <path d="M0 252c120-24 230 6 360-8s250-24 440 0v176H0Z" fill="var(--mid)" />
    <path d="M0 282h800v104H0Z" fill="var(--road)" />
    <path d="M0 282h800M0 386h800" stroke="var(--edge)" strokeWidth="4" />
    <g stroke="var(--lane)" strokeWidth="4" opacity=".55" fill="none">
      {CHEVRONS.map(i => (
        <path key={i} d={`M${i * 80 - 20} 290l22 44-22 44`} />
      ))}
    </g>
    <path d="M0 386h800v34H0Z" fill="var(--near)" />
    <svg x="196" y="74" width="84" height="84" viewBox="0 0 512 512">
      <path d={helicopter} fill="#1c0f08" opacity=".75" />
    </svg>
    <Car icon={monster} x={116} y={272} size={104} seat={3} letter="L" />
    <Car icon={jeep} x={352} y={300} size={82} seat={1} letter="M" />
    <Car icon={raceCar} x={586} y={284} size={72} seat={0} letter="S" />
  </svg>
);
