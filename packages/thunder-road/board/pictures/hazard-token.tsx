import { Glyph } from './glyph.tsx';
import { HAZARD_ICONS } from './hazard-icons.ts';

/** A hazard token, its middle at the origin: face down a warning, face up its picture. */
export const HazardToken = ({ hazard }: { readonly hazard: string | null }) => (
  <g className="tr-token" data-hazard={hazard ?? undefined}>
    <rect className="tr-token-shadow" x="-15" y="-12" width="30" height="30" rx="7" />
    <rect className="tr-token-body" x="-15" y="-15" width="30" height="30" rx="7" />
    {hazard === null ? (
      <>
        <path className="tr-token-warning" d="M0-9.5 10 8H-10Z" />
        <path className="tr-token-mark" d="M0-4v6m0 2.6v.2" />
      </>
    ) : (
      <Glyph path={HAZARD_ICONS[hazard] ?? ''} size={24} className="tr-token-picture" />
    )}
  </g>
);
