import type { Catalogue } from '@lastroad/kernel';

/** Polish: what only the board says of leaders and upgrades. */
export const shopBoard: Catalogue = {
  'face.range.token': 'żeton',
  'face.kind.leader': 'Herszt',
  'face.kind.upgrade': 'Ulepszenie',
  'face.stars': 'Żetony rozkazów na początku: {count}',
  'face.tokens': 'Żetony rozkazów: {count}',
  'face.hasToken': 'leży żeton rozkazu',
  'face.leader.command': '{command} ({range}): {does}',
  'face.asleep': 'uśpione, póki auto jest niesprawne',
  'face.noUpgrade': 'jeszcze bez ulepszenia',
  'face.kept': 'Zostawione do tej pory',
  'face.shop.leaders': 'Kto poprowadzi twoją ekipę?',
  'face.shop.upgrades': 'Ulepszenia',
  'face.shop.waits': 'Pozostali jeszcze wybierają.',
  'face.command.sortie': 'Jak nalot, a po strzale śmigłowiec może polecieć na inne puste pole.',
  'face.command.hop': 'Śmigłowiec nad drogą przelatuje na dowolne puste pole i może strzelić.',
  'face.command.flip': 'Odkryj dowolne ukryte zagrożenie; nikomu nic się nie dzieje.',
  'face.command.flames': 'Auto tuż z przodu staje w płomieniach.',
  'face.hazard.laid mine': 'Mina ze zrzutni: auto jest uszkadzane i traci punkty.',
  'face.hazard.laid oil': 'Olej ze zrzutni: auto ślizga się o pole w losowym kierunku.',
  'face.explain.leader':
    'Ta plansza zastępuje twoją planszę rozkazów, druga wraca do pudełka. Nikt nie widzi wyboru, zanim wszyscy nie wybiorą.',
  'face.explain.pick':
    'Zostawisz razem trzy karty, po jednej z każdej ręki, która do ciebie trafi; na razie nikt ich nie widzi.',
  'face.explain.fit': 'Karta działa tylko dla tego auta, przez cały wyścig, i jest uśpiona, póki auto jest niesprawne.',
  'face.explain.token': 'Jeden żeton na turę, na rozkaz bez kości i żetonu; liczy się jak najniższa pasująca kość.',
  'face.explain.dispense': 'Na puste pole tuż za autem.',
  'face.explain.flip': 'Odtąd wszyscy wiedzą, co tam leży.',
};
