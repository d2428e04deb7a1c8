import type { CommandRow, LeaderRow, LimitRow } from '../../rows.ts';

/** Part 21.4: commands of leaders that are not on the board of the base box. */
export const COMMANDS: readonly CommandRow[] = [
  { name: 'long nitro', source: 'inferred', from: 1, to: 4, power: 'nitro' }, // TR-EX-66
  { name: 'short nitro', source: 'designed', from: 1, to: 2, power: 'nitro' },
  { name: 'late nitro', source: 'designed', from: 2, to: 3, power: 'nitro' },
  { name: 'ram', source: 'designed', from: 2, to: 4, power: 'boost', boosts: 'ramming' },
  { name: 'slalom', source: 'designed', from: 2, to: 5, power: 'boost', boosts: 'slaloming' },
  { name: 'workshop', source: 'designed', from: 5, to: 6, power: 'repair' },
  { name: 'sortie', source: 'designed', from: 1, to: 6, power: 'sortie' },
  // TR-LEAD-5: by command token only.
  { name: 'double shot', source: 'designed', from: 1, to: 6, power: 'boost', boosts: 'doubleShot', byToken: true },
  { name: 'snap shot', source: 'designed', from: 1, to: 6, power: 'boost', boosts: 'snapShot', byToken: true },
  { name: 'hop', source: 'designed', from: 1, to: 6, power: 'hop', byToken: true },
  { name: 'spyglass', source: 'designed', from: 1, to: 6, power: 'flip', byToken: true },
  { name: 'patch up', source: 'designed', from: 1, to: 6, power: 'repair', byToken: true },
  { name: 'flamethrower', source: 'printed', from: 1, to: 6, power: 'flames', byToken: true },
];

/** Part 21.4: the eleven boards. That there are eleven is printed, and that one has the flamethrower; the rest is ours. */
export const LEADERS: readonly LeaderRow[] = [
  {
    name: 'redline',
    source: 'designed',
    module: 'leaders',
    power: 'fullThrottle',
    commands: ['airstrike', 'long nitro', 'drift', 'repair'],
    stars: 1,
  },
  {
    name: 'bumper',
    source: 'designed',
    module: 'leaders',
    power: 'heavyCrew',
    commands: ['airstrike', 'nitro', 'ram', 'repair'],
    stars: 2,
  },
  {
    name: 'deadeye',
    source: 'designed',
    module: 'leaders',
    power: 'steadyHands',
    commands: ['airstrike', 'long nitro', 'repair', 'double shot'],
    stars: 3,
  },
  {
    name: 'rotor',
    source: 'designed',
    module: 'leaders',
    power: 'doorGunners',
    commands: ['nitro', 'repair', 'sortie', 'hop'],
    stars: 2,
  },
  {
    name: 'wrench',
    source: 'designed',
    module: 'leaders',
    power: 'juryRigging',
    commands: ['airstrike', 'nitro', 'drift', 'workshop'],
    stars: 1,
  },
  {
    name: 'eel',
    source: 'designed',
    module: 'leaders',
    power: 'thinAir',
    commands: ['airstrike', 'repair', 'slalom', 'spyglass'],
    stars: 1,
  },
  // TR-DB-16: what it picks up on the road are command tokens, and it spends them on repairs.
  {
    name: 'magpie',
    source: 'inferred',
    module: 'leaders',
    power: 'scavenging',
    commands: ['airstrike', 'nitro', 'spyglass', 'patch up'],
    stars: 1,
  },
  {
    name: 'cinder',
    source: 'inferred',
    module: 'leaders',
    power: 'tracers',
    commands: ['airstrike', 'nitro', 'repair', 'flamethrower'],
    stars: 3,
    needs: 'carnage', // TR-DB-17
  },
  {
    name: 'mudlark',
    source: 'designed',
    module: 'leaders',
    power: 'mudRunning',
    commands: ['airstrike', 'short nitro', 'drift', 'repair'],
    stars: 2,
  },
  {
    name: 'broker',
    source: 'designed',
    module: 'leaders',
    power: 'plundering',
    commands: ['airstrike', 'long nitro', 'snap shot', 'patch up'],
    stars: 3,
  },
  {
    name: 'gambler',
    source: 'designed',
    module: 'leaders',
    power: 'loadedDice',
    commands: ['airstrike', 'late nitro', 'drift', 'repair'],
    stars: 3,
  },
];

export const LIMITS: readonly LimitRow[] = [
  { name: 'commandTokens', source: 'printed', module: 'leaders', value: 15 }, // TR-CTOK-6
  { name: 'leadersDealt', source: 'printed', module: 'leaders', value: 2 }, // TR-LEAD-2
];
