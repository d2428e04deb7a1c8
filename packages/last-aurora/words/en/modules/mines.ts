import type { Catalogue } from '@lastroad/kernel';

export const mines: Catalogue = {
  'option.mineVariant': 'Mine variant',
  'option.mineVariant.off': 'without mines',
  'option.mineVariant.on': 'with mines',
  'option.mineVariant.adds':
    'A Mine lies among the item cards: lay it on a road you have travelled and wait for whoever comes next.',
  'option.mineReuse': 'With both mines on the map, a new one is',
  'option.mineReuse.rearmost': 'the rearmost',
  'option.mineReuse.furthestFromOwner': 'the one furthest from whoever lays it',
  'item.mine': 'Mine',
  'text.mine': 'After moving, mine a road you have just travelled and draw an item.',
  'layMine.chooseRoad': 'Do you lay a mine on a road you have just travelled?',
  'done.layMine.chooseRoad': 'no mine',
  'choice.mine': 'mine {from}-{to}',
  'why.notTravelled': 'You have not just travelled that road, or have no mine.',
  'log.mineLaid': '{who} lays a mine before waypoint {node}.',
  'log.mineSprung': '{who} runs into a mine.',
  'screen.mines': 'mines {mines}',
  'screen.mine': '{from}-{to} by {who}',
  'option.mineAtLimit': 'A Mine, with a fourth item in hand after a move',
  'option.mineAtLimit.usable': 'can be laid',
  'option.mineAtLimit.discardOnly': 'can only be discarded',
  'option.minesOnRoad': 'Of two mines on one road',
  'option.minesOnRoad.all': 'both go off at once',
  'option.minesOnRoad.one': 'one goes off at a time',
  'layAtOnce.chooseRoad': 'On which road do you lay the mine?',
};
