import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of it. */
export const automaBoard: Catalogue = {
  'face.automa': 'Automa',
  'face.automaBoard': 'La plancia dell’Automa',
  'face.automaCrew': 'Sopravvissuti {count}, contaminati {contaminated}',
  'face.automaCards': 'Oggetti e bottino {count}',
  'face.automaDeck': 'Carte azione {count}',
  'face.automaShown': 'Scoperte: {cards}',
  'face.automaSlot': 'Riga {row}, colonna {column}: {kind}, {state, select, damaged {danneggiata} other {intatta}}',
};
