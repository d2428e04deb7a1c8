import type { LootBack } from '../cards.ts';
import type { EnemyRow } from './rows.ts';

/** LA-DAT-7, LA-ENM. */
export const ENEMIES: readonly EnemyRow[] = [
  {
    id: 'enemy-1',
    name: 'warpack',
    number: 1,
    ambush: [[{ damage: 1, area: 'TOP_ROW' }]],
    period: 'I',
    source: 'printed',
  },
  {
    id: 'enemy-2',
    name: 'riders',
    number: 2,
    ambush: [[{ damage: 1, area: 'BOTTOM_ROW' }]],
    period: 'I',
    source: 'printed',
  },
  {
    id: 'enemy-3',
    name: 'lasthowl',
    number: 3,
    ambush: [[{ contamination: 1 }], [{ damage: 2, area: 'BOTTOM_ROW' }]],
    period: 'II',
    source: 'inferred',
  },
  {
    id: 'enemy-4',
    name: 'twins',
    number: 4,
    ambush: [[{ discard: 1 }], [{ damage: 1, area: 'LEFT_COLUMN' }]],
    period: 'II',
    source: 'inferred',
  },
  {
    id: 'enemy-5',
    name: 'steelwolf',
    number: 5,
    ambush: [
      [
        { damage: 1, area: 'LEFT_COLUMN' },
        { damage: 1, area: 'TOP_ROW' },
      ],
    ],
    period: 'III',
    source: 'inferred',
  },
  {
    id: 'enemy-6',
    name: 'deathless',
    number: 6,
    ambush: [
      [
        { damage: 1, area: 'LEFT_COLUMN' },
        { damage: 1, area: 'BOTTOM_ROW' },
      ],
    ],
    period: 'III',
    source: 'inferred',
  },
];

/** LA-DAT-8, 9, LA-DATC-4: backs of a group are alike, so that a back does not tell its face. */
export const LOOT: readonly LootBack[] = [
  { id: 'trunk', group: 'I-II', boxes: [2, 3, 4], source: 'designed' },
  { id: 'prisoner', group: 'I-II', boxes: [2, 3, 4], source: 'designed' },
  { id: 'turbotruck', group: 'III-IV', boxes: [3, 4, 5], source: 'designed' },
  { id: 'gauss', group: 'III-IV', boxes: [3, 4, 5], source: 'designed' },
  { id: 'generator', group: 'V-VI', boxes: [4, 5, 6], source: 'designed' },
  { id: 'ecosystem', group: 'V-VI', boxes: [4, 5, 6], source: 'designed' },
];
