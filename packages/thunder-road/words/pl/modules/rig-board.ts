import type { Catalogue } from '@lastroad/kernel';

/** Polish: what only the board says of the Big Rig. */
export const rigBoard: Catalogue = {
  'face.command.rocket':
    'Po ruchu rzuca się kością strzału: każde auto dwa pola z przodu i na polach obok, którego rozmiar wypadł, otrzymuje drobne uszkodzenie.',
  'face.command.plow':
    'Pierwsze auto na drodze ciężarówki właściciel odsuwa w przód w lewo lub w przód w prawo: bez zderzenia, jazda trwa.',
  'face.command.traction': 'Można dodać kość drogi, bez względu na to, po czym jechała ciężarówka.',
  'face.command.dispenser': 'Po ruchu można położyć zakryte zagrożenie na pustym polu za ciężarówką.',
  'face.command.computer': 'Chybiony strzał można raz powtórzyć.',
  'face.command.mend': 'Zdejmij jedno uszkodzenie z tego członu.',
  'face.explain.steering': 'Każdy krok w przód w lewo lub w prawo zużywa jedną zmianę pasa. Kości: {dice}.',
  'face.explain.section': 'Każdy człon przyjmuje jedną kość na rundę; daje też punkty ruchu. Kości: {dice}.',
  'face.explain.batter':
    'Na uszkodzonym rozkazie wolno położyć kość, ale nic on nie robi. Szóste uszkodzenie to koniec.',
  'face.explain.drop': 'Nikt nie wie, co to jest, póki ktoś tam nie wjedzie.',
  'face.explain.haul':
    '{steering, plural, =0 {Nie ma już zmian pasa: tylko prosto.} one {Została # zmiana pasa.} few {Zostały # zmiany pasa.} many {Zostało # zmian pasa.} other {Zostało # zmiany pasa.}}{bonus, select, open { Kość drogi może dodać {road}.} other {}}',
  'face.explain.rigShot': 'Jeden strzał do auta przed przednim członem albo za tylnym.',
  'face.foresee.plow': 'Właściciel odsuwa je na bok, a ciężarówka jedzie dalej.',
  'face.foresee.slamThem': 'Zderzenie: pchane jest to drugie, w dowolną stronę.',
  'face.foresee.slamYou': 'Zderzenie: pchane jest twoje, w dowolną stronę.',
  'face.foresee.withstands': 'Kosztuje jedno drobne uszkodzenie, na polu będzie bezdroże, a ciężarówka jedzie dalej.',
  'face.foresee.shakes': 'Koniec tury tutaj to jedno drobne uszkodzenie, a śmigłowiec wraca do właściciela.',
};
