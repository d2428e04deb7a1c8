import type { Catalogue } from '@lastroad/kernel';

/** Polish: what only the board says of Carnage at Devil's Run. */
export const carnageBoard: Catalogue = {
  'face.kind.lasting': 'Trwały efekt',
  'face.car.fire': 'Płonie: przed każdym ruchem rzuca się kością ognia.',
  'face.lastingCard': '{card}: {power}',
  'face.terrain.slime': 'Toksyczny szlam: auto staje i traci punkty.',
  'face.terrain.glass': 'Pustynne szkło: auto ślizga się o jeszcze jedno pole w tę samą stronę, za darmo.',
  'face.terrain.ramp':
    'Rampa: wjazd prosto z tyłu to lot tak daleki, jak każe kość akrobacji; z innej strony auto odpada.',
  'face.terrain.fire': 'Ogień: auto staje w płomieniach.',
  'face.terrain.salt': 'Solnisko: w tej turze można wziąć premię drogi, po czymkolwiek auto jeszcze jedzie.',
  'face.hazard.quake': 'Każde auto przesuwa się o pole w tę samą losową stronę.',
  'face.hazard.worm': 'Auto najbardziej z tyłu zostaje pożarte.',
  'face.hazard.glass': 'Pole jest pustynnym szkłem: auta ślizgają się o jeszcze jedno pole w tę samą stronę.',
  'face.hazard.ramp': 'Pole jest rampą.',
  'face.hazard.fire': 'Pole płonie: wjeżdżające auta stają w ogniu.',
  'face.hazard.pit': 'Kość strzału rozstrzyga, czy pierwsze auto wpadnie; potem dół jest nieprzejezdny.',
  'face.damage.lasting': 'Pod tym żetonem leży karta trwałego efektu, póki się go nie naprawi.',
  'face.damage.fire': 'Auto staje w płomieniach.',
  'face.die.fire': 'Kość ognia: jeszcze {face, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'face.die.fire.out': 'Kość ognia: ogień gaśnie',
  'face.die.fire.skull': 'Kość ognia: auto wybucha',
};
