import type { HazardRow } from '../rows.ts';

/** Part 5: hazard tokens. Kinds and totals are printed, how many there are of each is ours (TR-DB-14). */
export const HAZARDS: readonly HazardRow[] = [
  { name: 'wreck', source: 'designed', module: 'base', count: 5, stays: false, terrain: '', effect: 'wreck' }, // TR-HAZ-2
  { name: 'mine', source: 'designed', module: 'base', count: 6, stays: false, terrain: '', effect: 'mine' }, // TR-HAZ-3
  { name: 'road', source: 'designed', module: 'base', count: 4, stays: true, terrain: 'road', effect: 'nothing' }, // TR-HAZ-4
  { name: 'mud', source: 'designed', module: 'base', count: 5, stays: true, terrain: 'mud', effect: 'nothing' }, // TR-HAZ-5
  { name: 'oil', source: 'designed', module: 'base', count: 6, stays: true, terrain: 'road', effect: 'oil' }, // TR-HAZ-6
];
