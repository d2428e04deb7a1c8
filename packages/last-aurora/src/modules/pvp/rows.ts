import { board, listOf, more, oneOf, plain, whole } from '@lastroad/kernel/pack';
import { type OutcomeCard, PVP_SYMBOLS, type PvpCard } from '../../cards.ts';

const module = 'pvp';

/** FS-DB-45..48: what the twelve cards do together is in part 15.3; fronts and backs have nothing to do with each other. */
const OUTCOMES: readonly OutcomeCard[] = [
  {
    id: 'pvp-outcome-1',
    player: [
      { damage: 1, jam: true },
      { damage: 1, jam: false },
      { damage: 2, jam: false },
      { damage: 3, jam: false },
    ],
    enemy: [1, 0, 'ambush', 1, 0, 1],
    letters: ['A', 'B', 'C', 'D'],
    back: 'BOTTOM_ROW',
    source: 'designed',
    module,
  },
  {
    id: 'pvp-outcome-2',
    player: [
      { damage: 0, jam: false },
      { damage: 0, jam: false },
      { damage: 0, jam: false },
      { damage: 0, jam: false },
    ],
    enemy: [0, 1, 0, 1, 1, 'ambush'],
    letters: ['B', 'A', 'D', 'C'],
    back: 'TOP_ROW',
    source: 'designed',
    module,
  },
  {
    id: 'pvp-outcome-3',
    player: [
      { damage: 2, jam: false },
      { damage: 3, jam: false },
      { damage: 3, jam: false },
      { damage: 4, jam: false },
    ],
    enemy: [0, 'ambush', 1, 0, 1, 0],
    letters: ['C', 'D', 'A', 'B'],
    back: 'CENTRAL_COLUMNS',
    source: 'designed',
    module,
  },
  {
    id: 'pvp-outcome-4',
    player: [
      { damage: 0, jam: false },
      { damage: 0, jam: true },
      { damage: 1, jam: true },
      { damage: 2, jam: false },
    ],
    enemy: ['ambush', 0, 1, 0, 0, 1],
    letters: ['D', 'C', 'B', 'A'],
    back: 'LEFT_COLUMN',
    source: 'designed',
    module,
  },
  {
    id: 'pvp-outcome-5',
    player: [
      { damage: 1, jam: false },
      { damage: 2, jam: true },
      { damage: 3, jam: false },
      { damage: 3, jam: false },
    ],
    enemy: [1, 1, 0, 0, 'ambush', 1],
    letters: ['A', 'C', 'D', 'B'],
    back: 'CONVOY',
    source: 'designed',
    module,
  },
  {
    id: 'pvp-outcome-6',
    player: [
      { damage: 0, jam: true },
      { damage: 0, jam: false },
      { damage: 1, jam: false },
      { damage: 2, jam: false },
    ],
    enemy: [0, 0, 1, 'ambush', 1, 1],
    letters: ['B', 'D', 'A', 'C'],
    back: 'BOTTOM_ROW',
    source: 'designed',
    module,
  },
  {
    id: 'pvp-outcome-7',
    player: [
      { damage: 2, jam: false },
      { damage: 3, jam: false },
      { damage: 3, jam: false },
      { damage: 4, jam: false },
    ],
    enemy: [0, 1, 0, 1, 1, 'ambush'],
    letters: ['C', 'A', 'D', 'B'],
    back: 'LAST_COLUMN',
    source: 'designed',
    module,
  },
  {
    id: 'pvp-outcome-8',
    player: [
      { damage: 1, jam: false },
      { damage: 2, jam: false },
      { damage: 3, jam: true },
      { damage: 3, jam: false },
    ],
    enemy: [1, 0, 0, 0, 1, 1],
    letters: ['D', 'B', 'C', 'A'],
    back: 'TOP_ROW',
    source: 'designed',
    module,
  },
  {
    id: 'pvp-outcome-9',
    player: [
      { damage: 0, jam: false },
      { damage: 0, jam: false },
      { damage: 0, jam: false },
      { damage: 1, jam: false },
    ],
    enemy: [0, 0, 'ambush', 1, 1, 0],
    letters: ['A', 'D', 'B', 'C'],
    back: 'LEFT_COLUMN',
    source: 'designed',
    module,
  },
  {
    id: 'pvp-outcome-10',
    player: [
      { damage: 1, jam: false },
      { damage: 1, jam: false },
      { damage: 2, jam: false },
      { damage: 3, jam: true },
    ],
    enemy: [0, 1, 0, 1, 0, 1],
    letters: ['B', 'C', 'D', 'A'],
    back: 'BOTTOM_ROW',
    source: 'designed',
    module,
  },
  {
    id: 'pvp-outcome-11',
    player: [
      { damage: 0, jam: false },
      { damage: 1, jam: false },
      { damage: 2, jam: false },
      { damage: 2, jam: false },
    ],
    enemy: [1, 0, 1, 0, 1, 1],
    letters: ['C', 'B', 'A', 'D'],
    back: 'CENTRAL_COLUMNS',
    source: 'designed',
    module,
  },
  {
    id: 'pvp-outcome-12',
    player: [
      { damage: 2, jam: false },
      { damage: 3, jam: false },
      { damage: 3, jam: false },
      { damage: 3, jam: true },
    ],
    enemy: [0, 1, 1, 0, 0, 1],
    letters: ['D', 'A', 'C', 'B'],
    back: 'CONVOY',
    source: 'designed',
    module,
  },
];

/**
 * FS-DATA-9, FS-DB-41, 42, part 15.2: damage that each cell of the evade track ignores, and what the aggression token
 * earns behind each of its cells. The repair comes before the fame: with the fame first, bots fired at players even more.
 */
const PVP_CARD: PvpCard = {
  evade: [0, 1, 2, 3],
  aggression: ['repair', 'fame', 'item', 'disgrace', 'fame', 'repair', 'disgrace'],
};

export const PVP_TABLES = {
  outcomes: more(OUTCOMES),
  pvpCard: board({
    evade: plain(PVP_CARD.evade, listOf(whole(0, 9), 2, 8)),
    aggression: plain(PVP_CARD.aggression, listOf(oneOf(PVP_SYMBOLS), 1, 15)),
  }),
};
