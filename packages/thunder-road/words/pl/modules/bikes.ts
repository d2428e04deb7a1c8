import type { Catalogue } from '@lastroad/kernel';

/** Polish: the Final Five. */
export const bikes: Catalogue = {
  'option.crew.bikes': 'Ostatnia Piątka',
  bike: 'Motocykl „{model}” ({crew})',
  'model.bars bike': 'dwa paski',
  'model.cross bike': 'krzyż',
  'model.chevron bike': 'szewron',
  'model.ring bike': 'pierścień',
  'model.snake bike': 'wąż',
  'command.bike repair': 'naprawa',
  'command.respawn': 'powrót',
  'bikeTurn.chooseCar': 'Który motocykl jedzie pierwszy?',
  'bikeTurn.chooseDie': '{car}: która kość?',
  'bikeTurn.chooseCommand': '{car}: wydać rozkaz zamiast ruszać drugim motocyklem?',
  'bikeTurn.chooseCommandDie': 'Którą kość przeznaczasz na rozkaz?',
  'bikeTurn.chooseSecond': 'Który motocykl jedzie drugi (pierwszy: {car})?',
  'bikeTurn.chooseSecondDie': '{next}: która kość?',
  'slam.chooseMover': 'Na jednym polu: {top} i {bottom}. Kość wskazuje {way}. Który się rusza?',
  'into.past':
    'obok: {other} ({ground}), {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'choice.mover': 'rusza się: {car}',
  'respawn.chooseBike': 'Który motocykl wraca do wyścigu?',
  'choice.lost': '{car}',
  'respawn.chooseSpace': '{car}: na które pole tylnego segmentu wraca?',
  'why.nobodyLost': 'Żaden twój motocykl nie odpadł z wyścigu.',
  'why.rearTileFull': 'Na tylnym segmencie nie ma pustego pola.',
  'why.notLost': 'Ten motocykl nie odpadł z wyścigu.',
  'why.notOnRearTile': 'Motocykle wracają na tylny segment.',
  'why.notInSlam': 'Ten nie bierze udziału w tym zderzeniu.',
  'why.notEmpty': 'To pole nie jest puste.',
  'event.drovePast': '{car} przemyka obok: {other}.',
  'event.respawned': '{car} wraca do wyścigu: {space}.',
  'hint.returns':
    'przywraca {count, plural, one {# motocykl} few {# motocykle} many {# motocykli} other {# motocykla}}',
};
