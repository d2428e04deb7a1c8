import type { Catalogue } from '@lastroad/kernel';

/** Opowieści okresu II. */
export const deck2: Catalogue = {
  'story.S15': 'Znalezione',
  'story.S15.intro':
    'Półki pełne, nikt niczego nie tknął. A w drzwiach, na wysokości łydki, biegnie drut tak uprzejmy, że prawie mu dziękujecie.',
  'story.S15.1': 'Bierzemy trochę i wiążemy drut z powrotem. Głośniej.',
  'story.S15.1.yes': 'Granat zastępujecie czymś własnej roboty. Naboje obok uznajecie za opłatę montażową.',
  'story.S15.1.found': 'Drut zawiązano na kokardkę. Najpierw widzicie kokardkę. Potem całą resztę, naraz i z góry.',
  'story.S15.2': 'Tniemy i patrzymy, czego pilnował.',
  'story.S15.2.yes': 'Łóżka, pieca i półki pucharów za wyścigi sań. Mistrz pojechał dalej. Wy jeszcze nie.',
  'story.S15.2.no': 'Pilnował drugiego drutu.',
  'story.S16': 'Oddział C',
  'story.S16.intro':
    'Szpital powiatowy, ciemno, a za drzwiami oddziału C coś oddycha. Nie ktoś. Coś: powoli, ciepło i bardzo licznie. Na drzwiach kredą: „Nie przeszkadzać. Kern”.',
  'story.S16.1': 'Wchodzimy, aż na sam koniec.',
  'story.S16.1.yes':
    'Krowy. Sześćdziesiąt krów w sześćdziesięciu łóżkach, pod kocami. Wychodzicie z pełnymi bańkami i stalowymi wrotami obory, które przykręcacie do burty.',
  'story.S16.1.no': 'Cokolwiek im jest, jest zaraźliwe. Pierwsze „mu” wśród swoich słyszycie jeszcze przed wyjściem.',
  'story.S16.2': 'Bierzemy, co stoi przy drzwiach, i cicho znikamy.',
  'story.S16.2.yes': 'Wózek szpitalnych obiadów, jeszcze ciepłych. Ktoś wydziela siano, a w księgach pisze: zupa.',
  'story.S17': 'Druga połowa',
  'story.S17.intro':
    'Leo Mott dostał połowę bez kierownicy. Od roku ciągnie ją sam, na złość. Teraz słyszy, że Gus wyprzedaje, i nie zamierza być gorszy.',
  'story.S17.1': 'Spawamy, jak leci.',
  'story.S17.1.yes': 'Pasuje jak brat: krzywo, głośno i już się nie odczepi. Z tyłu jest miejsce. Pachnie urazą.',
  'story.S17.2': 'Zakładamy się z Leem, że nasz pociąg będzie dłuższy.',
  'story.S17.2.task': 'Ciągnijcie trzy przyczepy naraz.',
  'story.S17.2.yes': 'Leo biegnie obok i liczy. Potem zdejmuje czapkę, a to, co było pod nią, jest wasze.',
  'story.S18': 'Gwarancja',
  'story.S18.intro':
    'Instrukcja ma czterysta stron. Pierwsze dziewięćdziesiąt wam gratuluje. Naklejka na ostatniej śrubie ostrzega: kto ją przekręci, zostaje na świecie sam.',
  'story.S18.1': 'Postępujemy co do słowa, z przypisami.',
  'story.S18.1.yes':
    'Strona 388 rozkłada się w stalową osłonę, 389 w naboje. „Dziękujemy za doczytanie”, mówi strona 390.',
  'story.S18.1.no': 'Strona 201 jest w obcym języku. Odtąd urządzenie też.',
  'story.S18.2': 'Walimy urządzenie instrukcją.',
  'story.S18.2.yes': 'Ruszyło. Zachęceni, obchodzicie z instrukcją cały konwój.',
  'story.S19': 'Ktoś go zna',
  'story.S19.intro':
    '„To on!”, krzyczy wasz mechanik. „Sprzedał mi widok na morze w hotelu Riviera!” Nowy blednie. Morze przy Rivierze stoi twardo od dziewięciu zim. Zaliczek nie zwracano.',
  'story.S19.1': 'Urządzamy proces, ze świadkami i publicznością.',
  'story.S19.1.yes':
    'Rozchyla płaszcz. W środku wiszą wszystkie klucze Riviery. „Szukałem gości”, mówi. Przysięgli biją brawo i biorą apartament.',
  'story.S19.1.no': 'O północy jest trzech oskarżonych, w tym dwóch przysięgłych. Dziś nikt już nic nie zrobi.',
  'story.S19.2': 'O nic nie pytamy i opróżniamy mu kieszenie.',
  'story.S19.2.yes':
    'Jedna rzecz przydatna i jedna ostra. Ostra znalazła drogę do waszego siedzenia. Nowy przeprasza: nerwy.',
  'story.S20': 'Otylia ściąga należności',
  'story.S20.intro':
    'Inspektorka przyszła tu pieszo. W jej księdze jest już rozdział o rabusiach; ci zalegają najbardziej. „Dla mnie się nie zatrzymują”, mówi Otylia. „Pomyślałam: może dla was”.',
  'story.S20.1': 'Podejmujemy się doręczyć wezwanie, przybite do pocisku.',
  'story.S20.1.task': 'Przed końcem następnego Ostrzału miejcie swój żeton celu na wrogu.',
  'story.S20.1.yes': 'Doręczono, z dziurą. Otylia wpisuje „odebrano” i wypłaca wam działkę komornika.',
  'story.S20.1.no': 'Nie doręczono. Nie karci was. Przewraca kartki o rozdział wstecz, do was.',
  'story.S20.2': 'Przypinamy wezwanie do najbliższego wraku.',
  'story.S20.2.yes': 'Według prawa wrak ma wyglądać przyzwoicie. Szukając młotka, znajdujecie u siebie luźną śrubę.',
  'story.S20.2.found':
    'Z maski sfruwa papier: podatek zapłacony, wszystko w porządku. Macie jedyny legalny pojazd w kraju.',
  'story.S20.3': 'Pożyczamy jej pieczątkę, gdy wyciera nos.',
  'story.S20.3.yes':
    'Wyciera długo, odwrócona, dokładnie tyle, ile trzeba. Tak dobrych papierów jeszcze nie mieliście.',
  'story.S20.3.no': 'Na pieczątce widnieje „FAŁSZERSTWO”. To ta druga, dla osób, które lubi.',
  'story.S21': 'Szkoła wieczorowa',
  'story.S21.intro':
    'W sali balowej Riviery stoi tablica. Tilda, na stosie książek telefonicznych, uczy czytania śladów. Uczniowie są trzy razy starsi i bardzo się jej boją.',
  'story.S21.1': 'Zapisujemy kogoś i mamy nadzieję.',
  'story.S21.1.yes':
    'Z jednego odcisku wasz uczeń odczytuje wiek, fach i nieczyste sumienie. Ślad był Tildy. Stawia szóstkę.',
  'story.S21.1.no': 'Wasz uczeń stoi w kącie w papierowej czapce. Pół Wybrzeża przychodzi popatrzeć.',
  'story.S21.2': 'Ściągamy z tablicy, gdy nie patrzy.',
  'story.S21.2.yes': 'Ona zawsze patrzy. Pozwala ściągać. Na dole napisano: „Kto to czyta, niech dokręci lewe koło”.',
  'story.S22': 'Latarnia zapowiada słońce',
  'story.S22.intro':
    '„Słońce”, mówi Radio Latarnia, „słońce na całym Wybrzeżu”. Wyglądacie. Niebo stoi murem, a mur się zbliża. Nigdy nie była tak wesoła. Nigdy tak się nie myliła.',
  'story.S22.1': 'Wierzymy jej i jedziemy prosto na mur.',
  'story.S22.1.yes': 'Za murem jest dziura, w dziurze lotnisko, a nad lotniskiem, przez kwadrans, słońce.',
  'story.S22.1.no': 'Mur okazuje się murem. Przechodzi przez konwój na wylot i zabiera kawałek horyzontu.',
  'story.S22.2': 'Zapalamy każdą lampę, żeby nas widziano.',
  'story.S22.2.yes':
    'Naprawiacie przy własnym świetle. Z bieli wychodzą kolejne cienie, najwolniejszy o wiele bliżej niż przedtem.',
  'story.S23': 'Ciepły pokój',
  'story.S23.intro':
    'Hotel Riviera ma trzysta pokoi, z tego jeden ciepły. Portier Anzelm trzyma klucz w dwóch palcach, wciąż w rękawiczkach. „Dyrekcja ubolewa”, mówi. „Tylko jeden”.',
  'story.S23.1': 'Oddajemy go tym, którzy dotarli ostatni.',
  'story.S23.1.yes':
    'Reszta naprawia swoje na korytarzu, przy pasku światła spod drzwi. Ktoś tam się śmieje. To też grzeje.',
  'story.S23.2': 'Gramy z Anzelmem o klucz.',
  'story.S23.2.yes': 'Dziewięć zim czekał na kogoś, kto zna tę grę. Przegrywa z ukłonem i podaje śniadanie.',
  'story.S23.2.no': 'Przez dziewięć zim ćwiczył. Pieniędzy nie chce. Zagląda wam do spiżarni.',
  'story.S24': 'Czarny lód',
  'story.S24.intro':
    'Przez zalew jest pół dnia krócej. Pod lodem, prosto i kolorowo, stoi prom, którym też było pół dnia krócej. Z pasażerami, w kapeluszach. Chyba patrzą w górę.',
  'story.S24.1': 'Jedziemy tam, gdzie lód jest czarny.',
  'story.S24.1.yes':
    'Czarny trzyma: jako jedyny nigdy nie był drogą. W połowie leży to, co wyrzucił poprzedni kierowca.',
  'story.S24.1.no': 'Lód mówi jedno słowo. Cofacie się, by tak rzec, przez przerębel, którego przedtem nie było.',
  'story.S24.2': 'Przez trzciny, jakoś to będzie.',
  'story.S24.2.yes': 'Coś zaczepia się z tyłu i jedzie z wami: łódka z wiosłami i nazwą „Plan B”. Zostaje.',
  'story.S25': 'Kultura jazdy',
  'story.S25.intro':
    'Zrównujecie się. Przez chwilę konwoje idą bok w bok, koło w koło. W tamtej kabinie ktoś opuszcza szybę i wyciąga pusty kubek.',
  'story.S25.1': 'Zwalniamy i nalewamy.',
  'story.S25.1.yes': 'Kubek wraca, i to nie pusty. Przy trzeciej kolejce nikt nie pamięta, kto kogo wyprzedzał.',
  'story.S25.2': 'Prosimy, żeby potrzymali koniec łańcucha.',
  'story.S25.2.yes':
    'Trzymają. Ludzie trzymają prawie wszystko, co im podać. Ich zderzak dołącza do was ze wszystkim, co na nim wisiało.',
  'story.S25.2.no': 'Trzymają. I zakładają go na latarnię. To bardzo dobra latarnia.',
  'story.S26': 'Naprawa uderzeniowa',
  'story.S26.intro':
    'Klik, mówi działo. Podobno w tym kraju nikt nie czyścił lufy, odkąd Gus Mott smarował je wszystkie dżemem. Śliwkowym. Zamarzł.',
  'story.S26.1': 'Rozbieramy je tym, co mamy.',
  'story.S26.1.yes':
    'To, co mieliście, zostaje w środku na zawsze. Ale strzela, a wyskrobana skrzynka to porządna spiżarnia.',
  'story.S26.2': 'Kopiemy tam, gdzie kopie Gus.',
  'story.S26.2.yes': 'Strzela. I nie przestaje, dopóki coś przed nim stoi. Potem mu się odbija i cichnie.',
  'story.S26.2.no': 'Strzela. Drugim końcem.',
  'story.S27': 'Mój kuzyn się o tym dowie',
  'story.S27.intro':
    'We wraku siedzi ich kapitan, cały i głęboko urażony. „Mam kuzyna”, mówi. Na masce lśni mosiężna trąbka, jedna z pary. Łatwo zgadnąć, kto ma drugą.',
  'story.S27.1': 'Bierzemy trąbkę i pytamy o adres kuzyna.',
  'story.S27.1.task': 'Pokonajcie jeszcze jednego wroga przed końcem gry.',
  'story.S27.1.yes':
    'Kuzyn ma szwagra, ale trąbek już nie. Obie wasze grają teraz tercjami. Słychać was z daleka i ludzie się uśmiechają.',
  'story.S27.2': 'Dajemy mu koc, bierzemy bak.',
  'story.S27.2.yes': '„O tym kuzyn też się dowie”, mówi i otula się. Brzmi to prawie jak pochwała.',
  'story.S28': 'Dziura w ścianie',
  'story.S28.intro':
    'Strzał przeszedł przez kajuty na wylot. W podwójnej ścianie, w gnieździe z czapek, leży Minister i patrzy na was znad buta. Jedzie z wami od samej Doliny.',
  'story.S28.1': 'Łatamy na gorąco, minister czy nie.',
  'story.S28.1.yes': 'Załatane z obu stron. W gnieździe znajdujecie zguby sprzed tygodni, ledwie przeżute.',
  'story.S28.1.no': 'Łatę uznaje za kolację. Zanim ustalicie, kto go wpuścił, dziura urosła.',
  'story.S28.2': 'Wieszamy koc. Niech mieszka.',
  'story.S28.2.yes':
    'Przenosi się do odpoczywających, na najlepszy materac. O załodze, która utrzymuje rząd, się mówi.',
};
