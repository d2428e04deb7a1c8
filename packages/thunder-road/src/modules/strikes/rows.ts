import type { PowerRow, StrikeRow } from '../../rows.ts';

/** Part 21.7: eight improved airstrikes. Everything on them is ours. */
export const STRIKES: readonly StrikeRow[] = [
  { name: 'twin guns', source: 'designed', module: 'strikes', power: 'twinShot' },
  { name: 'open doors', source: 'designed', module: 'strikes', power: 'allRound' },
  { name: 'second pass', source: 'designed', module: 'strikes', power: 'secondTry' },
  { name: 'long lens', source: 'designed', module: 'strikes', power: 'longRange' },
  { name: 'big bore', source: 'designed', module: 'strikes', power: 'bigBore' },
  { name: 'low hover', source: 'designed', module: 'strikes', power: 'hovering' },
  { name: 'night flight', source: 'designed', module: 'strikes', power: 'nightFlight' },
  { name: 'gun run', source: 'designed', module: 'strikes', power: 'gunRun' },
];

/** What improved airstrikes and bonus commands are that nothing else is. */
export const POWER_ROWS: readonly PowerRow[] = [
  { name: 'bigBore', source: 'designed', caliber: 1 },
  { name: 'hovering', source: 'designed', landsOnTokens: 1 },
  { name: 'nightFlight', source: 'designed', landsOnTokens: 1, shotRerolledByOwner: 1 },
  { name: 'gunRun', source: 'designed', arc: 3, range: 1 },
  { name: 'overdriving', source: 'designed', points: 2 },
];
