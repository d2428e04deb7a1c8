import type { PowerRow } from '../../rows.ts';
import { BY_CHANCE, BY_NEIGHBOUR, STRAIGHT } from '../../traits.ts';

/** Part 21.6: what the powers of lasting effects are. */
export const POWER_ROWS: readonly PowerRow[] = [
  { name: 'slower', source: 'designed', points: -1 },
  { name: 'faster', source: 'designed', points: 1 },
  { name: 'sixIsFour', source: 'designed', six: -2 },
  { name: 'noRoadBonus', source: 'designed', noRoadBonus: 1 },
  { name: 'noNitro', source: 'designed', noNitro: 1 },
  { name: 'noLeft', source: 'designed', noLeft: 1 },
  { name: 'noRight', source: 'designed', noRight: 1 },
  { name: 'firstStraight', source: 'designed', firstStep: STRAIGHT },
  { name: 'firstByNeighbour', source: 'designed', firstStep: BY_NEIGHBOUR },
  { name: 'lastByChance', source: 'designed', lastStep: BY_CHANCE },
  { name: 'lastByNeighbour', source: 'designed', lastStep: BY_NEIGHBOUR },
  { name: 'noShot', source: 'designed', noShot: 1 },
  { name: 'narrowShot', source: 'designed', arc: -2 },
  { name: 'targetRerolls', source: 'designed', shotRerolledByTarget: 1 },
  { name: 'recoil', source: 'designed', recoil: 1 },
  { name: 'mustShoot', source: 'designed', mustShoot: 1 },
  { name: 'bigTarget', source: 'designed', sizeAsTarget: 1 },
  { name: 'alwaysPushed', source: 'designed', pushed: 1 },
  { name: 'slamRerolled', source: 'designed', slamRerolledByOpponent: 1 },
  { name: 'leaksOil', source: 'designed', leavesOil: 1 },
  { name: 'weakCommands', source: 'designed', commandDice: -1 },
];
