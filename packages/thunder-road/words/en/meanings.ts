import type { Catalogue } from '@lastroad/kernel';

/** English: what the things on the table mean. */
export const meanings: Catalogue = {
  'face.kind.car': 'Car',
  'face.kind.wreck': 'Wreck',
  'face.kind.hazard': 'Hazard token',
  'face.kind.damage': 'Damage token',
  'face.kind.command': 'Command, {range}',
  'face.kind.tile': 'Tile',

  'face.car.size': 'A {size} car: {faces} of {sides} faces of the shooting die hit it.',
  'face.car.damage': 'Damage: {damage} of {slots}. With all slots full it is inoperable: it cannot drive or shoot.',
  'face.car.out': 'It is out of the race.',
  'face.car.waits': 'It waits behind the road and enters with its first point.',
  'face.car.where': 'It stands on {space}.',
  'face.car.wreck': 'An ownerless car that does not run. It can be pushed and shot; any damage removes it.',

  'face.terrain.off-road': 'Open ground: one point, and no road bonus this turn.',
  'face.terrain.road': 'Road: one point. A move on nothing but road may take the bonus of the road die.',
  'face.terrain.mud': 'Mud: two points, or the last one.',
  'face.terrain.impassable': 'Rock: a car that gets in here is eliminated.',

  'face.hazard.hidden': 'A token lies here face down. The first car that enters turns it up and meets it at once.',
  'face.hazard.wreck': 'A wreck appears here, and the car slams it.',
  'face.hazard.mine': 'The car is damaged and loses its points.',
  'face.hazard.road': 'The space is road as long as this lies here.',
  'face.hazard.mud': 'The space is mud as long as this lies here.',
  'face.hazard.oil': 'The car slides one space in a random direction and drives on; counts as road.',

  'face.damage.nothing': 'Fills a slot and does nothing else.',
  'face.damage.ricochet': 'The shot glances off in a random direction and damages the first car in line.',
  'face.damage.skid': 'The car is thrown one space in the printed direction.',
  'face.damage.daze': 'The car reels on for as many points as the stunt die gives, each space in a random direction.',
  'face.damage.jump': 'The car is hurled through the air: direction and distance by the dice.',

  'face.command.airstrike':
    'Your chopper goes to any empty space and may shoot. Cars that end a turn under it are eliminated.',
  'face.command.nitro': 'The die is added to the points of the car.',
  'face.command.drift': 'The car may pass the first space with another car without a slam.',
  'face.command.repair': 'Remove one damage token from one of your cars.',

  'face.tile.spaces': '{count, plural, one {# space} other {# spaces}} of {ground}.',
};
