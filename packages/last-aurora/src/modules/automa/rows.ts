import type { AutomaBoard, AutomaCard } from '../../board.ts';

/** LA-DAT-17. Row A opens up slot by slot while the rounds go by. */
export const AUTOMA_BOARD: AutomaBoard = {
  rows: [
    { id: 'A', slots: ['weapon1', 'plain', 'weapon2', 'speed', 'weapon3', 'speed'], source: 'designed' },
    { id: 'B', slots: ['plain', 'plain', 'plain', 'plain', 'plain', 'plain'], source: 'designed' },
    { id: 'C', slots: ['plain', 'plain', 'plain', 'weapon2', 'plain', 'plain'], source: 'designed' },
    { id: 'D', slots: ['plain', 'plain', 'plain', 'plain', 'plain', 'plain'], source: 'designed' },
  ],
  groups: [
    { id: 'cab', slots: ['B1', 'C1', 'D1'], source: 'designed' },
    { id: 'hold', slots: ['B2', 'B3'], source: 'designed' },
    { id: 'engine', slots: ['C2', 'D2'], source: 'designed' },
    { id: 'bunks', slots: ['C3', 'D3'], source: 'designed' },
    { id: 'turret', slots: ['B4', 'C4'], source: 'designed' },
    { id: 'stern', slots: ['D4', 'D5', 'D6'], source: 'designed' },
  ],
  speed: 2,
  survivors: 6,
  resources: 7,
};

/** LA-DAT-18, LA-AUK. */
export const AUTOMA_CARDS: readonly AutomaCard[] = [
  {
    id: 'C1',
    skill: 1,
    arrow: 'right',
    priority: [],
    enemy: 'ammo',
    movement: 'fuelOrAmmo',
    endOfRound: 'none',
    source: 'inferred',
  },
  {
    id: 'C2',
    skill: 3,
    arrow: 'left',
    priority: [],
    enemy: 'fuel',
    movement: 'recruitIfFewer',
    endOfRound: 'damage',
    source: 'inferred',
  },
  {
    id: 'C3',
    skill: 2,
    arrow: 'right',
    priority: ['recruit', 'gather', 'convoy', 'encounter'],
    enemy: 'none',
    movement: 'shortcut',
    endOfRound: 'none',
    source: 'inferred',
  },
  {
    id: 'C4',
    skill: 2,
    arrow: 'left',
    priority: ['gather', 'recruit', 'convoy', 'encounter'],
    enemy: 'none',
    movement: 'none',
    endOfRound: 'loseFame',
    source: 'inferred',
  },
  {
    id: 'C5',
    skill: 2,
    arrow: 'right',
    priority: ['convoy', 'gather', 'recruit', 'encounter'],
    enemy: 'none',
    movement: 'none',
    endOfRound: 'damage',
    source: 'inferred',
  },
  {
    id: 'C6',
    skill: 2,
    arrow: 'left',
    priority: ['encounter', 'convoy', 'gather', 'recruit'],
    enemy: 'none',
    movement: 'none',
    endOfRound: 'heal',
    source: 'inferred',
  },
];
