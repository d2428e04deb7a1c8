import type { Catalogue } from '@lastroad/kernel';

/** Russian: what only the board says of the Final Five. */
export const bikesBoard: Catalogue = {
  'face.command.respawn': 'Уничтоженный мотоцикл возвращается в любую пустую ячейку заднего фрагмента.',
  'face.explain.bikes':
    'Два кубика за ход: каждый двигает один мотоцикл, и тот стреляет, прежде чем поедет следующий. Осталось кубиков: {dice}.',
  'face.explain.bikeCommand': 'Отдаётся до движения первого мотоцикла — вместо второго. Осталось кубиков: {dice}.',
  'face.foresee.between': 'Пока есть очки, мотоцикл проскочит мимо без столкновения.',
  'face.foresee.slamOwn': 'Столкновение: вы решаете, какой из двух мотоциклов сдвинется.',
};
