import type { Catalogue } from '@lastroad/kernel';

/** English: what only the board says of Carnage at Devil's Run. */
export const carnageBoard: Catalogue = {
  'face.kind.lasting': 'Lasting effect',
  'face.car.fire': 'It burns: the fire die is rolled before each of its moves.',
  'face.lastingCard': '{card}: {power}',
  'face.terrain.slime': 'Toxic slime: the car stops and loses its points.',
  'face.terrain.glass': 'Desert glass: the car slides one more space the same way, free of charge.',
  'face.terrain.ramp':
    'A ramp: from straight behind the car flies as far as the stunt die says; from elsewhere it is eliminated.',
  'face.terrain.fire': 'Fire: the car catches fire.',
  'face.terrain.salt': 'Salt flat: the road bonus may be taken this turn, whatever else the car drives on.',
  'face.hazard.quake': 'Every car is shaken one space in the same random direction.',
  'face.hazard.worm': 'The rearmost car on the board is eaten.',
  'face.hazard.glass': 'The space is desert glass: cars slide one more space the same way.',
  'face.hazard.ramp': 'The space is a ramp.',
  'face.hazard.fire': 'The space burns: cars that enter catch fire.',
  'face.hazard.pit': 'The shooting die decides whether the first car falls in; after that the pit is impassable.',
  'face.damage.lasting': 'A card with a lasting effect lies under this token until it is repaired.',
  'face.damage.fire': 'The car catches fire.',
  'face.die.fire': 'Fire die: {face, plural, one {# more point} other {# more points}}',
  'face.die.fire.out': 'Fire die: the fire goes out',
  'face.die.fire.skull': 'Fire die: the car explodes',
};
