import type { Catalogue } from '@lastroad/kernel';

/** Opowieści okresu I. */
export const deck1: Catalogue = {
  'story.S01': 'Inspektorka',
  'story.S01.intro':
    'W poprzek drogi stoi składany stolik. Otylia Brandt, inspektorka podatku drogowego, otwiera oszronioną księgę. Państwa, dla którego pobiera, nie ma od dziewięciu zim. Nikt jej nie powiedział. To znaczy: próbowano.',
  'story.S01.1': 'Dowodzimy, że to żadna droga.',
  'story.S01.1.yes':
    'Wychodzi, patrzy, przebija jezdnię obcasem. „Macie nadpłatę”, mówi pobladła Otylia i zwraca ją od ręki, w naturze.',
  'story.S01.1.no': 'Zgadza się z wami. Jazda poza drogą to osobne wykroczenie i jest do niego osobny stolik.',
  'story.S01.2': 'Płacimy i prosimy o pokwitowanie.',
  'story.S01.2.yes':
    'Przez dziewięć lat nikt nie poprosił o pokwitowanie. Pieczątka drży jej w dłoni. Do wieczora cała Dolina wie, że jesteście uczciwi.',
  'story.S02': 'Lista zakupów',
  'story.S02.intro':
    'Do drzwi przybito listę: „Dla stołówki na Dziewięćdziesiątym Kilometrze. Sól, drut, drzwi, żeby się zamykały, cokolwiek, co było zwierzęciem. Cytryny. Płacę. Ciotka Róża”.',
  'story.S02.1': 'Bierzemy listę. Ktoś musi robić zakupy.',
  'story.S02.1.task': 'Zbierzcie zasoby jeszcze dwa razy przed końcem następnej rundy.',
  'story.S02.1.yes': 'Róża odhacza wszystko, waży drzwi i płaci. Za cytryny (żółte mydło toaletowe) całuje w czoło.',
  'story.S02.1.no':
    'W stołówce podają wrzątek. W karcie figuruje pod waszym nazwiskiem: „Zupa od tych, co obiecali”. A jadają tam wszyscy.',
  'story.S02.2': 'Skreślamy cytryny i zostawiamy listę następnemu naiwnemu.',
  'story.S02.2.yes':
    'Gwóźdź trzyma nie tylko papier: za listą wisi puszka z napisem „zaliczka dla kogoś uczciwego”. Prawie się zgadza.',
  'story.S03': 'Bracia Mott',
  'story.S03.intro':
    'Gus i Leo Mottowie pokłócili się i uczciwie podzielili spadek: przepiłowali ciężarówkę na pół. Gus dostał połowę z kierownicą. Jeździ w kółko i wyprzedaje części.',
  'story.S03.1': 'Pomagamy mu dopasować kawałek jego połowy do naszej.',
  'story.S03.1.yes':
    'Pasuje, jakby wam go zawsze brakowało. Gus roni łzę, dorzuca wszystko ze schowka i odjeżdża po łuku.',
  'story.S03.1.no': 'Spawacie całą noc. Rano nie ma ani kawałka, ani Gusa, ani paru waszych rzeczy.',
  'story.S03.2': 'Życzymy obu połowom długich lat i pożyczamy klucz.',
  'story.S03.2.yes': 'Klucz jest znakomity. Gus prosi o zwrot z coraz większej odległości, wciąż skręcając w lewo.',
  'story.S04': 'Rozmowa o pracę',
  'story.S04.intro':
    'Ktoś nowy ma parę pytań. Kto gotuje? Kto chrapie? Czy kogoś już zjedzono, a jeśli tak, to na jakiej podstawie? Pojawia się notes. Wygląda na to, że to wy staracie się o posadę.',
  'story.S04.1': 'Niech odpowie kolacja.',
  'story.S04.1.yes':
    'Talerz pusty, notes zamknięty, gwizd na palcach. Zza zaspy wyjeżdżają sanie ze wszystkim, co zabiera człowiek, który zamierza zostać.',
  'story.S04.1.no':
    'Pisanie trwa długo. Rano na skrzyni, wczoraj pełniejszej, wisi schludny rachunek: „za trudne warunki”.',
  'story.S04.2': 'Mamy jedno pytanie: umiesz strzelać?',
  'story.S04.2.yes': '„Nie”, pada odpowiedź, a z nią w waszą dłoń pełny magazynek. „Dlatego jeszcze go mam”.',
  'story.S05': 'Jego Ekscelencja',
  'story.S05.intro':
    'Nie podróżują sami. Do ognia podprowadzają jednorogiego kozła i przedstawiają go: Minister, ostatni członek ostatniego rządu. Wszyscy zdejmują czapki. Jedną Minister zjada.',
  'story.S05.1': 'Kłaniamy się i częstujemy Ministra rękawem.',
  'story.S05.1.yes':
    'Bierze rękaw, potem wąż z waszego silnika. To zaszczyt, tłumaczą wam. Niektóre rodziny czekają latami.',
  'story.S05.2': 'Prosimy, by rozstrzygnął spór o pewne skrzynie.',
  'story.S05.2.yes':
    'Minister duma, podchodzi do was i się kładzie. Druga strona przyjmuje wyrok bez słowa. Więc tak się kiedyś rządziło.',
  'story.S05.2.no': 'Minister duma, odwraca się i ogłasza wyrok na wasze buty. Będą to opowiadać wnukom.',
  'story.S05.3': 'Obiecujemy mu dary państwowe jeszcze dziś.',
  'story.S05.3.task': 'Na koniec tej rundy miejcie co najmniej dwa przedmioty.',
  'story.S05.3.yes':
    'Ogląda dary, zjada wstążkę, resztę łaskawie zostawia wam. Zapisano: najhojniejsza audiencja tego panowania.',
  'story.S05.3.no': 'Minister czeka do zmroku, pełen godności. Potem wymiotuje wam na próg. Ludzie wyciągają wnioski.',
  'story.S06': 'Radio Latarnia',
  'story.S06.intro':
    'Prycza, koc, radio. Kobieta, która mówi o sobie Latarnia, czyta pogodę dla miasta pod czterdziestoma metrami lodu. Łagodnie, mówi. Pranie schnie. A potem ciszej, jakby tylko do was: jak tam dojść.',
  'story.S06.1': 'Zasypiamy przy jej głosie.',
  'story.S06.1.yes': 'Śni się wam pranie na sznurze. Pierwszy raz od tygodni budzicie się i nic nie boli.',
  'story.S06.2': 'Wstajemy i idziemy, jak mówi.',
  'story.S06.2.yes':
    'Pod trzecim słupem: skrzynka, mapa tego, co przed wami, i kartka „Bierzesz – zostaw”. Zakopujecie coś dla następnych.',
  'story.S06.2.no': 'Pod trzecim słupem leży czwarty, przewrócony, a pod nim bardzo stara beczka. Otwierana – syczy.',
  'story.S06.2.found':
    'Ktoś tu był przed wami. Zostawił puszkę i kartkę: „Bierzesz – zostaw”. Czasem opłaca się być drugim.',
  'story.S07': 'Tilda na łyżwach',
  'story.S07.intro':
    'Krąży wokół was na łyżwach jedenastoletnia może dziewczynka. Tilda: kurierka, skup i sprzedaż plotek. „Będę przy moście przed wami”, mówi, „i jeszcze zdążę się znudzić”.',
  'story.S07.1': 'Zakład stoi.',
  'story.S07.1.yes':
    'Wygrywacie o zderzak. Płaci od razu, przestawia dwa drogowskazy, żeby nikt więcej nie wygrał, i mówi, że oszukiwaliście. Owszem. Mieliście silnik.',
  'story.S07.1.no': 'Kiedy dojeżdżacie, śpi na barierce z tabliczką na szyi: „Czekam od wtorku”. To ruchliwy most.',
  'story.S07.2': 'Kupujemy jej najtańszą plotkę.',
  'story.S07.2.yes': '„Odpada wam tylna oś”, mówi Tilda. Prawdziwszej plotki nigdy nie kupiliście. Nawet poświeciła.',
  'story.S08': 'Weterynarka',
  'story.S08.intro':
    'Na saniach do bydła nadjeżdża doktor Kern, podwijając rękaw. „Leczyłam krowy”, mówi. „Mniej narzekały”. Strzykawka jest tak długa jak ręka, dla której ją przeznaczono.',
  'story.S08.1': 'Nie ruszać się i myśleć o łąkach.',
  'story.S08.1.yes':
    'Na prośbę lekarki chory raz muczy i wstaje zdrów. Na reszcie z kanistra, mówi ona, pójdzie i silnik. A historia pójdzie sama.',
  'story.S08.1.no':
    'Nic się nie dzieje, co Kern nazywa „wynikiem w granicach oczekiwań”. Jej honorarium jest poza nimi.',
  'story.S08.2': 'Dziękujemy i prosimy, żeby zbadała raczej silnik.',
  'story.S08.2.yes':
    'Chwilę słucha z zamkniętymi oczami. „Gratuluję”, mówi, sięga w głąb po bark i wyciąga ptasie gniazdo.',
  'story.S09': 'Ostatni słoik',
  'story.S09.intro':
    'Na dnie skrzyni stoi słoik ogórków zalany woskiem. Na wieczku ręką ciotki Róży: „NIE PRZED NIEDZIELĄ”. Nikt nie wie, jaki dziś dzień. Za to każdy ma nagle swoją teorię.',
  'story.S09.1': 'Stawiamy wartę przy słoiku i wartę przy warcie.',
  'story.S09.1.task': 'Zachowajcie do końca tej rundy co najmniej dwa znaczniki żywności; mniej oznacza porażkę.',
  'story.S09.1.yes':
    'Cztery do trzech: jest niedziela. Pod ogórkami leży to, dla czego Róża zużyła wosk: suche, zawinięte i warte czekania.',
  'story.S09.1.no': 'W nocy ktoś uznaje, że już niedziela. Przy śniadaniu wersji jest tyle, ile było ogórków.',
  'story.S09.2': 'Gdzieś na pewno jest niedziela. Otwieramy.',
  'story.S09.2.yes': 'Dwanaście ogórków zjedzono w ciszy, jakiej żaden kościół nie słyszał od lat.',
  'story.S10': 'Niski most',
  'story.S10.intro':
    'Liczba na znaku się starła, ale wysokość mostu została, razem z frędzlami cudzych dachów. Kierowca patrzy w górę, patrzy na most i mówi, że kiedyś było mniej śniegu.',
  'story.S10.1': 'Z rozpędu. Mosty szanują pewność siebie.',
  'story.S10.1.yes':
    'Metal wyje, ale nie wasz. Wyjeżdżacie po drugiej stronie bez sopli i z połową czyjejś rynny. Pasuje.',
  'story.S10.1.no': 'Most nie szanuje nikogo. Zostajecie w nim na jakiś czas, jak korek, który ma własne zdanie.',
  'story.S10.2': 'Dawać piłę. Dach to luksus.',
  'story.S10.2.yes': 'Dach schodzi w całości, zostaje odwrócony i okazuje się tym, czym zawsze chciał być: skrzynią.',
  'story.S11': 'Ostatni odbiór',
  'story.S11.intro':
    'Skrzynka pocztowa, świeżo malowana. Tabliczka: „Najbliższy odbiór: dziś”. W środku worek dla Aurory, pełen po sznurek: listy do tych, którzy się dostali, od tych, którzy nie.',
  'story.S11.1': 'Bierzemy worek. Ktoś na to czeka.',
  'story.S11.1.yes':
    'Wieszacie go pod sufitem, gdzie się buja i szeleści. W Zatoce przybiegną po niego ludzie. Albo nie przybiegnie nikt.',
  'story.S11.2': 'Otwieramy kilka. Droga jest długa.',
  'story.S11.2.yes': 'Przepisy, przeprosiny i dwie paczki, które i tak by nie doszły. Przeprosiny czytacie dwa razy.',
  'story.S11.2.no':
    'Trzeci list jest o was. Ktoś widział, co zaszło przy brodzie. Przepisano w czterech egzemplarzach, z adresami.',
  'story.S12': 'Zupa na ziemi niczyjej',
  'story.S12.intro':
    'Lufy obsadzone, silniki warczą. Nagle między was a zasadzkę wtacza się wózek z białym obrusem. „Najpierw jeść!”, woła ciotka Róża. „Głodni tak marnie strzelacie”.',
  'story.S12.1': 'Gasimy silniki. Jedzą wszyscy.',
  'story.S12.1.yes':
    'Póki talerz niepusty, nikt nie jest niczyim wrogiem. Jedni łatają, drudzy nalewają. Ostatni dostaje to gęste z dna.',
  'story.S12.2': 'Niech zapach wywabi tamtych.',
  'story.S12.2.yes': 'Wychodzą z nor z łyżkami. Wchodzicie od tyłu i liczycie, co zostawili bez opieki.',
  'story.S12.2.no': 'Wychodzą z nor z łyżkami. Wasi też. Spiżarni nie pilnuje nikt.',
  'story.S13': 'Flaga, używana',
  'story.S13.intro':
    'Macie ich na celowniku, gdy po tamtej stronie unosi się flaga. Kiedyś była biała. Była też obrusem, bandażem i, sądząc z wyglądu, rybą.',
  'story.S13.1': 'Wstrzymujemy ogień i wołamy cenę.',
  'story.S13.1.yes':
    'Długa cisza, kłótnia, plask. Potem leci przez śnieg coś ciężkiego, zawiniętego we flagę. „A teraz możecie strzelać”, wołają.',
  'story.S13.1.no': 'Nie poddawali się. Czekali, aż się zatrzymacie i wyprostujecie.',
  'story.S13.2': 'Robimy we fladze dziurkę. Małą.',
  'story.S13.2.yes': 'Natychmiast wylatuje taśma nabojów. Ktoś tam najwyraźniej jest tylko w pracy.',
  'story.S14': 'Wspólny kocioł',
  'story.S14.intro':
    'Dziewięćdziesiąty Kilometr, noc. Konwoje obstąpiły stołówkę jak bydło. Róża stawia na ogniu kocioł wielki jak wanna. Jest pusty. Patrzy po kolei na każdego i nigdzie się nie spieszy.',
  'story.S14.1': 'Wrzucamy swoje i patrzymy na sąsiadów.',
  'story.S14.1.yes': 'Plusk jest samotny. Teraz każdy może wrzucić znacznik żywności; kocioł chce po jednym od załogi.',
  'story.S14.1.met': 'Wrze. Kto dał, je, śpiewa, a wolne ręce naprawiają mu wóz. Kto nie dał, trzyma lampę.',
  'story.S14.1.short': 'Nie wrze. Róża i tak podaje – na zimno, z odczytaniem listy obecnych.',
  'story.S14.2': 'Napełniamy manierkę tym, którzy są jeszcze w drodze.',
  'story.S14.2.yes':
    'Tilda znika z nią w ciemności. To nie zupa, pali się na niebiesko, i ostatni na drodze będzie wiedział, gdzie to wlać.',
};
