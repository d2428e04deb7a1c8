import type { Guide } from '@lastroad/ui';

export const words: Guide['words'] = {
  en: {
    new: 'Your cars have a deck of 18 cards in place of dice, three of each value. Five are in your hand, and nobody else sees them. It is round 2: move the large car.',
    card: 'The large figure is the value, the letters below it the sizes that the card would hit as a shot. Give the car the 1; it counts as a die of 1.',
    command: 'A second card may pay for a command, once a round, as a die would. Send out the chopper: airstrike.',
    pay: 'An airstrike takes any value. Play the 3.',
    land: 'Behind Blue’s large car, in lane 2, is a good place. Put the chopper there.',
    shot: 'You have no shooting die either. The top card of your deck is turned up, and its letters say whom it hits. Shoot at the large car.',
    missed:
      'It does not show an L: a miss. The card lies in your discard, where everybody sees it, and will not come again before the deck is shuffled. Now drive on, forward-right.',
    end: 'When the round ends, played cards are discarded and your hand is filled to five. Good shots are on slow cards: whoever plays them for speed has them no more for shooting. Look at what lies in the discard before you shoot!',
  },
  ru: {
    new: 'Вместо кубиков у ваших машин колода из 18 карт, по три каждого значения. Пять карт у вас на руке, и никто их не видит. Идёт второй раунд: ведите большую машину.',
    card: 'Крупная цифра — значение, буквы под ней — размеры машин, по которым карта попадёт при выстреле. Дайте машине единицу: она считается кубиком 1.',
    command: 'Второй картой раз за раунд можно оплатить команду, как кубиком. Поднимите вертолёт: авиаудар.',
    pay: 'Авиаудар принимает любое значение. Сыграйте тройку.',
    land: 'Хорошее место — позади большой машины синих, на полосе 2. Поставьте вертолёт туда.',
    shot: 'Кубика стрельбы у вас тоже нет. Открывается верхняя карта вашей колоды, и её буквы говорят, по кому она попала. Стреляйте по большой машине.',
    missed:
      'Буквы L на ней нет: промах. Карта лежит в сбросе на виду у всех и не вернётся, пока колоду не перемешают. Теперь поезжайте вперёд-вправо.',
    end: 'В конце раунда сыгранные карты уходят в сброс, а рука пополняется до пяти. Меткие выстрелы — на медленных картах: кто потратил их на езду, тому нечем метко стрелять. Перед выстрелом загляните в сброс!',
  },
  pl: {
    new: 'Twoje auta zamiast kości mają talię 18 kart, po trzy każdej wartości. Pięć masz na ręce i nikt inny ich nie widzi. Trwa druga runda: rusz dużym autem.',
    card: 'Duża cyfra to wartość, litery pod nią to rozmiary, w które karta trafi jako strzał. Daj autu jedynkę: liczy się jak kość z 1.',
    command: 'Drugą kartą możesz raz na rundę opłacić rozkaz, tak jak kością. Wyślij śmigłowiec: nalot.',
    pay: 'Nalot przyjmuje każdą wartość. Zagraj trójkę.',
    land: 'Dobre miejsce jest za dużym autem niebieskich, na pasie 2. Postaw tam śmigłowiec.',
    shot: 'Kości strzału też nie masz. Odkrywasz wierzchnią kartę talii, a jej litery mówią, w kogo trafia. Strzelaj do dużego auta.',
    missed:
      'Nie ma na niej L: pudło. Karta leży wśród odrzuconych, gdzie każdy ją widzi, i nie wróci, póki talia nie zostanie przetasowana. Teraz jedź w przód w prawo.',
    end: 'Pod koniec rundy zagrane karty są odrzucane, a ręka uzupełniana do pięciu. Celne strzały są na wolnych kartach: kto zużył je na jazdę, temu brakuje ich do strzelania. Zanim strzelisz, zajrzyj do odrzuconych!',
  },
  it: {
    new: 'Le tue auto hanno un mazzo di 18 carte al posto dei dadi, tre per ogni valore. Cinque sono nella tua mano e nessun altro le vede. È il secondo round: muovi l’auto grande.',
    card: 'La cifra grande è il valore, le lettere sotto sono le taglie che la carta colpirebbe come sparo. Dai all’auto l’1: vale come un dado da 1.',
    command:
      'Una seconda carta può pagare un comando, una volta per round, come un dado. Fai partire l’elicottero: attacco aereo.',
    pay: 'L’attacco aereo accetta qualsiasi valore. Gioca il 3.',
    land: 'Dietro l’auto grande dei blu, nella corsia 2, c’è un buon posto. Metti lì l’elicottero.',
    shot: 'Non hai nemmeno il dado sparo. Si scopre la prima carta del tuo mazzo e le sue lettere dicono chi colpisce. Spara all’auto grande.',
    missed:
      'Non mostra la L: mancato. La carta è tra gli scarti, dove tutti la vedono, e non torna finché il mazzo non viene rimescolato. Ora guida avanti a destra.',
    end: 'A fine round le carte giocate si scartano e la mano torna a cinque. I buoni spari stanno sulle carte lente: chi le usa per correre non le ha più per sparare. Prima di sparare, guarda gli scarti!',
  },
};
