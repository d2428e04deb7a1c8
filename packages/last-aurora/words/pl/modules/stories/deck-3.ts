import type { Catalogue } from '@lastroad/kernel';

/** Opowieści okresu III. */
export const deck3: Catalogue = {
  'story.S29': 'Szalupa numer cztery',
  'story.S29.intro':
    'Na Zatoce, wmarznięta bokiem, tkwi szalupa z Aurory. Pali się w niej lampa. Lampy nie palą się dziewięć zim. Wtem gaśnie, a ktoś w środku mówi: „Ojej”.',
  'story.S29.1': 'Wypiłowujemy szalupę z lodu.',
  'story.S29.1.yes':
    'Puszcza ze szlochem. W środku marynarz, który wyszedł na spacer i wstydził się wrócić. Ma pełny zbiornik i oddaje go z ulgą.',
  'story.S29.1.no':
    'Piłujecie cały dzień. Wieczorem marynarz podchodzi od tyłu spytać, co robicie. Szalupa miała tylne drzwi.',
  'story.S29.2': 'Pukamy i prosimy o pożyczenie sucharów.',
  'story.S29.2.yes': 'Wysuwa się ręka z puszką, przydziałowe, twarde jak prawo. „Na pokładzie ani słowa”, mówi ręka.',
  'story.S30': 'Znowu cała',
  'story.S30.intro':
    'Na drodze stoją Gus i Leo Mottowie, obaj z palnikami, obaj we łzach. Pogodzili się i chcą mieć ciężarówkę w całości. Brakuje tylko środka. Patrzą na wasz.',
  'story.S30.1': 'Jedziemy dalej, póki się kłócą, kto trzyma młotek.',
  'story.S30.1.yes': 'Młotek trafia was w błotnik. Zostaje u was, podobnie jak termos, który nadleciał za nim.',
  'story.S30.2': 'Niech spawają obaj naraz.',
  'story.S30.2.yes':
    'Trzy trzecie dają jedną ciężarówkę. Kieruje się nią z dwóch miejsc, rwie jak pociąg, a na drzwiach ma dwoma charakterami pisma: MOTT, MOTT I WY.',
  'story.S30.2.no': 'W południe są już pokłóceni. Dzielą wszystko uczciwie, a piłę mają ze sobą.',
  'story.S31': 'Numer siedem',
  'story.S31.intro':
    'Na szyi nowej osoby wisi karta pokładowa: Aurora, numer siedem, pieczęć prawdziwa. Robi się cicho. Nikt jeszcze nie spotkał numeru poniżej dziewięciu tysięcy.',
  'story.S31.1': 'Ustępujemy własnego miejsca przy ogniu.',
  'story.S31.1.yes':
    'Wygląda to słabo i konwoje gadają. Ale numer siedem wstaje przed świtem, z kluczem w ręku, i wie, co dalej na drodze.',
  'story.S31.2': 'Oddajemy kartę do zbadania ekspertom.',
  'story.S31.2.yes': 'Autentyczna. Do stołówki: stolik siedem. Ale plotka już poszła: wieziecie kogoś z numerem.',
  'story.S31.2.no':
    'Kiedy eksperci pochylają się nad kartą, ktoś pochyla się nad waszymi zapasami. Podobno numer osiem.',
  'story.S32': 'Komisja obraduje',
  'story.S32.intro':
    'Przy długim stole na śniegu Komisja bada chętnych na Aurorę: Otylia z księgą, Kern ze strzykawką i przewodniczący, Minister. „Następny”, mówi Otylia. To wy.',
  'story.S32.1': 'Stajemy w kolejce jak wszyscy.',
  'story.S32.1.yes':
    'Kolejka idzie obok Kern, a ona nie może patrzeć, jak chorzy stoją. Wychodzicie lżejsi o jeden kaszel.',
  'story.S32.2': 'Oświadczamy, że nie mamy nic do oclenia.',
  'story.S32.2.yes':
    'Otylia szuka. Potem wstaje, a z nią, szeleszcząc, cała Komisja. Słyszeli, że uczciwi ludzie istnieją.',
  'story.S32.2.no': 'Minister wychyla się i zębami wyciąga to wam z kieszeni.',
  'story.S32.3': 'Składamy wniosek o duże świadectwo zdrowia.',
  'story.S32.3.task': 'Zakończcie grę z co najmniej trzema ocalałymi bez skażenia.',
  'story.S32.3.yes':
    'Kern podpisuje, Otylia stempluje, Minister zjada kopię. Innego dużego świadectwa nigdy nie wydano. Wisi w ramce na trzecim pokładzie.',
  'story.S32.3.no': '„Niezdatni do oględzin”, kaligrafuje Kern z żalem i wiesza to tam, gdzie zaczyna się trap.',
  'story.S33': 'Nocna warta',
  'story.S33.intro':
    'Na falochronie stoi działo starsze niż lód. Nikt nim nie dowodzi. Ktoś wymalował na lufie: „Jeśli każdy przyniesie trochę, starczy na jedną noc”.',
  'story.S33.1': 'Przynosimy trochę i patrzymy, kto jeszcze.',
  'story.S33.1.yes':
    'Brzęknęło w skrzyni. Teraz każdy może przynieść znacznik amunicji; działo chce po jednym od załogi.',
  'story.S33.1.met':
    'O północy strzela raz, w nicość. Cokolwiek tam było, idzie do innych. Kto przyniósł, śpi, a przez sen go naprawiają.',
  'story.S33.1.short': 'Skrzynia zostaje lekka. Całą noc stoicie przy dziale i udajecie je głosem.',
  'story.S33.2': 'Spać. Falochron stał i bez nas.',
  'story.S33.2.yes': 'Śpicie jak ktoś, kto ufa innym. Nowe uczucie. Może to najlepsze lekarstwo, jakie jest.',
  'story.S33.3': 'Wchodzimy na dźwig i wszystko przestawiamy.',
  'story.S33.3.yes':
    'Z góry wszystko jest kwestią poglądu. Dalekie stawiacie bliżej, bierzecie swoje, a na haku zostawiacie paczkę.',
  'story.S33.3.no': 'Dźwig obraca się raz, majestatycznie, z wami na czubku, i odstawia was na wasz własny dach.',
  'story.S33.3.found': 'Gdy to odciągają, z haka nad głową spada paczka. Tylko na to czekała.',
  'story.S34': 'Nareszcie niedziela',
  'story.S34.intro':
    'Ciotka Róża przeniosła stołówkę na lód, pod samo molo. W karcie, pierwszy raz od dziewięciu zim, jest drugie danie. Bez nazwy. Obok narysowano cytrynę.',
  'story.S34.1': 'Zamawiamy drugie danie.',
  'story.S34.1.yes':
    'Tarta cytrynowa. Prawdziwa. Nikt się nie odzywa. Mija stary kaszel i stare urazy, a czyjeś ręce, nucąc, naprawiają wam to, co zepsute.',
  'story.S34.1.no': 'To mydło. Czekała na was od samej Doliny, z miłością i z rachunkiem.',
  'story.S34.2': 'Zamawiamy zupę.',
  'story.S34.2.yes':
    'Komuś wylewa się talerz przy piecu. Róża patrzy na płomień, patrzy na was i tankuje wam do pełna.',
  'story.S35': 'Fotel kapitana',
  'story.S35.intro':
    '„Aurora do wszystkich na drodze”, trzeszczy radio. „Kapitan ma dość jadania w samotności. Kto pierwszy wejdzie, dostanie drugi fotel. Kto się pochwali i spóźni, niech weźmie własny stołek”.',
  'story.S35.1': 'Odpowiadamy przy wszystkich, że fotel jest nasz.',
  'story.S35.1.task': 'Dotrzyjcie do Aurory jako pierwsi.',
  'story.S35.1.yes': 'Fotel skrzypi. Kapitan podaje sól. „Nudno”, słyszycie, „mieć rację w samotności”.',
  'story.S35.1.no': 'W fotelu już ktoś siedzi. Dla was wystawiono stołek: niski, z waszym nazwiskiem.',
  'story.S35.2': 'Puszczamy to dalej jako prognozę pogody.',
  'story.S35.2.yes': '„Silny wiatr w plecy”, mówicie tym z tyłu. Stawiają, by tak rzec, żagle. Wy dokręcacie śrubkę.',
  'story.S36': 'Kto kręci korbą',
  'story.S36.intro':
    'Cypel. Latarnia bez lampy, antena, a z okna głos Latarni, łagodny i czysty. Wchodzicie po schodach. Jest taśma i korba, a przy korbie, na łyżwach, Tilda.',
  'story.S36.1': 'Prosimy Tildę o jedną prawdziwą prognozę.',
  'story.S36.1.yes':
    'Zatrzymuje taśmę. „Mama tego nie powiedziała”, mówi Tilda i mówi: gdzie lód trzyma, co czeka, kto kłamie. Wszystko się zgadza.',
  'story.S36.1.no':
    'Zatrzymuje taśmę. Przez minutę całe Wybrzeże nie słyszy niczego. Nie widzieliście, żeby konwoje tak hamowały.',
  'story.S36.2': 'Kręcimy za nią, niech się prześpi.',
  'story.S36.2.yes':
    '„Łagodnie”, mówi jej mama, „pranie schnie”. Rano Tilda daje wam zapasową taśmę. „Niech będzie i na pokładzie”.',
  'story.S37': 'Nicnierobienie, zawodowo',
  'story.S37.intro':
    'Na lodzie przed molem Anzelm rozstawił leżaki Riviery, rzędami, z pledami. „Widok na morze”, mówi. „Według rezerwacji”. Morze jest białe i ani drgnie. Wy też.',
  'story.S37.1': 'Siadamy, ze śrubokrętem.',
  'story.S37.1.yes': 'Na leżąco naprawia się lepiej. Czemu nikt o tym nie mówi?',
  'story.S37.2': 'Siadamy i nie robimy zupełnie nic.',
  'story.S37.2.yes':
    'Przez godzinę nikt niczego nie chce. Potem wstajecie i wszystko idzie samo: silnik mruczy, Anzelm spakował obiad, droga wygląda na krótką.',
  'story.S37.2.no':
    'Przysnęło się wam. Na piersi leży rachunek za jeden widok na morze. Z dopiskiem, że już uregulowany.',
  'story.S38': 'Minister podaje się do dymisji',
  'story.S38.intro':
    'Przed pierwszym strzałem Minister schodzi z waszej ciężarówki i z rogiem w górę idzie między linie. Nie spieszy się. Po drugiej stronie ktoś, z dawnego nawyku, zdejmuje czapkę.',
  'story.S38.1': 'Za rządem!',
  'story.S38.1.yes':
    'Przechodzi przez nich na wylot, zjadając czapki. Dalej idzie szybko. Potem pytają, czy wolno im się poddać kozłowi.',
  'story.S38.1.no': 'Znajduje oset i staje. Wy nie znajdujecie niczego, za czym można by stanąć.',
  'story.S38.2': 'Wołamy go z powrotem. Swoje odsłużył.',
  'story.S38.2.yes': 'Wraca urażony, żując czyjąś taśmę nabojową. Dymisję wycofuje.',
  'story.S39': 'Specjalny',
  'story.S39.intro':
    'Na dnie skrzyni leży pocisk w ozdobnym papierze. „Na szczytny cel. G. i L. Mott”. Tyka, ale powoli, jak ktoś, kto rzecz przemyślał.',
  'story.S39.1': 'Ładujemy specjalny i patrzymy w inną stronę.',
  'story.S39.1.yes':
    'Rozpryskuje się w całe oszczędności Mottów: monety, widelce, słoik śliwek. Co tam stało, już nie stoi. Śliwki zjadacie.',
  'story.S39.1.no': 'Utknął i tyka. Wszyscy wysiadają i do kolacji leżą twarzą w śniegu. To był zegar.',
  'story.S39.2': 'Odkładamy i strzelamy jak zawsze.',
  'story.S39.2.yes': 'Pod papier jednak zaglądacie. Jest tam zwykły nabój, na szczęście. Dołącza do reszty.',
  'story.S40': 'Cierpliwość kapitana',
  'story.S40.intro':
    'Aurora daje jeden sygnał. Ze skał zsuwa się śnieg. „Pary mam na jedną noc”, mówi radio i nie jest to Latarnia. „Chyba że ktoś dowiezie. Nie jestem dumny”.',
  'story.S40.1': 'Toczymy dla niej beczkę na lód.',
  'story.S40.1.yes':
    'Toczy się długo i samotnie. Teraz każdy może posłać za nią znacznik paliwa; statek chce po jednym od załogi.',
  'story.S40.1.met':
    'Unosi się dym. Statek zostaje. Przez głośniki kapitan dziękuje z nazwiska wszystkim, którzy dali; ich załogi łatają i śpiewają.',
  'story.S40.1.short': 'Za mało. Lód pęka jak linijka i statek jest trochę dalej. Wasza beczka z nim.',
  'story.S40.2': 'Pytamy Komisję, kto właściwie jest pierwszy w kolejce.',
  'story.S40.2.yes':
    'Otylia otwiera księgę. Kto prowadzi, niech podejdzie, usiądzie i przejrzy ją z nią, wpis po wpisie. Wam dziękują.',
};
