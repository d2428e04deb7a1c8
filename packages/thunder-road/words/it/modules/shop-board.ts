import type { Catalogue } from '@lastroad/kernel';

/** Italian: what only the board says of leaders and upgrades. */
export const shopBoard: Catalogue = {
  'face.range.token': 'gettone',
  'face.kind.leader': 'Capobanda',
  'face.kind.upgrade': 'Potenziamento',
  'face.stars': 'Gettoni comando all’inizio: {count}',
  'face.tokens': 'Gettoni comando: {count}',
  'face.hasToken': 'ha un gettone comando',
  'face.leader.command': '{command} ({range}): {does}',
  'face.asleep': 'spento finché l’auto è fuori uso',
  'face.noUpgrade': 'ancora nessun potenziamento',
  'face.kept': 'Tenuti finora',
  'face.shop.leaders': 'Chi guida la tua banda?',
  'face.shop.upgrades': 'Potenziamenti',
  'face.shop.waits': 'Gli altri stanno ancora scegliendo.',
  'face.command.sortie': 'Come un attacco aereo; dopo il colpo l’elicottero può proseguire in un altro spazio vuoto.',
  'face.command.hop': 'Un elicottero sopra la strada va in un altro spazio vuoto e può sparare.',
  'face.command.flip': 'Rivela un pericolo nascosto qualsiasi; a nessuno succede nulla.',
  'face.command.flames': 'Un’auto subito davanti prende fuoco.',
  'face.hazard.laid mine': 'Una mina posata da uno spargimine: l’auto è danneggiata e perde i punti.',
  'face.hazard.laid oil': 'Olio versato da uno spargiolio: l’auto scivola di uno spazio in una direzione a caso.',
  'face.explain.leader':
    'La plancia prende il posto di quella dei comandi; l’altra torna nella scatola. Nessuno vede chi tieni prima che tutti abbiano scelto.',
  'face.explain.pick': 'Ne tieni tre in tutto, uno da ogni mano che arriva; per ora nessuno li vede.',
  'face.explain.fit': 'La carta vale solo per quell’auto, per tutta la gara, ed è spenta finché l’auto è fuori uso.',
  'face.explain.token':
    'Un gettone per turno, su un comando senza dado né gettone; vale come il dado più basso ammesso.',
  'face.explain.dispense': 'In uno spazio vuoto subito dietro l’auto.',
  'face.explain.flip': 'Da allora tutti sanno che cosa c’è lì.',
};
