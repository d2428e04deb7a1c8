/** The road breaks off. */
export const RoadEnd = () => (
  <svg className="road-end" viewBox="0 0 480 170" aria-hidden="true">
    <path
      d="M0 150C90 90 170 128 268 104"
      fill="none"
      stroke="var(--ink-2)"
      strokeWidth="24"
      strokeLinecap="butt"
      opacity=".35"
    />
    <path
      d="M0 150C90 90 170 128 268 104"
      fill="none"
      stroke="var(--lit)"
      strokeWidth="4"
      strokeDasharray="4 16"
      strokeLinecap="round"
    />
    <path d="m272 88 12 10-9 8 14 8" fill="none" stroke="var(--danger)" strokeWidth="4" strokeLinejoin="round" />
    <path d="M360 150V76" stroke="var(--ink-2)" strokeWidth="8" />
    <rect x="316" y="30" width="88" height="52" rx="8" fill="var(--surface-2)" stroke="var(--danger)" strokeWidth="5" />
    <path d="m338 44 44 24m0-24-44 24" stroke="var(--danger)" strokeWidth="6" strokeLinecap="round" />
  </svg>
);
