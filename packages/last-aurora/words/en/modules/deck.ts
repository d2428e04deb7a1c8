import type { Catalogue } from '@lastroad/kernel';

export const deck: Catalogue = {
  'slot.junk1': 'junk weapon 1',
  'slot.junk2': 'junk weapon 2',
  'slot.junk3': 'junk weapon 3',
  'slot.junk4': 'junk weapon 4',
  'slot.itemPerRound': '1 item each round',
  'slot.itemLimit': 'room for 1 more item',
  'fireJunk.payItem': 'Which item is loaded into the junk weapon?',
  'fireJunk.chooseWeapon': 'Which junk weapon fires?',
  'fireJunk.chooseEnemy': 'At whom?',
  'bonusShot.chooseAct': 'Which kind of weapon fires?',
  'keepFewer.chooseItem': 'You hold more items than you may now. Which one do you discard or use?',
  'choice.fireAct.3': 'fire a junk weapon',
  'why.cannotFireJunk': 'You need an item, a junk weapon that can still fire, and an enemy in your region.',
  'why.notInBonus': 'This bonus is an attack and nothing else.',
  'hint.workshop': '{count, plural, one {one item} other {# items}} each round',
};
