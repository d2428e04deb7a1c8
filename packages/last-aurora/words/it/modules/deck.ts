import type { Catalogue } from '@lastroad/kernel';

export const deck: Catalogue = {
  'slot.junk1': 'arma di rottami 1',
  'slot.junk2': 'arma di rottami 2',
  'slot.junk3': 'arma di rottami 3',
  'slot.junk4': 'arma di rottami 4',
  'slot.itemPerRound': '1 oggetto ogni round',
  'slot.itemLimit': 'posto per 1 oggetto in più',
  'fireJunk.payItem': 'Con quale oggetto carichi l’arma di rottami?',
  'fireJunk.chooseWeapon': 'Quale arma di rottami spara?',
  'fireJunk.chooseEnemy': 'A chi?',
  'bonusShot.chooseAct': 'Quale tipo di arma spara?',
  'keepFewer.chooseItem': 'Hai più oggetti di quanti ora tu ne possa tenere. Quale scarti o usi?',
  'choice.fireAct.3': 'spara con un’arma di rottami',
  'why.cannotFireJunk':
    'Servono un oggetto, un’arma di rottami che possa ancora sparare e un nemico nella tua regione.',
  'why.notInBonus': 'Questo bonus è un attacco e nient’altro.',
  'hint.workshop': '{count, plural, one {un oggetto} many {# oggetti} other {# oggetti}} ogni round',
};
