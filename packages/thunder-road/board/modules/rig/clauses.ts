/** The clauses that speak of what the Big Rig brings to the table. */
export const RIG_CLAUSES: Readonly<Record<string, readonly string[]>> = {
  'command.rocket': ['TR-RIG-36', 'TR-RIG-37', 'TR-RIG-40'],
  'command.plow': ['TR-RIG-23', 'TR-RIG-38'],
  'command.traction': ['TR-RIG-13'],
  'command.dispenser': ['TR-RIG-35'],
  'command.computer': ['TR-RIG-39'],
  'command.mend': ['TR-RIG-7'],
};
