import type { Guide } from '@lastroad/ui';

export const words: Guide['words'] = {
  en: {
    new: 'Beside your convoy lie two tracks. Evade tells how much each shot of a player loses on you, aggression what your own shots earn. Everybody has begun with −1 fame, and fewer enemies lie in wait.',
    ready:
      'Your rival is in the same region, so you may fire at each other. The Fire phase is next; say that you are ready.',
    hit: 'After the ambush of the Wolf Riders your rival fires at you: 1 damage. The back of the next outcome card tells where, in columns 2 and 3. Put it on the armour.',
    evade:
      'Whoever is hit gets warier: your evade token has moved by one, so the next shot at you does 1 damage less. The aggression token of your rival has moved too.',
    fire: 'Your turn. It takes a weapon and an ammo, as at an enemy, but it brings neither fame nor a mark. Fire back!',
    repair:
      '2 damage, so your aggression token has passed two signs. When the enemies have fired, everybody is paid for theirs. First a repair: mend the armour.',
    end: 'Then 1 fame. The token goes back to the start, and evade falls by one. Who fires more in one phase earns items too, and costs the victim fame. Nobody is safe in company.',
  },
  ru: {
    new: 'Рядом с вашей колонной лежат два трека. Уклонение говорит, на сколько слабее каждый выстрел игрока в вас, агрессия — что приносят ваши собственные. Все начали с −1 славы, и врагов меньше.',
    ready:
      'Соперник в том же регионе, значит, вы можете стрелять друг в друга. Дальше этап стрельбы; скажите, что вы готовы.',
    hit: 'После засады Волчьих всадников соперник стреляет в вас: 1 повреждение. Где — говорит рубашка следующей карты исхода: столбцы 2 и 3. Положите его на броню.',
    evade:
      'Кого задели, тот осторожнее: ваш жетон уклонения сдвинулся на ячейку, и следующий выстрел в вас нанесёт на 1 меньше. Сдвинулся и жетон агрессии соперника.',
    fire: 'Ваш ход. Нужны оружие и боеприпас, как против врага, но ни славы, ни жетона цели за это нет. Стреляйте в ответ!',
    repair:
      '2 повреждения: ваш жетон агрессии прошёл два знака. Когда враги отстреляются, каждый получает своё. Сначала ремонт: почините броню.',
    end: 'Затем 1 слава. Жетон вернулся к началу, а уклонение убывает на ячейку. Кто за этап попадает чаще, получает и предмет, а жертва теряет славу. В компании теперь неспокойно.',
  },
  pl: {
    new: 'Obok twojego konwoju leżą dwa tory. Uniki mówią, o ile słabszy jest każdy strzał gracza do ciebie, agresja: co dają twoje własne. Wszyscy zaczęli z −1 sławy, a wrogów jest mniej.',
    ready:
      'Rywal jest w tym samym regionie, możecie więc strzelać do siebie. Teraz faza Ostrzału; potwierdź, że jesteś w gotowości.',
    hit: 'Po zasadzce Wilczych jeźdźców rywal strzela do ciebie: 1 uszkodzenie. Gdzie, mówi rewers następnej karty wyniku: kolumny 2 i 3. Połóż je na pancerzu.',
    evade:
      'Trafiony robi się czujny: twój żeton uników przesunął się o pole, więc następny strzał do ciebie zada o 1 mniej. Przesunął się też żeton agresji rywala.',
    fire: 'Twoja kolej. Trzeba broni i amunicji, jak przeciw wrogowi, ale nie ma za to ani sławy, ani żetonu celu. Odpowiedz ogniem!',
    repair:
      '2 uszkodzenia: twój żeton agresji minął dwa znaki. Gdy wrogowie skończą strzelać, każdy dostaje swoje. Najpierw naprawa: napraw pancerz.',
    end: 'Potem 1 sława. Żeton wraca na początek, a uniki spadają o pole. Kto w jednej fazie trafia więcej, dostaje też przedmiot, a ofiara traci sławę. W towarzystwie nikt nie jest bezpieczny.',
  },
  it: {
    new: 'Accanto al tuo convoglio ci sono due tracciati. La schivata dice quanto perde ogni colpo di un giocatore contro di te, l’aggressività che cosa rendono i tuoi. Tutti sono partiti da −1 fama e i nemici sono meno.',
    ready:
      'Il rivale è nella tua stessa regione, quindi potete spararvi. Ora viene la fase di Fuoco; conferma che sei pronto.',
    hit: 'Dopo l’agguato dei Cavalieri lupo il rivale ti spara: 1 danno. Dove, lo dice il dorso della prossima carta esito: colonne 2 e 3. Mettilo sulla corazza.',
    evade:
      'Chi è colpito si fa più accorto: il tuo segnalino schivata è avanzato di una casella, e il prossimo colpo ti farà 1 danno in meno. È avanzato anche il segnalino aggressività del rivale.',
    fire: 'Tocca a te. Servono un’arma e una munizione, come contro un nemico, ma non dà né fama né segnalino bersaglio. Rispondi al fuoco!',
    repair:
      '2 danni: il tuo segnalino aggressività ha superato due simboli. Quando i nemici hanno sparato, ognuno riceve quel che gli spetta. Prima una riparazione: ripara la corazza.',
    end: 'Poi 1 fama. Il segnalino torna all’inizio e la schivata scende di una casella. Chi colpisce di più in una fase riceve anche un oggetto e costa fama alla vittima. In compagnia nessuno è al sicuro.',
  },
};
