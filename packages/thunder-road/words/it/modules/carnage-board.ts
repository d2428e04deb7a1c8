import type { Catalogue } from '@lastroad/kernel';

/** Italian: what only the board says of Carnage at Devil's Run. */
export const carnageBoard: Catalogue = {
  'face.kind.lasting': 'Effetto duraturo',
  'face.car.fire': 'Brucia: prima di ogni suo movimento si tira il dado fuoco.',
  'face.lastingCard': '{card}: {power}',
  'face.terrain.slime': 'Melma tossica: l’auto si ferma e perde i punti.',
  'face.terrain.glass': 'Vetro del deserto: l’auto scivola di un altro spazio nella stessa direzione, gratis.',
  'face.terrain.ramp': 'Rampa: da dritto dietro l’auto vola quanto dice il dado acrobazia; da altrove è eliminata.',
  'face.terrain.fire': 'Fuoco: l’auto prende fuoco.',
  'face.terrain.salt': 'Salina: in questo turno si può prendere il bonus strada, su qualunque altro terreno si passi.',
  'face.hazard.quake': 'Ogni auto si sposta di uno spazio nella stessa direzione a caso.',
  'face.hazard.worm': 'L’auto più indietro sulla plancia viene divorata.',
  'face.hazard.glass': 'Lo spazio è vetro del deserto: le auto scivolano di un altro spazio nella stessa direzione.',
  'face.hazard.ramp': 'Lo spazio è una rampa.',
  'face.hazard.fire': 'Lo spazio brucia: le auto che entrano prendono fuoco.',
  'face.hazard.pit': 'Il dado tiro decide se la prima auto ci cade; poi la fossa è invalicabile.',
  'face.damage.lasting': 'Sotto questo segnalino c’è una carta con un effetto duraturo, finché non si ripara.',
  'face.damage.fire': 'L’auto prende fuoco.',
  'face.die.fire': 'Dado fuoco: ancora {face, plural, one {# punto} many {# punti} other {# punti}}',
  'face.die.fire.out': 'Dado fuoco: il fuoco si spegne',
  'face.die.fire.skull': 'Dado fuoco: l’auto esplode',
};
