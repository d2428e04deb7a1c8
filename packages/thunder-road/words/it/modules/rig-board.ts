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
  'face.explain.haul':
    '{steering, plural, =0 {Nessun cambio di corsia rimasto: solo dritto.} one {Resta # cambio di corsia.} many {Restano # cambi di corsia.} other {Restano # cambi di corsia.}}{bonus, select, open { Il dado strada può aggiungere {road}.} other {}}',
  'face.explain.rigShot': 'Un tiro contro un’auto davanti alla sezione anteriore o dietro quella posteriore.',
  'face.foresee.plow': 'Il proprietario la sposta di lato e l’autotreno prosegue.',
  'face.foresee.slamThem': 'Schianto: è spinta l’altra, in qualsiasi direzione.',
  'face.foresee.slamYou': 'Schianto: è spinta la tua, in qualsiasi direzione.',
  'face.foresee.withstands': 'Costa un danno lieve, qui resta lo sterrato e l’autotreno prosegue.',
  'face.foresee.shakes': 'Finire qui il turno costa un danno lieve e rimanda l’elicottero al proprietario.',
};
