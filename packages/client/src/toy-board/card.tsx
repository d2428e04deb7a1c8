interface CardProps {
  /** `null`: face down. */
  readonly worth: number | null;
  readonly label: string;
  readonly shift?: number;
  readonly isLit?: boolean;
  readonly isPreviewed?: boolean;
}

/** A bidding card, 76 by 108, its middle at the origin. */
export const Card = ({ worth, label, shift = 0, isLit = false, isPreviewed = false }: CardProps) => (
  <g
    className="toy-card"
    data-lit={isLit || undefined}
    data-preview={isPreviewed || undefined}
    transform={`translate(${shift} ${-shift})`}
  >
    {label !== '' && <title>{label}</title>}
    <rect className="toy-card-shadow" x="-38" y="-50" width="76" height="108" rx="10" />
    <rect
      className={worth === null ? 'toy-card-back' : 'toy-card-face'}
      x="-38"
      y="-54"
      width="76"
      height="108"
      rx="10"
    />
    {worth === null ? (
      <path className="toy-card-pattern" d="M-24-36h48v72h-48zM-24-36l48 72m0-72-48 72" />
    ) : (
      <>
        <text className="toy-card-worth" y="17">
          {worth}
        </text>
        <path className="toy-card-corner" d="M-27-46l7 9-7 9-7-9zM27 28l7 9-7 9-7-9z" />
      </>
    )}
    <rect className="toy-card-edge" x="-43" y="-59" width="86" height="118" rx="14" />
  </g>
);
