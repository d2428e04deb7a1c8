import type { Catalogue } from '@lastroad/kernel';

/** Italian: what only the board says of the Big Rig. */
export const rigBoard: Catalogue = {
  'face.command.rocket':
    'Dopo il movimento si tira il dado tiro: ogni auto due spazi avanti o accanto a quello spazio, se esce la sua taglia, subisce un danno lieve.',
  'face.command.plow':
    'La prima auto sulla via dell’autotreno viene spostata da chi la guida avanti a sinistra o a destra: niente schianto, si prosegue.',
  'face.command.traction': 'Si può aggiungere il dado strada, su qualunque terreno si sia corso.',
  'face.command.dispenser':
    'Dopo il movimento si può mettere un pericolo coperto in uno spazio vuoto dietro l’autotreno.',
  'face.command.computer': 'Un colpo mancato si può ritirare una volta.',
  'face.command.mend': 'Togli un danno da questa sezione.',
  'face.explain.steering': 'Ogni passo avanti a sinistra o a destra costa un cambio di corsia. Dadi: {dice}.',
  'face.explain.section': 'Ogni sezione riceve un dado per round, che dà anche i punti del movimento. Dadi: {dice}.',
  'face.explain.batter':
    'Un comando danneggiato può ancora ricevere un dado, ma non fa nulla. Il sesto danno è la fine.',
  'face.explain.drop': 'Nessuno sa che cosa sia, finché qualcuno non ci passa.',
};
