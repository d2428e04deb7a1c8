import type { CommandRow, CrewRow, LimitRow, ModelRow } from '../rows.ts';

/** TR-DATA-9: dashboards. A wreck has no slots: any damage eliminates it. */
export const MODELS: readonly ModelRow[] = [
  { name: 'small car', source: 'printed', size: 'small', body: 'car', slots: 2, coasts: 2 },
  { name: 'medium car', source: 'printed', size: 'medium', body: 'car', slots: 2, coasts: 2 },
  { name: 'large car', source: 'printed', size: 'large', body: 'car', slots: 2, coasts: 2 },
  { name: 'wreck', source: 'printed', size: 'small', body: 'wreck', slots: 0, coasts: 0 }, // TR-WRECK-1
];

/** TR-DATA-7: the command board of car crews. */
export const COMMANDS: readonly CommandRow[] = [
  { name: 'airstrike', source: 'printed', from: 1, to: 6, power: 'airstrike' },
  { name: 'nitro', source: 'printed', from: 1, to: 3, power: 'nitro' },
  { name: 'drift', source: 'printed', from: 3, to: 5, power: 'drift' },
  { name: 'repair', source: 'printed', from: 6, to: 6, power: 'repair' },
];

/** TR-CREW-1. */
export const CREWS: readonly CrewRow[] = [
  {
    name: 'cars',
    source: 'printed',
    models: ['small car', 'medium car', 'large car'],
    commands: ['airstrike', 'nitro', 'drift', 'repair'],
    dice: 4,
  },
];

/** Numbers of the game that are on no component of their own. */
export const LIMITS: readonly LimitRow[] = [
  { name: 'lanes', source: 'inferred', value: 6 }, // TR-DB-1
  { name: 'rows', source: 'designed', value: 8 }, // TR-DB-1
  { name: 'wrecks', source: 'printed', value: 4 }, // TR-DATA-6
  { name: 'turns', source: 'printed', value: 3 }, // TR-ROUND-2
  { name: 'finalTile', source: 'printed', value: 5 }, // TR-FINAL-1
  { name: 'chain', source: 'designed', value: 100 }, // TR-RES-5
];
