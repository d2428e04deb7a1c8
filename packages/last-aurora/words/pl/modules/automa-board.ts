import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of it. */
export const automaBoard: Catalogue = {
  'face.automa': 'Automa',
  'face.automaBoard': 'Plansza Automy',
  'face.automaCrew': 'Ocalali {count}, skażeni {contaminated}',
  'face.automaCards': 'Przedmioty i łupy {count}',
  'face.automaDeck': 'Karty akcji {count}',
  'face.automaShown': 'Odkryte: {cards}',
  'face.automaSlot': 'Rząd {row}, kolumna {column}: {kind}, {state, select, damaged {uszkodzone} other {sprawne}}',
};
