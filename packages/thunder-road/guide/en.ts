import type { Catalogue } from '@lastroad/kernel';

export const en: Catalogue = {
  welcome:
    'Three cars against three. You win when one of yours crosses the finish, or when nobody else has a car that still runs.',
  dice: 'You have rolled four dice for this round: a 1, a 3 and two 5s. Each car gets one to drive with, and the fourth may pay for a command. Begin with your large car.',
  five: 'Give it a 5: so many points it has to move.',
  nitro: 'Before it moves you may give one command. Nitro adds a die of 1 to 3 to the points. Choose nitro.',
  spend: 'Spend the 3. That makes 8 points.',
  lane: 'In the first round cars come in from the rear edge, with their first point, in any lane. Take the road in lane 4.',
  steer:
    'Each step goes forward or forward to a side. Most spaces cost a point, mud costs two, and rock is the end of a car. Go straight ahead.',
  hazard: 'A token lies face down ahead: mine, oil, wreck, or nothing bad. Better to steer round it: forward-right.',
  rival:
    'Your car left the road at the end. One that stays on it all the way may take as many points more as the road die shows, as your rival will now.',
  medium:
    'Your turn again. Every car moves once a round. Take the medium one; it gets the other 5 and follows the road.',
  bonus: 'It never left the road. Take the bonus: 2 more points, to be used in full.',
  small: 'For the small car only the 1 is left. Let it come in on the road in lane 2.',
  slam: 'Your rival has driven into your small car: a slam. Two dice tell which of the two moves and where. The owner of the larger car may have them rolled again.',
  round: 'A new round: everybody has rolled again, and your rival begins. Watch.',
  oil: 'Slammed again, and thrown onto a hidden token: oil, and the car slid once more. After moving, a car may shoot at a car in the three spaces ahead of it.',
  damaged:
    'The shot hit your large car. With one damage it still runs; with a second it would stand still until somebody repairs it.',
  back: 'Time to strike back. Move your small car.',
  six: 'Give it the 6.',
  airstrike: 'And give a command first: airstrike, with any die. It sends your chopper out.',
  chopper:
    'It may land on any empty space and shoots at what is ahead of it. Put it behind the large car of your rival.',
  shoot: 'The larger the target, the easier it is to hit. Shoot.',
  skid: 'A hit! The damage is a skid: it threw the car onto the same oil, and from there it slid on. One blow leads to the next on this road.',
  drive: 'Now drive your small car. Straight ahead; the rest of the way it will find by itself.',
  end: 'You know the road now: dice, commands, slams, shots. Nobody brakes. Good luck!',
};
