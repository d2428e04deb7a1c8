import type { Catalogue } from '@lastroad/kernel';

export const mines: Catalogue = {
  'option.mineVariant': 'Wariant z minami',
  'option.mineVariant.off': 'bez min',
  'option.mineVariant.on': 'z minami',
  'option.mineReuse': 'Gdy obie miny są na mapie, nową zostaje',
  'option.mineReuse.rearmost': 'ta najbardziej z tyłu',
  'option.mineReuse.furthestFromOwner': 'ta najdalsza od kładącego',
  'item.mine': 'Mina',
  'text.mine': 'Po ruchu zaminuj drogę, którą właśnie przejechano, i dobierz przedmiot.',
  'layMine.chooseRoad': 'Kładziesz minę na drodze, którą właśnie przejechano?',
  'done.layMine.chooseRoad': 'bez miny',
  'choice.mine': 'zaminuj {from}-{to}',
  'why.notTravelled': 'To nie jest droga z twojego ostatniego ruchu albo nie masz miny.',
  'log.mineLaid': '{who} kładzie minę przed postojem {node}.',
  'log.mineSprung': '{who} wjeżdża na minę.',
  'screen.mines': 'miny {mines}',
  'screen.mine': '{from}-{to} (gracz {who})',
};
