import type { ThunderEvent } from '../../src/index.ts';

/** What people talk about first; of equals the last. The others are in the log. */
const WEIGHTS: Partial<Record<ThunderEvent['type'], number>> = {
  won: 9,
  finishPlaced: 8,
  wentOut: 8,
  eliminated: 7,
  quaked: 6,
  brokeDown: 6,
  tileLaid: 5,
  slamRolled: 5,
  gaveWay: 5,
  slammed: 4,
  shot: 4,
  damaged: 4,
  battered: 4,
  rocketFired: 4,
  plowed: 4,
  respawned: 4,
  chopperShaken: 4,
  dropped: 3,
  towed: 0,
  afflicted: 4,
  caughtFire: 4,
  fireRolled: 4,
  strikePlayed: 6,
  bountyMet: 6,
  oneShotPlayed: 6,
  sprung: 3,
  turnedUp: 3,
  chopperLanded: 3,
  commanded: 2,
  roundBegan: 2,
  tookBonus: 2,
  repaired: 2,
};

/** The event of a step that is worth a line above the road. */
export const headlineOf = (events: readonly ThunderEvent[]): ThunderEvent | null => {
  let best: ThunderEvent | null = null;
  for (const event of events) {
    if ((WEIGHTS[event.type] ?? 1) >= (best === null ? 0 : (WEIGHTS[best.type] ?? 1))) best = event;
  }
  return best;
};
