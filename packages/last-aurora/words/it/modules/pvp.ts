import type { Catalogue } from '@lastroad/kernel';

export const pvp: Catalogue = {
  'option.pvp': 'Frozen Steel: giocatore contro giocatore',
  'option.pvp.off': 'senza',
  'option.pvp.on': 'i convogli possono spararsi',
  'option.pvp.adds':
    'I convogli nella stessa regione possono spararsi: i colpi a segno danno bonus, chi è colpito impara a schivare, e i nemici sono meno.',
  'option.pvp.needs': 'Solo in due o più: l’Automa non ha un convoglio a cui sparare.',
  'option.evadeSteps': 'Il segnalino schivata avanza',
  'option.evadeSteps.damage': 'di una casella per ogni danno',
  'option.evadeSteps.attack': 'di una casella per ogni attacco',
  'area.LAST_COLUMN': 'ultima colonna',
  'choice.fireAct.14': 'spara a un giocatore',
  'choice.fireAct.15': 'spara a un giocatore con un’arma di rottami',
  'raid.chooseAmmo': 'Quale munizione spendi?',
  'raid.chooseWeapon': 'Quale arma spara?',
  'raid.chooseVictim': 'Al convoglio di chi?',
  'raidWithJunk.payItem': 'Con quale oggetto carichi l’arma di rottami?',
  'raidWithJunk.chooseWeapon': 'Quale arma di rottami spara?',
  'raidWithJunk.chooseVictim': 'Al convoglio di chi?',
  'disgrace.chooseVictim': 'Chi tra quelli che hai colpito perde 1 fama?',
  'pvpBonus.fame': '1 fama',
  'pvpBonus.repair': '1 danno riparato',
  'pvpBonus.item': '1 oggetto',
  'pvpBonus.disgrace': '1 fama in meno a chi è stato colpito',
  'why.cannotRaid': 'Servono munizioni, un’arma che può ancora sparare e un altro convoglio nella tua regione.',
  'why.cannotRaidWithJunk':
    'Servono un oggetto, un’arma di rottami che possa ancora sparare e un altro convoglio nella tua regione.',
  'why.opponentElsewhere': 'Quel convoglio è in un’altra regione.',
  'why.notHit': 'In questa fase non hai colpito quel convoglio.',
  'hint.aggression':
    '{count, plural, one {un bonus in più} many {# bonus in più} other {# bonus in più}} per l’aggressività',
  'hint.evades': 'da ora schiva meglio',
  'log.raided':
    '{who} spara. Bersaglio: {victim}. {hits, plural, =0 {Mancato} one {# danno} many {# danni} other {# danni}}{evaded, select, 0 {} other {, di cui schivati {evaded}}}{jam, select, yes {, e l’arma si inceppa} other {}}.{left, select, 0 {} other { Area: {area}.}}',
  'log.raidCounted':
    '{who} colpisce. Bersaglio: {victim}, {placed, plural, one {# danno} many {# danni} other {# danni}}.',
  'log.pvpBonus': 'Bonus per l’aggressività ({who}): {bonus}.',
  'screen.tracks': 'Schivata {evade}   aggressività {cell} di {cells}',
};
