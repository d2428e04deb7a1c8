import type { Catalogue } from '@lastroad/kernel';
import { deck1 } from './deck-1.ts';
import { deck2 } from './deck-2.ts';
import { deck3 } from './deck-3.ts';

/** Backs, questions, log and effects; the stories themselves are told deck by deck. */
const around: Catalogue = {
  'option.stories': 'Frozen Steel: истории',
  'option.stories.off': 'без них',
  'option.stories.on': 'с историями',
  'option.stories.adds':
    'Сорок историй прерывают игру: кто-то должен выбирать, не зная, чем всё обернётся. Испытания, задания и находки для колонны.',
  'story.back.gather': 'когда кто-то собирает',
  'story.back.upgrade': 'когда кто-то улучшает колонну',
  'story.back.upgradeTruck': 'когда кто-то берёт грузовик',
  'story.back.upgradeTrailer': 'когда кто-то берёт прицеп',
  'story.back.upgradeDevice': 'когда кто-то берёт устройство',
  'story.back.recruit': 'когда кто-то вербует',
  'story.back.encounter': 'когда у кого-то встреча',
  'story.back.pass': 'когда кто-то пасует',
  'story.back.bonus': 'когда кто-то выполняет бонусное действие',
  'story.back.infect': 'когда выживший получает заражение',
  'story.back.event': 'когда открыто событие',
  'story.back.feed': 'когда кто-то кормит на этапе отдыха',
  'story.back.rest0': 'в начале этапа отдыха',
  'story.back.move0': 'когда кто-то собирается ехать',
  'story.back.waypoint': 'когда путь кончается на особой точке',
  'story.back.shortcut': 'когда кто-то едет коротким путём',
  'story.back.overtake': 'когда обгоняют колонну',
  'story.back.region': 'когда кто-то въезжает в новый регион',
  'story.back.stay': 'когда кто-то остаётся на месте',
  'story.back.shoot0': 'в начале этапа стрельбы',
  'story.back.attack': 'когда кто-то атакует врага',
  'story.back.jam': 'когда заклинило оружие',
  'story.back.defeat': 'когда враг побеждён',
  'story.back.hit2': 'когда колонна получает сразу два повреждения',
  'story.back.end0': 'когда раунд окончен, а игра идёт дальше',
  'tell.chooseOption': '{story}: что вы делаете?',
  'tell.chooseToPay': 'Потратить {price}, чтобы подошла и буква {letter}?',
  'pick.chooseStory': 'Какую историю вы услышите?',
  'chooseBetween.choose': 'Что вы выбираете?',
  'pot.chooseCount': 'Сколько отдаёте? ({token})',
  'forfeit.chooseToken': 'Что вы отдаёте?',
  'forfeit.chooseSlot': 'Что именно вы отдаёте?',
  'dropItems.chooseItem': 'Какой предмет сбросить?',
  'shift.chooseSurvivor': 'Кто это будет?',
  'enlist.chooseCard': 'Кто присоединится?',
  'part.chooseSurvivor': 'Кто вас покидает?',
  'lend.chooseSurvivor': 'Чей навык изменится на этот ход?',
  'harm.chooseEnemy': 'Какой враг получит повреждения: {hits}?',
  'aim.chooseEnemy': 'На какого врага положить ваш жетон?',
  'archive.choosePlace': 'Под какую карту положить: {story}?',
  'archive.chooseSurvivor': 'Под чью карту положить: {story}?',
  'archive.chooseToKeep': 'Там может лежать только одна история. Какая останется?',
  'tuck.chooseSpace': 'Под какую карту ряда её положить?',
  'tuck.chooseToKeep': 'Там может лежать только одна история. Какая останется?',
  'silence.chooseToSilence': 'Сбросить историю Автомы, чтобы карта {action} больше не действовала в этом раунде?',
  'choice.story.top': 'верхняя карта колоды',
  'choice.story.tucked': 'та, что под картой «{card}»',
  'choice.keepStory.0': 'та, что лежит: {story}',
  'choice.keepStory.1': 'новая: {story}',
  'why.cannotPay': 'Вам нечем за это заплатить.',
  'why.otherZone': 'Этот выживший в другой зоне.',
  'why.noSurvivorCard': 'Это не выживший.',
  'why.notThere': 'Эта история туда не кладётся.',
  'log.storyDeckChanged': 'Новая колода историй: {period}.',
  'log.storyUnread': 'История осталась непрочитанной ({trigger}).',
  'log.storyLeft': 'Автома забирает историю непрочитанной ({trigger}).',
  'log.storyRead': 'История, слушает {who}: {story}. {text}',
  'log.storyChosen': 'Выбор ({who}): {text}',
  'log.storyTested': 'Испытание показало {letter}: {passed, select, yes {успех} other {неудача}}.',
  'log.storyTold': '{story} ({who}). {text}',
  'log.storyVoid': 'Из этого ничего не вышло: {story}.',
  'log.storyPot': '{story}. {text}',
  'log.questTaken': '{who} берёт задание: {story}. {text}',
  'log.questCounted': '{story}: уже {count} ({who}).',
  'log.questDropped': 'Задание больше некому выполнять: {story}.',
  'log.storyArchived':
    '{who} хранит: {story}{where, select, card {, под картой «{card}»} zone {, в зоне отдыха} other {, рядом с планшетом}}.',
  'log.storyTucked': 'Теперь под картой «{card}» лежит: {story}.',
  'log.storyDropped': 'В сброс: {story}.',
  'log.spacesSwapped': 'Карты в ячейках {from} и {to} меняются местами.',
  'log.peeked':
    '{who} смотрит карты, {deck, select, exploration {колода разведки} items {колода предметов} other {колода исходов}}: {count}.',
  'log.peekedOwn':
    'Вы видите сверху ({deck, select, exploration {колода разведки} items {колода предметов} other {колода исходов}}): {cards}.',
  'log.automaSilenced': 'Карта Автомы {action} больше не действует в этом раунде.',
  'effect.gainFame': '+{n} славы',
  'effect.loseFame': '−{n} славы',
  'effect.gain': '+{n}: {token}',
  'effect.lose': '−{n}: {token}',
  'effect.anyToken': 'ресурс на выбор',
  'effect.drawItem': '+{n, plural, one {# предмет} few {# предмета} many {# предметов} other {# предмета}}',
  'effect.discardItem': 'сбросить {n, plural, one {# предмет} few {# предмета} many {# предметов} other {# предмета}}',
  'effect.damage':
    '{n, plural, one {# повреждение} few {# повреждения} many {# повреждений} other {# повреждения}} ({area})',
  'effect.repair': 'починить {n}',
  'effect.contaminate':
    '+{n, plural, one {# заражение} few {# заражения} many {# заражений} other {# заражения}}{who, select, involved { участникам} other {}}',
  'effect.decontaminate': 'вылечить {n}{who, select, involved { у участников} other {}}',
  'effect.zone': '{who, select, newcomer {новичок} other {один выживший}}: {from} → {to}',
  'effect.recruitFromDiscard': 'завербовать кого-то из сброса',
  'effect.loseSurvivor': 'потерять выжившего',
  'effect.speedNext': 'скорость {n} в следующем переезде',
  'effect.moveNow': 'проехать до {n}',
  'effect.skill': 'навык {n}',
  'effect.peek': 'посмотреть карты: {n}',
  'effect.enemyDamage': 'врагу повреждений: {n}',
  'effect.placeTarget': 'жетон цели на врага',
  'effect.choose': 'либо {one}, либо {other}',
  'effect.aurora': '«Аврора» уходит дальше',
  'effect.discardSpace': 'сбросить карту из ячейки {n}',
  'effect.swapSpaces': 'поменять местами карты в ячейках {n} и {to}',
  'effect.stopActions': 'больше никаких действий в этот ход',
  'effect.eachOther': 'все остальные: {what}',
  'effect.leader': 'лидер: {what}',
  'effect.last': 'последний: {what}',
  'effect.left': 'сосед слева: {what}',
  'effect.overtaken': 'обогнанный: {what}',
  'effect.contribute': 'каждый может отдать ({token}); если хватит по {n} на всех, давшим: {what}',
  'effect.tuck': 'история ложится под карту ряда',
  'effect.archive': 'сохранить историю',
  'effect.scoreAtEnd': 'в конце +{n} славы, если {when}',
  'effect.nothing': 'ничего',
  'condition.ammo':
    '{most, select, yes {{n, select, 0 {боеприпасов нет} other {боеприпасов не больше {n}}}} other {боеприпасов не меньше {n}}}',
  'condition.food':
    '{most, select, yes {{n, select, 0 {продовольствия нет} other {продовольствия не больше {n}}}} other {продовольствия не меньше {n}}}',
  'condition.fuel':
    '{most, select, yes {{n, select, 0 {топлива нет} other {топлива не больше {n}}}} other {топлива не меньше {n}}}',
  'condition.items':
    '{most, select, yes {{n, select, 0 {предметов нет} other {предметов не больше {n}}}} other {предметов не меньше {n}}}',
  'condition.survivors':
    '{most, select, yes {{n, select, 0 {выживших нет} other {выживших не больше {n}}}} other {выживших не меньше {n}}}',
  'condition.cleanSurvivors':
    '{most, select, yes {{n, select, 0 {выживших без заражения нет} other {выживших без заражения не больше {n}}}} other {выживших без заражения не меньше {n}}}',
  'condition.convoyCards':
    '{most, select, yes {{n, select, 0 {карт в колонне нет} other {карт в колонне не больше {n}}}} other {карт в колонне не меньше {n}}}',
  'condition.trailers':
    '{most, select, yes {{n, select, 0 {прицепов нет} other {прицепов не больше {n}}}} other {прицепов не меньше {n}}}',
  'condition.truckDamage':
    '{most, select, yes {{n, select, 0 {повреждений на грузовике нет} other {повреждений на грузовике не больше {n}}}} other {повреждений на грузовике не меньше {n}}}',
  'condition.junkWeapons':
    '{most, select, yes {{n, select, 0 {оружия из хлама нет} other {оружия из хлама не больше {n}}}} other {оружия из хлама не меньше {n}}}',
  'condition.ownTargets':
    '{most, select, yes {{n, select, 0 {врагов с вашим жетоном цели нет} other {врагов с вашим жетоном цели не больше {n}}}} other {врагов с вашим жетоном цели не меньше {n}}}',
  'condition.party':
    '{most, select, yes {{n, select, 0 {участников нет} other {участников не больше {n}}}} other {участников не меньше {n}}}',
  'condition.partySkill':
    '{most, select, yes {{n, select, 0 {у участников нет навыка} other {навык лучшего участника не выше {n}}}} other {навык лучшего участника не ниже {n}}}',
  'condition.partyIllness':
    '{most, select, yes {{n, select, 0 {ни один участник не заражён} other {ни у кого из участников нет больше {n} заражений}}} other {у кого-то из участников не меньше {n} заражений}}',
  'condition.partyWardsIllness': 'рядом есть кто-то с иммунитетом',
  'condition.foodFed':
    '{most, select, yes {{n, select, 0 {за этот отдых продовольствие не потрачено} other {за этот отдых потрачено не больше {n} продовольствия}}} other {за этот отдых потрачено не меньше {n} продовольствия}}',
  'condition.weaponFired':
    '{most, select, yes {{n, select, 0 {оружие не стреляет} other {сила стреляющего оружия не выше {n}}}} other {сила стреляющего оружия не ниже {n}}}',
  'condition.gathered':
    '{most, select, yes {{n, select, 0 {с тех пор вы ничего не собирали} other {с тех пор вы собирали не чаще {n} раз}}} other {с тех пор вы собирали не реже {n} раз}}',
  'condition.defeated':
    '{most, select, yes {{n, select, 0 {с тех пор не побеждён ни один враг} other {с тех пор побеждено врагов не больше {n}}}} other {с тех пор побеждено врагов не меньше {n}}}',
  'condition.region':
    '{most, select, yes {{n, select, 0 {вы ещё в Долине} other {вы не дальше {n, select, 1 {Побережья} other {Залива}}}}} other {вы достигли {n, select, 1 {Побережья} other {Залива}}}}',
  'condition.reachedAurora': 'вы достигли «Авроры»',
  'condition.reachedAuroraFirst': 'вы у «Авроры» первым',
  'story.own': '{text}',
  'story.kind.test': 'испытание: {letters}',
  'story.kind.pay': '{letter}, если потратить: {price}',
  'story.kind.when': '{letter}, если {when}',
  'story.kind.failIf': 'провал, если {when}',
  'story.kind.successIf': 'успех, если {when}',
  'story.kind.quest': 'задание',
  'story.kind.cost': 'цена: {what}',
  'screen.story': 'Истории {period} ({left}): {trigger}',
  'screen.storyDeckEmpty': 'Истории: больше нет',
  'screen.telling': '{story} ({who}): {text}',
  'screen.quest': 'задание, {who}: {story} – {text}{count, select, 0 {} other { ({count})}}',
  'screen.archived':
    'хранит {who}: {story}{where, select, card { под картой «{card}»} zone { в зоне отдыха} other { у планшета}}',
  'screen.tucked': 'под картой «{card}»: {story}',
  'screen.withAutoma': 'истории у Автомы: {count}',
};

export const stories: Catalogue = { ...around, ...deck1, ...deck2, ...deck3 };
