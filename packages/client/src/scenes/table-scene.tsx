const CARDS = [
  [-26, 250, 3],
  [-9, 320, 7],
  [9, 392, 9],
  [26, 462, 5],
] as const;

/** Cards, coins and a die: the table with nothing on it but a game to try it out. */
export const TableScene = () => (
  <svg className="scene scene-table" viewBox="0 0 800 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <radialGradient id="table-felt" cx=".5" cy=".3" r=".9">
        <stop offset="0" stopColor="var(--felt-1)" />
        <stop offset="1" stopColor="var(--felt-2)" />
      </radialGradient>
    </defs>
    <rect width="800" height="420" fill="url(#table-felt)" />
    {CARDS.map(([turn, x, worth]) => (
      <g key={worth} transform={`rotate(${turn} 400 620)`}>
        <rect x={x} y="116" width="112" height="164" rx="12" fill="#0005" transform="translate(0 7)" />
        <rect x={x} y="116" width="112" height="164" rx="12" fill="var(--paper-1)" />
        <text x={x + 56} y="226" className="scene-worth">
          {worth}
        </text>
      </g>
    ))}
    {[0, 1, 2, 3].map(i => (
      <g key={i}>
        <ellipse cx={628} cy={330 - i * 12} rx="46" ry="17" fill="#8f6310" />
        <ellipse cx={628} cy={324 - i * 12} rx="46" ry="17" fill="#f2c230" />
      </g>
    ))}
    <g transform="rotate(-14 180 318)">
      <rect x="138" y="276" width="84" height="84" rx="18" fill="#f2c230" />
      <rect x="138" y="336" width="84" height="24" rx="16" fill="#0002" />
      {[158, 202].flatMap(x =>
        [296, 318, 340].map(y => <circle key={`${x}-${y}`} cx={x} cy={y} r="7" fill="#1a120c" />),
      )}
    </g>
  </svg>
);
