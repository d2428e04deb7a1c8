import type { Guide } from '@lastroad/ui';

export const words: Guide['words'] = {
  en: {
    new: 'New on the table: one card among the items is a Mine, and two mine tokens lie ready beside the map.',
    move: 'The first round has come to Movement. Your truck leads, so others will follow in its tracks. Move.',
    stop: 'Something lies in the snow at waypoint 2. Do not drive past it: stop there.',
    take: 'Take it and see.',
    lay: 'A Mine! It may be laid on a road you have just travelled, never on a waypoint. Kept, it would be worth fame like any unused item. Your rival must come along 1–2: lay it there.',
    draw: 'A mine that is laid brings a new item at once. You yourself may drive over your mines as often as you like. End your turn.',
    sprung:
      'Boom. The mine tears a hole into the truck, and its owner chooses where: armour, once more, is there for that. Then the rival drives on.',
    end: 'The token is off the map again. If both lie somewhere and a third is to be laid, the one furthest back is moved. Watch where you drive!',
  },
  ru: {
    new: 'На столе новое: среди предметов лежит карта мины, а рядом с полем ждут два жетона мин.',
    move: 'Идёт первый раунд, фаза движения. Ваш грузовик впереди, остальные поедут по его следам. Поезжайте.',
    stop: 'На точке 2 что-то лежит в снегу. Не проезжайте мимо: остановитесь там.',
    take: 'Возьмите и посмотрите.',
    lay: 'Мина! Её кладут на только что пройденную дорогу, но не на точку. В руке она, как любой неиспользованный предмет, принесла бы славу. Соперник поедет по дороге 1–2: положите её туда.',
    draw: 'За положенную мину вы сразу тянете новый предмет. Сами вы ездите через свои мины без вреда. Завершите ход.',
    sprung:
      'Взрыв! Мина пробивает грузовик, а куда придётся удар, выбирает хозяин: вот для чего нужна броня. Потом соперник едет дальше.',
    end: 'Жетон снят с поля. Если оба уже лежат, а нужна третья мина, переносят самую дальнюю сзади. Смотрите под колёса!',
  },
  pl: {
    new: 'Nowość na stole: jedna z kart przedmiotów to mina, a obok mapy czekają dwa żetony min.',
    move: 'Trwa pierwsza runda, faza ruchu. Twoja ciężarówka prowadzi, reszta pojedzie jej śladem. Ruszaj.',
    stop: 'W śniegu na postoju 2 coś leży. Nie mijaj go: zatrzymaj się tam.',
    take: 'Weź to i zobacz.',
    lay: 'Mina! Kładzie się ją na drodze, którą właśnie przejechano, nigdy na postoju. Zatrzymana dałaby sławę jak każdy nieużyty przedmiot. Rywal pojedzie drogą 1–2: połóż ją tam.',
    draw: 'Za położoną minę od razu dobierasz nowy przedmiot. Twoje własne miny nic ci nie zrobią. Zakończ turę.',
    sprung:
      'Wybuch! Mina uszkadza ciężarówkę, a gdzie, wybiera właściciel: po to właśnie jest pancerz. Potem rywal jedzie dalej.',
    end: 'Żeton znika z mapy. Jeśli oba już leżą, a trzeba położyć trzeci, przenosi się ten najdalej z tyłu. Patrz, dokąd jedziesz!',
  },
  it: {
    new: 'Una novità sul tavolo: tra gli oggetti c’è una carta Mina, e accanto alla mappa aspettano due segnalini mina.',
    move: 'È il primo round, fase di movimento. Il tuo camion è in testa e gli altri seguiranno le sue tracce. Muoviti.',
    stop: 'Alla tappa 2 c’è qualcosa nella neve. Non passare oltre: fermati lì.',
    take: 'Prendilo e guarda che cos’è.',
    lay: 'Una mina! Si posa su una strada appena percorsa, mai su una tappa. Tenuta in mano varrebbe fama come ogni oggetto non usato. Il rivale passerà dalla 1–2: posala lì.',
    draw: 'Posare una mina fa pescare subito un altro oggetto. Sulle tue mine puoi passare quanto vuoi. Termina il turno.',
    sprung:
      'Boom! La mina apre un buco nel camion, e dove lo decide il proprietario: ecco a che serve la corazza. Poi il rivale prosegue.',
    end: 'Il segnalino lascia la mappa. Se sono già posati entrambi e ne serve un terzo, si sposta quello più indietro. Occhio alla strada!',
  },
};
