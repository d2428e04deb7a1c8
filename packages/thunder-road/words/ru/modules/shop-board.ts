import type { Catalogue } from '@lastroad/kernel';

/** Russian: what only the board says of leaders and upgrades. */
export const shopBoard: Catalogue = {
  'face.range.token': 'жетон',
  'face.kind.leader': 'Главарь',
  'face.kind.upgrade': 'Улучшение',
  'face.stars': 'Жетонов команд в начале: {count}',
  'face.tokens': 'Жетонов команд: {count}',
  'face.hasToken': 'лежит жетон команды',
  'face.leader.command': '{command} ({range}): {does}',
  'face.asleep': 'не действует, пока машина неисправна',
  'face.noUpgrade': 'пока без улучшения',
  'face.kept': 'Уже оставлено',
  'face.shop.leaders': 'Кто поведёт вашу банду?',
  'face.shop.upgrades': 'Улучшения',
  'face.shop.waits': 'Остальные ещё выбирают.',
  'face.command.sortie': 'Как авиаудар, а после выстрела вертолёт может перелететь в другую пустую ячейку.',
  'face.command.hop': 'Вертолёт над дорогой перелетает в любую пустую ячейку и может стрелять.',
  'face.command.flip': 'Откройте любую скрытую опасность; ни с кем ничего не происходит.',
  'face.command.flames': 'Машина прямо впереди загорается.',
  'face.hazard.laid mine': 'Мина из минораздатчика: машина получает повреждение и теряет очки.',
  'face.hazard.laid oil': 'Масло из маслораздатчика: машина скользит на ячейку в случайную сторону.',
  'face.explain.leader':
    'Этот планшет заменит ваш планшет команд, другой уйдёт в коробку. До общего выбора никто не видит, кого вы оставили.',
  'face.explain.pick': 'Всего вы оставите три карты, по одной из каждой пришедшей руки; пока их никто не видит.',
  'face.explain.fit': 'Карта действует только для этой машины и всю гонку; пока машина неисправна, карта не действует.',
  'face.explain.token':
    'Один жетон за ход, на команду без кубика и жетона; он считается за наименьшее подходящее значение.',
  'face.explain.dispense': 'В пустую ячейку прямо позади машины.',
  'face.explain.flip': 'После этого все знают, что там лежит.',
};
