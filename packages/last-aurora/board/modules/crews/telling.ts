/** By ability: where it is said what it does. */
export const CREW_CLAUSES = {
  prowler: 'FS-CREW-4',
  fleetfoot: 'FS-CREW-8',
  thickblood: 'FS-CREW-9',
  glowworm: 'FS-CREW-13',
  bannerbearer: 'FS-CREW-14',
  spearsister: 'FS-CREW-15',
  unitzero: 'FS-CREW-16',
  stoker: 'FS-CREW-17',
} as const;
