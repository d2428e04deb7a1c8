/** Part 11. */
export const CARNAGE_CLAUSES: Readonly<Record<string, readonly string[]>> = {
  'terrain.slime': ['TR-CARN-1'],
  'terrain.glass': ['TR-CARN-2'],
  'terrain.ramp': ['TR-CARN-3', 'TR-CARN-4'],
  'terrain.fire': ['TR-CARN-5', 'TR-FIRE-1'],
  'terrain.salt': ['TR-CARN-6', 'TR-CARN-7'],
  'hazard.quake': ['TR-CARN-8', 'TR-CARN-13'],
  'hazard.worm': ['TR-CARN-9'],
  'hazard.glass': ['TR-CARN-10', 'TR-CARN-2'],
  'hazard.ramp': ['TR-CARN-15'],
  'hazard.fire': ['TR-CARN-10', 'TR-FIRE-1'],
  'hazard.pit': ['TR-CARN-11', 'TR-CARN-12'],
  'damage.lasting': ['TR-TOK-7', 'TR-LAST-1'],
  'damage.fire': ['TR-TOK-7', 'TR-FIRE-1'],
};
