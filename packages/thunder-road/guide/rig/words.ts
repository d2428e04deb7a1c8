import type { Guide } from '@lastroad/ui';

export const words: Guide['words'] = {
  en: {
    steering:
      'This is the rig: three coupled sections, but one car. Its four dice show 1 to 3. In its first turn of a round one of them goes on the power steering and says how often it may change lanes in the whole round. Put a 2 there.',
    command:
      'The other dice go on commands, one for each section in a round. A car stands right in front of you: choose the plow.',
    die: 'The die on the command is also what the rig drives with. Give it a 2.',
    rock: 'See what a rig can do: forward-right, straight over the rock. That is one change of lane; the other sections follow like a train.',
    damage:
      'It would be the end of a car. The rig takes one damage, on a command that you choose, and the rock is plain off-road now. Repair cannot be damaged. Let the airstrike go.',
    plow: 'Now forward-left, into the car: the second change of lane. Without the plow that would be a slam. The other car always gives way, but the rig stops.',
    shoot:
      'Shoved aside; where to was up to its owner. The rig shoots ahead of its front section or back behind its rear one. Fire!',
    end: 'Whoever shoots at you has to say first at which command. The rig is lost with its sixth damage, or if its front section is still on the tile that is taken away. Roll on!',
  },
  ru: {
    steering:
      'Это автопоезд: три сцепленные секции, но одна машина. На его четырёх кубиках только 1, 2 и 3. В первый ход раунда один из них кладут на гидроусилитель: столько раз за раунд можно сменить полосу. Положите туда 2.',
    command:
      'Остальные кубики идут на команды, за раунд по одному на секцию. Прямо перед вами чужая машина: выберите путеочиститель.',
    die: 'Кубик на команде даёт и очки перемещения. Положите 2.',
    rock: 'Вот что может автопоезд: вперёд-вправо, прямо через скалу. Это одна смена полосы; остальные секции идут следом, как вагоны.',
    damage:
      'Любой другой машине тут конец. Автопоезд получает одно повреждение, а какую команду оно закроет, решаете вы; скала отныне просто бездорожье. Ремонт повредить нельзя. Пожертвуйте авиаударом.',
    plow: 'Теперь вперёд-влево, прямо в машину: вторая смена полосы. Без путеочистителя было бы столкновение: сдвигается всегда чужая машина, но автопоезд останавливается.',
    shoot: 'Отброшена; куда, решал хозяин. Автопоезд стреляет вперёд от передней секции или назад от задней. Огонь!',
    end: 'Кто стреляет в вас, сначала называет команду, в которую целится. Автопоезд гибнет от шестого повреждения или если его передняя секция осталась на фрагменте, который убирают. Полный вперёд!',
  },
  pl: {
    steering:
      'Oto ciężarówka: trzy sprzęgnięte człony, ale jedno auto. Jej cztery kości pokazują od 1 do 3. W pierwszej turze rundy jedna z nich trafia na wspomaganie kierownicy: tyle razy w całej rundzie można zmienić pas. Połóż tam 2.',
    command:
      'Pozostałe kości kładzie się na rozkazach, w rundzie po jednej na człon. Tuż przed tobą stoi auto: wybierz pług.',
    die: 'Kość na rozkazie daje też punkty ruchu. Połóż 2.',
    rock: 'Zobacz, co potrafi ciężarówka: do przodu w prawo, prosto przez skałę. To jedna zmiana pasa; pozostałe człony jadą za nią jak wagony.',
    damage:
      'Zwykłe auto by przepadło. Ciężarówka dostaje jedno uszkodzenie, a który rozkaz zakryje, wybierasz ty; skała jest odtąd zwykłym bezdrożem. Naprawy nie da się uszkodzić. Poświęć nalot.',
    plow: 'Teraz do przodu w lewo, prosto w auto: druga zmiana pasa. Bez pługa byłoby zderzenie: ustępuje zawsze tamto auto, ale ciężarówka staje.',
    shoot:
      'Zepchnięte, a dokąd, wybrał właściciel. Ciężarówka strzela do przodu sprzed przedniego członu albo do tyłu zza tylnego. Ognia!',
    end: 'Kto strzela do ciebie, najpierw mówi, w który rozkaz. Ciężarówka przepada od szóstego uszkodzenia albo gdy jej przedni człon został na segmencie, który się zdejmuje. Cała naprzód!',
  },
  it: {
    steering:
      'Ecco l’autotreno: tre sezioni agganciate, ma un’auto sola. I suoi quattro dadi vanno da 1 a 3. Nel primo turno del round uno va sul servosterzo e dice quante volte si può cambiare corsia in tutto il round. Mettici un 2.',
    command:
      'Gli altri dadi vanno sui comandi, uno per sezione a ogni round. Proprio davanti a te c’è un’auto: scegli la lama.',
    die: 'Il dado sul comando dà anche i punti movimento. Mettici un 2.',
    rock: 'Guarda che cosa sa fare un autotreno: avanti a destra, dritto sulla roccia. È un cambio di corsia; le altre sezioni seguono come vagoni.',
    damage:
      'Per un’auto sarebbe la fine. L’autotreno subisce un danno, e quale comando copre lo decidi tu; la roccia ora è semplice sterrato. Le riparazioni non si danneggiano. Sacrifica l’attacco aereo.',
    plow: 'Ora avanti a sinistra, contro l’auto: il secondo cambio di corsia. Senza la lama sarebbe uno schianto: cede sempre l’altra auto, ma l’autotreno si ferma.',
    shoot:
      'Scansata; dove, l’ha deciso il suo proprietario. L’autotreno spara avanti dalla sezione anteriore o indietro da quella posteriore. Fuoco!',
    end: 'Chi ti spara dice prima a quale comando mira. L’autotreno è perso al sesto danno, o se la sua sezione anteriore è ancora sulla tessera che viene tolta. Avanti tutta!',
  },
};
