import type { Catalogue } from '@lastroad/kernel';
import { deck1 } from './deck-1.ts';
import { deck2 } from './deck-2.ts';
import { deck3 } from './deck-3.ts';

/** Backs, questions, log and effects; the stories themselves are told deck by deck. */
const around: Catalogue = {
  'option.stories': 'Frozen Steel: opowieści',
  'option.stories.off': 'bez nich',
  'option.stories.on': 'z opowieściami',
  'option.stories.adds':
    'Czterdzieści opowieści przerywa grę: ktoś musi wybrać, nie wiedząc, co z tego wyniknie. Próby, zadania i znaleziska dla konwoju.',
  'story.back.gather': 'gdy ktoś zbiera',
  'story.back.upgrade': 'gdy ktoś ulepsza konwój',
  'story.back.upgradeTruck': 'gdy ktoś bierze ciężarówkę',
  'story.back.upgradeTrailer': 'gdy ktoś bierze przyczepę',
  'story.back.upgradeDevice': 'gdy ktoś bierze urządzenie',
  'story.back.recruit': 'gdy ktoś rekrutuje',
  'story.back.encounter': 'gdy ktoś ma spotkanie',
  'story.back.pass': 'gdy ktoś pasuje',
  'story.back.bonus': 'gdy ktoś wykonuje akcję dodatkową',
  'story.back.infect': 'gdy ocalały otrzymuje skażenie',
  'story.back.event': 'gdy odkryto wydarzenie',
  'story.back.feed': 'gdy ktoś karmi w fazie odpoczynku',
  'story.back.rest0': 'na początku fazy odpoczynku',
  'story.back.move0': 'gdy ktoś ma ruszyć',
  'story.back.waypoint': 'gdy ruch kończy się w punkcie specjalnym',
  'story.back.shortcut': 'gdy ktoś jedzie skrótem',
  'story.back.overtake': 'gdy wyprzedzono konwój',
  'story.back.region': 'gdy ktoś wjeżdża do dalszego regionu',
  'story.back.stay': 'gdy ktoś nie rusza',
  'story.back.shoot0': 'na początku fazy ostrzału',
  'story.back.attack': 'gdy ktoś atakuje wroga',
  'story.back.jam': 'gdy zacina się broń',
  'story.back.defeat': 'gdy wróg zostaje pokonany',
  'story.back.hit2': 'gdy konwój otrzymuje naraz dwa uszkodzenia',
  'story.back.end0': 'gdy runda się kończy, a gra trwa',
  'tell.chooseOption': '{story}: co robicie?',
  'tell.chooseToPay': 'Zużyć: {price}, aby pasowała też litera {letter}?',
  'pick.chooseStory': 'Której opowieści słuchasz?',
  'chooseBetween.choose': 'Co wybierasz?',
  'pot.chooseCount': 'Ile oddajesz? ({token})',
  'forfeit.chooseToken': 'Co oddajesz?',
  'forfeit.chooseSlot': 'Co dokładnie oddajesz?',
  'dropItems.chooseItem': 'Który przedmiot odrzucasz?',
  'shift.chooseSurvivor': 'Kto to będzie?',
  'enlist.chooseCard': 'Kto się przyłącza?',
  'part.chooseSurvivor': 'Kto cię opuszcza?',
  'lend.chooseSurvivor': 'Czyja umiejętność zmienia się w tej turze?',
  'harm.chooseEnemy': 'Który wróg otrzymuje obrażenia: {hits}?',
  'aim.chooseEnemy': 'Na którym wrogu kładziesz żeton?',
  'archive.choosePlace': 'Pod którą kartą kładziesz: {story}?',
  'archive.chooseSurvivor': 'Pod czyją kartą kładziesz: {story}?',
  'archive.chooseToKeep': 'Może tam leżeć tylko jedna opowieść. Która zostaje?',
  'tuck.chooseSpace': 'Pod którą kartę rzędu trafia?',
  'tuck.chooseToKeep': 'Może tam leżeć tylko jedna opowieść. Która zostaje?',
  'silence.chooseToSilence': 'Odrzucić opowieść Automy, aby karta {action} nie działała już w tej rundzie?',
  'choice.story.top': 'wierzchnia karta talii',
  'choice.story.tucked': 'ta pod kartą „{card}”',
  'choice.keepStory.0': 'ta, która tam leży: {story}',
  'choice.keepStory.1': 'nowa: {story}',
  'why.cannotPay': 'Nie masz czym za to zapłacić.',
  'why.otherZone': 'Ten ocalały jest w innej strefie.',
  'why.noSurvivorCard': 'To nie jest ocalały.',
  'why.notThere': 'Ta opowieść tam nie trafia.',
  'log.storyDeckChanged': 'Nowa talia opowieści: {period}.',
  'log.storyUnread': 'Opowieść pozostaje nieprzeczytana ({trigger}).',
  'log.storyLeft': 'Automa zabiera nieprzeczytaną opowieść ({trigger}).',
  'log.storyRead': 'Opowieść, słucha {who}: {story}. {text}',
  'log.storyChosen': 'Wybór ({who}): {text}',
  'log.storyTested': 'Próba pokazuje {letter}: {passed, select, yes {sukces} other {porażka}}.',
  'log.storyTold': '{story} ({who}). {text}',
  'log.storyVoid': 'Nic z tego nie wynika: {story}.',
  'log.storyPot': '{story}. {text}',
  'log.questTaken': '{who} podejmuje zadanie: {story}. {text}',
  'log.questCounted': '{story}: na razie {count} ({who}).',
  'log.questDropped': 'Zadania nie ma już kto wykonać: {story}.',
  'log.storyArchived':
    '{who} zachowuje: {story}{where, select, card {, pod kartą „{card}”} zone {, w strefie odpoczynku} other {, przy planszy}}.',
  'log.storyTucked': 'Odtąd pod kartą „{card}” leży: {story}.',
  'log.storyDropped': 'Odrzucono: {story}.',
  'log.spacesSwapped': 'Karty z pól {from} i {to} zamieniają się miejscami.',
  'log.peeked':
    '{who} podgląda karty, {deck, select, exploration {talia eksploracji} items {talia przedmiotów} other {talia wyników}}: {count}.',
  'log.peekedOwn':
    'Widzisz od góry ({deck, select, exploration {talia eksploracji} items {talia przedmiotów} other {talia wyników}}): {cards}.',
  'log.automaSilenced': 'Karta Automy {action} nie działa już w tej rundzie.',
  'effect.gainFame': '+{n} sławy',
  'effect.loseFame': '−{n} sławy',
  'effect.gain': '+{n}: {token}',
  'effect.lose': '−{n}: {token}',
  'effect.anyToken': 'dowolny zasób',
  'effect.drawItem': '+{n, plural, one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {# przedmioty}}',
  'effect.discardItem':
    'odrzuć {n, plural, one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {# przedmioty}}',
  'effect.damage':
    '{n, plural, one {# uszkodzenie} few {# uszkodzenia} many {# uszkodzeń} other {# uszkodzenia}} ({area})',
  'effect.repair': 'napraw {n}',
  'effect.contaminate': '+{n} skażenia{who, select, involved { dla uczestników} other {}}',
  'effect.decontaminate': 'wylecz {n}{who, select, involved { u uczestników} other {}}',
  'effect.zone': '{who, select, newcomer {nowy} other {jeden ocalały}}: {from} → {to}',
  'effect.recruitFromDiscard': 'zrekrutuj kogoś ze stosu odrzuconych',
  'effect.loseSurvivor': 'utrata ocalałego',
  'effect.speedNext': 'prędkość {n} w następnym ruchu',
  'effect.moveNow': 'przejedź do {n}',
  'effect.skill': 'umiejętność {n}',
  'effect.peek': 'podejrzyj karty: {n}',
  'effect.enemyDamage': 'obrażenia wroga: {n}',
  'effect.placeTarget': 'żeton celu na wroga',
  'effect.choose': 'albo {one}, albo {other}',
  'effect.aurora': 'Aurora płynie dalej',
  'effect.discardSpace': 'odrzuć kartę z pola {n}',
  'effect.swapSpaces': 'zamień karty z pól {n} i {to}',
  'effect.stopActions': 'koniec akcji w tej turze',
  'effect.eachOther': 'wszyscy pozostali: {what}',
  'effect.leader': 'prowadzący: {what}',
  'effect.last': 'ostatni: {what}',
  'effect.left': 'sąsiad z lewej: {what}',
  'effect.overtaken': 'wyprzedzony: {what}',
  'effect.contribute': 'każdy może oddać ({token}); gdy starczy po {n} na każdego, dający: {what}',
  'effect.tuck': 'opowieść trafia pod kartę rzędu',
  'effect.archive': 'zachowaj opowieść',
  'effect.scoreAtEnd': 'na końcu +{n} sławy, jeśli {when}',
  'effect.nothing': 'nic',
  'condition.ammo':
    '{most, select, yes {{n, select, 0 {nie ma amunicji} other {amunicji jest najwyżej {n}}}} other {amunicji jest co najmniej {n}}}',
  'condition.food':
    '{most, select, yes {{n, select, 0 {nie ma żywności} other {żywności jest najwyżej {n}}}} other {żywności jest co najmniej {n}}}',
  'condition.fuel':
    '{most, select, yes {{n, select, 0 {nie ma paliwa} other {paliwa jest najwyżej {n}}}} other {paliwa jest co najmniej {n}}}',
  'condition.items':
    '{most, select, yes {{n, select, 0 {nie ma przedmiotów} other {przedmiotów jest najwyżej {n}}}} other {przedmiotów jest co najmniej {n}}}',
  'condition.survivors':
    '{most, select, yes {{n, select, 0 {nie ma ocalałych} other {ocalałych jest najwyżej {n}}}} other {ocalałych jest co najmniej {n}}}',
  'condition.cleanSurvivors':
    '{most, select, yes {{n, select, 0 {nie ma ocalałych bez skażenia} other {ocalałych bez skażenia jest najwyżej {n}}}} other {ocalałych bez skażenia jest co najmniej {n}}}',
  'condition.convoyCards':
    '{most, select, yes {{n, select, 0 {nie ma kart w konwoju} other {kart w konwoju jest najwyżej {n}}}} other {kart w konwoju jest co najmniej {n}}}',
  'condition.trailers':
    '{most, select, yes {{n, select, 0 {nie ma przyczep} other {przyczep jest najwyżej {n}}}} other {przyczep jest co najmniej {n}}}',
  'condition.truckDamage':
    '{most, select, yes {{n, select, 0 {nie ma uszkodzeń ciężarówki} other {uszkodzeń ciężarówki jest najwyżej {n}}}} other {uszkodzeń ciężarówki jest co najmniej {n}}}',
  'condition.junkWeapons':
    '{most, select, yes {{n, select, 0 {nie ma broni ze złomu} other {broni ze złomu jest najwyżej {n}}}} other {broni ze złomu jest co najmniej {n}}}',
  'condition.ownTargets':
    '{most, select, yes {{n, select, 0 {nie ma wrogów z waszym żetonem celu} other {wrogów z waszym żetonem celu jest najwyżej {n}}}} other {wrogów z waszym żetonem celu jest co najmniej {n}}}',
  'condition.party':
    '{most, select, yes {{n, select, 0 {nie ma uczestników} other {uczestników jest najwyżej {n}}}} other {uczestników jest co najmniej {n}}}',
  'condition.partySkill':
    '{most, select, yes {{n, select, 0 {uczestnicy nie mają umiejętności} other {najlepsza umiejętność uczestników wynosi najwyżej {n}}}} other {najlepsza umiejętność uczestników wynosi co najmniej {n}}}',
  'condition.partyIllness':
    '{most, select, yes {{n, select, 0 {żaden uczestnik nie jest skażony} other {żaden uczestnik nie ma więcej skażeń niż {n}}}} other {któryś uczestnik ma skażeń co najmniej {n}}}',
  'condition.partyWardsIllness': 'ktoś odporny jest pod ręką',
  'condition.foodFed':
    '{most, select, yes {{n, select, 0 {w tej fazie odpoczynku nie wydano żywności} other {w tej fazie odpoczynku wydano najwyżej {n} żywności}}} other {w tej fazie odpoczynku wydano co najmniej {n} żywności}}',
  'condition.weaponFired':
    '{most, select, yes {{n, select, 0 {żadna broń nie strzela} other {siła strzelającej broni wynosi najwyżej {n}}}} other {siła strzelającej broni wynosi co najmniej {n}}}',
  'condition.gathered':
    '{most, select, yes {{n, select, 0 {od tej pory nic nie zebrano} other {od tej pory zbierano najwyżej {n, plural, one {# raz} other {# razy}}}}} other {od tej pory zbierano co najmniej {n, plural, one {# raz} other {# razy}}}}',
  'condition.defeated':
    '{most, select, yes {{n, select, 0 {od tej pory nie pokonano wroga} other {od tej pory wrogów pokonano najwyżej {n}}}} other {od tej pory wrogów pokonano co najmniej {n}}}',
  'condition.region':
    '{most, select, yes {{n, select, 0 {nadal jesteście w Dolinie} other {nie jesteście dalej niż {n, select, 1 {Wybrzeże} other {Zatoka}}}}} other {{n, select, 1 {Wybrzeże zostało osiągnięte} other {Zatoka została osiągnięta}}}}',
  'condition.reachedAurora': 'Aurora jest osiągnięta',
  'condition.reachedAuroraFirst': 'nikt nie dotarł do Aurory wcześniej',
  'story.own': '{text}',
  'story.kind.test': 'próba: {letters}',
  'story.kind.pay': '{letter} za: {price}',
  'story.kind.when': '{letter}, jeśli {when}',
  'story.kind.failIf': 'porażka, jeśli {when}',
  'story.kind.successIf': 'sukces, jeśli {when}',
  'story.kind.quest': 'zadanie',
  'story.kind.cost': 'koszt: {what}',
  'screen.story': 'Opowieści {period} ({left}): {trigger}',
  'screen.storyDeckEmpty': 'Opowieści: brak',
  'screen.telling': '{story} ({who}): {text}',
  'screen.quest': 'zadanie, {who}: {story} – {text}{count, select, 0 {} other { ({count})}}',
  'screen.archived':
    'zachowuje {who}: {story}{where, select, card { pod kartą „{card}”} zone { w odpoczynku} other { przy planszy}}',
  'screen.tucked': 'pod kartą „{card}”: {story}',
  'screen.withAutoma': 'opowieści Automy: {count}',
};

export const stories: Catalogue = { ...around, ...deck1, ...deck2, ...deck3 };
