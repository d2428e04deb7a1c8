import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of it. */
export const deckBoard: Catalogue = {
  'face.text.slot.junk': 'Strzela raz w fazie Ostrzału; zamiast amunicji strzał kosztuje kartę przedmiotu.',
  'face.text.slot.itemPerRound': 'Na koniec każdej rundy daje kartę przedmiotu.',
  'face.text.slot.itemLimit': 'Dopóki pole nie jest uszkodzone, możesz mieć o jeden przedmiot więcej.',
  'face.why.junk': 'Nada się każdy przedmiot. Zostaje odrzucony bez swojego efektu.',
};
