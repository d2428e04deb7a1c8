import type { Guide } from '@lastroad/ui';

export const words: Guide['words'] = {
  en: {
    new: 'Two tiles have a road condition now: it is drawn on them, and its name stands beside them. Press it to read what it does to cars there. First things first, though: let your chopper shoot at the small car.',
    cards:
      'Missed. But you have two cards that nobody else sees, a bounty and a one-shot. The one-shot waits for a miss, so it glows now. Play it.',
    gunner: 'It gives you another shot, by any of your cars. The large one has a target too.',
    shoot: 'Shoot at the large car.',
    bounty:
      'A hit, and on a large car: that is what your bounty was for. It can be claimed at once, or kept for another large car. Claim it.',
    space: 'The reward: one of your cars drives a space, whatever its die. Take the small one.',
    drive: 'Straight ahead.',
    end: 'Both cards are in the box now. Cards come up by themselves whenever they fit, and only then; whoever wants that kept secret lets everybody be asked, among the options at setup. Now it goes on with the turn.',
  },
  ru: {
    new: 'У двух фрагментов теперь есть дорожные условия: они нарисованы на самой дороге, а название стоит рядом. Нажмите на него и прочтите, что там ждёт машины. Но сначала дело: пусть вертолёт стреляет по малой машине.',
    cards:
      'Мимо. Но у вас две карты, которых никто не видит: задание и карта «На один раз». Вторая ждёт промаха, поэтому сейчас она светится. Сыграйте её.',
    gunner: 'Она даёт ещё один выстрел, из любой вашей машины. Цель есть и у большой.',
    shoot: 'Стреляйте по большой машине.',
    bounty:
      'Попадание, да ещё в большую машину: этого и ждало ваше задание. Награду можно взять сразу или приберечь карту. Берите.',
    space: 'Награда: одна ваша машина проезжает клетку, каким бы ни был кубик. Возьмите малую.',
    drive: 'Прямо.',
    end: 'Обе карты ушли в коробку. Карты сами просятся в игру, когда подходят, и только тогда; кто хочет сохранить это в тайне, пусть велит спрашивать всех: это есть среди настроек партии. А ход продолжается.',
  },
  pl: {
    new: 'Dwa kafle mają teraz warunki na drodze: są na nich narysowane, a nazwa stoi obok. Naciśnij ją, by przeczytać, co tam czeka auta. Ale najpierw strzał: śmigłowiec celuje w małe auto.',
    cards:
      'Pudło. Masz jednak dwie karty, których nikt nie widzi: zlecenie i kartę jednorazową. Ta druga czeka na chybiony strzał, więc teraz świeci. Zagraj ją.',
    gunner: 'Daje jeszcze jeden strzał, z dowolnego twojego auta. Duże też ma cel.',
    shoot: 'Strzelaj do dużego auta.',
    bounty:
      'Trafienie, i to w duże auto: na to czekało twoje zlecenie. Nagrodę można wziąć od razu albo zachować kartę. Weź ją.',
    space: 'Nagroda: jedno z twoich aut przejeżdża pole, bez względu na kość. Weź małe.',
    drive: 'Prosto.',
    end: 'Obie karty są już w pudełku. Karty same się zgłaszają, gdy pasują, i tylko wtedy; kto chce to zachować w tajemnicy, niech każe pytać wszystkich: jest to wśród opcji partii. A tura trwa dalej.',
  },
  it: {
    new: 'Due tessere hanno ora una condizione della strada: è disegnata su di esse e il nome sta accanto. Premilo per leggere che cosa succede lì alle auto. Ma prima lo sparo: l’elicottero mira all’auto piccola.',
    cards:
      'Mancato. Ma hai due carte che nessun altro vede: una taglia e un colpo unico. Il colpo unico aspetta uno sparo mancato, perciò ora brilla. Giocalo.',
    gunner: 'Ti dà un altro sparo, da una qualsiasi delle tue auto. Anche la grande ha un bersaglio.',
    shoot: 'Spara all’auto grande.',
    bounty:
      'Colpita, e per giunta un’auto grande: è ciò che la tua taglia aspettava. Puoi riscuotere subito o tenere la carta. Riscuoti.',
    space: 'Il premio: una delle tue auto avanza di uno spazio, qualunque sia il dado. Prendi la piccola.',
    drive: 'Dritto.',
    end: 'Le due carte sono ora nella scatola. Le carte si offrono da sole quando servono, e solo allora; chi vuole tenerlo segreto fa chiedere a tutti: è tra le opzioni della partita. E il turno continua.',
  },
};
