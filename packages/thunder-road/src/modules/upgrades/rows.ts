import type { HazardRow, LimitRow, UpgradeRow } from '../../rows.ts';

const row = (name: string, power: UpgradeRow['power'], source: UpgradeRow['source'] = 'inferred'): UpgradeRow => ({
  name,
  source,
  module: 'upgrades',
  power,
});

/**
 * Part 21.5: the 27 cards. Their number and the two dispensers are printed; that there are such as are marked so is
 * inferred, everything else is ours.
 */
export const UPGRADES: readonly UpgradeRow[] = [
  // Movement.
  row('supercharger', 'moreSpeed'),
  row('slick tyres', 'moreRoad', 'designed'),
  row('paddle tyres', 'lightOnMud', 'designed'),
  row('gravel tyres', 'bonusAnywhere', 'designed'),
  // Steering.
  row('quick rack', 'weaving', 'designed'),
  row('studded chains', 'gripping', 'designed'),
  // Slams.
  row('ballast', 'heavier', 'designed'),
  row('anchor frame', 'immovable'),
  row('roll cage', 'sparedRocks'),
  row('spring bumper', 'farPush'),
  row('bull bar', 'bullBar'),
  // Guns.
  row('range finder', 'secondTry'),
  row('twin barrels', 'twinShot'),
  row('hair trigger', 'firstShot'),
  row('ring mount', 'allRound'),
  row('long barrel', 'longRange'),
  row('spinal cannon', 'farAhead'),
  row('grapple', 'tradesPlaces'),
  { ...row('incendiary belt', 'setsAlight'), needs: 'carnage' },
  // Armour.
  row('armour plates', 'tough'),
  row('sloped hood', 'glancing'),
  row('tailgate', 'tailCover'),
  row('dust cloak', 'decoy'),
  // Hazards.
  row('mine dispenser', 'layMines', 'printed'),
  row('oil dispenser', 'layOil', 'printed'),
  row('mine rollers', 'mineproof', 'designed'),
  row('periscope', 'scouting', 'designed'),
];

/** TR-UPG-4: tokens of the two dispensers; the pile has none of them. */
export const HAZARDS: readonly HazardRow[] = [
  {
    name: 'laid mine',
    source: 'printed',
    module: 'upgrades',
    count: 0,
    stays: false,
    terrain: '',
    effect: 'mine',
    ofCard: true,
  },
  {
    name: 'laid oil',
    source: 'printed',
    module: 'upgrades',
    count: 0,
    stays: true,
    terrain: 'road',
    effect: 'oil',
    ofCard: true,
  },
];

export const LIMITS: readonly LimitRow[] = [
  { name: 'upgradesDealt', source: 'printed', module: 'upgrades', value: 4 }, // TR-UPG-1
  { name: 'upgradesKept', source: 'printed', module: 'upgrades', value: 3 }, // TR-UPG-1
  { name: 'charges', source: 'printed', module: 'upgrades', value: 3 }, // TR-UPG-4
];
