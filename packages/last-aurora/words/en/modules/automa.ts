import type { Catalogue } from '@lastroad/kernel';

export const automa: Catalogue = {
  'option.automaEnemyFire': 'Enemy fire hits the Automa',
  'option.automaEnemyFire.sameCardLeftmost': 'in the row of the same card',
  'option.automaEnemyFire.cardPerDamage': 'with a card for each damage',
  'option.automaC2Space': 'The Automa card C2 looks for an enemy',
  'option.automaC2Space.cost3': 'in the space of cost 3',
  'option.automaC2Space.space3': 'in space 3',
  'option.automaTargetArrow': 'A right arrow lets the Automa fire at the',
  'option.automaTargetArrow.rightHighest': 'highest enemy',
  'option.automaTargetArrow.rightLowest': 'lowest enemy',
  'who.automa': 'the Automa',
  'log.automaActed': 'The Automa turns over {action}.',
  'log.automaDrew': 'The Automa has {cards, plural, one {# action card} other {# action cards}}.',
  'screen.automa':
    'Automa   at {node}   fame {fame}   points now {points}   survivors {survivors}+{contaminated} ill   ammo {ammo} food {food} fuel {fuel}   cards {cards}',
  'screen.automaCards': 'round column {column}   face down {pile}   shown {shown}',
};
