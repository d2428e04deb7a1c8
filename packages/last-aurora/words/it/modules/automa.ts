import type { Catalogue } from '@lastroad/kernel';

export const automa: Catalogue = {
  'option.automaEnemyFire': 'Il fuoco nemico colpisce l’Automa',
  'option.automaEnemyFire.sameCardLeftmost': 'nella riga della stessa carta',
  'option.automaEnemyFire.cardPerDamage': 'con una carta per ogni danno',
  'option.automaC2Space': 'La carta C2 dell’Automa cerca un nemico',
  'option.automaC2Space.cost3': 'nello spazio di costo 3',
  'option.automaC2Space.space3': 'nello spazio 3',
  'option.automaTargetArrow': 'La freccia a destra fa sparare l’Automa al nemico',
  'option.automaTargetArrow.rightHighest': 'più alto',
  'option.automaTargetArrow.rightLowest': 'più basso',
  'who.automa': 'Automa',
  'log.automaActed': 'L’Automa scopre la carta {action}.',
  'log.automaDrew': 'L’Automa ha {cards, plural, one {# carta azione} many {# carte azione} other {# carte azione}}.',
  'screen.automa':
    'Automa   tappa {node}   fama {fame}   punti ora {points}   sopravvissuti {survivors}+{contaminated} contaminati   munizioni {ammo} cibo {food} carburante {fuel}   carte {cards}',
  'screen.automaCards': 'colonna del round {column}   coperte {pile}   scoperte {shown}',
};
