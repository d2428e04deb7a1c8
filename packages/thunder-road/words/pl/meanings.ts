import type { Catalogue } from '@lastroad/kernel';

/** Polish: what the things on the table mean. */
export const meanings: Catalogue = {
  'face.kind.car': 'Auto',
  'face.kind.wreck': 'Wrak',
  'face.kind.hazard': 'Żeton zagrożenia',
  'face.kind.damage': 'Żeton uszkodzenia',
  'face.kind.command': 'Rozkaz, {range}',
  'face.kind.tile': 'Segment drogi',
  'face.car.size': '{size} auto: trafia je {faces} z {sides} ścianek kości strzału.',
  'face.car.damage':
    'Uszkodzenia: {damage} z {slots}. Z pełnymi miejscami auto jest niesprawne: nie jeździ i nie strzela.',
  'face.car.out': 'Poza wyścigiem.',
  'face.car.waits': 'Czeka za drogą i wjedzie za pierwszy punkt.',
  'face.car.where': 'Stoi tutaj: {space}.',
  'face.car.wreck': 'Auto bez właściciela, które nie jeździ. Można je pchać i ostrzeliwać; każde uszkodzenie je usuwa.',
  'face.terrain.off-road': 'Bezdroże: jeden punkt i brak premii drogi w tej turze.',
  'face.terrain.road': 'Droga: jeden punkt. Ruch wyłącznie po drodze może wziąć premię kości drogi.',
  'face.terrain.mud': 'Błoto: dwa punkty albo ostatni.',
  'face.terrain.impassable': 'Skała: auto, które tu trafi, odpada.',
  'face.hazard.hidden': 'Leży tu zakryty żeton. Pierwsze auto odkryje go i od razu odczuje jego skutek.',
  'face.hazard.wreck': 'Pojawia się tu wrak i dochodzi do zderzenia.',
  'face.hazard.mine': 'Auto otrzymuje uszkodzenie i traci punkty.',
  'face.hazard.road': 'Póki to leży, pole jest drogą.',
  'face.hazard.mud': 'Póki to leży, pole jest błotem.',
  'face.hazard.oil': 'Auto ślizga się o pole w losową stronę i jedzie dalej; liczy się jako droga.',
  'face.damage.nothing': 'Zajmuje miejsce i nic więcej nie robi.',
  'face.damage.ricochet': 'Pocisk odbija się w losową stronę i uszkadza pierwsze auto na linii.',
  'face.damage.skid': 'Auto wyrzuca o pole w wydrukowaną stronę.',
  'face.damage.daze': 'Auto zatacza się za tyle punktów, ile da kość akrobacji, każde pole w losową stronę.',
  'face.damage.jump': 'Auto wylatuje w powietrze: kierunek i odległość wskazują kości.',
  'face.command.airstrike':
    'Śmigłowiec leci na dowolne puste pole i może strzelać. Auta kończące pod nim turę odpadają.',
  'face.command.nitro': 'Wartość kości dolicza się do punktów auta.',
  'face.command.drift': 'Auto może minąć pierwsze pole z innym autem bez zderzenia.',
  'face.command.repair': 'Usuń żeton uszkodzenia z jednego ze swoich aut.',
  'face.tile.spaces': '{ground}: {count, plural, one {# pole} few {# pola} many {# pól} other {# pola}}.',
};
