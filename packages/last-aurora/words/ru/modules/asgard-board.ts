import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of it. */
export const asgardBoard: Catalogue = {
  'face.ambushLeaders': 'Засада: лидеры — {leaders}; остальные — {others}',
  'face.boxesBehind': '{card}: щит {worn} из {shield}, затем {damage} из {boxes} повреждений',
  'face.text.shield':
    'Сначала щит принимает {shield, plural, one {# повреждение} few {# повреждения} many {# повреждений} other {# повреждения}}; в конце каждого раунда он снова цел.',
  'face.text.slot.asgardArmour': 'Ничего не вмещает, кроме повреждения, и чинится в конце каждого раунда.',
};
