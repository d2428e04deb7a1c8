import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of it. */
export const pvpBoard: Catalogue = {
  'face.evade': 'Evade',
  'face.aggression': 'Aggression',
  'face.evadeTrack': 'Evade of {who}: ignores {evade} damage of each attack by a player',
  'face.aggressionTrack': 'Aggression of {who}: cell {cell} of {cells}',
  'face.text.evade':
    'Each attack by a player does this convoy less damage by the number under the token. The token moves a cell to the right for each damage placed, and one back at the end of each Fire phase.',
  'face.text.aggression':
    'The token moves a cell to the right for each damage its owner does to players. At the end of the Fire phase everything it has passed is earned, and it goes back to the first cell.',
  'face.why.raid':
    'No fame and no target token for this: each damage moves your aggression token, and the victim’s evade token.',
  'face.will.raid': 'Ignores {evade} damage of each attack',
  'face.bonusEarned': 'From cell {cell} on: {bonus}',
};
