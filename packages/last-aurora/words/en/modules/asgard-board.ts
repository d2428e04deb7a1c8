import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of it. */
export const asgardBoard: Catalogue = {
  'face.ambushLeaders': 'Ambush: leading convoys {leaders}; others {others}',
  'face.boxesBehind': '{card}: shield {worn} of {shield}, then {damage} of {boxes} damage',
  'face.text.shield': 'Its shield takes {shield} damage first and is whole again at the end of each round.',
  'face.text.slot.asgardArmour': 'Holds nothing but damage, and is repaired at the end of each round.',
};
