import type { Catalogue } from '@lastroad/kernel';

/** English: what only the board says of the Big Rig. */
export const rigBoard: Catalogue = {
  'face.command.rocket':
    'After the move the shooting die is rolled: every car two spaces ahead or next to that space whose size it shows takes minor damage.',
  'face.command.plow':
    'The first car the rig drives into is moved forward-left or forward-right by its owner: no slam, and the rig drives on.',
  'face.command.traction': 'The road die may be added, whatever the rig has driven on.',
  'face.command.dispenser': 'After the move a hazard may be put face down on an empty space behind the rig.',
  'face.command.computer': 'A shot that misses may be rolled again once.',
  'face.command.mend': 'Remove one damage from this section.',
  'face.explain.steering': 'Every step forward-left or forward-right costs one of them. Dice: {dice}.',
  'face.explain.section': 'Each section takes one die a round; it also gives the points of the move. Dice: {dice}.',
  'face.explain.batter': 'A damaged command may still have a die, but it does nothing. The sixth damage is the end.',
  'face.explain.drop': 'Nobody knows what it is before somebody drives there.',
  'face.explain.haul':
    '{steering, plural, =0 {No change of lane is left: straight on.} one {# change of lane is left.} other {# changes of lane are left.}}{bonus, select, open { The road die may add {road}.} other {}}',
  'face.explain.rigShot': 'One shot, at a car ahead of the front section or behind the rear one.',
  'face.foresee.plow': 'Its owner moves it aside, and the rig drives on.',
  'face.foresee.slamThem': 'A slam: the other one is pushed, in any direction.',
  'face.foresee.slamYou': 'A slam: yours is pushed, in any direction.',
  'face.foresee.withstands': 'It costs one minor damage, the space is off-road then, and the rig drives on.',
  'face.foresee.shakes': 'A turn that ends here costs one minor damage and sends the chopper home.',
};
