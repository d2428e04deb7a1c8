import type { CommandRow, CrewRow, Limits, ModelRow } from '../rows.ts';

/** TR-DATA-9: dashboards. A wreck has no slots: any damage eliminates it. */
export const MODELS: readonly ModelRow[] = [
  { name: 'small car', source: 'printed', size: 'small', slots: 2, coasts: 2 },
  { name: 'medium car', source: 'printed', size: 'medium', slots: 2, coasts: 2 },
  { name: 'large car', source: 'printed', size: 'large', slots: 2, coasts: 2 },
  { name: 'wreck', source: 'printed', size: 'small', slots: 0, coasts: 0 }, // TR-WRECK-1
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

/** TR-DB-1, TR-DATA-6: the size of tiles is inferred, the guard against endless chains ours, the rest printed. */
export const LIMITS: Limits = { lanes: 6, rows: 8, wrecks: 4, turns: 3, finalTile: 5, chain: 100 };
