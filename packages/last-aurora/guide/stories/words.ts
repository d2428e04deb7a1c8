import type { Guide } from '@lastroad/ui';

export const words: Guide['words'] = {
  en: {
    new: 'New on the table: a deck of stories, beside the other piles. Its back says what turns the next one over. Here it is a player who gathers; what the story is about, nobody knows.',
    explore: 'You are about to gather, so it will happen to you, whether you like it or not. Explore.',
    gather: 'The Petrol Station has what you need. Take space 3.',
    go: 'Your Leader can do that alone. Go.',
    told: 'Everything stops: first the story. You see each way out, but not what comes of it. The first is a test: the next outcome card decides by its leftmost letter, and A or B succeed. The second always works. Argue with her.',
    pay: 'For one ammo C succeeds too: three letters of four instead of two. Once spent it is gone, however it ends. Pay.',
    after:
      'C! Without that ammo it would have failed. What comes of it happens at once, and then your gathering goes on where it stopped: read on, and take the right block.',
    end: 'One story a turn is the most you can meet, and one that nobody meets goes away with the round. Quests lie with your active survivors, other stories stay under your cards. In the book beside the deck you can read everything again.',
  },
  ru: {
    new: 'На столе новое: рядом с другими стопками лежит колода историй. На рубашке сказано, когда расскажут следующую. Сейчас – когда игрок собирает ресурсы. О чём она, не знает никто.',
    explore: 'Собирать собираетесь вы, вам её и слушать, хочется или нет. Отправляйтесь в разведку.',
    gather: 'На заправке есть всё, что нужно. Выберите ячейку 3.',
    go: 'Командир справится в одиночку. В путь.',
    told: 'Всё замирает: сначала история. Видно, что можно сделать, но не то, чем кончится. Первое – проверка: решит крайняя левая буква следующей карты исхода, A и B – удача. Второе удаётся всегда. Поспорьте с ней.',
    pay: 'За один боеприпас удачей станет и C: три буквы из четырёх вместо двух. Заплаченное не вернётся, чем бы ни кончилось. Платите.',
    after:
      'C! Без боеприпаса вышла бы неудача. Последствия наступают сразу, а потом сбор идёт дальше с того же места: дочитайте и возьмите правый блок.',
    end: 'За ход вам встретится не больше одной истории, а ту, которой не встретил никто, в конце раунда сбросят. Задания лежат среди активных выживших, другие истории остаются под вашими картами. Всё рассказанное можно перечитать в книге рядом с колодой.',
  },
  pl: {
    new: 'Nowość na stole: obok innych stosów leży talia opowieści. Na rewersie stoi, kiedy zabrzmi następna. Tym razem wtedy, gdy gracz zbiera zasoby. O czym jest, nie wie nikt.',
    explore: 'To ty zaraz będziesz zbierać, więc trafi na ciebie, czy chcesz, czy nie. Ruszaj na eksplorację.',
    gather: 'Na stacji benzynowej jest to, czego potrzebujesz. Wybierz miejsce 3.',
    go: 'Lider poradzi sobie w pojedynkę. W drogę.',
    told: 'Wszystko staje: najpierw opowieść. Widać, co można zrobić, ale nie to, co z tego wyniknie. Pierwsze to próba: rozstrzyga skrajna lewa litera następnej karty wyniku, A i B dają sukces. Drugie udaje się zawsze. Spieraj się z nią.',
    pay: 'Za jedną amunicję sukces daje też C: trzy litery z czterech zamiast dwóch. Co wydane, przepada, jakkolwiek się skończy. Zapłać.',
    after:
      'C! Bez amunicji skończyłoby się porażką. Skutki przychodzą od razu, a potem zbieranie toczy się dalej tam, gdzie stanęło: doczytaj i weź prawy blok.',
    end: 'W jednej turze spotka cię najwyżej jedna opowieść, a ta, której nie spotkał nikt, znika z końcem rundy. Zadania leżą przy aktywnych ocalałych, inne opowieści zostają pod twoimi kartami. Wszystko, co opowiedziano, możesz przeczytać jeszcze raz w księdze obok talii.',
  },
  it: {
    new: 'Una novità sul tavolo: accanto agli altri mazzi c’è quello delle storie. Il dorso dice quando si racconta la prossima. Stavolta, quando un giocatore raccoglie risorse. Di che parla, non lo sa nessuno.',
    explore: 'Stai per raccogliere tu, quindi toccherà a te, che ti piaccia o no. Esplora.',
    gather: 'Alla stazione di servizio c’è quel che ti serve. Scegli lo spazio 3.',
    go: 'Il leader ce la fa da solo. Vai.',
    told: 'Si ferma tutto: prima la storia. Vedi che cosa puoi fare, ma non che cosa ne verrà. La prima scelta è una prova: decide la prima lettera a sinistra della prossima carta esito, e con A o B riesce. La seconda riesce sempre. Discuti con lei.',
    pay: 'Per una munizione riesce anche con la C: tre lettere su quattro invece di due. Ciò che spendi è perso, comunque vada. Paga.',
    after:
      'C! Senza quella munizione sarebbe fallita. Le conseguenze arrivano subito, poi la raccolta riprende da dove si era fermata: leggi fino in fondo e prendi il blocco di destra.',
    end: 'In un turno ti capita al massimo una storia, e quella che non capita a nessuno sparisce a fine round. Le missioni stanno con i sopravvissuti attivi, altre storie restano sotto le tue carte. Nel libro accanto al mazzo puoi rileggere tutto.',
  },
};
