import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of it. */
export const automaBoard: Catalogue = {
  'face.automa': 'Automa',
  'face.automaBoard': 'The Automa’s board',
  'face.automaCrew': 'Survivors {count}, {contaminated} contaminated',
  'face.automaCards': 'Items and loot {count}',
  'face.automaDeck': 'Action cards {count}',
  'face.automaShown': 'Turned over: {cards}',
  'face.automaSlot': 'Row {row}, column {column}: {kind}, {state, select, damaged {damaged} other {sound}}',
};
