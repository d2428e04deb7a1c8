import type { PowerRow } from '../../rows.ts';
import { IGNITES, OIL } from '../../traits.ts';

/** Part 21.4: the abilities of leaders. */
const ABILITIES: readonly PowerRow[] = [
  { name: 'fullThrottle', source: 'designed', six: 1, bonusPoints: 1 },
  { name: 'heavyCrew', source: 'designed', sizeInSlams: 1, slamFixed: 1 },
  { name: 'steadyHands', source: 'designed', shotRerolledByOwner: 1 },
  { name: 'doorGunners', source: 'designed', ofChopper: true, arc: 3 },
  { name: 'juryRigging', source: 'designed', shrugs: 1 },
  { name: 'thinAir', source: 'designed', sureMisses: 1 },
  { name: 'scavenging', source: 'designed', act: 'scrap' },
  { name: 'tracers', source: 'designed', onHit: IGNITES },
  { name: 'mudRunning', source: 'designed', mudCost: -1, spared: OIL },
  { name: 'plundering', source: 'designed', act: 'plunder' },
  { name: 'loadedDice', source: 'designed', act: 'reroll' },
];

/** Part 21.4: what some of their commands make of the car of this turn. */
const BOOSTS: readonly PowerRow[] = [
  { name: 'ramming', source: 'designed', shoves: 1, pushMore: 1 },
  { name: 'slaloming', source: 'designed', passes: 2 },
  { name: 'doubleShot', source: 'designed', shots: 1 },
  { name: 'snapShot', source: 'designed', earlyShot: 1 },
];

export const POWER_ROWS: readonly PowerRow[] = [...ABILITIES, ...BOOSTS];
