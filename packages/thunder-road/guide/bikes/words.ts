import type { Guide } from '@lastroad/ui';

export const words: Guide['words'] = {
  en: {
    first:
      'The Final Five: five small bikes, six dice. In a turn two of the dice go to two bikes, and the bike that has its die first rides and shoots first. Begin with the double-bar bike.',
    die: 'Give it a 1. That is enough to come up beside a rival.',
    command:
      'Once a round the second die may go on a command instead of a bike: airstrike, nitro, repair, or respawn, which brings back a bike that was lost. No command this time.',
    second: 'So a second bike will ride. Take the cross bike; it gets a 5.',
    ride: 'Every bike has its mark, on the road and on its dashboard. The double-bar bike: forward-right.',
    shoot: 'A rival is right in front of its gun. Shoot: the first bike rides and fires before the second one moves.',
    through:
      'A hit! Now the cross bike. As long as a bike has points left, it rides between all cars without a slam. Forward-left, right at that car; the rest of the way it will find by itself.',
    end: 'Past two cars and two wrecks! Out of points beside one of them, it would have been a slam, and it is always the bike that is thrown. One hit and a bike stands still until it is repaired. But whoever still runs may coast, up to four times a round. Ride!',
  },
  ru: {
    first:
      'Великолепная пятёрка: пять малых мотоциклов и шесть кубиков. За ход два кубика получают два мотоцикла, и кто получил свой первым, тот первым едет и стреляет. Начните с мотоцикла «две полосы».',
    die: 'Дайте ему 1: этого хватит, чтобы подобраться к сопернику.',
    command:
      'Раз в раунд второй кубик может достаться не мотоциклу, а команде: авиаудар, нитро, ремонт или возвращение, с которым уничтоженный мотоцикл снова в гонке. В этот раз без команды.',
    second: 'Значит, поедет и второй. Возьмите мотоцикл «крест»; он получит 5.',
    ride: 'У каждого мотоцикла свой знак, на дороге и на приборной панели. «Две полосы»: вперёд-вправо.',
    shoot: 'Соперник прямо под прицелом. Стреляйте: первый мотоцикл едет и стреляет прежде, чем тронется второй.',
    through:
      'Попадание! Теперь «крест». Пока у мотоцикла есть очки, он проскакивает мимо любых машин без столкновений. Вперёд-влево, прямо на машину; дальше он доедет сам.',
    end: 'Мимо двух машин соперника и двух разбитых! Кончись очки рядом с одной из них, вышло бы столкновение, а отлетает всегда мотоцикл. Одно попадание, и он стоит, пока его не починят. Зато кто на ходу, может катиться накатом до четырёх раз за раунд. По газам!',
  },
  pl: {
    first:
      'Ostatnia Piątka: pięć małych motocykli i sześć kości. W turze dwie kości trafiają na dwa motocykle, a ten, który dostał swoją wcześniej, pierwszy jedzie i strzela. Zacznij od motocykla „dwa paski”.',
    die: 'Daj mu 1. Tyle wystarczy, żeby podjechać do rywala.',
    command:
      'Raz na rundę druga kość może trafić na rozkaz zamiast na motocykl: nalot, nitro, naprawa albo powrót, który przywraca do wyścigu stracony motocykl. Tym razem bez rozkazu.',
    second: 'Pojedzie więc drugi motocykl. Weź „krzyż”; dostanie 5.',
    ride: 'Każdy motocykl ma swój znak, na drodze i na desce rozdzielczej. „Dwa paski”: do przodu w prawo.',
    shoot: 'Rywal jest prosto na celowniku. Strzelaj: pierwszy motocykl jedzie i strzela, zanim ruszy drugi.',
    through:
      'Trafienie! Teraz „krzyż”. Dopóki motocykl ma punkty, przemyka obok wszystkich aut bez zderzeń. Do przodu w lewo, prosto na auto; dalej pojedzie sam.',
    end: 'Obok dwóch aut i dwóch wraków! Bez punktów przy którymś z nich byłoby zderzenie, a odlatuje zawsze motocykl. Jedno trafienie i stoi, aż się go naprawi. Za to sprawny może się toczyć, do czterech razy w rundzie. Gazu!',
  },
  it: {
    first:
      'Gli Ultimi Cinque: cinque piccole moto e sei dadi. In un turno due dadi vanno a due moto, e quella che ha ricevuto il suo per prima corre e spara per prima. Comincia dalla moto «doppia barra».',
    die: 'Dalle un 1. Basta per arrivare accanto a un rivale.',
    command:
      'Una volta per round il secondo dado può andare a un comando invece che a una moto: attacco aereo, nitro, riparazione o ritorno, che rimette in corsa una moto perduta. Questa volta nessun comando.',
    second: 'Dunque correrà una seconda moto. Prendi la «croce»; avrà un 5.',
    ride: 'Ogni moto ha il suo simbolo, sulla strada e sul cruscotto. La «doppia barra»: avanti a destra.',
    shoot: 'Un rivale è proprio sotto tiro. Spara: la prima moto corre e fa fuoco prima che parta la seconda.',
    through:
      'Colpito! Ora la «croce». Finché ha punti, una moto sfila accanto a tutte le auto senza schianti. Avanti a sinistra, dritto verso l’auto; il resto della via lo trova da sola.',
    end: 'Oltre due auto e due rottami! Senza punti accanto a uno di loro sarebbe stato uno schianto, e a volare via è sempre la moto. Un colpo e resta ferma finché non viene riparata. In compenso chi corre può andare in folle, fino a quattro volte per round. Gas!',
  },
};
