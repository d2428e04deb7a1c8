import type { Catalogue } from '@lastroad/kernel';

/** English: what the things on the table mean. */
export const meanings: Catalogue = {
  'face.kind.car': 'Car',
  'face.kind.wreck': 'Wreck',
  'face.kind.hazard': 'Hazard token',
  'face.kind.damage': 'Damage token',
  'face.kind.lasting': 'Lasting effect',
  'face.kind.command': 'Command, {range}',
  'face.kind.tile': 'Tile',

  'face.car.size': 'A {size} car: {faces} of {sides} faces of the shooting die hit it.',
  'face.car.damage': 'Damage: {damage} of {slots}. With all slots full it is inoperable: it cannot drive or shoot.',
  'face.car.fire': 'It burns: the fire die is rolled before each of its moves.',
  'face.car.out': 'It is out of the race.',
  'face.car.waits': 'It waits behind the road and enters with its first point.',
  'face.car.where': 'It stands on {space}.',
  'face.car.wreck': 'An ownerless car that does not run. It can be pushed and shot; any damage removes it.',
  'face.lastingCard': '{card}: {power}',

  'face.terrain.off-road': 'Open ground: one point, and no road bonus this turn.',
  'face.terrain.road': 'Road: one point. A move on nothing but road may take the bonus of the road die.',
  'face.terrain.mud': 'Mud: two points, or the last one.',
  'face.terrain.impassable': 'Rock: a car that gets in here is eliminated.',
  'face.terrain.slime': 'Toxic slime: the car stops and loses its points.',
  'face.terrain.glass': 'Desert glass: the car slides one more space the same way, free of charge.',
  'face.terrain.ramp':
    'A ramp: from straight behind the car flies as far as the stunt die says; from elsewhere it is eliminated.',
  'face.terrain.fire': 'Fire: the car catches fire.',
  'face.terrain.salt': 'Salt flat: the road bonus may be taken this turn, whatever else the car drives on.',

  'face.hazard.hidden': 'A token lies here face down. The first car that enters turns it up and meets it at once.',
  'face.hazard.wreck': 'A wreck appears here, and the car slams it.',
  'face.hazard.mine': 'The car is damaged and loses its points.',
  'face.hazard.road': 'The space is road as long as this lies here.',
  'face.hazard.mud': 'The space is mud as long as this lies here.',
  'face.hazard.oil': 'The car slides one space in a random direction and drives on; counts as road.',
  'face.hazard.quake': 'Every car is shaken one space in the same random direction.',
  'face.hazard.worm': 'The rearmost car on the board is eaten.',
  'face.hazard.glass': 'The space is desert glass: cars slide one more space the same way.',
  'face.hazard.ramp': 'The space is a ramp.',
  'face.hazard.fire': 'The space burns: cars that enter catch fire.',
  'face.hazard.pit': 'The shooting die decides whether the first car falls in; after that the pit is impassable.',

  'face.damage.nothing': 'Fills a slot and does nothing else.',
  'face.damage.ricochet': 'The shot glances off in a random direction and damages the first car in line.',
  'face.damage.skid': 'The car is thrown one space in the printed direction.',
  'face.damage.daze': 'The car reels on for as many points as the stunt die gives, each space in a random direction.',
  'face.damage.jump': 'The car is hurled through the air: direction and distance by the dice.',
  'face.damage.lasting': 'A card with a lasting effect lies under this token until it is repaired.',
  'face.damage.fire': 'The car catches fire.',

  'face.command.airstrike':
    'Your chopper goes to any empty space and may shoot. Cars that end a turn under it are eliminated.',
  'face.command.nitro': 'The die is added to the points of the car.',
  'face.command.drift': 'The car may pass the first space with another car without a slam.',
  'face.command.repair': 'Remove one damage token from one of your cars.',

  'face.tile.spaces': '{count, plural, one {# space} other {# spaces}} of {ground}.',
};
