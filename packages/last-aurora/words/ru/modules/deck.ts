import type { Catalogue } from '@lastroad/kernel';

export const deck: Catalogue = {
  'slot.junk1': 'оружие из хлама 1',
  'slot.junk2': 'оружие из хлама 2',
  'slot.junk3': 'оружие из хлама 3',
  'slot.junk4': 'оружие из хлама 4',
  'slot.itemPerRound': '1 предмет каждый раунд',
  'slot.itemLimit': 'место ещё для 1 предмета',
  'fireJunk.payItem': 'Каким предметом зарядить оружие из хлама?',
  'fireJunk.chooseWeapon': 'Какое оружие из хлама стреляет?',
  'fireJunk.chooseEnemy': 'По кому?',
  'bonusShot.chooseAct': 'Из какого оружия стрелять?',
  'keepFewer.chooseItem': 'Предметов больше, чем теперь можно держать. Какой сбросить или применить?',
  'choice.fireAct.3': 'выстрелить из оружия из хлама',
  'why.cannotFireJunk': 'Нужны предмет, оружие из хлама, которое ещё не стреляло, и враг в вашем регионе.',
  'why.notInBonus': 'Этот бонус — атака и ничего больше.',
  'hint.workshop':
    '{count, plural, one {# предмет} few {# предмета} many {# предметов} other {# предмета}} каждый раунд',
};
