/** The clauses that speak of leaders, their commands and upgrades. */
export const SHOP_CLAUSES: Readonly<Record<string, readonly string[]>> = {
  leader: ['TR-LEAD-2', 'TR-LEAD-4', 'TR-CTOK-1'],
  upgrade: ['TR-UPG-3'],
  'hazard.laid mine': ['TR-HAZ-3', 'TR-UPG-4'],
  'hazard.laid oil': ['TR-HAZ-6', 'TR-UPG-4'],
  'command.boost': ['TR-LEAD-2'],
  'command.sortie': ['TR-CMD-2'],
  'command.hop': ['TR-CMD-2', 'TR-LEAD-5'],
  'command.flip': ['TR-RUL-90', 'TR-LEAD-5'],
  'command.flames': ['TR-FIRE-1', 'TR-LEAD-5'],
};
