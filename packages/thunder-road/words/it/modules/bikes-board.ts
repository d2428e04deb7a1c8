import type { Catalogue } from '@lastroad/kernel';

/** Italian: what only the board says of the Final Five. */
export const bikesBoard: Catalogue = {
  'face.command.respawn': 'Una moto eliminata torna in uno spazio vuoto qualsiasi della tessera posteriore.',
};
