/** The kinds of answers that each part of the table can give. */
export const MAP_KINDS = ['waypoint', 'road', 'mine', 'enemy', 'markedEnemy', 'anyEnemy', 'target'] as const;
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
