import type { Catalogue } from '@lastroad/kernel';

export const automa: Catalogue = {
  'option.automaEnemyFire': 'Огонь врагов поражает Автому',
  'option.automaEnemyFire.sameCardLeftmost': 'в ряду той же карты',
  'option.automaEnemyFire.cardPerDamage': 'по карте на каждое повреждение',
  'option.automaC2Space': 'Карта Автомы C2 ищет врага',
  'option.automaC2Space.cost3': 'в ячейке стоимостью 3',
  'option.automaC2Space.space3': 'в ячейке 3',
  'option.automaTargetArrow': 'По стрелке вправо Автома стреляет во врага',
  'option.automaTargetArrow.rightHighest': 'с большим номером',
  'option.automaTargetArrow.rightLowest': 'с меньшим номером',
  'who.automa': 'Автома',
  'log.automaActed': 'Автома открывает карту {action}.',
  'log.automaDrew':
    'У Автомы {cards, plural, one {# карта действий} few {# карты действий} many {# карт действий} other {# карты действий}}.',
  'screen.automa':
    'Автома   точка {node}   слава {fame}   очки сейчас {points}   выжившие {survivors}+{contaminated} заражённых   боеприпасы {ammo} продовольствие {food} топливо {fuel}   карты {cards}',
  'screen.automaCards': 'столбец раунда {column}   закрыто {pile}   открыто {shown}',
};
