/** FS-STORY-4, FS-DB-5, 13.2: what turns a story over. Only this is on the back. */
export const TRIGGERS = [
  'gather',
  'upgrade',
  'upgradeTruck',
  'upgradeTrailer',
  'upgradeDevice',
  'recruit',
  'encounter',
  'pass',
  'bonus',
  'infect',
  'event',
  'feed',
  'rest0',
  'move0',
  'waypoint',
  'shortcut',
  'overtake',
  'region',
  'stay',
  'shoot0',
  'attack',
  'jam',
  'defeat',
  'hit2',
  'end0',
] as const;
export type TriggerName = (typeof TRIGGERS)[number];

interface Trigger {
  readonly phase: 'explore' | 'rest' | 'movement' | 'fire' | 'endOfRound';
  /** Met outside anybody's turn (FS-STORY-13), so that the Automa never meets it (FS-STORY-46). */
  readonly situation?: true;
  /** FS-DB-6. */
  readonly often: 'certain' | 'common' | 'medium' | 'rare';
}

export const TRIGGER_TRAITS: Readonly<Record<TriggerName, Trigger>> = {
  gather: { phase: 'explore', often: 'common' },
  upgrade: { phase: 'explore', often: 'common' },
  upgradeTruck: { phase: 'explore', often: 'common' },
  upgradeTrailer: { phase: 'explore', often: 'common' },
  upgradeDevice: { phase: 'explore', often: 'common' },
  recruit: { phase: 'explore', often: 'common' },
  encounter: { phase: 'explore', often: 'medium' },
  pass: { phase: 'explore', often: 'common' },
  bonus: { phase: 'explore', often: 'common' },
  infect: { phase: 'explore', often: 'medium' },
  event: { phase: 'explore', situation: true, often: 'rare' },
  feed: { phase: 'rest', often: 'common' },
  rest0: { phase: 'rest', situation: true, often: 'certain' },
  move0: { phase: 'movement', often: 'certain' },
  waypoint: { phase: 'movement', often: 'medium' },
  shortcut: { phase: 'movement', often: 'medium' },
  overtake: { phase: 'movement', often: 'medium' },
  region: { phase: 'movement', often: 'medium' },
  stay: { phase: 'movement', often: 'medium' },
  shoot0: { phase: 'fire', situation: true, often: 'certain' },
  attack: { phase: 'fire', often: 'common' },
  jam: { phase: 'fire', often: 'medium' },
  defeat: { phase: 'fire', often: 'rare' },
  hit2: { phase: 'fire', often: 'medium' },
  end0: { phase: 'endOfRound', situation: true, often: 'certain' },
};

/** FS-DB-17: what a condition can count; what is or is not so counts 1 or 0. */
export const MEASURES = [
  'ammo',
  'food',
  'fuel',
  'items',
  'survivors',
  'cleanSurvivors',
  'convoyCards',
  'trailers',
  'truckDamage',
  'junkWeapons',
  'ownTargets',
  // Of the action that turned the story over.
  'party',
  'partySkill',
  'partyIllness',
  'partyWardsIllness',
  'foodFed',
  'weaponFired',
  // Since the quest was taken on.
  'gathered',
  'defeated',
  // Where the convoy stands.
  'region',
  'reachedAurora',
  'reachedAuroraFirst',
] as const;

/** FS-STORY-31: where a story is kept. */
export const PLACES = [
  'truck',
  'trailer',
  'truckOrTrailer',
  'device',
  'upgraded',
  'convoyCard',
  'survivor',
  'board',
  'restZone',
] as const;

/** FS-STORY-7, FS-DB-18: under which card of the row a story is put, and what turns it over there. */
export const HOSTS = ['space5', 'explored', 'convoyCard', 'leftmost'] as const;
export const SPRINGS = ['explored', 'gathered', 'upgraded', 'discarded'] as const;

/** FS-STORY-31: what can be printed on the lower edge. */
export const CELLS = ['any', 'foodOrFuel', 'armour', 'fame1', 'speed', 'weapon1'] as const;

/** FS-DB-17. */
export const DEADLINES = ['roundEnd', 'nextRoundEnd', 'nextFireEnd', 'gameEnd'] as const;

/** FS-DB-19: who meets a story in a solo game (FS-STORY-41, 46, 47). */
export const AUTOMA_NOTES = ['triggerable', 'situation', 'multiplayer'] as const;
