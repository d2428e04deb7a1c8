import type { Guide } from '@lastroad/ui';

export const words: Guide['words'] = {
  en: {
    hand: 'Before the race everybody is dealt four upgrades. You keep one and pass the rest to the left, all at the same time, and nobody sees what you keep. Keep the supercharger: one more point for every move.',
    second:
      'These three are what Blue has left you. The quick rack lets a car pass another without a slam, every turn. Keep it.',
    third: 'Of your own first hand two have come round again. Keep the range finder; what is left goes to the box.',
    fit: 'Now each car gets a card, face down. Put the supercharger on the small car: hardly anybody hits it, so the card will be awake for long.',
    medium: 'The quick rack goes on the medium car; the large one, the best gun platform, gets the rest.',
    end: 'All cards are shown together. Each works for its car alone. While a car is inoperable its card sleeps, and a repair wakes it. Look at the cards of the others before you shoot or slam, and drive on!',
  },
  ru: {
    hand: 'Перед гонкой каждый получает четыре улучшения. Одно вы оставляете, остальные передаёте налево — все одновременно, и никто не видит, что вы оставили. Оставьте нагнетатель: на одно очко больше в каждом движении.',
    second:
      'Эти три карты вам оставили синие. С острым рулём машина каждый ход может миновать другую без столкновения. Оставьте его.',
    third: 'Из вашей первой руки вернулись две карты. Оставьте дальномер; остальное уйдёт в коробку.',
    fit: 'Теперь каждая машина получает карту, лицом вниз. Поставьте нагнетатель на малую машину: в неё редко попадают, и карта долго будет действовать.',
    medium: 'Острый руль — на среднюю машину; большой, лучшей для стрельбы, достанется оставшаяся карта.',
    end: 'Карты открываются разом. Каждая действует только для своей машины. Пока машина неисправна, карта не действует, а ремонт её возвращает. Смотрите на карты соперников, прежде чем стрелять и сталкиваться. Вперёд!',
  },
  pl: {
    hand: 'Przed wyścigiem każdy dostaje cztery ulepszenia. Jedno zostawiasz, resztę podajesz w lewo, wszyscy naraz, i nikt nie widzi, co zostało u ciebie. Zostaw sprężarkę: jeden punkt więcej w każdym ruchu.',
    second:
      'Te trzy zostawili ci niebiescy. Z szybką przekładnią auto może co turę minąć inne bez zderzenia. Zostaw ją.',
    third: 'Z twojej pierwszej ręki wróciły dwie karty. Zostaw dalmierz; reszta idzie do pudełka.',
    fit: 'Teraz każde auto dostaje kartę, zakrytą. Zamontuj sprężarkę na małym aucie: mało kto w nie trafia, więc karta długo będzie działać.',
    medium: 'Szybka przekładnia na średnie auto; dużemu, najlepszemu do strzelania, zostaje reszta.',
    end: 'Wszystkie karty odkrywa się razem. Każda działa tylko dla swojego auta. Gdy auto jest niesprawne, karta śpi, a naprawa ją budzi. Zanim strzelisz albo się zderzysz, spójrz na karty innych. W drogę!',
  },
  it: {
    hand: 'Prima della gara ognuno riceve quattro potenziamenti. Ne tieni uno e passi gli altri a sinistra, tutti insieme, e nessuno vede che cosa tieni. Tieni il compressore: un punto in più a ogni movimento.',
    second:
      'Questi tre te li ha lasciati la banda blu. Con lo sterzo diretto un’auto può passarne un’altra senza schianto, ogni turno. Tienilo.',
    third: 'Della tua prima mano ne sono tornati due. Tieni il telemetro; il resto va nella scatola.',
    fit: 'Ora ogni auto riceve una carta, coperta. Metti il compressore sull’auto piccola: la colpiscono di rado, e la carta durerà a lungo.',
    medium: 'Lo sterzo diretto va sull’auto media; alla grande, la migliore per sparare, resta l’ultima carta.',
    end: 'Le carte si scoprono tutte insieme. Ognuna vale solo per la sua auto. Se un’auto è fuori uso la carta è spenta, e una riparazione la riaccende. Guarda le carte degli altri prima di sparare o schiantarti. Avanti!',
  },
};
