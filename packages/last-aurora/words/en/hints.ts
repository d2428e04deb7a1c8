import type { Catalogue } from '@lastroad/kernel';

/** What speaks for a choice. */
export const hints: Catalogue = {
  'hint.reaches': 'reaches the Aurora',
  'hint.nearer': '{count, plural, one {one waypoint} other {# waypoints}} further on the road',
  'hint.driver': 'keeps a driver in the truck',
  'hint.fame': '{count} more fame',
  'hint.recruits': '{count, plural, one {one more survivor} other {# more survivors}}',
  'hint.faster': 'a faster convoy',
  'hint.fuel': '{count} more fuel',
  'hint.items': '{count, plural, one {one more item} other {# more items}}',
  'hint.builds': 'a longer convoy',
  'hint.armed': 'one more weapon that can fire',
  'hint.marks': 'a share in the loot of an enemy',
  'hint.repairs': '{count} less damage',
  'hint.cures': '{count} less contamination',
  'hint.food': '{count} more food',
  'hint.ammo': '{count} more ammo',
  'hint.rests': 'somebody can explore again sooner',
  'hint.harmless': 'the damage does no harm there',
};
