import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of it. */
export const deckBoard: Catalogue = {
  'face.text.slot.junk': 'Стреляет один раз за этап стрельбы; вместо боеприпасов выстрел стоит карты предмета.',
  'face.text.slot.itemPerRound': 'В конце каждого раунда даёт карту предмета.',
  'face.text.slot.itemLimit': 'Пока ячейка цела, можно держать на один предмет больше.',
  'face.why.junk': 'Подойдёт любой предмет. Он сбрасывается без своего эффекта.',
  'face.text.phase.exploreOrRest': 'На этапе разведки или отдыха.',
  'face.text.phase.beforeFire': 'На этапе разведки, отдыха или передвижения.',
  'face.passenger': '{card}: +3 скорости на следующем этапе передвижения',
  'face.windAhead': 'Встречный ветер на следующем этапе передвижения',
  'face.slowed': 'Встречный ветер: скорость −{points}',
  'face.backfire': 'Смесь: повреждения после движения: {damage}',
  'face.why.donate': 'Продовольствие сразу становится славой. Если всего меньше 2, «Аврора» идёт к красному причалу.',
  'face.why.shroud': 'Засады и огонь врагов в этом этапе вас не коснутся.',
};
