import type { Catalogue } from '@lastroad/kernel';

export const en: Catalogue = {
  welcome: 'Three of you bid for the right to roll a die. Your cards lie in front of you; nobody else sees them.',
  bid: 'The highest card wins the round. Put down the 6.',
  double: 'For a coin your bid would count twice. A 6 is good enough: keep the coin.',
  won: 'The others have bid, and the cards are turned up. Yours is the highest.',
  roll: 'Every roll adds a coin to the pot, but a 1 empties it. Roll.',
  again: 'A coin is in the pot. One more cannot hurt much: roll again.',
  stop: 'Enough for one round. Stop, and the pot is yours.',
  end: 'That was a whole round. Whoever has the most coins after the last one wins.',
};

export const ru: Catalogue = {
  welcome: 'Вы втроём торгуетесь за право бросать кубик. Ваши карты лежат перед вами, и никто другой их не видит.',
  bid: 'Раунд выигрывает старшая карта. Положите шестёрку.',
  double: 'За монету ставка считалась бы вдвойне. Шестёрки хватит: оставьте монету себе.',
  won: 'Остальные сделали ставки, карты открыты. Ваша — самая старшая.',
  roll: 'Каждый бросок добавляет монету в банк раунда, но единица опустошает его. Бросайте.',
  again: 'В банке раунда есть монета. Ещё один бросок не повредит: бросайте снова.',
  stop: 'Для одного раунда довольно. Остановитесь, и всё собранное — ваше.',
  end: 'Это был целый раунд. Побеждает тот, у кого после последнего раунда больше всего монет.',
};

export const pl: Catalogue = {
  welcome: 'We trójkę licytujecie prawo do rzutu kością. Twoje karty leżą przed tobą i nikt inny ich nie widzi.',
  bid: 'Rundę wygrywa najwyższa karta. Połóż szóstkę.',
  double: 'Za monetę twoja stawka liczyłaby się podwójnie. Szóstka wystarczy: zatrzymaj monetę.',
  won: 'Pozostali zalicytowali i karty są odkryte. Twoja jest najwyższa.',
  roll: 'Każdy rzut dokłada monetę do puli, ale jedynka ją opróżnia. Rzuć.',
  again: 'W puli jest moneta. Jeszcze jeden rzut nie zaszkodzi: rzuć znowu.',
  stop: 'Na jedną rundę wystarczy. Zatrzymaj się, a pula będzie twoja.',
  end: 'To była cała runda. Wygrywa ten, kto po ostatniej ma najwięcej monet.',
};

export const it: Catalogue = {
  welcome:
    'In tre fate offerte per il diritto di lanciare un dado. Le tue carte sono davanti a te: nessun altro le vede.',
  bid: 'La carta più alta vince il round. Metti giù il 6.',
  double: 'Per una moneta la tua offerta varrebbe doppio. Un 6 basta: tieni la moneta.',
  won: 'Gli altri hanno fatto la loro offerta e le carte sono scoperte. La tua è la più alta.',
  roll: 'Ogni lancio aggiunge una moneta al piatto, ma un 1 lo svuota. Lancia.',
  again: 'Nel piatto c’è una moneta. Un altro lancio non fa male: lancia di nuovo.',
  stop: 'Per un round basta così. Fermati e il piatto è tuo.',
  end: 'Questo era un round intero. Dopo l’ultimo vince chi ha più monete.',
};
