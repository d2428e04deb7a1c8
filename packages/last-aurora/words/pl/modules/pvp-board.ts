import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of it. */
export const pvpBoard: Catalogue = {
  'face.evade': 'Uniki',
  'face.aggression': 'Agresja',
  'face.evadeTrack': 'Uniki ({who}): każdy atak gracza zadaje o {evade} mniej',
  'face.aggressionTrack': 'Agresja ({who}): pole {cell} z {cells}',
  'face.text.evade':
    'Każdy atak gracza zadaje temu konwojowi mniej uszkodzeń o liczbę pod żetonem. Żeton przesuwa się o pole w prawo za każde położone uszkodzenie, a o jedno wstecz na koniec każdej fazy Ostrzału.',
  'face.text.aggression':
    'Żeton przesuwa się o pole w prawo za każde uszkodzenie, które jego właściciel zadał graczom. Na koniec fazy Ostrzału daje wszystko, co minął, i wraca na pierwsze pole.',
  'face.why.raid':
    'Nie ma za to sławy ani żetonu celu: każde uszkodzenie przesuwa twój żeton agresji i żeton uników celu.',
  'face.will.raid': 'Każdy atak zadaje o {evade} mniej',
  'face.bonusEarned': 'Od pola {cell}: {bonus}',
};
