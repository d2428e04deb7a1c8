import type { PowerRow } from '../../rows.ts';
import { FROM_BEHIND, GLASS, IGNITES, LAST_OF_ALL, MINES, OIL, SWAPS } from '../../traits.ts';

/** Part 21.5: what upgrades do. */
export const POWER_ROWS: readonly PowerRow[] = [
  { name: 'moreSpeed', source: 'inferred', points: 1 },
  { name: 'moreRoad', source: 'designed', bonusPoints: 1 },
  { name: 'lightOnMud', source: 'designed', mudCost: -1 },
  { name: 'weaving', source: 'designed', passes: 1 },
  { name: 'gripping', source: 'designed', spared: OIL + GLASS },
  { name: 'heavier', source: 'designed', sizeInSlams: 1 },
  { name: 'immovable', source: 'inferred', slamFixed: 1 },
  { name: 'sparedRocks', source: 'inferred', slamSaved: 1 },
  { name: 'farPush', source: 'inferred', pushMore: 1 },
  { name: 'bullBar', source: 'inferred', shoves: 1 },
  { name: 'twinShot', source: 'inferred', shots: 1 },
  { name: 'firstShot', source: 'inferred', earlyShot: 1 },
  { name: 'allRound', source: 'inferred', arc: 3 },
  { name: 'longRange', source: 'inferred', range: 1 },
  { name: 'farAhead', source: 'inferred', range: 2, arc: -2 },
  { name: 'tradesPlaces', source: 'inferred', onHit: SWAPS },
  { name: 'setsAlight', source: 'inferred', onHit: IGNITES },
  { name: 'tough', source: 'inferred', shrugs: 2 },
  { name: 'glancing', source: 'inferred', sureMisses: 1 },
  { name: 'tailCover', source: 'inferred', cover: FROM_BEHIND },
  { name: 'decoy', source: 'inferred', cover: LAST_OF_ALL },
  { name: 'layMines', source: 'printed', act: 'mines' },
  { name: 'layOil', source: 'printed', act: 'oil' },
  { name: 'mineproof', source: 'designed', spared: MINES },
  { name: 'scouting', source: 'designed', act: 'scout' },
];
