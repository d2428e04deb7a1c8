import type { Catalogue } from '@lastroad/kernel';

/** Russian: German Engineering. */
export const german: Catalogue = {
  'option.crew.german': 'машины с картами',
  'choice.card': 'карта {die} (попадает по {sizes})',
  'turn.chooseDie.card': '{car}: какая карта?',
  'turn.chooseCommandDie.card': 'Какую карту сыграть на команду?',
  'why.noFittingCard': 'Ни одна карта на руке не подходит этой команде.',
  'event.drewCards':
    '{seat} берёт {count, plural, =0 {0 карт} one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'event.drewCards.own': '{seat} берёт карты: {cards}.',
  'event.reshuffled': '{seat} замешивает сброс в новую колоду.',
};
