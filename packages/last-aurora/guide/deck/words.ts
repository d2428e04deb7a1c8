import type { Guide } from '@lastroad/ui';

export const words: Guide['words'] = {
  en: {
    new: 'New cards lie among the others. One of them is your Tool Wagon: its last slot has room for an item more, so you may hold four. It is round 4. Explore.',
    cannon: 'The Scrap Cannon in space 3 is a junk weapon: it fires whatever you find. Take it.',
    build: 'A device needs a truck or a trailer. Build it on the Tool Wagon.',
    wind: 'A Headwind has struck meanwhile: in this Movement the first in turn order loses 2 speed, the second and third 1. You are first, there is nothing left to drive with. Stay.',
    rocket:
      'The Twins bar the road; they stand 3 damage. The new items hit hard: a Rocket Tube deals 2 and brings 1 fame, without weapon and ammo. Use it.',
    junk: 'One damage is missing, and you have no ammo. The Scrap Cannon needs none: it fires an item. Fire the junk weapon.',
    load: 'Whatever is loaded is gone, and does nothing else. The Snow Shroud could have hidden you from all enemies; load it.',
    end: 'A junk weapon marks and earns like any other: The Twins are down, the loot is yours. Look out for slots that bring an item every round, for the Deserter, who knows a short way, and for three new survivors.',
  },
  ru: {
    new: 'Среди карт появились новые. Одна из них — ваш Фургон с инструментом: в его последней ячейке есть место ещё для одного предмета, так что держать можно четыре. Идёт 4-й раунд. Разведывайте.',
    cannon: 'Пушка из лома в ячейке 3 — оружие из хлама: стреляет всем, что найдётся. Возьмите её.',
    build: 'Устройству нужен грузовик или прицеп. Поставьте пушку на Фургон с инструментом.',
    wind: 'Тем временем поднялся Встречный ветер: на этом этапе передвижения первый по порядку хода теряет 2 скорости, второй и третий — 1. Первый — вы, ехать не на чем. Оставайтесь на месте.',
    rocket:
      'Дорогу держат Близнецы, они выдержат 3 повреждения. Новые предметы бьют больно: Ракетная труба наносит 2 и приносит 1 славу, без оружия и боеприпасов. Используйте её.',
    junk: 'Не хватает одного повреждения, а боеприпасов нет. Пушке из лома они не нужны: она стреляет предметом. Огонь!',
    load: 'Заряженный предмет пропадает и больше ничего не делает. Снежная накидка могла бы укрыть вас от всех врагов; зарядите её.',
    end: 'Оружие из хлама ставит цель и приносит славу, как любое другое: Близнецы повержены, добыча ваша. Ищите ячейки, которые каждый раунд дают предмет, Дезертира, который знает короткую дорогу, и трёх новых выживших.',
  },
  pl: {
    new: 'Między kartami leżą nowe. Jedna z nich to twój Wóz narzędziowy: jego ostatnie pole ma miejsce na jeszcze jeden przedmiot, możesz więc trzymać cztery. Trwa runda 4. Eksploruj.',
    cannon: 'Działo ze złomu w miejscu 3 to broń ze złomu: strzela wszystkim, co znajdziesz. Weź ją.',
    build: 'Urządzenie wymaga ciężarówki lub przyczepy. Zamontuj je na Wozie narzędziowym.',
    wind: 'Tymczasem zerwał się Wiatr w oczy: w tej fazie Ruchu pierwszy w kolejności traci 2 prędkości, drugi i trzeci po 1. Pierwszy jesteś ty i nie masz czym jechać. Zostań.',
    rocket:
      'Drogę zagradzają Bliźniacy; wytrzymają 3 obrażenia. Nowe przedmioty biją mocno: Rura rakietowa zadaje 2 i daje 1 sławę, bez broni i amunicji. Użyj jej.',
    junk: 'Brakuje jednego obrażenia, a amunicji nie masz. Działo ze złomu jej nie potrzebuje: strzela przedmiotem. Ognia!',
    load: 'Załadowany przedmiot przepada i nic więcej nie robi. Śnieżna płachta mogłaby cię ukryć przed wszystkimi wrogami; załaduj ją.',
    end: 'Broń ze złomu kładzie cel i daje sławę jak każda inna: Bliźniacy pokonani, łup jest twój. Wypatruj pól, które co rundę dają przedmiot, Dezertera, który zna krótszą drogę, i trojga nowych ocalałych.',
  },
  it: {
    new: 'Tra le carte ce ne sono di nuove. Una è il tuo Carro attrezzi: la sua ultima casella ha posto per un oggetto in più, quindi puoi tenerne quattro. È il round 4. Esplora.',
    cannon: 'Il Cannone di rottami nello spazio 3 è un’arma di rottami: spara qualsiasi cosa trovi. Prendilo.',
    build: 'Un dispositivo va su una motrice o su un rimorchio. Montalo sul Carro attrezzi.',
    wind: 'Intanto si è alzato un Vento contrario: in questa fase di Movimento il primo nell’ordine perde 2 velocità, il secondo e il terzo 1. Il primo sei tu e non resta con che guidare. Resta fermo.',
    rocket:
      'I Gemelli sbarrano la strada e reggono 3 danni. I nuovi oggetti colpiscono duro: un Tubo lanciarazzi infligge 2 danni e dà 1 fama, senza arma né munizioni. Usalo.',
    junk: 'Manca un danno e non hai munizioni. Al Cannone di rottami non servono: spara un oggetto. Fuoco!',
    load: 'L’oggetto caricato va perso e non fa altro. Il Telo da neve ti avrebbe nascosto da tutti i nemici; caricalo.',
    end: 'Un’arma di rottami segna il bersaglio e rende come ogni altra: i Gemelli sono sconfitti e il bottino è tuo. Cerca le caselle che danno un oggetto ogni round, il Disertore, che conosce una via breve, e tre nuovi sopravvissuti.',
  },
};
