import type { Catalogue } from '@lastroad/kernel';

/** English: what only the board says of the Final Five. */
export const bikesBoard: Catalogue = {
  'face.command.respawn': 'An eliminated bike comes back on any empty space of the rear tile.',
  'face.explain.bikes':
    'Two dice a turn: each moves a bike, which shoots before the next one moves. Dice left: {dice}.',
  'face.explain.bikeCommand': 'It is given before the first bike moves, in place of the second one. Dice left: {dice}.',
  'face.foresee.between': 'With points left it rides between, without a slam.',
  'face.foresee.slamOwn': 'A slam: you say which of the two bikes is pushed.',
};
