import type { CommandRow, CrewRow, DieRow, LimitRow, ModelRow } from '../../rows.ts';

/** TR-RIG-1: three sections, each a large car to others. TR-DATA-8: the commands on the board of each. */
export const MODELS: readonly ModelRow[] = [
  {
    name: 'front section',
    source: 'printed',
    size: 'large',
    body: 'rig',
    slots: 2,
    coasts: 0,
    commands: ['rocket launcher', 'front repair', 'plow'],
  },
  {
    name: 'centre section',
    source: 'printed',
    size: 'large',
    body: 'trailer',
    slots: 2,
    coasts: 0,
    commands: ['traction drive', 'centre repair', 'airstrike'],
  },
  {
    name: 'rear section',
    source: 'printed',
    size: 'large',
    body: 'trailer',
    slots: 2,
    coasts: 0,
    commands: ['hazard dispenser', 'rear repair', 'targeting computer'],
  },
];

/** Table 9.5. The airstrike is that of the base box. */
export const COMMANDS: readonly CommandRow[] = [
  { name: 'rocket launcher', source: 'printed', from: 1, to: 6, power: 'rocket' },
  { name: 'front repair', source: 'printed', from: 3, to: 3, power: 'mend', sheltered: true }, // TR-RIG-7
  { name: 'plow', source: 'printed', from: 1, to: 6, power: 'plow' },
  { name: 'traction drive', source: 'printed', from: 1, to: 6, power: 'traction' },
  { name: 'centre repair', source: 'printed', from: 3, to: 3, power: 'mend', sheltered: true },
  { name: 'hazard dispenser', source: 'printed', from: 1, to: 6, power: 'dispenser' },
  { name: 'rear repair', source: 'printed', from: 3, to: 3, power: 'mend', sheltered: true },
  { name: 'targeting computer', source: 'printed', from: 1, to: 6, power: 'computer' },
];

/** TR-RIG-2, TR-CREW-1. */
export const CREWS: readonly CrewRow[] = [
  {
    name: 'rig',
    source: 'printed',
    models: ['front section', 'centre section', 'rear section'],
    commands: [
      'rocket launcher',
      'front repair',
      'plow',
      'traction drive',
      'centre repair',
      'airstrike',
      'hazard dispenser',
      'rear repair',
      'targeting computer',
    ],
    dice: 4,
    die: 'rig',
  },
];

/** Part 21.2. That it shows 1 to 3 is known, how often each is ours. */
export const DICE: readonly DieRow[] = [{ name: 'rig', source: 'designed', module: 'rig', faces: [1, 1, 1, 2, 2, 3] }];

/** TR-DATA-6: ten off-road tokens, two of them spare. */
export const LIMITS: readonly LimitRow[] = [{ name: 'offRoads', source: 'printed', module: 'rig', value: 8 }]; // TR-RIG-24
