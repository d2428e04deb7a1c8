import type { Guide } from '@lastroad/ui';

export const words: Guide['words'] = {
  en: {
    choose:
      'Before the race two leaders offer to lead your crew. Each has an ability that always works, four commands and some stars. Keep Redline Rhea: her cars make more of a 6 and of the road.',
    car: 'Her board lies in place of your command board now, and her star has become a command token. The race begins: move the small car.',
    die: 'Give it the 5.',
    command: 'Her nitro takes dice from 1 to 4, one more than usual. Keep your dice this time: no command.',
    token:
      'A token may lie on a command that has no die. It counts as the lowest die that the command takes, so on the long nitro it is one more point. Spend it.',
    lane: 'Six points instead of five. Enter in lane 4.',
    end: 'A die and a token may both be used in one turn, for two commands, in the order you like; when coasting there is no token. Tokens on boards go back at the end of the round, and new ones come only from abilities. Drive on!',
  },
  ru: {
    choose:
      'Перед гонкой вашу банду готовы возглавить двое. У каждого главаря есть способность, которая действует всегда, четыре команды и звёзды. Оставьте Рею Красную Черту: её машины выжимают больше из шестёрки и из дороги.',
    car: 'Теперь её планшет лежит вместо вашего планшета команд, а звезда стала жетоном команды. Гонка начинается: ведите малую машину.',
    die: 'Отдайте ей пятёрку.',
    command:
      'Её нитро принимает кубики от 1 до 4, на одно значение больше обычного. Пока поберегите кубики: без команды.',
    token:
      'Жетон можно положить на команду, где нет кубика. Он считается наименьшим подходящим кубиком, так что на долгом нитро это ещё одно очко. Потратьте его.',
    lane: 'Шесть очков вместо пяти. Въезжайте по полосе 4.',
    end: 'Кубик и жетон можно использовать в один ход — на две команды, в любом порядке; в ход накатом жетонов не тратят. В конце раунда жетоны с планшетов уходят в запас, а новые дают только способности. Вперёд!',
  },
  pl: {
    choose:
      'Przed wyścigiem dwoje hersztów chce poprowadzić twoją ekipę. Każdy ma zdolność, która działa zawsze, cztery rozkazy i gwiazdki. Zostaw Rheę Czerwone Pole: jej auta wyciskają więcej z szóstki i z drogi.',
    car: 'Jej plansza leży teraz zamiast twojej planszy rozkazów, a gwiazdka stała się żetonem rozkazu. Wyścig się zaczyna: rusz małym autem.',
    die: 'Daj mu piątkę.',
    command:
      'Jej nitro przyjmuje kości od 1 do 4, o jedną wartość więcej niż zwykle. Tym razem oszczędź kości: bez rozkazu.',
    token:
      'Żeton można położyć na rozkazie bez kości. Liczy się jak najniższa pasująca kość, więc na długim nitro daje jeszcze jeden punkt. Wydaj go.',
    lane: 'Sześć punktów zamiast pięciu. Wjedź pasem 4.',
    end: 'W jednej turze można użyć i kości, i żetonu, na dwa rozkazy, w dowolnej kolejności; przy toczeniu żetonów się nie wydaje. Żetony z plansz wracają na koniec rundy, a nowe dają tylko zdolności. W drogę!',
  },
  it: {
    choose:
      'Prima della gara due capibanda si offrono di guidare la tua banda. Ognuno ha un’abilità che vale sempre, quattro comandi e delle stelle. Tieni Rhea Fuorigiri: le sue auto rendono di più con un 6 e sulla strada.',
    car: 'Ora la sua plancia sta al posto di quella dei comandi, e la sua stella è diventata un gettone comando. La gara comincia: muovi l’auto piccola.',
    die: 'Dalle il 5.',
    command: 'Il suo nitro accetta dadi da 1 a 4, uno più del solito. Stavolta risparmia i dadi: nessun comando.',
    token:
      'Un gettone può stare su un comando senza dado. Vale come il dado più basso ammesso, quindi sul nitro lungo è un punto in più. Spendilo.',
    lane: 'Sei punti invece di cinque. Entra nella corsia 4.',
    end: 'In un turno si possono usare un dado e un gettone, per due comandi, nell’ordine che vuoi; in folle niente gettoni. Quelli sulle plance tornano a fine round, e i nuovi vengono solo dalle abilità. Avanti!',
  },
};
