import type { Catalogue } from '@lastroad/kernel';

/** Polish: what only the board says of the Final Five. */
export const bikesBoard: Catalogue = {
  'face.command.respawn': 'Motocykl, który odpadł, wraca na dowolne puste pole tylnego kafla.',
};
