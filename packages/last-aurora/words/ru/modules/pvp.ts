import type { Catalogue } from '@lastroad/kernel';

export const pvp: Catalogue = {
  'option.pvp': 'Frozen Steel: игрок против игрока',
  'option.pvp.off': 'без этого',
  'option.pvp.on': 'колонны могут стрелять друг в друга',
  'option.pvp.adds':
    'Колонны в одном регионе могут стрелять друг в друга: попадания приносят бонусы, пострадавшие учатся уклоняться, а врагов становится меньше.',
  'option.pvp.needs': 'Только для двух и более игроков: у Автомы нет колонны, в которую можно стрелять.',
  'option.evadeSteps': 'Жетон уклонения сдвигается',
  'option.evadeSteps.damage': 'на ячейку за каждое повреждение',
  'option.evadeSteps.attack': 'на ячейку за каждую атаку',
  'area.LAST_COLUMN': 'последний столбец',
  'choice.fireAct.14': 'выстрелить в игрока',
  'choice.fireAct.15': 'разрядить оружие из хлама в игрока',
  'raid.chooseAmmo': 'Какие боеприпасы потратить?',
  'raid.chooseWeapon': 'Какое оружие стреляет?',
  'raid.chooseVictim': 'В чью колонну?',
  'raidWithJunk.payItem': 'Каким предметом зарядить оружие из хлама?',
  'raidWithJunk.chooseWeapon': 'Какое оружие из хлама стреляет?',
  'raidWithJunk.chooseVictim': 'В чью колонну?',
  'disgrace.chooseVictim': 'Кто из поражённых вами теряет 1 славу?',
  'pvpBonus.fame': '1 слава',
  'pvpBonus.repair': 'починка 1 повреждения',
  'pvpBonus.item': '1 предмет',
  'pvpBonus.disgrace': 'поражённый игрок теряет 1 славу',
  'why.cannotRaid': 'Нужны боеприпасы, оружие, которое ещё может стрелять, и чужая колонна в вашем регионе.',
  'why.cannotRaidWithJunk': 'Нужны предмет, оружие из хлама, которое ещё не стреляло, и чужая колонна в вашем регионе.',
  'why.opponentElsewhere': 'Эта колонна в другом регионе.',
  'why.notHit': 'На этом этапе вы не попадали в эту колонну.',
  'hint.aggression':
    '{count, plural, one {ещё # бонус} few {ещё # бонуса} many {ещё # бонусов} other {ещё # бонуса}} за агрессию',
  'hint.evades': 'теперь уклоняется лучше',
  'log.raided':
    '{who} стреляет. Цель: {victim}. {hits, plural, =0 {Промах} one {# повреждение} few {# повреждения} many {# повреждений} other {# повреждения}}{evaded, select, 0 {} other {, уклонение от {evaded}}}{jam, select, yes {, оружие заклинило} other {}}.{left, select, 0 {} other { Область: {area}.}}',
  'log.raidCounted':
    '{who} попадает. Цель: {victim}, {placed, plural, one {# повреждение} few {# повреждения} many {# повреждений} other {# повреждения}}.',
  'log.pvpBonus': 'Бонус за агрессию ({who}): {bonus}.',
  'screen.tracks': 'Уклонение {evade}   агрессия {cell} из {cells}',
};
