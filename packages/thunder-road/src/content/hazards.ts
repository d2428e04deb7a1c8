import type { HazardRow } from '../rows.ts';

/** Parts 5 and 11.2: hazard tokens. Kinds and totals are printed, how many there are of each is ours (TR-DB-14). */
export const HAZARDS: readonly HazardRow[] = [
  { name: 'wreck', source: 'designed', module: 'base', count: 5, stays: false, terrain: '', effect: 'wreck' }, // TR-HAZ-2
  { name: 'mine', source: 'designed', module: 'base', count: 6, stays: false, terrain: '', effect: 'mine' }, // TR-HAZ-3
  { name: 'road', source: 'designed', module: 'base', count: 4, stays: true, terrain: 'road', effect: 'nothing' }, // TR-HAZ-4
  { name: 'mud', source: 'designed', module: 'base', count: 5, stays: true, terrain: 'mud', effect: 'nothing' }, // TR-HAZ-5
  { name: 'oil', source: 'designed', module: 'base', count: 6, stays: true, terrain: 'road', effect: 'oil' }, // TR-HAZ-6
  { name: 'quake', source: 'designed', module: 'carnage', count: 5, stays: false, terrain: '', effect: 'quake' }, // TR-CARN-8
  { name: 'worm', source: 'designed', module: 'carnage', count: 2, stays: false, terrain: '', effect: 'worm' }, // TR-CARN-9
  { name: 'glass', source: 'designed', module: 'carnage', count: 7, stays: true, terrain: 'glass', effect: 'nothing' }, // TR-CARN-10
  { name: 'ramp', source: 'designed', module: 'carnage', count: 2, stays: true, terrain: 'ramp', effect: 'nothing' }, // TR-CARN-15
  { name: 'fire', source: 'designed', module: 'carnage', count: 4, stays: true, terrain: 'fire', effect: 'nothing' }, // TR-CARN-10
  { name: 'pit', source: 'designed', module: 'carnage', count: 2, stays: true, terrain: 'impassable', effect: 'pit' }, // TR-CARN-11
];
