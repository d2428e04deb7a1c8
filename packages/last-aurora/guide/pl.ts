import type { Catalogue } from '@lastroad/kernel';

export const pl: Catalogue = {
  welcome: 'Dwa konwoje uciekają przez lód w stronę statku Aurora. Wygrywa ten, kto na końcu ma najwięcej sławy.',
  row: 'Każda runda zaczyna się od eksploracji. W strefie eksploracji leży pięć kart; miejsca pod nimi kosztują 1, 2, 2, 2 i 3 punkty umiejętności. Zaczyna konwój, który jest z tyłu.',
  explore: 'Rywal znalazł przyczepę. Teraz ty: eksploruj.',
  scout:
    'Na miejscu 5, które kosztuje 3, czeka poszukiwacz. Lider ma umiejętność 2, nawigator 1: razem wystarczy. Weź poszukiwacza.',
  bonus:
    'Każde miejsce daje też premię, przed kartą albo po niej. Tutaj dostajesz paliwo, ale ktoś zostanie skażony. Najpierw weź premię.',
  contaminated:
    'Skażenie obniża umiejętność o 1, a przy 0 ocalały ginie. Nawigator ma tylko 1, więc musi je znieść lider.',
  full: 'Poszukiwacz dołącza i też potrzebuje miejsca w konwoju, a na wszystko miejsca nie ma. Zostaw żywność: paliwo i amunicja przydadzą się w tej rundzie.',
  rest: 'Kto eksplorował, jest wyczerpany. W fazie odpoczynku wyczerpani zaczynają odpoczywać, a wypoczęci znów są aktywni. Posiłek pozwala przeskoczyć jeden stopień.',
  move: 'Ruch. Gdy ktoś siedzi za kierownicą, jedno paliwo uruchamia ciężarówkę. Ruszaj.',
  fuel: 'Twoja ciężarówka przejeżdża 2 postoje. Każde kolejne paliwo dodaje jeden. Na razie je zachowaj.',
  goal: 'Jedź najdalej, jak się da: na drugim postoju coś leży w śniegu. Liczy się tylko ten, na którym się zatrzymasz.',
  item: 'Weź to. Przedmiot pomaga raz, a niewykorzystane dają na końcu sławę.',
  ready: 'Teraz faza ostrzału: od tej chwili niczego w konwoju nie wolno przekładać. Wszystko gotowe.',
  ambush:
    'W strefie eksploracji był wróg. Urządza zasadzkę tam, gdzie jest konwój na czele, i uderza we wszystkich w tym regionie.',
  armour: 'Uszkodzenie zakrywa pole, a to, co na nim leży, przepada. Po to jest pancerz: połóż je tam.',
  attack: 'Teraz strzela twój konwój: jedna amunicja na atak. Trafienie daje sławę i żeton celu na wrogu. Atakuj.',
  loot: 'Wróg pokonany. O tym, kto dostaje łup, decydują żetony celu i karta: tym razem ty. Zatrzymaj go.',
  device:
    'To urządzenie: po jednym mieści się na ciężarówce i na każdej przyczepie, i ma własne pola. Umieść je na ciężarówce.',
  aurora:
    'Koniec rundy. Aurora płynie dalej, stare karty odchodzą, przychodzą nowe. Dogoń statek, zanim odpłynie za daleko.',
  again: 'Runda 2. Teraz to twój konwój jest z tyłu, więc zaczynasz. Eksploruj.',
  mechanic: 'Mechanik naprawia konwój, gdy inni odpoczywają. Miejsce 2 kosztuje 2: weź mechanika.',
  party: 'Wyleczyć można tylko uczestników. Wybierz lidera; poszukiwacz pójdzie z nim, by starczyło umiejętności.',
  heal: 'Znowu najpierw weź premię.',
  any: 'Z poszukiwaczem w drużynie możesz wziąć premię dowolnego miejsca. Wylecz lidera: usuń skażenie.',
  end: 'To pięć faz rundy: eksploracja, odpoczynek, ruch, ostrzał, koniec rundy. Reszty nauczy cię droga. Powodzenia!',
};
