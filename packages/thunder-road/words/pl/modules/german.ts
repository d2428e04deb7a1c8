import type { Catalogue } from '@lastroad/kernel';

/** Polish: German Engineering. */
export const german: Catalogue = {
  'option.crew.german': 'auta z kartami',
  'choice.card': 'karta {die} (trafia {sizes})',
  'turn.chooseDie.card': '{car}: która karta?',
  'turn.chooseCommandDie.card': 'Którą kartę zagrywasz na rozkaz?',
  'why.noFittingCard': 'Żadna karta na ręce nie pasuje do tego rozkazu.',
  'event.drewCards':
    '{seat} dobiera {count, plural, =0 {0 kart} one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  'event.drewCards.own': '{seat} dobiera karty: {cards}.',
  'event.reshuffled': '{seat} tasuje odrzucone karty w nową talię.',
};
