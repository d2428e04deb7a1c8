import type { Catalogue } from '@lastroad/kernel';
import { meanings } from './meanings.ts';
import { ammoBoard } from './modules/ammo-board.ts';
import { bikesBoard } from './modules/bikes-board.ts';
import { carnageBoard } from './modules/carnage-board.ts';
import { germanBoard } from './modules/german-board.ts';
import { rigBoard } from './modules/rig-board.ts';
import { shopBoard } from './modules/shop-board.ts';

/** Polish: what only the board says. */
export const board: Catalogue = {
  ...meanings,
  ...bikesBoard,
  ...carnageBoard,
  ...rigBoard,
  ...shopBoard,
  ...germanBoard,
  ...ammoBoard,
  'face.board': 'Droga',
  'face.lookout': 'Rozejrzyj się',
  'face.nearer': 'Bliżej',
  'face.whole': 'Cała droga',
  'face.hidden': 'ukryte zagrożenie',
  'face.chopper': 'Śmigłowiec: {name}',
  'face.chopperUp': 'śmigłowiec nad drogą',
  'face.first': 'ma kość drogi i zaczyna rundę',
  'face.finish': 'Meta',
  'face.ahead': 'Nieznana droga',
  'face.start': 'Początek',
  'face.round': 'Runda {round}',
  'face.roadDie': 'kość drogi',
  'face.roadDieShows': 'Kość drogi pokazuje {road}',
  'face.tilesLaid': 'Widoczny segment {laid}',
  'face.finalTile': 'Meta w zasięgu wzroku',
  'face.damaged': 'Uszkodzenia',
  'face.noDamage': 'Bez uszkodzeń',
  'face.dieSlot': 'ruch',
  'face.coast': 'toczenie',
  'face.coasts': 'Toczenie: {coasts} z {most}',
  'face.hitBy': 'Trafia {faces} z {sides}',
  'face.about': 'Informacje: {thing}',
  'face.dice': 'Kości',
  'face.noDice': 'W tej rundzie nie ma już kości',
  'face.commands': 'Rozkazy',
  'face.range.any': 'dowolna',
  'face.range.one': '{from}',
  'face.range.range': '{from}–{to}',
  'face.tray': 'Kości na stole',
  'face.die.slam.top': 'Kość zderzenia: rusza się auto na górze',
  'face.die.slam.bottom': 'Kość zderzenia: rusza się auto na dole',
  'face.die.direction': 'Kość kierunku: {way}',
  'face.die.shooting': 'Kość strzału: {sizes}',
  'face.die.stunt': 'Kość akrobacji: {face}',
  'face.explain.car': 'Zostały kości: {dice}. Za samą drogę kość drogi doda {road}.',
  'face.explain.die': 'Daje punkty ruchu. Za samą drogę kość drogi doda {road}.',
  'face.explain.command': 'Jeden rozkaz na rundę. Działa przed ruchem i kosztuje jedną z twoich kości: {dice}.',
  'face.explain.drive':
    '{bonus, select, open {Na razie sama droga: premia {road} jest wciąż możliwa.} other {Poza drogą: tym razem bez premii.}}{drift, plural, =0 {} one { Drift pozwala minąć jedno auto.} few { Drift pozwala minąć jedno auto.} many { Drift pozwala minąć jedno auto.} other { Drift pozwala minąć jedno auto.}}',
  'face.explain.slam': 'Właściciel większego auta może raz powtórzyć rzut obiema kośćmi.',
  'face.explain.shot': 'Jeden strzał do auta na trzech polach z przodu.',
  'face.explain.airstrike': 'Co kończy turę pod śmigłowcem, odpada.',
  'face.foresee.into': '{into} {step}',
  'face.foresee.step':
    '{left, plural, =0 {Potem nie zostaną żadne punkty.} one {Potem zostanie # punkt.} few {Potem zostaną # punkty.} many {Potem zostanie # punktów.} other {Potem zostanie # punktu.}}{bonus, select, lost { Premia drogi {road} przepada.} other {}}',
  'face.foresee.slam':
    'Zderzenie: na {faces} z {sides} ścianek kości zderzenia pchane jest twoje auto, w dowolną stronę.',
  'face.foresee.hidden': 'Miny wśród żetonów jeszcze niewidzianych: {mines} z {unseen}.',
  'face.foresee.chopper': 'Nie kończ tury pod śmigłowcem.',
  'face.foresee.newTile': 'Tylny segment znika ze wszystkimi autami, a z przodu dokłada się nowy.',
  'face.foresee.finish': 'Za linię: wyścig wygrany.',
  'face.foresee.die':
    'Najwyżej {die, plural, one {# pole} few {# pola} many {# pól} other {# pola}}; błoto kosztuje więcej.',
  'face.foresee.shot': 'Trafia na {faces} z {sides} ścianek kości strzału.',
  'face.foresee.coast': 'Toczenie to ruch o jedno pole, niezależnie od kości.',
  'face.foresee.reroll':
    'Auto na górze rusza się na {faces} z {sides} ścianek; każdy kierunek jest równie prawdopodobny.',
  'face.foresee.bonus': 'Trzeba zużyć wszystkie punkty: {road}.',
  'face.foresee.repair': 'Żeton wraca do puli; unieruchomione auto znów jedzie.',
  'face.score.running': 'Sprawne auta',
  'face.score.inoperable': 'Niesprawne auta',
  'face.score.lost': 'Wyeliminowane auta',
  'face.score.damage': 'Uszkodzenia aut',
  'face.score.row': 'Rząd auta na czele',
  'face.plot.position': 'Auto na czele, w rzędach od startu',
  'face.plot.running': 'Sprawne auta',
  'face.plot.damage': 'Otrzymane uszkodzenia',
  'face.plot.luck': 'Szczęście w kościach ruchu: oczka ponad średnią',
};
