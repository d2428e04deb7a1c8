/** The kinds of answers that each part of the table can give. */
/** What a road can be the answer to: which way, and where a mine is laid. */
export const ROAD_KINDS = ['road', 'mine'] as const;
export const MAP_KINDS = ['waypoint', ...ROAD_KINDS, 'opponent', 'enemy', 'markedEnemy', 'anyEnemy', 'target'] as const;
export const ROW_KINDS = ['space', 'part', 'bonus', 'block', 'discarded'] as const;
export const OWN_KINDS = [
  'slot',
  'cargo',
  'weapon',
  'token',
  'position',
  'survivor',
  'victim',
  'item',
  'ownItem',
  'keep',
  'ready',
] as const;
/** What lies in a convoy or beside it, wherever that is spoken of. */
export const OWN_THINGS: readonly string[] = ['ownSlot', 'pvpTrack'];
