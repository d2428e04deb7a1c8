import type { SurvivorRow } from './rows.ts';

/** LA-DAT-6, 15.5. The first eight are the start cards of the four colours. */
export const SURVIVORS: readonly SurvivorRow[] = [
  { id: 'leader-1', name: 'leader', power: 'leader', skill: 2, period: 'S', colour: 0, source: 'inferred' },
  { id: 'leader-2', name: 'leader', power: 'leader', skill: 2, period: 'S', colour: 1, source: 'inferred' },
  { id: 'leader-3', name: 'leader', power: 'leader', skill: 2, period: 'S', colour: 2, source: 'inferred' },
  { id: 'leader-4', name: 'leader', power: 'leader', skill: 2, period: 'S', colour: 3, source: 'inferred' },
  { id: 'copilot-1', name: 'copilot', power: 'copilot', skill: 1, period: 'S', colour: 0, source: 'printed' },
  { id: 'copilot-2', name: 'copilot', power: 'copilot', skill: 1, period: 'S', colour: 1, source: 'printed' },
  { id: 'copilot-3', name: 'copilot', power: 'copilot', skill: 1, period: 'S', colour: 2, source: 'printed' },
  { id: 'copilot-4', name: 'copilot', power: 'copilot', skill: 1, period: 'S', colour: 3, source: 'printed' },
  { id: 'driver-1', name: 'driver', power: 'driver', skill: 2, period: 'I', source: 'designed' },
  { id: 'scout-1', name: 'scout', power: 'scout', skill: 2, period: 'I', source: 'printed' },
  { id: 'mechanic-1', name: 'mechanic', power: 'mechanic', skill: 2, period: 'I', source: 'designed' },
  { id: 'hermit-1', name: 'hermit', power: 'hermit', skill: 2, period: 'I', extra: true, source: 'designed' },
  { id: 'jackal-1', name: 'jackal', power: 'jackal', skill: 2, period: 'I', extra: true, source: 'designed' },
  { id: 'gunner-1', name: 'gunner', power: 'gunner', skill: 2, period: 'II', source: 'designed' },
  { id: 'preacher-1', name: 'preacher', power: 'preacher', skill: 2, period: 'III', source: 'inferred' },
  { id: 'medic-1', name: 'medic', power: 'medic', skill: 1, period: 'III', source: 'designed' },
  { id: 'renegade-1', name: 'renegade', power: 'renegade', skill: 3, period: 'II', extra: true, source: 'designed' },
  { id: 'hunter-1', name: 'hunter', power: 'bountyHunter', skill: 3, period: 'II', extra: true, source: 'designed' },
  { id: 'orphan-1', name: 'orphan', power: 'orphan', skill: 1, period: 'II', extra: true, source: 'designed' },
  { id: 'driver-2', name: 'driver', power: 'driver', skill: 2, period: 'III', source: 'designed' },
  { id: 'mechanic-2', name: 'mechanic', power: 'mechanic', skill: 3, period: 'III', source: 'designed' },
  { id: 'gunner-2', name: 'gunner', power: 'gunner', skill: 2, period: 'III', extra: true, source: 'designed' },
  { id: 'prisoner', name: 'prisoner', power: 'prisoner', skill: 2, period: 'loot', source: 'designed' },
];
