import type { DieRow } from '../rows.ts';

/** TR-COMP, TR-DATA-2, part 21.2: faces of the dice. */
export const DICE: readonly DieRow[] = [
  { name: 'movement', source: 'printed', module: 'base', faces: [1, 2, 3, 4, 5, 6] }, // TR-COMP-5
  { name: 'road', source: 'inferred', module: 'base', faces: [1, 1, 1, 2, 2, 3] },
  { name: 'stunt', source: 'designed', module: 'base', faces: [1, 2, 2, 3, 3, 4] },
  { name: 'slam', source: 'printed', module: 'base', faces: ['top', 'top', 'bottom', 'bottom', 'bottom', 'bottom'] }, // TR-COMP-1
  { name: 'direction', source: 'printed', module: 'base', faces: ['F', 'FL', 'FR', 'B', 'BL', 'BR'] }, // TR-COMP-3
  { name: 'shooting', source: 'printed', module: 'base', faces: ['SM', 'M', 'L', 'L', 'L', 'SML'] }, // TR-COMP-2
];
