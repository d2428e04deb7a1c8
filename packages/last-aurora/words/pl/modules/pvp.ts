import type { Catalogue } from '@lastroad/kernel';

export const pvp: Catalogue = {
  'option.pvp': 'Frozen Steel: gracz przeciw graczowi',
  'option.pvp.off': 'bez tego',
  'option.pvp.on': 'konwoje mogą strzelać do siebie',
  'option.pvp.adds':
    'Konwoje w tym samym regionie mogą do siebie strzelać: trafienia dają premie, trafieni uczą się unikać, a wrogów jest mniej.',
  'option.pvp.needs': 'Tylko dla dwóch lub więcej graczy: Automa nie ma konwoju, do którego można by strzelać.',
  'option.evadeSteps': 'Żeton uników przesuwa się',
  'option.evadeSteps.damage': 'o pole za każde uszkodzenie',
  'option.evadeSteps.attack': 'o pole za każdy atak',
  'area.LAST_COLUMN': 'ostatnia kolumna',
  'choice.fireAct.14': 'strzel do gracza',
  'choice.fireAct.15': 'strzel do gracza z broni ze złomu',
  'raid.chooseAmmo': 'Którą amunicję zużywasz?',
  'raid.chooseWeapon': 'Która broń strzela?',
  'raid.chooseVictim': 'W czyj konwój?',
  'raidWithJunk.payItem': 'Którym przedmiotem ładujesz broń ze złomu?',
  'raidWithJunk.chooseWeapon': 'Która broń ze złomu strzela?',
  'raidWithJunk.chooseVictim': 'W czyj konwój?',
  'disgrace.chooseVictim': 'Kto z trafionych przez ciebie traci 1 sławę?',
  'pvpBonus.fame': '1 sława',
  'pvpBonus.repair': 'naprawa 1 uszkodzenia',
  'pvpBonus.item': '1 przedmiot',
  'pvpBonus.disgrace': 'trafiony gracz traci 1 sławę',
  'why.cannotRaid': 'Potrzebujesz amunicji, broni zdolnej do strzału i cudzego konwoju w swoim regionie.',
  'why.cannotRaidWithJunk':
    'Potrzebujesz przedmiotu, broni ze złomu, która może jeszcze strzelać, i cudzego konwoju w swoim regionie.',
  'why.opponentElsewhere': 'Ten konwój jest w innym regionie.',
  'why.notHit': 'W tej fazie ten konwój nie został przez ciebie trafiony.',
  'hint.aggression':
    '{count, plural, one {# premia więcej} few {# premie więcej} many {# premii więcej} other {# premii więcej}} za agresję',
  'hint.evades': 'odtąd lepiej unika',
  'log.raided':
    '{who} strzela. Cel: {victim}. {hits, plural, =0 {Pudło} one {# uszkodzenie} few {# uszkodzenia} many {# uszkodzeń} other {# uszkodzenia}}{evaded, select, 0 {} other {, uniknięte: {evaded}}}{jam, select, yes {, broń się zacina} other {}}.{left, select, 0 {} other { Obszar: {area}.}}',
  'log.raidCounted':
    '{who} trafia. Cel: {victim}, {placed, plural, one {# uszkodzenie} few {# uszkodzenia} many {# uszkodzeń} other {# uszkodzenia}}.',
  'log.pvpBonus': 'Premia za agresję ({who}): {bonus}.',
  'screen.tracks': 'Uniki {evade}   agresja {cell} z {cells}',
};
