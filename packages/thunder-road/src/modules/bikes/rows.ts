import type { CommandRow, CrewRow, DieRow, ModelRow } from '../../rows.ts';

/** TR-BIKE-1, TR-BIKE-4, TR-BIKE-10, TR-BIKE-12: five dashboards with one slot each; the symbols are inferred. */
export const MODELS: readonly ModelRow[] = [
  { name: 'bars bike', source: 'inferred', size: 'small', body: 'bike', slots: 1, coasts: 4, mark: 'bars' },
  { name: 'cross bike', source: 'inferred', size: 'small', body: 'bike', slots: 1, coasts: 4, mark: 'cross' },
  { name: 'chevron bike', source: 'inferred', size: 'small', body: 'bike', slots: 1, coasts: 4, mark: 'chevron' },
  { name: 'ring bike', source: 'inferred', size: 'small', body: 'bike', slots: 1, coasts: 4, mark: 'ring' },
  { name: 'snake bike', source: 'inferred', size: 'small', body: 'bike', slots: 1, coasts: 4, mark: 'snake' },
];

/** TR-BIKE-15: what is on the command board beside the airstrike and the nitro that cars have too. */
export const COMMANDS: readonly CommandRow[] = [
  { name: 'bike repair', source: 'designed', from: 5, to: 5, power: 'repair' },
  { name: 'respawn', source: 'designed', from: 4, to: 4, power: 'respawn' }, // TR-BIKE-16
];

/** TR-BIKE-1. */
export const CREWS: readonly CrewRow[] = [
  {
    name: 'bikes',
    source: 'printed',
    models: ['bars bike', 'cross bike', 'chevron bike', 'ring bike', 'snake bike'],
    commands: ['airstrike', 'nitro', 'bike repair', 'respawn'],
    dice: 6,
    die: 'bikes',
  },
];

/** Part 21.2: the dice of the bikes, tuned by simulation (TR-DB-31). */
export const DICE: readonly DieRow[] = [
  { name: 'bikes', source: 'designed', module: 'bikes', faces: [1, 1, 2, 3, 4, 5] },
];
