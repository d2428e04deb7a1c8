import type { Sound, Thing } from '@lastroad/ui';
import type { ThunderEvent } from '../../src/index.ts';

/** Fields of an event that name a thing; what it is asked about first comes first. */
const FIELDS: readonly (readonly [field: string, about: string])[] = [
  ['hazard', 'hazard'],
  ['token', 'token'],
  ['card', 'lasting'],
  ['command', 'command'],
  ['condition', 'condition'],
  ['strike', 'strike'],
  ['bounty', 'bounty'],
  ['oneShot', 'oneShot'],
  ['leader', 'leader'],
  ['upgrade', 'upgrade'],
  ['side', 'tile'],
  ['car', 'car'],
  ['top', 'car'],
  ['bottom', 'car'],
  ['pushed', 'car'],
  ['other', 'car'],
  ['target', 'car'],
  ['hit', 'car'],
  ['space', 'space'],
  ['to', 'space'],
];

/** What a line of the log speaks of. */
export const thingsIn = (event: ThunderEvent): readonly Thing[] => {
  const fields: Readonly<Record<string, unknown>> = { ...event };
  return FIELDS.flatMap(([field, about]) => {
    const at = fields[field];
    return typeof at === 'number' && at >= 0 ? [{ about, at }] : [];
  });
};

const SOUNDS: Partial<Record<ThunderEvent['type'], Sound>> = {
  rolledDice: 'dice',
  slamRolled: 'dice',
  gaveWay: 'dice',
  fireRolled: 'dice',
  assigned: 'paper',
  commanded: 'turn',
  chopperLanded: 'wind',
  moved: 'engine',
  slammed: 'metal',
  turnedUp: 'paper',
  quaked: 'wind',
  damaged: 'metal',
  battered: 'metal',
  plowed: 'metal',
  rocketFired: 'metal',
  chopperShaken: 'wind',
  dropped: 'paper',
  mended: 'coin',
  respawned: 'engine',
  shot: 'metal',
  repaired: 'coin',
  tileLaid: 'paper',
  conditionLaid: 'wind',
  strikePlayed: 'wind',
  bountyMet: 'coin',
  oneShotPlayed: 'paper',
  drewCards: 'paper',
  reshuffled: 'paper',
  dieSet: 'dice',
  finishPlaced: 'turn',
  eliminated: 'metal',
  tokenGained: 'coin',
  tokenSpent: 'turn',
  rerolled: 'dice',
  picked: 'paper',
  fitted: 'metal',
  flipped: 'paper',
  laid: 'paper',
  swapped: 'engine',
  shoved: 'metal',
  won: 'coin',
};

export const soundOf = (event: ThunderEvent): Sound | null => SOUNDS[event.type] ?? null;
