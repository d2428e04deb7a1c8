interface DieFaceProps {
  readonly face: number;
  readonly step: number;
  readonly isLit: boolean;
  readonly isPreviewed: boolean;
  readonly label: string;
}

const PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-14, -14],
    [14, 14],
  ],
  3: [
    [-14, -14],
    [0, 0],
    [14, 14],
  ],
  4: [
    [-14, -14],
    [14, -14],
    [-14, 14],
    [14, 14],
  ],
  5: [
    [-14, -14],
    [14, -14],
    [0, 0],
    [-14, 14],
    [14, 14],
  ],
  6: [
    [-14, -14],
    [14, -14],
    [-14, 0],
    [14, 0],
    [-14, 14],
    [14, 14],
  ],
};

/** The die on the table; it tumbles when it was thrown in this step. */
export const DieFace = ({ face, step, isLit, isPreviewed, label }: DieFaceProps) => {
  return (
    <g className="toy-card" data-lit={isLit || undefined} data-preview={isPreviewed || undefined}>
      <title>{label}</title>
      <g key={step} className={step === 0 ? undefined : 'toy-die-thrown'}>
        <rect x="-27" y="-24" width="54" height="54" rx="13" className="toy-card-shadow" />
        <rect x="-27" y="-27" width="54" height="54" rx="13" fill="#f2c230" />
        <rect x="-27" y="12" width="54" height="15" rx="10" fill="#0002" />
        {PLACES[face]?.map(([x, y]) => <circle key={`${x}/${y}`} cx={x} cy={y} r="5" fill="#1a120c" />) ?? (
          <text y="12" textAnchor="middle" className="die-number">
            {face}
          </text>
        )}
      </g>
      <rect className="toy-card-edge" x="-34" y="-34" width="68" height="68" rx="17" />
    </g>
  );
};
