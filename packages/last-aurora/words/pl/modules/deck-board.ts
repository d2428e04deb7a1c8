import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of it. */
export const deckBoard: Catalogue = {
  'face.text.slot.junk': 'Strzela raz w fazie Ostrzału; zamiast amunicji strzał kosztuje kartę przedmiotu.',
  'face.text.slot.itemPerRound': 'Na koniec każdej rundy daje kartę przedmiotu.',
  'face.text.slot.itemLimit': 'Dopóki pole nie jest uszkodzone, możesz mieć o jeden przedmiot więcej.',
  'face.why.junk': 'Nada się każdy przedmiot. Zostaje odrzucony bez swojego efektu.',
  'face.text.phase.exploreOrRest': 'W fazie Eksploracji albo Odpoczynku.',
  'face.text.phase.beforeFire': 'W fazie Eksploracji, Odpoczynku albo Ruchu.',
  'face.passenger': '{card}: +3 prędkości w następnej fazie Ruchu',
  'face.windAhead': 'Wiatr w oczy w następnej fazie Ruchu',
  'face.slowed': 'Wiatr w oczy: prędkość −{points}',
  'face.backfire': 'Mieszanka: uszkodzenia po ruchu: {damage}',
  'face.why.donate': 'Żywność od razu staje się sławą. Mniej niż 2 razem przesuwa Aurorę do czerwonej przystani.',
  'face.why.shroud': 'Zasadzki i ogień wrogów omijają cię w tej fazie.',
};
