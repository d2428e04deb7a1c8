import type { Catalogue } from '@lastroad/kernel';

/** Italian: what only the board says of the Final Five. */
export const bikesBoard: Catalogue = {
  'face.command.respawn': 'Una moto eliminata torna in uno spazio vuoto qualsiasi della tessera in coda.',
  'face.explain.bikes':
    'Due dadi a turno: ognuno muove una moto, che spara prima che parta la seguente. Dadi rimasti: {dice}.',
  'face.explain.bikeCommand': 'Si dà prima che parta la prima moto, al posto della seconda. Dadi rimasti: {dice}.',
  'face.foresee.between': 'Finché ha punti sfila accanto, senza schianto.',
  'face.foresee.slamOwn': 'Schianto: decidi tu quale delle due moto si sposta.',
};
