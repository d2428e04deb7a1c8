import type { Catalogue } from '@lastroad/kernel';

export const mines: Catalogue = {
  'option.mineVariant': 'Вариант с минами',
  'option.mineVariant.off': 'без мин',
  'option.mineVariant.on': 'с минами',
  'option.mineReuse': 'Если обе мины на карте, новой становится',
  'option.mineReuse.rearmost': 'самая дальняя сзади',
  'option.mineReuse.furthestFromOwner': 'самая далёкая от того, кто ставит',
  'item.mine': 'Мина',
  'text.mine': 'После движения заминировать только что пройденную дорогу и взять предмет.',
  'layMine.chooseRoad': 'Поставить мину на только что пройденной дороге?',
  'done.layMine.chooseRoad': 'без мины',
  'choice.mine': 'заминировать {from}-{to}',
  'why.notTravelled': 'Вы не проехали сейчас по этой дороге, или у вас нет мины.',
  'log.mineLaid': '{who} ставит мину перед точкой {node}.',
  'log.mineSprung': '{who} подрывается на мине.',
  'screen.mines': 'мины {mines}',
  'screen.mine': '{from}-{to} (игрок {who})',
};
