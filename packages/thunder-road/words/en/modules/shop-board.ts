import type { Catalogue } from '@lastroad/kernel';

/** English: what only the board says of leaders and upgrades. */
export const shopBoard: Catalogue = {
  'face.range.token': 'token',
  'face.kind.leader': 'Leader',
  'face.kind.upgrade': 'Upgrade',
  'face.stars': '{count, plural, one {# command token} other {# command tokens}} at the start',
  'face.tokens': '{count, plural, =0 {no command tokens} one {# command token} other {# command tokens}}',
  'face.hasToken': 'has a command token',
  'face.leader.command': '{command} ({range}): {does}',
  'face.asleep': 'asleep while inoperable',
  'face.noUpgrade': 'no upgrade yet',
  'face.kept': 'Kept so far',
  'face.shop.leaders': 'Who leads your crew?',
  'face.shop.upgrades': 'Upgrades',
  'face.shop.waits': 'The others are still choosing.',
  'face.command.sortie': 'As an airstrike, and after its shot the chopper may fly on to another empty space.',
  'face.command.hop': 'A chopper above the road goes to any other empty space and may shoot.',
  'face.command.flip': 'Turn up one hidden hazard anywhere; nothing happens to anybody.',
  'face.command.flames': 'A car right ahead catches fire.',
  'face.hazard.laid mine': 'A mine that a dispenser has laid: the car is damaged and loses its points.',
  'face.hazard.laid oil': 'Oil that a dispenser has laid: the car slides one space in a random direction.',
  'face.explain.leader':
    'The board takes the place of your command board; the other one goes back. Nobody sees what you keep before all have chosen.',
  'face.explain.pick': 'You keep three in all, one from each hand that comes round, and nobody sees them yet.',
  'face.explain.fit': 'A card works for that car alone, for the whole race, and sleeps while the car is inoperable.',
  'face.explain.token':
    'One token a turn, on a command without die or token; it counts as the lowest die the command takes.',
  'face.explain.dispense': 'On an empty space right behind the car.',
  'face.explain.flip': 'From then on everybody knows what lies there.',
};
