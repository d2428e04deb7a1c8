import type { LastingRow } from '../rows.ts';

/** Part 21.6: the 21 lasting effects. Their number is printed, everything on them is ours. */
export const LASTING: readonly LastingRow[] = [
  // Speed.
  { name: 'clogged filter', source: 'designed', power: 'slower', awake: false },
  { name: 'stuck throttle', source: 'designed', power: 'faster', awake: false },
  { name: 'missing gear', source: 'designed', power: 'sixIsFour', awake: false },
  { name: 'bald tyres', source: 'designed', power: 'noRoadBonus', awake: false },
  { name: 'cut fuel line', source: 'designed', power: 'noNitro', awake: false },
  // Steering.
  { name: 'bent left wheel', source: 'designed', power: 'noLeft', awake: false },
  { name: 'bent right wheel', source: 'designed', power: 'noRight', awake: false },
  { name: 'heavy steering', source: 'designed', power: 'firstStraight', awake: false },
  { name: 'snagged tow rope', source: 'designed', power: 'lastByNeighbour', awake: false },
  { name: 'wobbling axle', source: 'designed', power: 'lastByChance', awake: false },
  // Guns.
  { name: 'jammed gun', source: 'designed', power: 'noShot', awake: false },
  { name: 'rigid mount', source: 'designed', power: 'narrowShot', awake: false },
  { name: 'crooked sight', source: 'designed', power: 'targetRerolls', awake: false },
  { name: 'cracked barrel', source: 'designed', power: 'recoil', awake: false },
  // Body.
  { name: 'flapping tarpaulin', source: 'designed', power: 'bigTarget', awake: false },
  { name: 'lost ballast', source: 'designed', power: 'alwaysPushed', awake: true },
  { name: 'torn bumper', source: 'designed', power: 'slamRerolled', awake: false },
  { name: 'dripping sump', source: 'designed', power: 'leaksOil', awake: false },
  // Crew.
  { name: 'broken radio', source: 'designed', power: 'weakCommands', awake: false },
  { name: 'backseat driver', source: 'designed', power: 'firstByNeighbour', awake: false },
  { name: 'twitchy gunner', source: 'designed', power: 'mustShoot', awake: false },
];
