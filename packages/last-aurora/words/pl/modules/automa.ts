import type { Catalogue } from '@lastroad/kernel';

export const automa: Catalogue = {
  'option.automaEnemyFire': 'Strzały wrogów trafiają Automę',
  'option.automaEnemyFire.sameCardLeftmost': 'w rzędzie tej samej karty',
  'option.automaEnemyFire.cardPerDamage': 'kartą na każde uszkodzenie',
  'option.automaC2Space': 'Karta Automy C2 szuka wroga',
  'option.automaC2Space.cost3': 'na miejscu o koszcie 3',
  'option.automaC2Space.space3': 'na miejscu 3',
  'option.automaTargetArrow': 'Strzałka w prawo: Automa strzela do wroga',
  'option.automaTargetArrow.rightHighest': 'o najwyższym numerze',
  'option.automaTargetArrow.rightLowest': 'o najniższym numerze',
  'who.automa': 'Automa',
  'log.automaActed': 'Automa odkrywa kartę {action}.',
  'log.automaDrew':
    'Automa ma {cards, plural, one {# kartę akcji} few {# karty akcji} many {# kart akcji} other {# karty akcji}}.',
  'screen.automa':
    'Automa   postój {node}   sława {fame}   punkty teraz {points}   ocalali {survivors}+{contaminated} skażonych   amunicja {ammo} żywność {food} paliwo {fuel}   karty {cards}',
  'screen.automaCards': 'kolumna rundy {column}   zakryte {pile}   odkryte {shown}',
};
