import type { Guide } from '@lastroad/ui';

export const words: Guide['words'] = {
  en: {
    new: 'The wolves are gone: the Asgard clan hunts you now. Your Mending Rack is loot of theirs, and its first slot is Asgard armour, which mends itself.',
    ready:
      'One of them, the Ski Archers, has come up in the row and will strike in the Fire phase. Say that you are ready.',
    ambush:
      'This clan tells who leads from who follows: the leading convoy is hit in front, the others further back. You lead. Put the damage on the Asgard armour.',
    shield:
      'Look at the Ski Archers: before their box there is a second layer, a shield. It takes the first hits, and only what is left goes on to the box.',
    attack: 'You have one ammo. Attack.',
    hit: '1 damage: the shield is full, and the box behind it is not. Fame and a mark are yours all the same. You have nothing to fire any more; hold fire.',
    end: 'At the end of the round the shield has grown back, and so has your Asgard armour. Your mark has stayed. They fall only when shield and boxes are full at once: hit hard in one round, or together.',
  },
  ru: {
    new: 'Волков больше нет: теперь на вас охотится клан Асгарда. Ваш Живучий багажник — его добыча; первая ячейка на нём — броня Асгарда, она чинит себя сама.',
    ready:
      'Один из врагов, Лучники на лыжах, открылся в зоне разведки и ударит на этапе стрельбы. Скажите, что вы готовы.',
    ambush:
      'Этот клан отличает лидера от остальных: лидеру достаётся спереди, другим — дальше назад. Лидер — вы. Положите повреждение на броню Асгарда.',
    shield:
      'Посмотрите на Лучников на лыжах: перед их клеткой есть второй слой — щит. Первые попадания принимает он, и лишь остаток идёт в клетку.',
    attack: 'У вас один боеприпас. Атакуйте.',
    hit: '1 повреждение: щит заполнен, а клетка за ним — нет. Слава и жетон цели всё равно ваши. Стрелять больше нечем: не стреляйте.',
    end: 'В конце раунда щит вырос снова, и ваша броня Асгарда тоже. Ваш жетон цели остался. Этих врагов побеждают, когда щит и клетки заполнены одновременно: бейте сильно за один раунд или вместе с другими.',
  },
  pl: {
    new: 'Wilków już nie ma: teraz poluje na ciebie klan Asgardu. Twój Odrastający bagażnik to jego łup; pierwsze pole to pancerz Asgardu, który naprawia się sam.',
    ready:
      'Jeden z wrogów, Łucznicy na nartach, pojawił się w strefie i uderzy w fazie Ostrzału. Potwierdź, że jesteś w gotowości.',
    ambush:
      'Ten klan odróżnia lidera od reszty: lider obrywa z przodu, pozostali dalej z tyłu. Liderem jesteś ty. Połóż uszkodzenie na pancerzu Asgardu.',
    shield:
      'Spójrz na Łuczników na nartach: przed ich polem jest druga warstwa, tarcza. Przyjmuje pierwsze trafienia i dopiero reszta idzie na pole.',
    attack: 'Masz jedną amunicję. Atakuj.',
    hit: '1 obrażenie: tarcza jest pełna, pole za nią nie. Sława i żeton celu i tak są twoje. Nie masz już czym strzelać: wstrzymaj ogień.',
    end: 'Na koniec rundy tarcza odrosła, a twój pancerz Asgardu też. Twój żeton celu został. Ci wrogowie padają, gdy tarcza i pola są pełne naraz: uderz mocno w jednej rundzie albo razem z innymi.',
  },
  it: {
    new: 'I lupi non ci sono più: ora ti dà la caccia il clan di Asgard. Il tuo Portapacchi rigenerante è bottino suo; la prima casella è una corazza di Asgard, che si ripara da sé.',
    ready:
      'Uno di loro, gli Arcieri sugli sci, è apparso nella zona esplorazione e colpirà nella fase di Fuoco. Conferma che sei pronto.',
    ambush:
      'Questo clan distingue chi è in testa dagli altri: chi guida è colpito davanti, gli altri più indietro. In testa ci sei tu. Metti il danno sulla corazza di Asgard.',
    shield:
      'Guarda gli Arcieri sugli sci: davanti alla loro casella c’è un secondo strato, uno scudo. Prende i primi colpi, e solo il resto passa alla casella.',
    attack: 'Hai una munizione. Attacca.',
    hit: '1 danno: lo scudo è pieno, la casella dietro no. Fama e segnalino bersaglio sono tuoi lo stesso. Non hai più nulla da sparare: cessa il fuoco.',
    end: 'A fine round lo scudo è ricresciuto, e così la tua corazza di Asgard. Il tuo segnalino è rimasto. Cadono solo quando scudo e caselle sono pieni insieme: colpisci forte in un solo round, o con gli altri.',
  },
};
