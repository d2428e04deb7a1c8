import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of it. */
export const deckBoard: Catalogue = {
  'face.text.slot.junk': 'Fires once in a Fire phase; each shot costs an item card instead of ammo.',
  'face.text.slot.itemPerRound': 'Draws an item card at the end of each round.',
  'face.text.slot.itemLimit': 'Lets you hold one more item while it is not damaged.',
  'face.why.junk': 'Any item will do. It is discarded and does nothing else.',
  'face.text.phase.exploreOrRest': 'In the Explore or the Rest phase.',
  'face.text.phase.beforeFire': 'In the Explore, the Rest or the Movement phase.',
  'face.passenger': '{card}: +3 speed in the next Movement phase',
  'face.windAhead': 'Headwind in the next Movement phase',
  'face.slowed': 'Headwind: {points} less speed',
  'face.backfire': 'Brew: {damage} damage after the move',
  'face.why.donate': 'Food becomes fame at once. Less than 2 in all moves the Aurora to its red dock.',
  'face.why.shroud': 'Ambushes and enemy fire pass you by in this phase.',
};
