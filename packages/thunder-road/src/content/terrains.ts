import type { TerrainRow } from '../rows.ts';

/** Parts 5 and 11.1: the kinds of ground. */
export const TERRAINS: readonly TerrainRow[] = [
  { name: 'off-road', source: 'printed', mark: '.', cost: 1, road: false, effect: 'nothing' }, // TR-TERR-1
  { name: 'road', source: 'printed', mark: '=', cost: 1, road: true, effect: 'nothing' }, // TR-TERR-2
  { name: 'mud', source: 'printed', mark: '~', cost: 2, road: false, effect: 'nothing' }, // TR-TERR-3
  { name: 'impassable', source: 'printed', mark: '#', cost: 1, road: false, effect: 'block' }, // TR-TERR-4
  { name: 'slime', source: 'printed', mark: '%', cost: 1, road: false, effect: 'stop' }, // TR-CARN-1
  { name: 'glass', source: 'printed', mark: '/', cost: 1, road: false, effect: 'glide' }, // TR-CARN-2
  { name: 'ramp', source: 'printed', mark: '>', cost: 1, road: false, effect: 'launch' }, // TR-CARN-3
  { name: 'fire', source: 'printed', mark: '^', cost: 1, road: false, effect: 'burn' }, // TR-CARN-5
  { name: 'salt', source: 'printed', mark: ':', cost: 1, road: false, effect: 'salt' }, // TR-CARN-6
];
