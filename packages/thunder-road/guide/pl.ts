import type { Catalogue } from '@lastroad/kernel';

export const pl: Catalogue = {
  welcome:
    'Trzy auta przeciw trzem. Wygrywasz, gdy jedno z twoich przekroczy metę albo gdy nikt inny nie ma już sprawnego auta.',
  dice: 'Na tę rundę masz cztery wyrzucone kości: 1, 3 i dwie 5. Każde auto dostaje jedną, a czwartą można zapłacić za rozkaz. Zacznij od dużego auta.',
  five: 'Daj mu 5: tyle ma punktów ruchu.',
  nitro: 'Przed ruchem możesz wydać jeden rozkaz. Nitro dodaje do punktów kość od 1 do 3. Wybierz nitro.',
  spend: 'Wydaj trójkę. Razem 8 punktów.',
  lane: 'W pierwszej rundzie auta wjeżdżają od tylnej krawędzi za pierwszy punkt, dowolnym pasem. Wybierz drogę na pasie 4.',
  steer:
    'Krok to jazda do przodu albo do przodu na skos. Zwykle kosztuje punkt, po błocie dwa, a skała to koniec auta. Prosto przed siebie.',
  hazard: 'Przed tobą leży zakryty żeton: mina, olej, wrak albo nic złego. Lepiej go ominąć: do przodu w prawo.',
  rival:
    'Na końcu twoje auto zjechało z drogi. Takie, które cały czas na niej zostaje, może wziąć jeszcze tyle punktów, ile pokazuje kość drogi. Zaraz zrobi to rywal.',
  medium: 'Znowu twoja kolej. Każde auto rusza się raz na rundę. Weź średnie: dostanie drugą 5 i pojedzie drogą.',
  bonus: 'Ani razu nie zjechało z drogi. Weź premię: jeszcze 2 punkty, trzeba zużyć wszystkie.',
  small: 'Dla małego auta została tylko 1. Niech wjedzie drogą na pasie 2.',
  slam: 'Rywal wjechał w twoje małe auto: zderzenie. Dwie kości mówią, które z nich się przesunie i dokąd. Właściciel większego może zażądać przerzutu.',
  round: 'Nowa runda: wszyscy rzucili od nowa, zaczyna rywal. Patrz.',
  oil: 'Znowu zderzenie, i to prosto na zakryty żeton: olej, auto ześlizgnęło się dalej. Po ruchu auto może strzelić do auta na trzech polach przed sobą.',
  damaged:
    'Strzał trafił twoje duże auto. Z jednym uszkodzeniem jeszcze jedzie, z drugim stanęłoby, dopóki ktoś go nie naprawi.',
  back: 'Czas się odegrać. Rusz małym autem.',
  six: 'Daj mu 6.',
  airstrike: 'A najpierw rozkaz: nalot, za dowolną kość. Wysyła twój śmigłowiec.',
  chopper: 'Siada na dowolnym pustym polu i strzela do tego, co ma przed sobą. Postaw go za dużym autem rywala.',
  shoot: 'Im większy cel, tym łatwiej trafić. Strzelaj.',
  skid: 'Trafienie! To poślizg: auto wpadło na ten sam olej i ześlizgnęło się dalej. Na tej drodze jeden cios pociąga następny.',
  drive: 'Teraz prowadź małe auto. Prosto; dalszą drogę znajdzie samo.',
  end: 'Znasz już tę drogę: kości, rozkazy, zderzenia, strzały. Nikt nie hamuje. Powodzenia!',
};
