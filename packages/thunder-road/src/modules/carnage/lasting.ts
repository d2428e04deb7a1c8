import type { LastingRow } from '../../rows.ts';

/** Part 21.6: the 21 lasting effects. Their number is printed, everything on them is ours. */
export const LASTING: readonly LastingRow[] = [
  // Speed.
  { name: 'clogged filter', source: 'designed', module: 'carnage', power: 'slower', awake: false },
  { name: 'stuck throttle', source: 'designed', module: 'carnage', power: 'faster', awake: false },
  { name: 'missing gear', source: 'designed', module: 'carnage', power: 'sixIsFour', awake: false },
  { name: 'bald tyres', source: 'designed', module: 'carnage', power: 'noRoadBonus', awake: false },
  { name: 'cut fuel line', source: 'designed', module: 'carnage', power: 'noNitro', awake: false },
  // Steering.
  { name: 'bent left wheel', source: 'designed', module: 'carnage', power: 'noLeft', awake: false },
  { name: 'bent right wheel', source: 'designed', module: 'carnage', power: 'noRight', awake: false },
  { name: 'heavy steering', source: 'designed', module: 'carnage', power: 'firstStraight', awake: false },
  { name: 'snagged tow rope', source: 'designed', module: 'carnage', power: 'lastByNeighbour', awake: false },
  { name: 'wobbling axle', source: 'designed', module: 'carnage', power: 'lastByChance', awake: false },
  // Guns.
  { name: 'jammed gun', source: 'designed', module: 'carnage', power: 'noShot', awake: false },
  { name: 'rigid mount', source: 'designed', module: 'carnage', power: 'narrowShot', awake: false },
  { name: 'crooked sight', source: 'designed', module: 'carnage', power: 'targetRerolls', awake: false },
  { name: 'cracked barrel', source: 'designed', module: 'carnage', power: 'recoil', awake: false },
  // Body.
  { name: 'flapping tarpaulin', source: 'designed', module: 'carnage', power: 'bigTarget', awake: false },
  { name: 'lost ballast', source: 'designed', module: 'carnage', power: 'alwaysPushed', awake: true },
  { name: 'torn bumper', source: 'designed', module: 'carnage', power: 'slamRerolled', awake: false },
  { name: 'dripping sump', source: 'designed', module: 'carnage', power: 'leaksOil', awake: false },
  // Crew.
  { name: 'broken radio', source: 'designed', module: 'carnage', power: 'weakCommands', awake: false },
  { name: 'backseat driver', source: 'designed', module: 'carnage', power: 'firstByNeighbour', awake: false },
  { name: 'twitchy gunner', source: 'designed', module: 'carnage', power: 'mustShoot', awake: false },
];
