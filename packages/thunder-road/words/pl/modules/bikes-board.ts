import type { Catalogue } from '@lastroad/kernel';

/** Polish: what only the board says of the Final Five. */
export const bikesBoard: Catalogue = {
  'face.command.respawn': 'Motocykl, który odpadł, wraca na dowolne puste pole tylnego segmentu.',
  'face.explain.bikes':
    'Dwie kości na turę: każda porusza jeden motocykl, który strzela, zanim ruszy następny. Zostały kości: {dice}.',
  'face.explain.bikeCommand':
    'Wydaje się go przed ruchem pierwszego motocykla, zamiast drugiego. Zostały kości: {dice}.',
  'face.foresee.between': 'Dopóki ma punkty, przemknie obok bez zderzenia.',
  'face.foresee.slamOwn': 'Zderzenie: ty wybierasz, który z dwóch motocykli się rusza.',
};
