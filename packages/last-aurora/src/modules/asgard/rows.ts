import type { LootBack } from '../../cards.ts';
import type { ConvoyRow, EnemyRow, SurvivorRow } from '../../content/rows.ts';

const module = 'asgard';

/**
 * FS-DATA-5, FS-ENM, part 16: defence boxes are on the enemies here, since those of one period differ. There are fewer
 * than in part 16: behind a shield that grows back, those were hardly ever filled.
 */
export const ASGARD_ENEMIES: readonly EnemyRow[] = [
  {
    id: 'asgard-1',
    name: 'oathguard',
    number: 1,
    ambush: [[{ damage: 1, area: 'LEFT_COLUMNS' }]],
    onLeaders: [[{ damage: 1, area: 'LEFT_COLUMN' }]],
    shield: 1,
    boxes: [1, 1, 2],
    period: 'I',
    source: 'designed',
    module,
  },
  {
    id: 'asgard-2',
    name: 'skiarchers',
    number: 2,
    ambush: [[{ damage: 1, area: 'CENTRAL_COLUMNS' }]],
    onLeaders: [[{ damage: 1, area: 'LEFT_COLUMN' }]],
    shield: 1,
    boxes: [1, 2, 3],
    period: 'I',
    source: 'designed',
    module,
  },
  {
    id: 'asgard-3',
    name: 'bridgewatch',
    number: 3,
    ambush: [[{ weapons: 1 }]],
    shield: 2,
    boxes: [1, 2, 3],
    period: 'II',
    source: 'designed',
    module,
  },
  {
    id: 'asgard-4',
    name: 'palefolk',
    number: 4,
    ambush: [[{ resting: 1 }]],
    shield: 2,
    boxes: [1, 2, 3],
    period: 'II',
    source: 'designed',
    module,
  },
  {
    id: 'asgard-5',
    name: 'thunderheads',
    number: 5,
    ambush: [[{ cards: 3 }]],
    shield: 2,
    boxes: [2, 2, 3],
    period: 'III',
    source: 'designed',
    module,
  },
  {
    id: 'asgard-6',
    name: 'manyfaces',
    number: 6,
    ambush: [[{ damage: 2, area: 'TOP_ROW' }]],
    onLeaders: [
      [
        { damage: 1, area: 'TOP_ROW' },
        { damage: 2, area: 'CENTRAL_COLUMNS' },
      ],
    ],
    shield: 2,
    boxes: [2, 3, 3],
    period: 'III',
    source: 'designed',
    module,
  },
];

/** FS-DB-51. */
export const ASGARD_LOOT: readonly LootBack[] = [
  { id: 'mendrack', group: 'I-II', source: 'designed' },
  { id: 'operator', group: 'I-II', source: 'designed' },
  { id: 'longhouse', group: 'III-IV', source: 'designed' },
  { id: 'ravens', group: 'III-IV', source: 'designed' },
  { id: 'scales', group: 'V-VI', source: 'designed' },
  { id: 'iceheart', group: 'V-VI', source: 'designed' },
];

/** FS-LOOT-2. */
export const ASGARD_SURVIVORS: readonly SurvivorRow[] = [
  { id: 'operator', name: 'operator', power: 'operator', skill: 2, period: 'loot', source: 'designed', module },
];

/** FS-LOOT-6. */
export const ASGARD_TRAILERS: readonly ConvoyRow[] = [
  {
    id: 'longhouse',
    name: 'longhouse',
    slots: ['any', 'any', 'foodOrFuel', 'asgardArmour', 'fame1'],
    period: 'loot',
    source: 'designed',
    module,
  },
];

/** FS-LOOT-1, 7, 8, 9. */
export const ASGARD_DEVICES: readonly ConvoyRow[] = [
  { id: 'mendrack', name: 'mendrack', slots: ['asgardArmour', 'fame1'], period: 'loot', source: 'printed', module },
  { id: 'ravens', name: 'ravens', slots: ['junk4', 'weapon4', 'fame1'], period: 'loot', source: 'printed', module },
  {
    id: 'scales',
    name: 'scales',
    slots: ['asgardArmour', 'asgardArmour', 'fame2'],
    period: 'loot',
    source: 'printed',
    module,
  },
  { id: 'iceheart', name: 'iceheart', slots: ['fame1', 'famePerAsgard'], period: 'loot', source: 'printed', module },
];
