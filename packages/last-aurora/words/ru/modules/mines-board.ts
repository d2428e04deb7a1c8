import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of them. */
export const minesBoard: Catalogue = {
  'face.text.mined': 'Здесь лежит мина.',
};
