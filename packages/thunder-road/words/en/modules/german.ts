import type { Catalogue } from '@lastroad/kernel';

/** English: German Engineering. */
export const german: Catalogue = {
  'option.crew.german': 'cars with cards',
  'choice.card': 'card {die} (hits {sizes})',
  'turn.chooseDie.card': 'Which card does {car} get?',
  'turn.chooseCommandDie.card': 'Which card do you play on the command?',
  'why.noFittingCard': 'None of the cards in your hand fits this command.',
  'event.drewCards': '{seat} draws {count, plural, =0 {no cards} one {# card} other {# cards}}.',
  'event.drewCards.own': '{seat} draws {cards}.',
  'event.reshuffled': '{seat} shuffles the discarded cards into a new deck.',
};
