import type { Catalogue } from '@lastroad/kernel';

/** Italian: German Engineering. */
export const german: Catalogue = {
  'option.crew.german': 'auto con carte',
  'choice.card': 'carta {die} (colpisce {sizes})',
  'turn.chooseDie.card': '{car}: quale carta?',
  'turn.chooseCommandDie.card': 'Quale carta giochi sul comando?',
  'why.noFittingCard': 'Nessuna carta della tua mano va bene per questo comando.',
  'event.drewCards': '{seat} pesca {count, plural, =0 {0 carte} one {# carta} many {# carte} other {# carte}}.',
  'event.drewCards.own': '{seat} pesca: {cards}.',
  'event.reshuffled': '{seat} rimescola gli scarti in un nuovo mazzo.',
};
