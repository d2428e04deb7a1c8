import type { SurvivorRow } from '../../content/rows.ts';

const module = 'crews';
const start = { period: 'S', source: 'designed', module } as const;

/**
 * FS-CREW-1, FS-DATA-7: four pairs; skills of the Tainted are as the examples demand, those of the Norse and of Unit Zero
 * are higher than in the plan, by which they fell far behind the others in simulation.
 */
export const CREW_SURVIVORS: readonly SurvivorRow[] = [
  { id: 'prowler', name: 'prowler', power: 'prowler', crew: 'pack', skill: 2, ...start },
  { id: 'fleetfoot', name: 'fleetfoot', power: 'fleetfoot', crew: 'pack', skill: 1, ...start },
  {
    id: 'thickblood',
    name: 'thickblood',
    power: 'thickblood',
    crew: 'tainted',
    skill: 3,
    ...start,
    source: 'inferred',
  },
  { id: 'glowworm', name: 'glowworm', power: 'glowworm', crew: 'tainted', skill: 2, ...start, source: 'inferred' },
  { id: 'bannerbearer', name: 'bannerbearer', power: 'bannerbearer', crew: 'norse', skill: 2, ...start },
  { id: 'spearsister', name: 'spearsister', power: 'spearsister', crew: 'norse', skill: 3, ...start },
  { id: 'unitzero', name: 'unitzero', power: 'unitzero', crew: 'machines', skill: 2, ...start },
  { id: 'stoker', name: 'stoker', power: 'stoker', crew: 'machines', skill: 2, ...start },
];
