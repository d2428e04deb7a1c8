import type { Catalogue } from '@lastroad/kernel';

/** English: what only the board says of the Final Five. */
export const bikesBoard: Catalogue = {
  'face.command.respawn': 'An eliminated bike comes back on any empty space of the rear tile.',
};
