import type { Catalogue } from '@lastroad/kernel';

/** Russian: what only the board says of Carnage at Devil's Run. */
export const carnageBoard: Catalogue = {
  'face.kind.lasting': 'Продолжительный эффект',
  'face.car.fire': 'Горит: перед каждым движением бросают кубик огня.',
  'face.lastingCard': '{card}: {power}',
  'face.terrain.slime': 'Токсичная слизь: машина встаёт и теряет очки.',
  'face.terrain.glass': 'Пустынное стекло: машина скользит ещё на ячейку туда же, бесплатно.',
  'face.terrain.ramp':
    'Трамплин: прямо сзади машина пролетает, сколько покажет кубик трюков; с другой стороны уничтожается.',
  'face.terrain.fire': 'Огонь: машина загорается.',
  'face.terrain.salt': 'Солончак: в этот ход можно взять бонус дороги, где бы машина ни ехала ещё.',
  'face.hazard.quake': 'Все машины сдвигаются на ячейку в одну случайную сторону.',
  'face.hazard.worm': 'Самая задняя машина на поле съедена.',
  'face.hazard.glass': 'Ячейка становится пустынным стеклом: машины скользят ещё на ячейку туда же.',
  'face.hazard.ramp': 'Ячейка становится трамплином.',
  'face.hazard.fire': 'Ячейка горит: въехавшие машины загораются.',
  'face.hazard.pit': 'Кубик стрельбы решает, упадёт ли первая машина; потом яма непроходима.',
  'face.damage.lasting': 'Под этим жетоном лежит карта продолжительного эффекта, пока его не починят.',
  'face.damage.fire': 'Машина загорается.',
  'face.die.fire': 'Кубик огня: ещё {face, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'face.die.fire.out': 'Кубик огня: огонь гаснет',
  'face.die.fire.skull': 'Кубик огня: машина взрывается',
};
