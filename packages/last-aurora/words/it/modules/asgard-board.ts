import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of it. */
export const asgardBoard: Catalogue = {
  'face.ambushLeaders': 'Agguato: chi guida {leaders}; gli altri {others}',
  'face.boxesBehind': '{card}: scudo {worn} di {shield}, poi {damage} di {boxes} danni',
  'face.text.shield':
    'Prima lo scudo assorbe {shield, plural, one {# danno} many {# danni} other {# danni}}; alla fine di ogni round è di nuovo intatto.',
  'face.text.slot.asgardArmour': 'Non contiene altro che danni, e si ripara alla fine di ogni round.',
};
