import type { DamageRow, DieRow, HazardRow, TerrainRow } from '../../rows.ts';

/** Part 11.1: the kinds of ground. */
export const TERRAINS: readonly TerrainRow[] = [
  { name: 'slime', source: 'printed', module: 'carnage', mark: '%', cost: 1, road: false, effect: 'stop' }, // TR-CARN-1
  { name: 'glass', source: 'printed', module: 'carnage', mark: '/', cost: 1, road: false, effect: 'glide' }, // TR-CARN-2
  { name: 'ramp', source: 'printed', module: 'carnage', mark: '>', cost: 1, road: false, effect: 'launch' }, // TR-CARN-3
  { name: 'fire', source: 'printed', module: 'carnage', mark: '^', cost: 1, road: false, effect: 'burn' }, // TR-CARN-5
  { name: 'salt', source: 'printed', module: 'carnage', mark: ':', cost: 1, road: false, effect: 'salt' }, // TR-CARN-6
];

/** Part 11.2: hazard tokens. Kinds and totals are printed, how many there are of each is ours (TR-DB-14). */
export const HAZARDS: readonly HazardRow[] = [
  { name: 'quake', source: 'designed', module: 'carnage', count: 5, stays: false, terrain: '', effect: 'quake' }, // TR-CARN-8
  { name: 'worm', source: 'designed', module: 'carnage', count: 2, stays: false, terrain: '', effect: 'worm' }, // TR-CARN-9
  { name: 'glass', source: 'designed', module: 'carnage', count: 7, stays: true, terrain: 'glass', effect: 'nothing' }, // TR-CARN-10
  { name: 'ramp', source: 'designed', module: 'carnage', count: 2, stays: true, terrain: 'ramp', effect: 'nothing' }, // TR-CARN-15
  { name: 'fire', source: 'designed', module: 'carnage', count: 4, stays: true, terrain: 'fire', effect: 'nothing' }, // TR-CARN-10
  { name: 'pit', source: 'designed', module: 'carnage', count: 2, stays: true, terrain: 'impassable', effect: 'pit' }, // TR-CARN-11
];

/** Parts 11.3 and 11.4: damage tokens. Their counts are ours (TR-DB-15). */
export const DAMAGE: readonly DamageRow[] = [
  { name: 'lasting', source: 'designed', module: 'carnage', count: 7, effect: 'lasting', way: '' }, // TR-TOK-7
  { name: 'fire', source: 'designed', module: 'carnage', count: 3, effect: 'fire', way: '' }, // TR-TOK-7
];

/** Part 21.2: the fire die. */
export const DICE: readonly DieRow[] = [
  { name: 'fire', source: 'designed', module: 'carnage', faces: [1, 1, 2, 'out', 'out', 'skull'] },
];
