import type { Catalogue } from '@lastroad/kernel';

/** Russian: what only the board says of the Final Five. */
export const bikesBoard: Catalogue = {
  'face.command.respawn': 'Уничтоженный мотоцикл возвращается в любую пустую ячейку заднего фрагмента.',
};
