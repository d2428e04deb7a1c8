import type { ConditionRow } from '../../rows.ts';

/** Part 21.7: eight road conditions, four of them of use to whoever drives there. Everything on them is ours. */
export const CONDITIONS: readonly ConditionRow[] = [
  { name: 'tailwind', source: 'designed', module: 'conditions', power: 'faster' },
  { name: 'hard shoulder', source: 'designed', module: 'conditions', power: 'bonusAnywhere' },
  { name: 'clear air', source: 'designed', module: 'conditions', power: 'secondTry' },
  { name: 'hard frost', source: 'designed', module: 'conditions', ground: 'mud', as: 'off-road' },
  { name: 'headwind', source: 'designed', module: 'conditions', power: 'slower' },
  { name: 'potholes', source: 'designed', module: 'conditions', power: 'noRoadBonus' },
  { name: 'loose gravel', source: 'designed', module: 'conditions', power: 'slamRerolled' },
  { name: 'cloudburst', source: 'designed', module: 'conditions', ground: 'off-road', as: 'mud' },
];
