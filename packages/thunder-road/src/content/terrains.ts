import type { TerrainRow } from '../rows.ts';

/** Part 5: the kinds of ground. */
export const TERRAINS: readonly TerrainRow[] = [
  { name: 'off-road', source: 'printed', module: 'base', mark: '.', cost: 1, road: false, effect: 'nothing' }, // TR-TERR-1
  { name: 'road', source: 'printed', module: 'base', mark: '=', cost: 1, road: true, effect: 'nothing' }, // TR-TERR-2
  { name: 'mud', source: 'printed', module: 'base', mark: '~', cost: 2, road: false, effect: 'nothing' }, // TR-TERR-3
  { name: 'impassable', source: 'printed', module: 'base', mark: '#', cost: 1, road: false, effect: 'block' }, // TR-TERR-4
];
